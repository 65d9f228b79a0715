-- Games that other companies run, and the seamless wallet through which they take bets and pay wins. A transaction is what a provider
-- told us, once and for ever; a round adds its transactions up. The money itself moves in the ledger, in the same transaction.

-- The last good catalogue, so that a start without the studio shows games.
create table game_catalogue (
  provider_id  text        primary key,
  etag         text,
  body         text        not null,
  fetched_at   timestamptz not null
);

-- Who a provider's calls are about. The token itself is known to the provider alone; we keep its SHA-256.
create table game_session (
  token_hash   text        primary key,
  provider_id  text        not null,
  player_id    text        not null,
  game_id      text        not null,
  currency     text        not null,
  language     text        not null,
  opened_at    timestamptz not null,
  expires_at   timestamptz not null,
  constraint game_session_odd_currency check (currency ~ '^[A-Z]{3}$'),
  constraint game_session_ends_before_it_begins check (expires_at > opened_at)
);

create index game_session_lately on game_session (opened_at);

create table game_round (
  provider_id   text        not null,
  ref           text        not null, -- the provider's own
  player_id     text        not null,
  game_id       text        not null,
  currency      text        not null,
  state         text        not null,
  staked_real   bigint      not null, -- minor units of the bets that stand
  staked_bonus  bigint      not null,
  won_real      bigint      not null,
  won_bonus     bigint      not null,
  bets          int         not null, -- how many bets stand, those of nothing included
  opened_at     timestamptz not null,
  closed_at     timestamptz,
  primary key (ref, provider_id),
  constraint game_round_odd_state check (state in ('open', 'closed', 'rolled_back')),
  constraint game_round_open_and_closed check ((state = 'open') = (closed_at is null)),
  constraint game_round_less_than_nothing check (least(staked_real, staked_bonus, won_real, won_bonus, bets) >= 0),
  constraint game_round_staked_without_bet check (bets > 0 or staked_real + staked_bonus = 0),
  constraint game_round_odd_currency check (currency ~ '^[A-Z]{3}$')
) with (fillfactor = 80);

create index game_round_to_sweep on game_round (opened_at) where state = 'open';
create index game_round_winners on game_round (opened_at) where won_real + won_bonus > staked_real + staked_bonus;

create table game_transaction (
  provider_id  text        not null,
  ref          text        not null, -- the provider's own
  id           text        not null, -- ours, which the provider is told
  kind         text        not null,
  round_ref    text        not null,
  player_id    text        not null,
  game_id      text        not null,
  amount       bigint      not null, -- minor units the provider asked for
  real         bigint      not null, -- minor units that moved, by the kind of money
  bonus        bigint      not null,
  paid_by      text        not null,
  original     text,                 -- the bet or win that a rollback undoes, known to us or not
  reason       text,
  made_at      timestamptz not null,
  -- Every call has a reference of the provider's own: what comes twice moves once.
  primary key (ref, provider_id),
  constraint game_transaction_odd_kind check (kind in ('bet', 'win', 'rollback')),
  constraint game_transaction_odd_payer check (paid_by in ('player', 'house')),
  constraint game_transaction_wrong_payer check (kind = 'rollback' or (kind = 'bet') = (paid_by = 'player')),
  constraint game_transaction_less_than_nothing check (least(amount, real, bonus) >= 0),
  constraint game_transaction_parts_differ check (real + bonus in (0, amount)),
  constraint game_transaction_undoes_nothing check ((kind = 'rollback') = (original is not null))
);

create unique index game_transaction_undone_twice on game_transaction (original, provider_id) where original is not null;

create function game_transaction_append_only() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end $$;

create trigger append_only before update or delete or truncate on game_transaction
  for each statement execute function game_transaction_append_only();

-- A round belongs to one player and one game, and what is over stays over; only a rollback may still take from it.
create function game_round_guard() returns trigger language plpgsql as $$
begin
  if (new.player_id, new.game_id, new.currency, new.opened_at) is distinct from (old.player_id, old.game_id, old.currency, old.opened_at) then
    raise exception 'round % cannot become another one', old.ref using errcode = 'restrict_violation';
  end if;
  if old.state <> 'open' and (new.state = 'open' or new.staked_real > old.staked_real or new.staked_bonus > old.staked_bonus
      or new.won_real > old.won_real or new.won_bonus > old.won_bonus) then
    raise exception 'round % is %', old.ref, old.state using errcode = 'restrict_violation';
  end if;
  return new;
end $$;

create trigger game_round_no_step_back before update on game_round for each row execute function game_round_guard();

-- What a batch of wallet calls is decided with. These are functions because the plan of a prepared statement is made while the tables
-- are still empty and then kept. Without being told, the planner would read whole tables for ever; `offset 0` keeps the provider out of
-- its choice, so that the references are the only thing it can look for.

-- Who may bet, and what is in their purses, which nobody else can change until the transaction ends. Locking is a right of the
-- ledger's owner; always in the order of the purses, so that two batches never wait for each other.
create function game_players(purses text[]) returns table (purse text, balance bigint, active boolean)
language plpgsql security definer set search_path = public, pg_temp
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
begin
  return query select a.id, a.balance, p.status = 'active'
    from ledger_account a join player p on p.id = split_part(a.id, '/', 2)
   where a.id = any (purses) order by a.id for update of a;
end $$;

create function game_rounds(provider text, refs text[]) returns setof game_round
language plpgsql stable set search_path = public, pg_temp set enable_seqscan = off as $$
begin
  return query select * from (select * from game_round where ref = any (refs) offset 0) r where r.provider_id = provider;
end $$;

-- Those with these references, and those that undid one of them.
create function game_transactions(provider text, refs text[]) returns setof game_transaction
language plpgsql stable set search_path = public, pg_temp set enable_seqscan = off as $$
begin
  return query select * from (select * from game_transaction where ref = any (refs) offset 0) t where t.provider_id = provider;
  return query select * from (select * from game_transaction where original = any (refs) offset 0) t where t.provider_id = provider;
end $$;
