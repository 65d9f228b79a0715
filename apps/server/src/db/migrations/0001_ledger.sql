-- Money only moves. A posting takes an amount from one account and gives it to another, so the books balance by construction, and
-- nothing here is ever changed or deleted: a correction is a new transfer with an actor and a reason.
--
-- Accounts are text. 'player/{id}/real|bonus|held' are purses: they have a row that holds their balance and cannot go below zero.
-- 'world/{provider}/{CUR}' and 'house/{name}/{CUR}' have no row, because every bet would wait for it: they are summed from postings.

create table ledger_account (
  id        text   primary key,
  currency  text   not null,
  balance   bigint not null default 0, -- minor units
  constraint ledger_account_not_overdrawn check (balance >= 0),
  constraint ledger_account_only_purses check (id like 'player/_%/real' or id like 'player/_%/bonus' or id like 'player/_%/held'),
  constraint ledger_account_odd_currency check (length(currency) = 3 and currency = upper(currency))
) with (fillfactor = 60); -- Room on the page, so that a new balance touches no index.

create table ledger_transfer (
  id       bigint      generated always as identity primary key,
  key      text        not null,
  kind     text        not null,
  made_at  timestamptz not null default now(),
  actor    text, -- who corrected something, and why; empty for what follows from a business fact
  reason   text,
  constraint ledger_transfer_key_used_before unique (key)
);

create table ledger_posting (
  transfer_id   bigint   not null references ledger_transfer,
  line          smallint not null,
  from_account  text     not null,
  to_account    text     not null,
  amount        bigint   not null, -- minor units
  currency      text     not null,
  primary key (transfer_id, line),
  constraint ledger_posting_moves_nothing check (amount > 0),
  constraint ledger_posting_to_itself check (from_account <> to_account),
  constraint ledger_posting_other_currency check (
    (starts_with(from_account, 'player/') or right(from_account, 4) = '/' || currency) and
    (starts_with(to_account, 'player/') or right(to_account, 4) = '/' || currency)),
  constraint ledger_posting_odd_account check (
    (starts_with(from_account, 'player/') or starts_with(from_account, 'world/') or starts_with(from_account, 'house/')) and
    (starts_with(to_account, 'player/') or starts_with(to_account, 'world/') or starts_with(to_account, 'house/')))
);

-- A player's statement reads by purse; nobody reads the world or the house line by line.
create index ledger_posting_out on ledger_posting (from_account, transfer_id) where from_account like 'player/%';
create index ledger_posting_in on ledger_posting (to_account, transfer_id) where to_account like 'player/%';

-- A broken invariant stops a currency until an operator has understood why.
create table ledger_freeze (
  currency   text        primary key,
  reason     text        not null,
  frozen_at  timestamptz not null
);

create function ledger_append_only() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only: correct it with a new transfer', tg_table_name using errcode = 'restrict_violation';
end $$;

create trigger append_only before update or delete or truncate on ledger_transfer
  for each statement execute function ledger_append_only();
create trigger append_only before update or delete or truncate on ledger_posting
  for each statement execute function ledger_append_only();

-- Adds to a purse, or takes from it: answers the new balance, or null, with nothing changed, when it would go below zero.
create function ledger_add(purse text, purse_currency text, change bigint) returns bigint language plpgsql as $$
declare new_balance bigint;
begin
  update ledger_account set balance = balance + change
   where id = purse and currency = purse_currency and balance + change >= 0
   returning balance into new_balance;
  if not found and not exists (select from ledger_account where id = purse and currency = purse_currency) then
    raise exception 'there is no purse % in %', purse, purse_currency using errcode = 'foreign_key_violation';
  end if;
  return new_balance;
end $$;

-- Whether a posted transfer is what somebody asks for once more.
create function ledger_same(id_in bigint, kind_in text, froms text[], tos text[], amounts bigint[], currencies text[])
returns boolean language sql stable as $$
  select t.kind = kind_in
     and array(select (p.from_account, p.to_account, p.amount, p.currency)::text
                 from ledger_posting p where p.transfer_id = id_in order by p.line)
       = array(select (a.f, a.t, a.a, a.c)::text from unnest(froms, tos, amounts, currencies) with ordinality a(f, t, a, c, line) order by a.line)
    from ledger_transfer t where t.id = id_in
$$;

-- Writes the postings of the transfers just posted. ids says which transfer each belongs to; null is for one that was not posted.
create function ledger_write(ids bigint[], froms text[], tos text[], amounts bigint[], currencies text[]) returns void language plpgsql as $$
begin
  insert into ledger_posting (transfer_id, line, from_account, to_account, amount, currency)
  select p.id, row_number() over (partition by p.id order by p.at), p.f, p.t, p.a, p.c
    from unnest(ids, froms, tos, amounts, currencies) with ordinality p(id, f, t, a, c, at) where p.id is not null;
end $$;

-- Posts transfers in the order given, each wholly or not at all. Transfer t has counts[t] postings, and those of all transfers stand
-- one after the other in froms, tos, amounts and currencies. Answers one row a transfer: what became of it, its id, and the balances
-- its purses have now. One call takes many transfers, because the round trip and the commit cost more than the work.
-- in_order says that the purses come in the order of their ids; otherwise they are locked in that order first, so that two calls that
-- want the same purses never wait for each other.
create function ledger_post(
  keys text[], kinds text[], made_ats timestamptz[], actors text[], reasons text[], counts int[],
  froms text[], tos text[], amounts bigint[], currencies text[], in_order boolean
) returns table (status text, transfer_id bigint, purses text[], balances bigint[])
language plpgsql security definer set search_path = public, pg_temp
set enable_seqscan = off -- A plan made while the tables are small is kept, and would read them whole when they are large.
as $$
declare
  frozen   text[] := array(select f.currency from ledger_freeze f);
  known    bigint[] := array(
    select k.id from unnest(keys) with ordinality u(key, at) left join ledger_transfer k on k.key = u.key order by u.at);
  written  bigint[] := array_fill(null::bigint, array[cardinality(froms)]); -- the transfer of each posting
  first    int := 1; -- this transfer's first posting
  last     int;
  moved    int;      -- the last posting whose purses have been changed
  balance  bigint;
begin
  if not in_order then
    perform from ledger_account a where a.id = any (froms || tos) order by a.id collate "C" for update;
  end if;
  for t in 1 .. cardinality(keys) loop
    last := first + counts[t] - 1;
    if last < first then raise exception 'transfer % moves nothing', keys[t] using errcode = 'check_violation'; end if;
    status := null; purses := '{}'; balances := '{}'; transfer_id := known[t];

    if transfer_id is null and frozen <> '{}' and currencies[first:last] && frozen then
      status := 'frozen';
    elsif transfer_id is null then
      moved := first - 1;
      for p in first .. last loop
        if starts_with(froms[p], 'player/') then
          balance := ledger_add(froms[p], currencies[p], -amounts[p]);
          exit when balance is null;
          purses := purses || froms[p]; balances := balances || balance;
        end if;
        if starts_with(tos[p], 'player/') then
          balance := ledger_add(tos[p], currencies[p], amounts[p]);
          purses := purses || tos[p]; balances := balances || balance;
        end if;
        moved := p;
      end loop;

      if moved = last then
        insert into ledger_transfer (key, kind, made_at, actor, reason)
        values (keys[t], kinds[t], made_ats[t], actors[t], reasons[t])
        on conflict on constraint ledger_transfer_key_used_before do nothing
        returning id into transfer_id;
      end if;

      if transfer_id is not null then
        status := 'posted';
        for p in first .. last loop written[p] := transfer_id; end loop;
      else
        for p in reverse moved .. first loop
          if starts_with(tos[p], 'player/') then balance := ledger_add(tos[p], currencies[p], -amounts[p]); end if;
          if starts_with(froms[p], 'player/') then balance := ledger_add(froms[p], currencies[p], amounts[p]); end if;
        end loop;
        -- Somebody else may have posted this very transfer while we waited for a purse or for the key: look again.
        select k.id into transfer_id from ledger_transfer k where k.key = keys[t];
        if transfer_id is null then status := 'insufficient_funds'; end if;
      end if;
    end if;

    if status is null then
      -- The first one may be of this very call: what it posted must stand in the table to be compared.
      perform ledger_write(written, froms, tos, amounts, currencies);
      written := array_fill(null::bigint, array[cardinality(froms)]);
      status := case when ledger_same(transfer_id, kinds[t], froms[first:last], tos[first:last], amounts[first:last], currencies[first:last])
        then 'repeat' else 'duplicate' end;
    end if;
    if status <> 'posted' then
      select coalesce(array_agg(a.id), '{}'), coalesce(array_agg(a.balance), '{}') into purses, balances
        from ledger_account a where a.id = any (froms[first:last] || tos[first:last]);
    end if;
    return next;
    first := last + 1;
  end loop;
  perform ledger_write(written, froms, tos, amounts, currencies);
end $$;

-- Moving money is a right that is given to the application's role by name; see db/grants.ts.
revoke execute on function ledger_post, ledger_add, ledger_write from public;
