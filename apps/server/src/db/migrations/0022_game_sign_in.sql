-- The sign-in that a game was launched by: once it has ended, the game takes no more bets. Nothing for games that nobody has signed in
-- for, as those of the demo's regulars, and for those that were open before this was written down.
alter table game_session add column sign_in_id text;

-- Those of these sign-ins that have not ended. The wallet asks for each of its batches, and for one at a launch; like the other reads of
-- a batch, its plan is made once and kept.
create function game_open_sign_ins(ids text[], at timestamptz) returns table (id text)
language plpgsql stable set search_path = public, pg_temp
set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$
begin
  return query select s.id from player_session s where s.id = any (ids) and s.ended_at is null and s.expires_at > at;
end $$;
