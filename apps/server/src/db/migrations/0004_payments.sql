-- Money that comes in and goes out through payment providers. A row is an obligation between a player, a provider and us; the money
-- itself moves in the ledger, in the same transaction as the change of state. What a provider says may come twice, late or out of
-- order: the trigger below refuses any step back from an end, so that no code can settle an obligation a second time.

create table deposit (
  id                  text        primary key,
  player_id           text        not null,
  key                 text        not null, -- the client's own, so that pressing twice starts one deposit
  provider_id         text        not null,
  method_id           text        not null,
  currency            text        not null,
  amount              bigint      not null, -- minor units: what the player asked to pay
  channel             text        not null,
  state               text        not null default 'started',
  credited            bigint,               -- minor units that went into the purse
  confirmed           bigint,               -- minor units the provider says it received, in confirmed_currency
  confirmed_currency  text,
  flags               text[]      not null default '{}', -- what an operator should look at
  reason              text,
  instrument          text,                 -- masked, such as '•••• 4242'
  provider_ref        text,
  page_url            text,
  started_at          timestamptz not null,
  settled_at          timestamptz,
  ask_at              timestamptz,          -- when the sweep asks the provider next; empty once decided
  asked               int         not null default 0,
  constraint deposit_started_twice unique (player_id, key),
  constraint deposit_provider_ref_shared unique (provider_id, provider_ref),
  constraint deposit_of_nothing check (amount > 0),
  constraint deposit_odd_currency check (currency ~ '^[A-Z]{3}$'),
  constraint deposit_odd_channel check (channel in ('account', 'pay_n_play')),
  constraint deposit_odd_state check (state in ('started', 'pending', 'paid', 'failed', 'held')),
  constraint deposit_credited_without_payment check ((state = 'paid') = (credited is not null)),
  constraint deposit_credited_more_than_confirmed check (credited is null or (credited > 0 and credited <= confirmed)),
  constraint deposit_credited_in_other_currency check (credited is null or confirmed_currency = currency),
  constraint deposit_asked_after_its_end check (ask_at is null or state in ('started', 'pending', 'failed'))
);

create index deposit_by_player on deposit (player_id, started_at desc);
create index deposit_to_ask on deposit (ask_at) where ask_at is not null;

create table withdrawal (
  id            text        primary key,
  player_id     text        not null,
  key           text        not null,
  provider_id   text        not null,
  method_id     text        not null,
  currency      text        not null,
  amount        bigint      not null, -- minor units, held in the player's purse until the end
  state         text        not null default 'pending',
  destination   text,                 -- masked account the money goes back to
  flags         text[]      not null default '{}',
  reason        text,
  provider_ref  text,
  requested_at  timestamptz not null,
  release_at    timestamptz,          -- when it is sent to the provider; empty while an operator has to look first
  settled_at    timestamptz,
  ask_at        timestamptz,
  asked         int         not null default 0,
  constraint withdrawal_requested_twice unique (player_id, key),
  constraint withdrawal_provider_ref_shared unique (provider_id, provider_ref),
  constraint withdrawal_of_nothing check (amount > 0),
  constraint withdrawal_odd_currency check (currency ~ '^[A-Z]{3}$'),
  constraint withdrawal_odd_state check (state in ('pending', 'sent', 'paid', 'declined', 'cancelled')),
  constraint withdrawal_asked_when_not_sent check (ask_at is null or state = 'sent')
);

create index withdrawal_by_player on withdrawal (player_id, requested_at desc);
create index withdrawal_to_release on withdrawal (release_at) where state = 'pending' and release_at is not null;
create index withdrawal_to_ask on withdrawal (ask_at) where ask_at is not null;

-- Everything a provider ever told us by callback, once for each message. An empty handled_at: we did not know the payment yet.
create table payment_callback (
  provider_id  text        not null,
  message_id   text        not null,
  reference    text        not null,
  report       jsonb       not null,
  received_at  timestamptz not null,
  handled_at   timestamptz,
  primary key (provider_id, message_id)
);

create index payment_callback_unhandled on payment_callback (received_at) where handled_at is null;

-- What was heard about a payment, from whom, and what we made of it: for the operator who has to explain it later.
create table payment_event (
  id          bigint      generated always as identity primary key,
  payment_id  text        not null,
  at          timestamptz not null,
  source      text        not null,
  report      jsonb       not null,
  outcome     text        not null
);

create index payment_event_by_payment on payment_event (payment_id, id);

create function deposit_guard() returns trigger language plpgsql as $$
begin
  if old.state in ('paid', 'held') and (new.state, new.credited, new.settled_at) is distinct from (old.state, old.credited, old.settled_at) then
    raise exception 'deposit % is %, which is final', old.id, old.state using errcode = 'restrict_violation';
  end if;
  if old.state = 'failed' and new.state in ('started', 'pending') then
    raise exception 'deposit % has failed: only a late payment can follow', old.id using errcode = 'restrict_violation';
  end if;
  if (new.player_id, new.currency, new.amount, new.provider_id) is distinct from (old.player_id, old.currency, old.amount, old.provider_id) then
    raise exception 'deposit % cannot become another one', old.id using errcode = 'restrict_violation';
  end if;
  return new;
end $$;

create trigger deposit_no_step_back before update on deposit for each row execute function deposit_guard();

create function withdrawal_guard() returns trigger language plpgsql as $$
begin
  if old.state in ('paid', 'declined', 'cancelled') and new.state <> old.state then
    raise exception 'withdrawal % is %, which is final', old.id, old.state using errcode = 'restrict_violation';
  end if;
  if old.state = 'sent' and new.state in ('pending', 'cancelled') then
    raise exception 'withdrawal % is with the provider', old.id using errcode = 'restrict_violation';
  end if;
  if (new.player_id, new.currency, new.amount, new.provider_id) is distinct from (old.player_id, old.currency, old.amount, old.provider_id) then
    raise exception 'withdrawal % cannot become another one', old.id using errcode = 'restrict_violation';
  end if;
  return new;
end $$;

create trigger withdrawal_no_step_back before update on withdrawal for each row execute function withdrawal_guard();

create function payment_append_only() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end $$;

create trigger append_only before update or delete or truncate on payment_event
  for each statement execute function payment_append_only();
