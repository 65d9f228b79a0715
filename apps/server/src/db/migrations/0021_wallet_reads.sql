-- What the wallet asks in each of its batches. A plan is made once and kept: for a handful of bets the planner thought it worth while
-- to make a new one each time, which took longer than reading.

drop function game_players(text[]);

-- Who may bet, from when on not, and what is in their purses, which nobody else can change until the transaction ends. Locking is a
-- right of the ledger's owner; always in the order of the purses, so that two batches never wait for each other: by player, and of each
-- the bonus purse before the real one.
create function game_players(player_ids text[])
returns table (player_id text, real_balance bigint, bonus_balance bigint, active boolean, no_bets_from timestamptz)
language plpgsql security definer set search_path = public, pg_temp
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set plan_cache_mode = force_generic_plan as $$
begin
  return query select p.id, r.balance, b.balance, p.status = 'active', p.no_bets_from
    from player p
    join ledger_account b on b.id = 'player/' || p.id || '/bonus'
    join ledger_account r on r.id = 'player/' || p.id || '/real'
   where p.id = any (player_ids) order by p.id collate "C" for update of b, r;
end $$;

alter function game_rounds set plan_cache_mode = force_generic_plan;
alter function game_transactions set plan_cache_mode = force_generic_plan;
alter function ledger_post set plan_cache_mode = force_generic_plan;
