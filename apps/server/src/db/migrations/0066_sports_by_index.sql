-- What decides a batch of bets is found by its indexes, however many bets there are. Planned in the application, the bets that others replace
-- were looked for through the whole table.
create function sports_bets(provider text, refs text[]) returns setof sports_bet
  language plpgsql stable
  set search_path = public, pg_temp
  set enable_seqscan = off
  set plan_cache_mode = force_generic_plan
as $$
begin
  -- With each bet the one whose place it has taken: it stands again when this one is not taken.
  return query
    select * from sports_bet b where b.ref = any (refs) and b.provider_id = provider
    union
    select earlier.* from sports_bet later join sports_bet earlier on earlier.ref = later.replaces and earlier.provider_id = later.provider_id
     where later.ref = any (refs) and later.provider_id = provider;
end $$;

create function sports_transactions(provider text, refs text[]) returns setof sports_transaction
  language plpgsql stable
  set search_path = public, pg_temp
  set enable_seqscan = off
  set plan_cache_mode = force_generic_plan
as $$
begin
  return query
    select * from sports_transaction t where t.ref = any (refs) and t.provider_id = provider
    union
    select * from sports_transaction t where t.original = any (refs) and t.provider_id = provider;
end $$;

alter function sports_bet_one_of_two() set search_path = public, pg_temp;
alter function sports_bet_one_of_two() set enable_seqscan = off;
