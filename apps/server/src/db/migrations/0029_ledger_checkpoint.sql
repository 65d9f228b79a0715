-- The trial balance adds up what is new since the last one. What the postings of all transfers up to a checkpoint add up to is kept for
-- each account and currency; docs/money.md has the proof that every posting is counted exactly once.

create table ledger_checkpoint (
  only_row      boolean  primary key default true,
  up_to         bigint   not null default 0, -- the sums hold the postings of every transfer up to this one
  next_up_to    bigint,                      -- where the checkpoint goes next
  next_after    xid8,                        -- once every transaction up to this one has ended
  compared_to   text     not null default '', -- the last purse that was looked at in turn
  constraint ledger_checkpoint_twice check (only_row),
  constraint ledger_checkpoint_goes_back check (next_up_to > up_to),
  constraint ledger_checkpoint_half_planned check ((next_up_to is null) = (next_after is null))
);
insert into ledger_checkpoint default values;

create table ledger_sum (
  account   text    not null,
  currency  text    not null,
  total     bigint  not null, -- minor units, up to the checkpoint
  primary key (account, currency)
) with (fillfactor = 70);

create function ledger_checkpoint_guard() returns trigger language plpgsql as $$
begin
  if new.up_to < old.up_to then
    raise exception 'a checkpoint only goes forward' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger forward_only before update on ledger_checkpoint for each row execute function ledger_checkpoint_guard();

-- Whether every transaction of this database whose id is below `xact` has ended, so that what it has written can be seen. Those of other
-- databases of the same server are not waited for: they write nothing here.
create function ledger_ended(xact xid8) returns boolean language sql stable as $$
  select xact < pg_snapshot_xmax(pg_current_snapshot()) and not exists (
    select from pg_snapshot_xip(pg_current_snapshot()) running where running < xact and not exists (
      select from pg_stat_activity a join pg_database d on d.oid = a.datid
       where a.backend_xid = running::xid and d.datname <> current_database()))
$$;

-- Chooses where the checkpoint goes next; false when nothing is new. The newest transfer is read before this transaction takes its own
-- id: whoever holds the id of an older transfer has taken a transaction id before that, so theirs is smaller than ours.
create function ledger_plan_checkpoint() returns boolean language plpgsql security definer set search_path = public, pg_temp as $$
declare newest bigint;
begin
  if pg_current_xact_id_if_assigned() is not null then
    raise exception 'a checkpoint is planned before the transaction writes' using errcode = 'active_sql_transaction';
  end if;
  select max(t.id) into newest from ledger_transfer t;
  -- An id that nobody has reached is of another server, of which this database is a copy.
  update ledger_checkpoint c set next_up_to = newest, next_after = pg_current_xact_id()
   where c.up_to < newest and (c.next_up_to is null or c.next_after > pg_current_xact_id());
  return exists (select from ledger_checkpoint c where c.next_up_to is not null);
end $$;

-- Adds the postings of at most so many transfers to the sums. status: 'folded'; 'waits' while a transaction is open that may still bring
-- a transfer with an id before the planned checkpoint; 'done' when there is nothing planned. purses are those whose postings were added.
create function ledger_fold(
  most int, out status text, out purses text[], out postings bigint, out empty_transfers bigint[]
) returns record language plpgsql security definer set search_path = public, pg_temp
set enable_seqscan = off set plan_cache_mode = force_custom_plan
set jit = off -- The price of a scan that is forbidden looks worth compiling, which takes longer than all the rest.
as $$
declare
  here    ledger_checkpoint;
  target  bigint;
begin
  select * into here from ledger_checkpoint for update;
  purses := '{}'; postings := 0; empty_transfers := '{}';
  if here.next_up_to is null then status := 'done'; return; end if;
  if not ledger_ended(here.next_after) then status := 'waits'; return; end if;

  select coalesce(max(t.id), here.next_up_to) into target
    from (select id from ledger_transfer where id > here.up_to and id <= here.next_up_to order by id limit most) t;
  with side as (
    select to_account as account, currency, amount as change from ledger_posting where transfer_id > here.up_to and transfer_id <= target
    union all
    select from_account, currency, -amount from ledger_posting where transfer_id > here.up_to and transfer_id <= target
  ), added as (
    insert into ledger_sum as s (account, currency, total)
    select side.account, side.currency, sum(side.change)::bigint from side group by side.account, side.currency
    on conflict (account, currency) do update set total = s.total + excluded.total
    returning s.account
  )
  select coalesce(array_agg(distinct a.account) filter (where a.account like 'player/%'), '{}') into purses from added a;
  select count(*) into postings from ledger_posting where transfer_id > here.up_to and transfer_id <= target;
  empty_transfers := array(
    select t.id from ledger_transfer t where t.id > here.up_to and t.id <= target
       and not exists (select from ledger_posting p where p.transfer_id = t.id) order by t.id);
  update ledger_checkpoint c set up_to = target,
         next_up_to = case when target < here.next_up_to then here.next_up_to end, next_after = case when target < here.next_up_to then here.next_after end;
  status := 'folded';
end $$;

-- The next purses in turn, in the order of their ids; empty once after the last of them, and then from the beginning.
create function ledger_next_purses(most int) returns text[] language plpgsql security definer set search_path = public, pg_temp as $$
declare purses text[];
begin
  purses := array(select a.id from ledger_account a where a.id > (select c.compared_to from ledger_checkpoint c) order by a.id limit most);
  update ledger_checkpoint set compared_to = coalesce(purses[cardinality(purses)], '');
  return purses;
end $$;

revoke execute on function ledger_plan_checkpoint, ledger_fold, ledger_next_purses from public;

-- A transfer takes its id only when its purses are locked, as in ledger_post_in_turn: so the transfers of a purse are committed in the
-- order of their ids. Before, one that went ahead without locking could take an id and then wait for a purse.
create or replace function ledger_post_together(
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

  ids := array(select nextval('ledger_transfer_id_seq') from generate_series(1, cardinality(keys)));
  insert into ledger_transfer (id, key, kind, made_at, actor, reason) overriding system value
  select * from unnest(ids, keys, kinds, made_ats, actors, reasons);

  perform ledger_write(
    array(select t.id from unnest(ids, counts) with ordinality t(id, n, at), generate_series(1, t.n) order by t.at),
    froms, tos, amounts, currencies);
  return ids;
exception when unique_violation or check_violation then
  -- Nothing of it stands. In turn it will be found which key has been used before, or which purse cannot pay.
  return null;
end $$;

-- As before, and first takes a transaction id, which the checkpoint relies on: a transfer's id is never older than its transaction's.
create or replace function ledger_post(
  keys text[], kinds text[], made_ats timestamptz[], actors text[], reasons text[], counts int[],
  froms text[], tos text[], amounts bigint[], currencies text[], in_order boolean
) returns table (status text, transfer_id bigint)
language plpgsql security definer set search_path = public, pg_temp set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$
declare ids bigint[];
begin
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
