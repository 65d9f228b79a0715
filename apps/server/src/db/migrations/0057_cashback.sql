-- A share of what players have lost in a period, given back once for each period. The terms are data; the money moves in the ledger.
create table cashback_plan (
  id          text        primary key,
  percent     int         not null, -- of what was lost
  every_days  int         not null, -- how long a period is
  paid_as     text        not null, -- real money, or a bonus to be accepted
  wagering    int         not null, -- of that bonus
  shares      jsonb       not null,
  days        int         not null,
  starts_at   timestamptz not null, -- the first period begins
  ends_at     timestamptz not null,
  texts       jsonb       not null, -- by language: {title, description}
  constraint cashback_plan_odd_terms check (percent between 1 and 100 and every_days between 1 and 31),
  constraint cashback_plan_odd_payment check (paid_as in ('real', 'bonus')),
  constraint cashback_plan_odd_wagering check (wagering between 1 and 100 and days between 1 and 365),
  constraint cashback_plan_odd_shares check (wagering_shares_fit(shares)),
  constraint cashback_plan_ends_before_it_begins check (ends_at > starts_at),
  constraint cashback_plan_without_words check (texts ? 'en')
);

create table cashback_plan_range (
  plan_id       text   not null references cashback_plan,
  currency      text   not null,
  min_loss      bigint not null, -- minor units
  max_cashback  bigint not null,
  primary key (plan_id, currency),
  constraint cashback_plan_range_of_nothing check (min_loss > 0 and max_cashback > 0),
  constraint cashback_plan_range_odd_currency check (currency ~ '^[A-Z]{3}$')
);

-- Periods follow one another by the transfers of the ledger: each transfer is in one of them.
create table cashback_period (
  plan_id         text        not null references cashback_plan,
  number          int         not null,
  after_transfer  bigint      not null,
  up_to_transfer  bigint,               -- empty while it goes on
  closed_at       timestamptz,
  paid_at         timestamptz,          -- once everybody has been paid
  primary key (plan_id, number),
  constraint cashback_period_ends_before_it_begins check (up_to_transfer >= after_transfer),
  constraint cashback_period_half_closed check ((up_to_transfer is null) = (closed_at is null)),
  constraint cashback_period_paid_while_it_goes_on check (paid_at is null or closed_at is not null)
);
create unique index cashback_period_one_goes_on on cashback_period (plan_id) where closed_at is null;

-- What a player was given for a period: once.
create table cashback (
  plan_id    text        not null,
  number     int         not null,
  player_id  text        not null references player,
  currency   text        not null,
  lost       bigint      not null, -- minor units, like the amount
  percent    int         not null,
  amount     bigint      not null,
  paid_at    timestamptz not null,
  primary key (plan_id, number, player_id),
  constraint cashback_without_period foreign key (plan_id, number) references cashback_period (plan_id, number),
  constraint cashback_of_nothing check (amount > 0),
  constraint cashback_more_than_its_share check (amount * 100 <= lost * percent),
  constraint cashback_odd_percent check (percent between 1 and 100),
  constraint cashback_odd_currency check (currency ~ '^[A-Z]{3}$')
);

-- What is closed stays as it is, and a cashback does not change.
create function cashback_period_guard() returns trigger language plpgsql as $$
begin
  if new.after_transfer <> old.after_transfer or (old.closed_at is not null and new.up_to_transfer is distinct from old.up_to_transfer)
     or (old.paid_at is not null and new.paid_at is distinct from old.paid_at) then
    raise exception 'period % of % is over', old.number, old.plan_id using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger cashback_period_no_step_back before update on cashback_period for each row execute function cashback_period_guard();

-- What players have lost of real money in games and in the sportsbook, between two transfers: stakes less what came back.
create function cashback_losses(after bigint, up_to bigint) returns table (player_id text, currency text, lost bigint)
language plpgsql stable set search_path = public, pg_temp as $$
begin
  return query
    select split_part(m.own, '/', 2), m.money, sum(m.change)::bigint
      from (select p.transfer_id, p.from_account as own, p.currency as money, p.amount as change from ledger_posting p
             where p.transfer_id > after and p.transfer_id <= up_to and p.from_account like 'player/%/real'
            union all
            select p.transfer_id, p.to_account, p.currency, -p.amount from ledger_posting p
             where p.transfer_id > after and p.transfer_id <= up_to and p.to_account like 'player/%/real') m
      join ledger_transfer l on l.id = m.transfer_id
     where l.kind in ('bet', 'win', 'rollback', 'jackpot') or l.kind like 'sports\_%'
     group by 1, 2 having sum(m.change) > 0;
end $$;
