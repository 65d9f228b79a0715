-- A batch is nearly always good: every key is new and every purse can pay. Then all of it can be written together, each table in one
-- statement, at a third of the work of transfer after transfer. Anything else is still posted in turn, by the same function as before.

alter function ledger_post(text[], text[], timestamptz[], text[], text[], int[], text[], text[], bigint[], text[], boolean)
  rename to ledger_post_in_turn;

-- Posts all of these transfers and answers their ids, in order; or answers null, with nothing changed, when one of them may have to be
-- refused, or has been posted before.
create function ledger_post_together(
  keys text[], kinds text[], made_ats timestamptz[], actors text[], reasons text[], counts int[],
  froms text[], tos text[], amounts bigint[], currencies text[]
) returns bigint[] language plpgsql
-- The plan is made while the tables are small and then kept: it must look rows up, and take the purses in their order.
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set enable_hashagg = off as $$
declare
  ids   bigint[];
  asked int; -- purses that have to change
  paid  int; -- those that could
begin
  if 0 = any (counts) or exists (select from ledger_freeze) then return null; end if;

  ids := array(select nextval('ledger_transfer_id_seq') from generate_series(1, cardinality(keys)));
  insert into ledger_transfer (id, key, kind, made_at, actor, reason) overriding system value
  select * from unnest(ids, keys, kinds, made_ats, actors, reasons);

  -- A purse that could pay all it gives before it gets anything can pay in any order.
  with moved as (
    select f as purse, c as currency, -a as change from unnest(froms, currencies, amounts) u(f, c, a) where starts_with(f, 'player/')
    union all
    select t, c, a from unnest(tos, currencies, amounts) u(t, c, a) where starts_with(t, 'player/')
  ), wanted as materialized (
    select m.purse, m.currency, sum(m.change)::bigint as change, sum(least(m.change, 0))::bigint as given
      from moved m group by m.purse collate "C", m.purse, m.currency
  ), done as (
    update ledger_account a set balance = a.balance + w.change from wanted w
     where a.id = w.purse and a.currency = w.currency and a.balance + w.given >= 0
    returning a.id
  )
  select (select count(*) from wanted), (select count(*) from done) into asked, paid;
  if paid < asked then raise check_violation; end if;

  perform ledger_write(
    array(select t.id from unnest(ids, counts) with ordinality t(id, n, at), generate_series(1, t.n) order by t.at),
    froms, tos, amounts, currencies);
  return ids;
exception when unique_violation or check_violation then
  -- Nothing of it stands. In turn it will be found which key has been used before, or which purse cannot pay.
  return null;
end $$;

-- Posts transfers in the order given, each wholly or not at all, and answers one row for each. Transfer t has counts[t] postings, and
-- those of all transfers stand one after the other. in_order says that the purses come in the order of their ids; otherwise they are
-- locked in that order first, so that two calls that want the same purses never wait for each other.
create function ledger_post(
  keys text[], kinds text[], made_ats timestamptz[], actors text[], reasons text[], counts int[],
  froms text[], tos text[], amounts bigint[], currencies text[], in_order boolean
) returns table (status text, transfer_id bigint)
language plpgsql security definer set search_path = public, pg_temp set enable_seqscan = off as $$
declare ids bigint[];
begin
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

revoke execute on function ledger_post, ledger_post_together, ledger_post_in_turn from public;
