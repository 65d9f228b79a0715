-- As before, and a sports bet completes no bonus before it is settled: its player may cash it out as soon as its book has taken it.
create or replace function bonus_open_stakes(bonus text) returns table (game_id text, staked bigint)
language plpgsql stable set search_path = public, pg_temp set enable_seqscan = off as $$
begin
  return query
    select r.game_id, r.staked_bonus from game_round r
     where r.bonus_id = bonus and r.state = 'open' and r.staked_bonus > 0 and r.won_real = 0 and r.won_bonus = 0
    union all
    select 'sports', b.open_bonus from sports_bet b
     where b.bonus_id = bonus and b.settled_at is null and b.open_bonus > 0
    union all
    select 'sports', later.kept_bonus from sports_bet later
      join sports_bet earlier on earlier.ref = later.replaces and earlier.provider_id = later.provider_id
     where later.kept_bonus > 0 and earlier.bonus_id = bonus;
end $$;

-- As before, with the time from which the bonus pays for no more stakes.
drop function game_players_now(text[]);
create function game_players_now(player_ids text[])
returns table (id text, active boolean, no_bets_from timestamptz, bonus_id text, bonus_min_odds text, bonus_ends_at timestamptz)
language plpgsql stable set search_path = public, pg_temp
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set plan_cache_mode = force_generic_plan as $$
begin
  return query select p.id, p.status = 'active', p.no_bets_from, b.id, b.min_odds, b.ends_at
    from player p left join bonus b on b.player_id = p.id and b.state = 'active' where p.id = any (player_ids);
end $$;
