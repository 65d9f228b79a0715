-- Bonuses that go with a deposit: whoever deposits may choose one, or type the code of one.
create table bonus_offer (
  id         text        primary key,
  code       text,                 -- in capitals; without one it is open to everybody
  percent    int         not null, -- of what is deposited
  wagering   int         not null, -- how many times the bonus must be staked
  days       int         not null, -- within which
  starts_at  timestamptz not null,
  ends_at    timestamptz not null,
  texts      jsonb       not null, -- by language: {title, description}
  constraint bonus_offer_code_taken unique (code),
  constraint bonus_offer_odd_code check (code ~ '^[A-Z0-9_-]{1,64}$'),
  constraint bonus_offer_odd_terms check (percent between 1 and 1000 and wagering between 1 and 100 and days between 1 and 365),
  constraint bonus_offer_ends_before_it_begins check (ends_at > starts_at),
  constraint bonus_offer_without_words check (texts ? 'en')
);

-- An offer is made only in the currencies that it has a range in.
create table bonus_offer_range (
  offer_id     text   not null references bonus_offer,
  currency     text   not null,
  min_deposit  bigint not null, -- minor units
  max_bonus    bigint not null,
  primary key (offer_id, currency),
  constraint bonus_offer_range_of_nothing check (min_deposit > 0 and max_bonus > 0),
  constraint bonus_offer_range_odd_currency check (currency ~ '^[A-Z]{3}$')
);

-- A bonus of one player. Its money is in the bonus purse from being accepted until it has been wagered, used up or taken back.
--   pending → active → completed | used | expired;   pending → declined | expired
create table bonus (
  id                text        primary key,
  key               text        not null, -- from the business fact that it is given for
  player_id         text        not null references player,
  offer_id          text        references bonus_offer,
  currency          text        not null,
  amount            bigint      not null, -- minor units
  wagering          int         not null,
  required          bigint      not null generated always as (amount * wagering) stored,
  wagered           bigint      not null default 0,
  days              int         not null,
  texts             jsonb       not null,
  state             text        not null,
  offered_at        timestamptz not null,
  offer_ends_at     timestamptz not null,
  accepted_at       timestamptz,
  ends_at           timestamptz,
  ended_at          timestamptz,
  counted_transfer  bigint      not null default 0, -- the newest of the ledger whose stake has been counted
  counted_at        timestamptz,
  constraint bonus_given_twice unique (key),
  constraint bonus_of_nothing check (amount > 0),
  constraint bonus_odd_currency check (currency ~ '^[A-Z]{3}$'),
  constraint bonus_odd_terms check (wagering between 1 and 100 and days between 1 and 365),
  constraint bonus_wagered_more_than_required check (wagered between 0 and amount * wagering),
  constraint bonus_odd_state check (state in ('pending', 'active', 'completed', 'used', 'expired', 'declined')),
  constraint bonus_active_without_beginning check (state not in ('active', 'completed', 'used') or accepted_at is not null),
  constraint bonus_accepted_without_end check ((accepted_at is null) = (ends_at is null)),
  constraint bonus_ended_without_time check ((state in ('pending', 'active')) = (ended_at is null)),
  constraint bonus_completed_too_soon check (state <> 'completed' or wagered = amount * wagering),
  constraint bonus_without_words check (texts ? 'en')
);
-- There is one bonus purse, so the stakes from it can count for one bonus only.
create unique index bonus_one_at_a_time on bonus (player_id) where state = 'active';
create index bonus_by_player on bonus (player_id, id);
create index bonus_to_count on bonus (counted_at) where state = 'active';
create index bonus_to_expire on bonus (offer_ends_at) where state = 'pending';
create index bonus_lately_ended on bonus (ended_at) where state in ('completed', 'used', 'expired');

-- Its amount, currency and owner never change, and what has ended stays as it is.
create function bonus_guard() returns trigger language plpgsql as $$
begin
  if (new.key, new.player_id, new.currency, new.amount, new.wagering) is distinct from (old.key, old.player_id, old.currency, old.amount, old.wagering)
     or (old.ended_at is not null and new.state <> old.state) or (old.state = 'active' and new.state = 'pending') then
    raise exception 'bonus % cannot become another one', old.id using errcode = 'restrict_violation';
  end if;
  return new;
end $$;

create trigger bonus_no_step_back before update on bonus for each row execute function bonus_guard();

-- What was given before there were terms keeps none: the money has been played with, or still can be.
insert into bonus (id, key, player_id, currency, amount, wagering, days, texts, state, offered_at, offer_ends_at, accepted_at, ends_at, ended_at)
select g.id, g.key, g.player_id, g.currency, g.amount, 1, 1, jsonb_build_object('en', jsonb_build_object('title', g.reason, 'description', '')),
       'used', g.granted_at, g.granted_at, g.granted_at, g.granted_at, g.granted_at
  from bonus_grant g join player p on p.id = g.player_id;
drop table bonus_grant;
