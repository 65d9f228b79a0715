-- Players who may not play, for a time or for good. A row is never changed and never taken back; a longer one is added beside it.
create table player_exclusion (
  id          text        primary key,
  player_id   text        not null references player,
  kind        text        not null,
  started_at  timestamptz not null,
  ends_at     timestamptz, -- nothing when it is for good
  asked_by    text        not null, -- 'player', 'operator/{name}', or 'house' for those that are older than this table
  reason      text, -- of the operator
  constraint player_exclusion_odd_kind check (kind in ('time_out', 'self_exclusion')),
  constraint player_exclusion_ends_before_it_begins check (ends_at > started_at),
  constraint player_exclusion_time_out_without_end check (kind <> 'time_out' or ends_at is not null),
  constraint player_exclusion_odd_asker check (asked_by in ('player', 'house') or asked_by ~ '^operator/[\w.@-]{1,64}$'),
  constraint player_exclusion_without_reason check ((asked_by like 'operator/%') = (reason is not null)),
  constraint player_exclusion_odd_reason check (length(reason) between 1 and 500)
);
create index player_exclusion_of on player_exclusion (player_id, started_at);

create trigger append_only before update or delete or truncate on player_exclusion
  for each statement execute function player_event_append_only();

-- 'limited': signs in and takes money out, but does not play, pay in or take a bonus.
alter table player drop constraint player_odd_status;
alter table player add constraint player_odd_status check (status in ('active', 'limited', 'excluded', 'blocked'));

-- What the player comes back to when an exclusion ends.
alter table player add column standing text not null default 'active';
alter table player add constraint player_odd_standing check (standing in ('active', 'limited', 'blocked'));
update player set standing = status where status <> 'excluded' and standing <> status;

create function player_keep_standing() returns trigger language plpgsql as $$
begin
  if new.status in ('active', 'limited', 'blocked') then new.standing := new.status; end if;
  if new.status in ('active', 'limited')
     and exists (select from player_exclusion e where e.player_id = new.id and e.ends_at is null) then
    raise exception 'player % is excluded for good', new.id using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger keep_standing before insert or update of status on player
  for each row execute function player_keep_standing();

insert into player_exclusion (id, player_id, kind, started_at, asked_by)
  select 'before/' || id, id, 'self_exclusion', now(), 'house' from player where status = 'excluded';

-- What an operator does to a player is written down with its reason.
alter table player_event add constraint player_event_without_reason
  check (kind <> 'status_changed' or actor not like 'operator/%' or coalesce(length(after ->> 'reason'), 0) > 0);

-- An excluded player may sign in to take their money out, and for nothing else: such a sign-in is of scope 'withdrawal'.
alter table player_session add column scope text not null default 'full';
alter table player_session add constraint player_session_odd_scope check (scope in ('full', 'withdrawal'));

create or replace function session_rotate(sid text, given int, at timestamptz, grace_s int)
returns table (outcome text, generation int, player_id text)
language plpgsql as $$
declare
  s         player_session;
  may_stay  boolean;
begin
  select * into s from player_session p where p.id = sid for update;
  generation := s.generation;
  player_id := s.player_id;
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
  elsif given = s.generation - 1 and at <= s.rotated_at + make_interval(secs => grace_s) then
    outcome := 'repeated';
  else
    outcome := 'reused';
    update player_session p set ended_at = at, end_reason = 'reused' where p.id = sid;
  end if;
  return next;
end $$;
