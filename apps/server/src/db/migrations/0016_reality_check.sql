-- How long somebody has been playing, by sign-in, and when they are to be shown. One row a player, whatever they are signed in with.
create table reality_check (
  player_id        text        primary key references player,
  session_id       text        not null, -- the sign-in that it counts from
  since            timestamptz not null,
  after_transfer   bigint      not null, -- the newest of the purses when it began: what came later is in the account
  due_at           timestamptz not null,
  acknowledged_at  timestamptz,
  constraint reality_check_due_before_it_begins check (due_at > since),
  constraint reality_check_acknowledged_before_it_begins check (acknowledged_at >= since)
);

-- From this moment on the wallet takes no bet of the player; nothing for whoever may always bet. It stands with the player because the
-- wallet reads that row anyway, in the transaction that moves the money.
alter table player add column no_bets_from timestamptz;

drop function game_players(text[]);

-- Who may bet, from when on not, and what is in their purses, which nobody else can change until the transaction ends. Locking is a
-- right of the ledger's owner; always in the order of the purses, so that two batches never wait for each other.
create function game_players(purses text[]) returns table (purse text, balance bigint, active boolean, no_bets_from timestamptz)
language plpgsql security definer set search_path = public, pg_temp
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
begin
  return query select a.id, a.balance, p.status = 'active', p.no_bets_from
    from ledger_account a join player p on p.id = split_part(a.id, '/', 2)
   where a.id = any (purses) order by a.id for update of a;
end $$;

-- What was played with some purses behind a transfer, summed up out of the ledger: by game, purse and direction. A game's transfers
-- are named 'game/{provider}/{reference}'.
create function game_play_since(purses text[], after bigint) returns table (game_id text, purse text, is_out boolean, amount bigint)
language plpgsql stable set search_path = public, pg_temp
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
begin
  return query
    select g.game_id, m.account, m.is_out, sum(m.amount)::bigint
      from (select p.transfer_id, p.from_account as account, false as is_out, p.amount from ledger_posting p
             where p.from_account = any (purses) and p.from_account like 'player/%' and p.transfer_id > after
            union all
            select p.transfer_id, p.to_account, true, p.amount from ledger_posting p
             where p.to_account = any (purses) and p.to_account like 'player/%' and p.transfer_id > after) m
      join ledger_transfer l on l.id = m.transfer_id and l.key like 'game/%'
      join game_transaction g on g.provider_id = split_part(l.key, '/', 2)
                             and g.ref = substr(l.key, length('game/' || split_part(l.key, '/', 2) || '/') + 1)
     group by g.game_id, m.account, m.is_out;
end $$;
