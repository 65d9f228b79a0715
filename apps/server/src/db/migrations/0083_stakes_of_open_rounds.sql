-- What a bonus has staked in open rounds that have won nothing: it may be given back, so it does not complete the bonus. A bet that has
-- been won on stands.
create function bonus_open_stakes(bonus text) returns table (game_id text, staked bigint)
language plpgsql stable set search_path = public, pg_temp set enable_seqscan = off as $$
begin
  return query
    select r.game_id, r.staked_bonus from game_round r
     where r.bonus_id = bonus and r.state = 'open' and r.staked_bonus > 0 and r.won_real = 0 and r.won_bonus = 0;
end $$;
