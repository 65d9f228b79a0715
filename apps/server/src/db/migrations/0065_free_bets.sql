-- A free bet is a stake of the casino's that a player may use once, whole, for one bet of the sportsbook. The stake is not returned with a
-- win. A bet that is void or not taken gives it back.
create table free_bet (
  id           text        primary key,
  key          text        not null, -- of the fact for which it was given
  player_id    text        not null references player,
  currency     text        not null,
  amount       bigint      not null, -- minor units
  min_odds     text        not null, -- combined odds of the slip, a decimal
  kinds        text[]      not null, -- of slips
  sports       text[]      not null, -- names by the book; empty for every sport
  winnings     text        not null, -- what it pays: real money, or a bonus with the terms that follow
  wagering     int,
  shares       jsonb,
  days         int,
  texts        jsonb       not null,
  given_by     text        not null,
  reason       text,
  state        text        not null,
  given_at     timestamptz not null,
  ends_at      timestamptz not null,
  provider_id  text,                 -- the bet that it is staked in
  bet_ref      text,
  ended_at     timestamptz,
  constraint free_bet_given_twice unique (key),
  constraint free_bet_without_bet foreign key (bet_ref, provider_id) references sports_bet (ref, provider_id) deferrable initially deferred,
  constraint free_bet_of_nothing check (amount > 0),
  constraint free_bet_odd_odds check (min_odds ~ '^[1-9]\d{0,3}(\.\d{1,3})?$'),
  constraint free_bet_odd_kinds check (cardinality(kinds) > 0 and kinds <@ array['single', 'multiple']),
  constraint free_bet_odd_sports check (cardinality(sports) <= 20 and array_position(sports, null) is null),
  constraint free_bet_odd_winnings check (coalesce(case winnings
    when 'real' then num_nonnulls(wagering, shares, days) = 0
    when 'bonus' then wagering between 1 and 100 and days between 1 and 365 and wagering_shares_fit(shares) end, false)),
  constraint free_bet_without_words check (texts ? 'en'),
  constraint free_bet_without_reason check (given_by = 'house' or reason is not null),
  constraint free_bet_ends_before_it_begins check (ends_at > given_at),
  constraint free_bet_odd_state check (state in ('given', 'staked', 'won', 'lost', 'expired', 'withdrawn')),
  constraint free_bet_staked_nowhere check ((state in ('staked', 'won', 'lost')) = (bet_ref is not null)
    and (bet_ref is null) = (provider_id is null)),
  constraint free_bet_ended_without_time check ((state in ('given', 'staked')) = (ended_at is null))
);
create index free_bet_by_player on free_bet (player_id, id);
create index free_bet_to_expire on free_bet (ends_at) where state = 'given';

create function free_bet_fits_player() returns trigger language plpgsql set enable_seqscan = off as $$
begin
  if not exists (select from player p where p.id = new.player_id and p.currency = new.currency) then
    raise exception 'player % does not bet in %', new.player_id, new.currency using errcode = 'foreign_key_violation';
  end if;
  return new;
end $$;
create trigger free_bet_of_players_currency before insert on free_bet for each row execute function free_bet_fits_player();

-- It is in one bet at a time: it leaves that bet before it goes into another. What was used or has ended comes back only with its own bet.
create function free_bet_guard() returns trigger language plpgsql as $$
begin
  if (new.id, new.key, new.player_id, new.currency, new.amount, new.min_odds, new.kinds, new.sports, new.winnings, new.wagering, new.shares,
      new.days, new.given_by, new.reason, new.given_at, new.ends_at)
     is distinct from (old.id, old.key, old.player_id, old.currency, old.amount, old.min_odds, old.kinds, old.sports, old.winnings,
                       old.wagering, old.shares, old.days, old.given_by, old.reason, old.given_at, old.ends_at) then
    raise exception 'free bet % cannot become another one', old.id using errcode = 'restrict_violation';
  end if;
  if old.bet_ref is not null and new.bet_ref is not null
     and (new.provider_id, new.bet_ref) is distinct from (old.provider_id, old.bet_ref) then
    raise exception 'free bet % is staked in another bet', old.id using errcode = 'restrict_violation';
  end if;
  if (old.state = 'withdrawn' and new.state <> 'withdrawn') or (old.state = 'expired' and new.state not in ('expired', 'staked')) then
    raise exception 'free bet % is %', old.id, old.state using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger free_bet_no_step_back before update on free_bet for each row execute function free_bet_guard();

alter table sports_bet add column free_bet_id text;
alter table sports_bet add column stake_free bigint not null default 0; -- of the casino's; it is not part of what is paid
alter table sports_bet add constraint sports_bet_free_without_stake check ((free_bet_id is null) = (stake_free = 0) and stake_free >= 0);
alter table sports_bet add constraint sports_bet_free_and_own_stake check (stake_free = 0 or stake_real + stake_bonus = 0);
alter table sports_bet drop constraint sports_bet_staked_nothing;
alter table sports_bet add constraint sports_bet_staked_nothing check (player_id is null or stake_real + stake_bonus + stake_free > 0);
alter table sports_bet drop constraint sports_bet_paid_too_much;
alter table sports_bet add constraint sports_bet_paid_too_much check (paid_real + paid_bonus = 0
  or (case when stake_free > 0 then paid_real + paid_bonus <= potential_return
    else (paid_real + paid_bonus)::numeric * (stake_real + stake_bonus)
      < (greatest(potential_return, stake_real + stake_bonus) + 1)::numeric * (open_real + open_bonus) end)) not valid;
alter table sports_bet add constraint sports_bet_free_given_back_as_money
  check (stake_free = 0 or paid_real + paid_bonus = 0 or state = 'won');

-- A bet that names a free bet is made while the free bet is staked in it, whole, in time, and by its own player.
create function sports_bet_free_bet_guard() returns trigger language plpgsql set enable_seqscan = off as $$
begin
  if not exists (select from free_bet f where f.id = new.free_bet_id and f.player_id = new.player_id and f.currency = new.currency
                   and f.amount = new.stake_free and f.ends_at > new.made_at and f.state = 'staked'
                   and f.provider_id = new.provider_id and f.bet_ref = new.ref) then
    raise exception 'free bet % is not staked in bet %', new.free_bet_id, new.ref using errcode = 'restrict_violation';
  end if;
  return null;
end $$;
create trigger sports_bet_free_bet_staked after insert on sports_bet
  for each row when (new.free_bet_id is not null) execute function sports_bet_free_bet_guard();

create or replace function sports_bet_guard() returns trigger language plpgsql as $$
begin
  if (new.id, new.player_id, new.currency, new.stake_real, new.stake_bonus, new.bonus_id, new.stake_free, new.free_bet_id, new.odds,
      new.potential_return, new.replaces, new.made_at)
     is distinct from (old.id, old.player_id, old.currency, old.stake_real, old.stake_bonus, old.bonus_id, old.stake_free, old.free_bet_id,
                       old.odds, old.potential_return, old.replaces, old.made_at) then
    raise exception 'bet % cannot become another one', old.ref using errcode = 'restrict_violation';
  end if;
  if old.state = 'discarded' and new.state <> 'discarded' then
    raise exception 'bet % was discarded', old.ref using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
