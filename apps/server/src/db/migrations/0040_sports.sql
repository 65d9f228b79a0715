-- Bets at a sportsbook. A transaction is what the book told us, once and for ever; a bet says where it has led. The money itself moves in
-- the ledger, in the same transaction: a stake is held when it is made, the casino's when it is committed, and the player's when it is not.

-- Who a book's call is about. The token itself is known to the book alone; we keep its SHA-256.
create table sports_session (
  token_hash   text        primary key,
  player_id    text        not null references player,
  sign_in_id   text        not null, -- bets end with it
  currency     text        not null,
  language     text        not null,
  opened_at    timestamptz not null,
  expires_at   timestamptz not null,
  constraint sports_session_odd_currency check (currency ~ '^[A-Z]{3}$'),
  constraint sports_session_ends_before_it_begins check (expires_at > opened_at)
);
create index sports_session_to_forget on sports_session (expires_at);

create table sports_bet (
  provider_id       text        not null,
  ref               text        not null, -- the book's own
  id                text        not null, -- ours
  player_id         text        references player, -- empty for one that was discarded before it came
  currency          text,
  state             text        not null,
  stake_real        bigint      not null, -- minor units, like all of them
  stake_bonus       bigint      not null,
  open_real         bigint      not null, -- the stake without what was cashed out in part
  open_bonus        bigint      not null,
  paid_real         bigint      not null, -- by the settlement that stands
  paid_bonus        bigint      not null,
  stake_at          text        not null,
  turn              int         not null, -- how many settlements were undone
  kind              text        not null,
  lines             int         not null,
  each_way          boolean     not null,
  odds              text        not null,
  potential_return  bigint      not null,
  reason            text,                 -- why it was discarded
  made_at           timestamptz not null,
  settled_at        timestamptz,
  primary key (ref, provider_id),
  constraint sports_bet_odd_state check (state in ('made', 'committed', 'won', 'lost', 'void', 'cashed_out', 'discarded')),
  constraint sports_bet_without_player check (state = 'discarded' or player_id is not null),
  constraint sports_bet_staked_nothing check (player_id is null or stake_real + stake_bonus > 0),
  constraint sports_bet_less_than_nothing check (least(open_real, open_bonus, paid_real, paid_bonus, turn, potential_return) >= 0),
  constraint sports_bet_more_open_than_staked check (open_real <= stake_real and open_bonus <= stake_bonus),
  constraint sports_bet_open_and_settled check ((state in ('made', 'committed')) = (settled_at is null)),
  constraint sports_bet_stake_elsewhere check (stake_at = case when state = 'made' then 'held'
    when state in ('void', 'discarded') then 'player' else 'house' end),
  constraint sports_bet_paid_without_win check (paid_real + paid_bonus = 0 or state in ('won', 'cashed_out', 'void')),
  constraint sports_bet_odd_currency check ((currency is null) = (player_id is null) and currency ~ '^[A-Z]{3}$')
) with (fillfactor = 80);
create index sports_bet_of_player on sports_bet (player_id, made_at desc) where player_id is not null;

create table sports_bet_leg (
  provider_id  text        not null,
  bet_ref      text        not null,
  position     int         not null,
  ref          text        not null, -- the selection, by the book
  event_id     text        not null,
  sport        text        not null,
  competition  text        not null,
  event        text        not null,
  market       text        not null,
  outcome      text        not null,
  odds         text        not null,
  live         boolean     not null,
  starts_at    timestamptz not null,
  result       text        not null,
  reason       text,
  primary key (bet_ref, provider_id, position),
  constraint sports_bet_leg_without_bet foreign key (bet_ref, provider_id) references sports_bet (ref, provider_id),
  constraint sports_bet_leg_twice unique (bet_ref, provider_id, ref),
  constraint sports_bet_leg_odd_result check (result in ('open', 'won', 'lost', 'void', 'half_won', 'half_lost', 'placed'))
);

create table sports_transaction (
  provider_id  text        not null,
  ref          text        not null, -- the book's own
  id           text        not null, -- ours, which the book is told
  kind         text        not null,
  bet_ref      text        not null,
  asked        text        not null, -- what was asked for, in one line: the same reference for something else is refused
  real         bigint      not null, -- minor units that moved, by the kind of money
  bonus        bigint      not null,
  carried      bigint      not null, -- what a player no longer had when a win was taken back: the casino bears it
  turn         int         not null,
  counts       boolean     not null, -- false for what changed nothing
  original     text,                 -- what a rollback undoes, known to us or not
  made_at      timestamptz not null,
  -- Every call has a reference of the book's own: what comes twice moves once.
  primary key (ref, provider_id),
  constraint sports_transaction_without_bet foreign key (bet_ref, provider_id) references sports_bet (ref, provider_id),
  constraint sports_transaction_odd_kind check (kind in ('make', 'commit', 'discard', 'settle', 'part', 'rollback')),
  constraint sports_transaction_less_than_nothing check (least(real, bonus, carried, turn) >= 0),
  constraint sports_transaction_carried_elsewhere check (carried = 0 or kind = 'rollback'),
  constraint sports_transaction_moved_without_counting check (counts or real + bonus + carried = 0),
  constraint sports_transaction_undoes_nothing check ((kind = 'rollback') = (original is not null))
);
-- A bet is settled once, until its settlement has been undone.
create unique index sports_transaction_settled_twice on sports_transaction (bet_ref, provider_id, turn) where kind = 'settle' and counts;
create unique index sports_transaction_undone_twice on sports_transaction (original, provider_id) where original is not null;

create function sports_transaction_append_only() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end $$;
create trigger append_only before update or delete or truncate on sports_transaction
  for each statement execute function sports_transaction_append_only();

-- A bet belongs to one player and has one stake, and what was discarded stays so.
create function sports_bet_guard() returns trigger language plpgsql as $$
begin
  if (new.id, new.player_id, new.currency, new.stake_real, new.stake_bonus, new.odds, new.potential_return, new.made_at)
     is distinct from (old.id, old.player_id, old.currency, old.stake_real, old.stake_bonus, old.odds, old.potential_return, old.made_at) then
    raise exception 'bet % cannot become another one', old.ref using errcode = 'restrict_violation';
  end if;
  if old.state = 'discarded' and new.state <> 'discarded' then
    raise exception 'bet % was discarded', old.ref using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger sports_bet_no_step_back before update on sports_bet for each row execute function sports_bet_guard();
