-- Free spins in games of one provider: how many, at which stake, and what their winnings become. The terms are data.
create table free_spins_template (
  id          text        primary key,
  games       jsonb       not null, -- ids of the casino's games, all of one provider; the first is launched
  spins       int         not null,
  days        int         not null, -- to play them, from their acceptance
  winnings    text        not null, -- real money, or a bonus
  wagering    int         not null, -- of that bonus
  shares      jsonb       not null,
  bonus_days  int         not null,
  texts       jsonb       not null, -- by language: {title, description}
  constraint free_spins_template_without_game check (jsonb_typeof(games) = 'array' and jsonb_array_length(games) between 1 and 20),
  constraint free_spins_template_odd_terms check (spins between 1 and 1000 and days between 1 and 90),
  constraint free_spins_template_odd_winnings check (winnings in ('real', 'bonus')),
  constraint free_spins_template_odd_wagering check (wagering between 1 and 100 and bonus_days between 1 and 365),
  constraint free_spins_template_odd_shares check (wagering_shares_fit(shares)),
  constraint free_spins_template_without_words check (texts ? 'en')
);

-- They are given only in the currencies that have a stake. Minor units.
create table free_spins_stake (
  template_id  text   not null references free_spins_template,
  currency     text   not null,
  stake        bigint not null, -- of one spin, which the player does not pay
  max_win      bigint not null, -- of all the spins together
  primary key (template_id, currency),
  constraint free_spins_stake_of_nothing check (stake > 0 and max_win > 0),
  constraint free_spins_stake_odd_currency check (currency ~ '^[A-Z]{3}$')
);

-- Free spins of one player, with the terms that they were given with. The provider knows them by the same id.
--   offered → accepted → issuing → active → played;   offered → declined
--   cancelled: given up, or taken back by an operator;   failed: the provider did not issue them;   expired: out of time
-- What was won is paid once: with 'played', or with 'expired' for the spins that were played until then.
create table free_spins (
  id             text        primary key,
  key            text        not null, -- from the business fact that they are given for
  player_id      text        not null references player,
  template_id    text        not null references free_spins_template,
  offer_id       text        references bonus_offer,
  games          jsonb       not null,
  currency       text        not null,
  spins          int         not null,
  stake          bigint      not null, -- minor units, like all amounts
  max_win        bigint      not null,
  days           int         not null,
  winnings       text        not null,
  wagering       int         not null,
  shares         jsonb       not null,
  bonus_days     int         not null,
  texts          jsonb       not null,
  state          text        not null,
  provider_id    text,                          -- once the provider is asked to issue them
  offered_at     timestamptz not null,
  offer_ends_at  timestamptz not null,
  accepted_at    timestamptz,
  ends_at        timestamptz,                   -- they can be played until then
  ended_at       timestamptz,
  played         int         not null default 0, -- as far as the provider has said
  won            bigint,                        -- in all, as the provider said; empty before their end
  paid           bigint,                        -- of that, up to max_win
  call           text,                          -- what the provider is still to be asked
  call_at        timestamptz,                   -- when it is asked next
  attempts       int         not null default 0,
  problem        text,                          -- why the last call failed
  constraint free_spins_given_twice unique (key),
  constraint free_spins_without_game check (jsonb_typeof(games) = 'array' and jsonb_array_length(games) between 1 and 20),
  constraint free_spins_odd_currency check (currency ~ '^[A-Z]{3}$'),
  constraint free_spins_odd_terms check (spins between 1 and 1000 and days between 1 and 90 and stake > 0 and max_win > 0),
  constraint free_spins_odd_winnings check (winnings in ('real', 'bonus')),
  constraint free_spins_odd_wagering check (wagering between 1 and 100 and bonus_days between 1 and 365),
  constraint free_spins_odd_shares check (wagering_shares_fit(shares)),
  constraint free_spins_without_words check (texts ? 'en'),
  constraint free_spins_odd_state
    check (state in ('offered', 'declined', 'accepted', 'issuing', 'active', 'played', 'expired', 'cancelled', 'failed')),
  constraint free_spins_accepted_without_end check ((accepted_at is null) = (ends_at is null)),
  constraint free_spins_not_accepted
    check (accepted_at is not null or state not in ('accepted', 'issuing', 'active', 'played', 'failed')),
  constraint free_spins_without_provider check (provider_id is not null or state not in ('issuing', 'active', 'played')),
  constraint free_spins_ended_without_time
    check ((ended_at is null) = (state in ('offered', 'accepted', 'issuing', 'active'))),
  constraint free_spins_played_more_than_given check (played between 0 and spins),
  constraint free_spins_half_paid check ((won is null) = (paid is null)),
  constraint free_spins_paid_more_than_won check (paid between 0 and least(won, max_win)),
  constraint free_spins_paid_before_their_end check (paid is null or state in ('played', 'expired')),
  constraint free_spins_played_and_not_paid check (state <> 'played' or paid is not null),
  constraint free_spins_half_called check ((call is null) = (call_at is null)),
  constraint free_spins_odd_call check (call in ('issue', 'cancel')),
  constraint free_spins_issued_too_late check (call is distinct from 'issue' or state in ('accepted', 'issuing')),
  constraint free_spins_cancelled_too_soon check (call is distinct from 'cancel' or (ended_at is not null and provider_id is not null))
);
create index free_spins_by_player on free_spins (player_id, id);
create index free_spins_of_offer on free_spins (offer_id, player_id) where offer_id is not null;
create index free_spins_to_call on free_spins (call_at) where call is not null;
create index free_spins_unanswered on free_spins (offer_ends_at) where state = 'offered';
create index free_spins_to_expire on free_spins (ends_at) where state in ('accepted', 'issuing', 'active');

-- Rounds of free spins, where the provider tells each: once for its reference.
create table free_spins_round (
  provider_id     text        not null,
  ref             text        not null,
  free_spins_id   text        not null,
  transaction_id  text        not null, -- the casino's id
  won             bigint      not null,
  made_at         timestamptz not null,
  primary key (provider_id, ref),
  constraint free_spins_round_odd_win check (won >= 0)
);
create index free_spins_round_by_issue on free_spins_round (free_spins_id);

create function free_spins_guard() returns trigger language plpgsql as $$
begin
  if (new.key, new.player_id, new.template_id, new.currency, new.spins, new.stake, new.max_win, new.winnings, new.wagering)
     is distinct from (old.key, old.player_id, old.template_id, old.currency, old.spins, old.stake, old.max_win, old.winnings, old.wagering)
     or (old.provider_id is not null and new.provider_id is distinct from old.provider_id) then
    raise exception 'free spins % cannot become others', old.id using errcode = 'restrict_violation';
  end if;
  if old.paid is not null and (new.paid, new.won) is distinct from (old.paid, old.won) then
    raise exception 'free spins % have been paid', old.id using errcode = 'restrict_violation';
  end if;
  if new.played < old.played then
    raise exception 'free spins % have been played', old.id using errcode = 'restrict_violation';
  end if;
  -- What the provider did not seem to have issued may turn out to have been played.
  if new.state <> old.state and (old.state, new.state) not in (
      ('offered', 'accepted'), ('offered', 'declined'), ('offered', 'expired'), ('offered', 'cancelled'),
      ('accepted', 'issuing'), ('accepted', 'failed'), ('accepted', 'expired'), ('accepted', 'cancelled'),
      ('issuing', 'active'), ('issuing', 'failed'), ('issuing', 'played'), ('issuing', 'expired'), ('issuing', 'cancelled'),
      ('active', 'played'), ('active', 'expired'), ('active', 'cancelled'), ('failed', 'played'), ('failed', 'expired')) then
    raise exception 'free spins % are % and cannot become %', old.id, old.state, new.state using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger free_spins_no_step_back before update on free_spins for each row execute function free_spins_guard();

-- No round of others or of none, and no more rounds than spins.
create function free_spins_round_guard() returns trigger language plpgsql as $$
declare
  issue free_spins;
begin
  select * into issue from free_spins where id = new.free_spins_id for update;
  if issue.provider_id is distinct from new.provider_id then
    raise exception 'free spins % are not of provider %', new.free_spins_id, new.provider_id using errcode = 'restrict_violation';
  end if;
  if (select count(*) from free_spins_round r where r.free_spins_id = new.free_spins_id) >= issue.spins then
    raise exception 'free spins % are used up', new.free_spins_id using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger free_spins_round_fits before insert on free_spins_round for each row execute function free_spins_round_guard();
