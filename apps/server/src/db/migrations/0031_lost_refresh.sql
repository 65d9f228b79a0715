-- The answer to a refresh may be lost on its way: the browser asks again, with the token that it still has, whenever it can. Until
-- somebody uses what was answered, that is no theft.
alter table player_session add column used_generation int not null default 0; -- newest one whose access token somebody has used
-- Of older sessions it is not known: as before, an exchanged token of theirs has ten seconds.
update player_session set used_generation = generation where ended_at is null and generation > 0;

-- Exchanges generation `given` of a session's refresh token for the next one.
--   rotated: the answer's generation is the next. repeated: it was exchanged before, within `grace_s` by another tab, or for an answer that
--   nobody has used; it gets the same. reused: what it was exchanged for is in use, so there is a thief: the whole session ends.
--   ended: there is none.
create or replace function session_rotate(sid text, given int, at timestamptz, grace_s int)
returns table (outcome text, generation int, player_id text)
language plpgsql as $$
declare
  s           player_session;
  may_stay    boolean;
  grace_over  boolean;
begin
  select * into s from player_session p where p.id = sid for update;
  generation := s.generation;
  player_id := s.player_id;
  grace_over := at > s.rotated_at + make_interval(secs => grace_s);
  select p.status in ('active', 'limited') or (p.status = 'excluded' and s.scope = 'withdrawal') into may_stay
    from player p where p.id = s.player_id;
  if s.id is null or s.ended_at is not null or at >= s.expires_at or at >= s.rotated_at + make_interval(secs => s.idle_s) then
    outcome := 'ended';
  elsif not may_stay then
    outcome := 'ended';
    update player_session p set ended_at = at, end_reason = 'not_active' where p.id = sid;
  elsif given = s.generation then
    outcome := 'rotated';
    generation := s.generation + 1;
    update player_session p set generation = s.generation + 1, rotated_at = at where p.id = sid;
  elsif given = s.generation - 1 and (not grace_over or s.used_generation < s.generation) then
    outcome := 'repeated';
    -- All tabs lost the answer, and ask again at the same time.
    if grace_over then update player_session p set rotated_at = at where p.id = sid; end if;
  else
    outcome := 'reused';
    update player_session p set ended_at = at, end_reason = 'reused' where p.id = sid;
  end if;
  return next;
end $$;
