-- As before, and holds a shared lock from before a transfer has its id until the transaction ends. A transaction that takes this lock alone knows that all
-- transfers with an id are committed: cashback needs that where two periods meet.
create or replace function ledger_post(
  keys text[], kinds text[], made_ats timestamptz[], actors text[], reasons text[], counts int[],
  froms text[], tos text[], amounts bigint[], currencies text[], in_order boolean
) returns table (status text, transfer_id bigint)
language plpgsql security definer set search_path = public, pg_temp set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$
declare ids bigint[];
begin
  perform pg_advisory_xact_lock_shared(20261130);
  perform pg_current_xact_id();
  if not in_order then
    perform from ledger_account a where a.id = any (froms || tos) order by a.id collate "C" for update;
  end if;
  if cardinality(keys) > 1 then
    ids := ledger_post_together(keys, kinds, made_ats, actors, reasons, counts, froms, tos, amounts, currencies);
  end if;
  if ids is not null then
    return query select 'posted', i from unnest(ids) with ordinality u(i, at) order by at;
  else
    return query select p.status, p.transfer_id
      from ledger_post_in_turn(keys, kinds, made_ats, actors, reasons, counts, froms, tos, amounts, currencies, true) p;
  end if;
end $$;
