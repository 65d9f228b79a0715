-- What a bonus has staked and may get back, so it does not complete the bonus: in open rounds that have won nothing (a bet that has been won on
-- stands), in sports bets that their book has not taken yet, and what is kept of a bet whose place one of these takes. A player may know
-- before a stake comes back that it will.
create function bonus_open_stakes(bonus text) returns table (game_id text, staked bigint)
language plpgsql stable set search_path = public, pg_temp set enable_seqscan = off as $$
begin
  return query
    select r.game_id, r.staked_bonus from game_round r
     where r.bonus_id = bonus and r.state = 'open' and r.staked_bonus > 0 and r.won_real = 0 and r.won_bonus = 0
    union all
    select 'sports', b.open_bonus from sports_bet b
     where b.bonus_id = bonus and b.settled_at is null and b.state = 'made' and b.open_bonus > 0
    union all
    select 'sports', later.kept_bonus from sports_bet later
      join sports_bet earlier on earlier.ref = later.replaces and earlier.provider_id = later.provider_id
     where later.kept_bonus > 0 and earlier.bonus_id = bonus;
end $$;
