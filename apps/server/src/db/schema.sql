-- The tables, rules and functions of the database, as all migrations together leave them.
-- Written by `npm run schema` from a database that has been migrated; do not edit. Comments stand in the migrations.

create table bonus (
  id text not null,
  key text not null,
  player_id text not null,
  offer_id text,
  currency text not null,
  amount bigint not null,
  wagering integer not null,
  required bigint generated always as ((amount * wagering)) stored not null,
  wagered bigint default 0 not null,
  days integer not null,
  texts jsonb not null,
  state text not null,
  offered_at timestamp with time zone not null,
  offer_ends_at timestamp with time zone not null,
  accepted_at timestamp with time zone,
  ends_at timestamp with time zone,
  ended_at timestamp with time zone,
  counted_transfer bigint default 0 not null,
  counted_at timestamp with time zone,
  shares jsonb not null,
  queued_at timestamp with time zone,
  min_odds text default '1.50'::text not null,
  constraint bonus_pkey PRIMARY KEY (id),
  constraint bonus_given_twice UNIQUE (key),
  constraint bonus_offer_id_fkey FOREIGN KEY (offer_id) REFERENCES bonus_offer(id),
  constraint bonus_player_id_fkey FOREIGN KEY (player_id) REFERENCES player(id),
  constraint bonus_accepted_without_end CHECK (((accepted_at IS NULL) = (ends_at IS NULL))),
  constraint bonus_active_without_beginning CHECK (((state <> ALL (ARRAY['active'::text, 'completed'::text, 'used'::text, 'forfeited'::text])) OR (accepted_at IS NOT NULL))),
  constraint bonus_completed_too_soon CHECK (((state <> 'completed'::text) OR (wagered = (amount * wagering)))),
  constraint bonus_ended_without_time CHECK (((state = ANY (ARRAY['pending'::text, 'active'::text])) = (ended_at IS NULL))),
  constraint bonus_forfeited_though_wagered CHECK (((state <> 'forfeited'::text) OR (wagered < (amount * wagering)))),
  constraint bonus_odd_currency CHECK ((currency ~ '^[A-Z]{3}$'::text)),
  constraint bonus_odd_odds CHECK (least_odds_fit(min_odds)),
  constraint bonus_odd_shares CHECK (wagering_shares_fit(shares)),
  constraint bonus_odd_state CHECK ((state = ANY (ARRAY['pending'::text, 'active'::text, 'completed'::text, 'used'::text, 'expired'::text, 'declined'::text, 'forfeited'::text]))),
  constraint bonus_odd_terms CHECK ((((wagering >= 1) AND (wagering <= 100)) AND ((days >= 1) AND (days <= 365)))),
  constraint bonus_of_nothing CHECK ((amount > 0)),
  constraint bonus_queued_too_late CHECK ((queued_at < offer_ends_at)),
  constraint bonus_wagered_more_than_required CHECK (((wagered >= 0) AND (wagered <= (amount * wagering)))),
  constraint bonus_without_words CHECK ((texts ? 'en'::text))
);
CREATE INDEX bonus_by_player ON public.bonus USING btree (player_id, id);
CREATE INDEX bonus_lately_ended ON public.bonus USING btree (ended_at) WHERE (state = ANY (ARRAY['completed'::text, 'used'::text, 'expired'::text, 'forfeited'::text]));
CREATE UNIQUE INDEX bonus_one_at_a_time ON public.bonus USING btree (player_id) WHERE (state = 'active'::text);
CREATE INDEX bonus_queued ON public.bonus USING btree (queued_at) WHERE ((state = 'pending'::text) AND (queued_at IS NOT NULL));
CREATE INDEX bonus_to_count ON public.bonus USING btree (counted_at) WHERE (state = 'active'::text);
CREATE INDEX bonus_to_expire ON public.bonus USING btree (offer_ends_at) WHERE (state = 'pending'::text);
CREATE TRIGGER bonus_no_step_back BEFORE UPDATE ON public.bonus FOR EACH ROW EXECUTE FUNCTION bonus_guard();

create table bonus_offer (
  id text not null,
  code text,
  percent integer not null,
  wagering integer not null,
  days integer not null,
  starts_at timestamp with time zone not null,
  ends_at timestamp with time zone not null,
  texts jsonb not null,
  shares jsonb not null,
  free_spins text,
  free_bet jsonb,
  min_odds text default '1.50'::text not null,
  constraint bonus_offer_pkey PRIMARY KEY (id),
  constraint bonus_offer_code_taken UNIQUE (code),
  constraint bonus_offer_free_spins_fkey FOREIGN KEY (free_spins) REFERENCES free_spins_template(id),
  constraint bonus_offer_ends_before_it_begins CHECK ((ends_at >= starts_at)),
  constraint bonus_offer_odd_code CHECK ((code ~ '^[A-Z0-9_-]{1,64}$'::text)),
  constraint bonus_offer_odd_free_bet CHECK (((free_bet IS NULL) OR free_bet_terms_fit(free_bet))),
  constraint bonus_offer_odd_odds CHECK (least_odds_fit(min_odds)),
  constraint bonus_offer_odd_shares CHECK (wagering_shares_fit(shares)),
  constraint bonus_offer_odd_terms CHECK ((((percent >= 0) AND (percent <= 1000)) AND ((wagering >= 1) AND (wagering <= 100)) AND ((days >= 1) AND (days <= 365)))),
  constraint bonus_offer_of_nothing CHECK (((percent > 0) OR (free_spins IS NOT NULL) OR (free_bet IS NOT NULL))),
  constraint bonus_offer_without_words CHECK ((texts ? 'en'::text))
);

create table bonus_offer_range (
  offer_id text not null,
  currency text not null,
  min_deposit bigint not null,
  max_bonus bigint not null,
  free_bet bigint,
  constraint bonus_offer_range_pkey PRIMARY KEY (offer_id, currency),
  constraint bonus_offer_range_offer_id_fkey FOREIGN KEY (offer_id) REFERENCES bonus_offer(id),
  constraint bonus_offer_range_odd_currency CHECK ((currency ~ '^[A-Z]{3}$'::text)),
  constraint bonus_offer_range_odd_free_bet CHECK ((free_bet > 0)),
  constraint bonus_offer_range_of_nothing CHECK (((min_deposit > 0) AND (max_bonus > 0)))
);

create table cashback (
  plan_id text not null,
  number integer not null,
  player_id text not null,
  currency text not null,
  lost bigint not null,
  percent integer not null,
  amount bigint not null,
  paid_at timestamp with time zone not null,
  constraint cashback_pkey PRIMARY KEY (plan_id, number, player_id),
  constraint cashback_player_id_fkey FOREIGN KEY (player_id) REFERENCES player(id),
  constraint cashback_without_period FOREIGN KEY (plan_id, number) REFERENCES cashback_period(plan_id, number),
  constraint cashback_more_than_its_share CHECK (((amount * 100) <= (lost * percent))),
  constraint cashback_odd_currency CHECK ((currency ~ '^[A-Z]{3}$'::text)),
  constraint cashback_odd_percent CHECK (((percent >= 1) AND (percent <= 100))),
  constraint cashback_of_nothing CHECK ((amount > 0))
);

create table cashback_open_stake (
  at_transfer bigint not null,
  player_id text not null,
  currency text not null,
  staked bigint not null,
  constraint cashback_open_stake_pkey PRIMARY KEY (at_transfer, player_id),
  constraint cashback_open_stake_odd_currency CHECK ((currency ~ '^[A-Z]{3}$'::text)),
  constraint cashback_open_stake_of_no_loss CHECK ((staked > 0)) NOT VALID
);
CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.cashback_open_stake FOR EACH STATEMENT EXECUTE FUNCTION game_transaction_append_only();

create table cashback_period (
  plan_id text not null,
  number integer not null,
  after_transfer bigint not null,
  up_to_transfer bigint,
  closed_at timestamp with time zone,
  paid_at timestamp with time zone,
  constraint cashback_period_pkey PRIMARY KEY (plan_id, number),
  constraint cashback_period_plan_id_fkey FOREIGN KEY (plan_id) REFERENCES cashback_plan(id),
  constraint cashback_period_ends_before_it_begins CHECK ((up_to_transfer >= after_transfer)),
  constraint cashback_period_half_closed CHECK (((up_to_transfer IS NULL) = (closed_at IS NULL))),
  constraint cashback_period_paid_while_it_goes_on CHECK (((paid_at IS NULL) OR (closed_at IS NOT NULL)))
);
CREATE UNIQUE INDEX cashback_period_one_goes_on ON public.cashback_period USING btree (plan_id) WHERE (closed_at IS NULL);
CREATE TRIGGER cashback_period_no_step_back BEFORE UPDATE ON public.cashback_period FOR EACH ROW EXECUTE FUNCTION cashback_period_guard();

create table cashback_plan (
  id text not null,
  percent integer not null,
  every_days integer not null,
  paid_as text not null,
  wagering integer not null,
  shares jsonb not null,
  days integer not null,
  starts_at timestamp with time zone not null,
  ends_at timestamp with time zone not null,
  texts jsonb not null,
  min_odds text default '1.50'::text not null,
  constraint cashback_plan_pkey PRIMARY KEY (id),
  constraint cashback_plan_ends_before_it_begins CHECK ((ends_at >= starts_at)),
  constraint cashback_plan_odd_odds CHECK (least_odds_fit(min_odds)),
  constraint cashback_plan_odd_payment CHECK ((paid_as = ANY (ARRAY['real'::text, 'bonus'::text]))),
  constraint cashback_plan_odd_shares CHECK (wagering_shares_fit(shares)),
  constraint cashback_plan_odd_terms CHECK ((((percent >= 1) AND (percent <= 100)) AND ((every_days >= 1) AND (every_days <= 31)))),
  constraint cashback_plan_odd_wagering CHECK ((((wagering >= 1) AND (wagering <= 100)) AND ((days >= 1) AND (days <= 365)))),
  constraint cashback_plan_without_words CHECK ((texts ? 'en'::text))
);
CREATE TRIGGER cashback_plan_no_other_periods BEFORE UPDATE ON public.cashback_plan FOR EACH ROW EXECUTE FUNCTION cashback_plan_guard();

create table cashback_plan_range (
  plan_id text not null,
  currency text not null,
  min_loss bigint not null,
  max_cashback bigint not null,
  constraint cashback_plan_range_pkey PRIMARY KEY (plan_id, currency),
  constraint cashback_plan_range_plan_id_fkey FOREIGN KEY (plan_id) REFERENCES cashback_plan(id),
  constraint cashback_plan_range_odd_currency CHECK ((currency ~ '^[A-Z]{3}$'::text)),
  constraint cashback_plan_range_of_nothing CHECK (((min_loss > 0) AND (max_cashback > 0)))
);

create table cashback_returned (
  plan_id text not null,
  number integer not null,
  player_id text not null,
  currency text not null,
  amount bigint not null,
  constraint cashback_returned_pkey PRIMARY KEY (plan_id, number, player_id),
  constraint cashback_returned_player_id_fkey FOREIGN KEY (player_id) REFERENCES player(id),
  constraint cashback_returned_without_period FOREIGN KEY (plan_id, number) REFERENCES cashback_period(plan_id, number),
  constraint cashback_returned_nothing CHECK ((amount > 0)),
  constraint cashback_returned_odd_currency CHECK ((currency ~ '^[A-Z]{3}$'::text))
);
CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.cashback_returned FOR EACH STATEMENT EXECUTE FUNCTION game_transaction_append_only();

create table content_publication (
  "position" bigint generated always as identity not null,
  component_id text not null,
  language text not null,
  mobile boolean not null,
  version integer,
  published_by text not null,
  published_at timestamp with time zone not null,
  constraint content_publication_pkey PRIMARY KEY ("position"),
  constraint content_publication_of_nothing FOREIGN KEY (component_id, language, mobile, version) REFERENCES content_version(component_id, language, mobile, version),
  constraint content_publication_by_nobody CHECK ((published_by <> ''::text))
);
CREATE INDEX content_publication_newest ON public.content_publication USING btree (component_id, language, mobile, "position" DESC);
CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.content_publication FOR EACH STATEMENT EXECUTE FUNCTION content_append_only();

create table content_version (
  component_id text not null,
  language text not null,
  mobile boolean not null,
  version integer not null,
  body text not null,
  author text not null,
  note text,
  saved_at timestamp with time zone not null,
  constraint content_version_pkey PRIMARY KEY (component_id, language, mobile, version),
  constraint content_version_before_the_first CHECK ((version > 0)),
  constraint content_version_odd_id CHECK ((component_id ~ '^[a-z0-9][a-z0-9_-]{0,79}$'::text)),
  constraint content_version_odd_language CHECK ((language ~ '^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$'::text)),
  constraint content_version_without_author CHECK ((author <> ''::text))
);
CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.content_version FOR EACH STATEMENT EXECUTE FUNCTION content_append_only();

create table deposit (
  id text not null,
  player_id text,
  key text not null,
  provider_id text not null,
  method_id text not null,
  currency text not null,
  amount bigint not null,
  channel text not null,
  state text default 'started'::text not null,
  credited bigint,
  confirmed bigint,
  confirmed_currency text,
  flags text[] default '{}'::text[] not null,
  reason text,
  instrument text,
  provider_ref text,
  page_url text,
  started_at timestamp with time zone not null,
  settled_at timestamp with time zone,
  ask_at timestamp with time zone,
  asked integer default 0 not null,
  bonus_code text,
  fingerprint text,
  decided text,
  constraint deposit_pkey PRIMARY KEY (id),
  constraint deposit_provider_ref_shared UNIQUE (provider_id, provider_ref),
  constraint deposit_started_twice UNIQUE (player_id, key),
  constraint deposit_asked_after_its_end CHECK (((ask_at IS NULL) OR (state = ANY (ARRAY['started'::text, 'pending'::text, 'failed'::text])))),
  constraint deposit_credited_in_other_currency CHECK (((credited IS NULL) OR (confirmed_currency = currency) OR (NOT (decided IS DISTINCT FROM 'credited'::text)))),
  constraint deposit_credited_more_than_confirmed CHECK (((credited IS NULL) OR ((credited > 0) AND ((credited <= confirmed) OR (NOT (decided IS DISTINCT FROM 'credited'::text)))))),
  constraint deposit_credited_without_confirmation CHECK (((credited IS NULL) OR ((confirmed IS NOT NULL) AND (confirmed_currency IS NOT NULL)))),
  constraint deposit_credited_without_payment CHECK (((state = 'paid'::text) = (credited IS NOT NULL))),
  constraint deposit_long_fingerprint CHECK ((length(fingerprint) <= 128)),
  constraint deposit_odd_channel CHECK ((channel = ANY (ARRAY['account'::text, 'pay_n_play'::text]))),
  constraint deposit_odd_currency CHECK ((currency ~ '^[A-Z]{3}$'::text)),
  constraint deposit_odd_decision CHECK (((decided IS NULL) OR ((decided = 'credited'::text) AND (state = 'paid'::text)) OR ((decided = 'returned'::text) AND (state = 'failed'::text)))),
  constraint deposit_odd_state CHECK ((state = ANY (ARRAY['started'::text, 'pending'::text, 'paid'::text, 'failed'::text, 'held'::text]))),
  constraint deposit_of_nobody CHECK (((player_id IS NOT NULL) OR (channel = 'pay_n_play'::text))),
  constraint deposit_of_nothing CHECK ((amount > 0))
);
CREATE INDEX deposit_by_player ON public.deposit USING btree (player_id, started_at DESC);
CREATE INDEX deposit_of_nobody_paid ON public.deposit USING btree (settled_at) WHERE ((player_id IS NULL) AND (state = 'paid'::text));
CREATE INDEX deposit_to_ask ON public.deposit USING btree (ask_at) WHERE (ask_at IS NOT NULL);
CREATE INDEX deposit_to_ask_fairly ON public.deposit USING btree (((player_id IS NULL)), LEAST(asked, 8), ask_at) WHERE (ask_at IS NOT NULL);
CREATE TRIGGER deposit_no_step_back BEFORE UPDATE ON public.deposit FOR EACH ROW EXECUTE FUNCTION deposit_guard();

create table deposit_refund (
  deposit_id text not null,
  provider_id text not null,
  currency text not null,
  amount bigint not null,
  cause text not null,
  state text default 'due'::text not null,
  provider_ref text,
  decided_at timestamp with time zone not null,
  settled_at timestamp with time zone,
  ask_at timestamp with time zone,
  asked integer default 0 not null,
  constraint deposit_refund_pkey PRIMARY KEY (deposit_id),
  constraint deposit_refund_provider_ref_shared UNIQUE (provider_id, provider_ref),
  constraint deposit_refund_deposit_id_fkey FOREIGN KEY (deposit_id) REFERENCES deposit(id),
  constraint deposit_refund_asked_after_its_end CHECK (((ask_at IS NULL) OR (state = ANY (ARRAY['due'::text, 'sent'::text])))),
  constraint deposit_refund_odd_state CHECK ((state = ANY (ARRAY['due'::text, 'sent'::text, 'paid'::text, 'failed'::text]))),
  constraint deposit_refund_of_nothing CHECK ((amount > 0))
);
CREATE INDEX deposit_refund_to_ask ON public.deposit_refund USING btree (ask_at) WHERE (ask_at IS NOT NULL);
CREATE TRIGGER deposit_refund_no_step_back BEFORE INSERT OR UPDATE ON public.deposit_refund FOR EACH ROW EXECUTE FUNCTION deposit_refund_guard();

create table failed_sign_in (
  account text not null,
  ip text not null,
  failures integer not null,
  last_at timestamp with time zone not null,
  locked_until timestamp with time zone,
  pending integer default 0 not null,
  constraint failed_sign_in_pkey PRIMARY KEY (account, ip)
);

create table folded_everybody (
  folding integer not null,
  finished_at timestamp with time zone not null,
  constraint folded_everybody_pkey PRIMARY KEY (folding)
);

create table folded_identity (
  player_id text not null,
  given_names text not null,
  family_names text not null,
  date_of_birth date not null,
  phone text,
  address text,
  email text,
  folding integer not null,
  constraint folded_identity_pkey PRIMARY KEY (player_id),
  constraint folded_identity_player_id_fkey FOREIGN KEY (player_id) REFERENCES player(id),
  constraint folded_identity_odd_folding CHECK ((folding > 0))
);
CREATE INDEX folded_identity_address ON public.folded_identity USING btree (address);
CREATE INDEX folded_identity_born ON public.folded_identity USING btree (date_of_birth);
CREATE INDEX folded_identity_email ON public.folded_identity USING btree (email);
CREATE INDEX folded_identity_phone ON public.folded_identity USING btree (phone);

create table free_bet (
  id text not null,
  key text not null,
  player_id text not null,
  currency text not null,
  amount bigint not null,
  min_odds text not null,
  kinds text[] not null,
  sports text[] not null,
  winnings text not null,
  wagering integer,
  shares jsonb,
  days integer,
  texts jsonb not null,
  given_by text not null,
  reason text,
  state text not null,
  given_at timestamp with time zone not null,
  ends_at timestamp with time zone not null,
  provider_id text,
  bet_ref text,
  ended_at timestamp with time zone,
  offer_id text,
  bonus_min_odds text,
  constraint free_bet_pkey PRIMARY KEY (id),
  constraint free_bet_given_twice UNIQUE (key),
  constraint free_bet_offer_id_fkey FOREIGN KEY (offer_id) REFERENCES bonus_offer(id),
  constraint free_bet_player_id_fkey FOREIGN KEY (player_id) REFERENCES player(id),
  constraint free_bet_without_bet FOREIGN KEY (bet_ref, provider_id) REFERENCES sports_bet(ref, provider_id) DEFERRABLE INITIALLY DEFERRED,
  constraint free_bet_ended_without_time CHECK (((state = ANY (ARRAY['given'::text, 'staked'::text])) = (ended_at IS NULL))),
  constraint free_bet_ends_before_it_begins CHECK ((ends_at > given_at)),
  constraint free_bet_odd_bonus_odds CHECK (
CASE winnings
    WHEN 'bonus'::text THEN COALESCE(least_odds_fit(bonus_min_odds), false)
    ELSE (bonus_min_odds IS NULL)
END),
  constraint free_bet_odd_kinds CHECK (((cardinality(kinds) > 0) AND (kinds <@ ARRAY['single'::text, 'multiple'::text]))),
  constraint free_bet_odd_odds CHECK ((min_odds ~ '^[1-9]\d{0,3}(\.\d{1,3})?$'::text)),
  constraint free_bet_odd_sports CHECK (((cardinality(sports) <= 20) AND (array_position(sports, NULL::text) IS NULL))),
  constraint free_bet_odd_state CHECK ((state = ANY (ARRAY['given'::text, 'staked'::text, 'won'::text, 'lost'::text, 'expired'::text, 'withdrawn'::text]))),
  constraint free_bet_odd_winnings CHECK (COALESCE(
CASE winnings
    WHEN 'real'::text THEN (num_nonnulls(wagering, shares, days) = 0)
    WHEN 'bonus'::text THEN (((wagering >= 1) AND (wagering <= 100)) AND ((days >= 1) AND (days <= 365)) AND wagering_shares_fit(shares))
    ELSE NULL::boolean
END, false)),
  constraint free_bet_of_nothing CHECK ((amount > 0)),
  constraint free_bet_staked_nowhere CHECK ((((state = ANY (ARRAY['staked'::text, 'won'::text, 'lost'::text])) = (bet_ref IS NOT NULL)) AND ((bet_ref IS NULL) = (provider_id IS NULL)))),
  constraint free_bet_without_reason CHECK (((given_by = 'house'::text) OR (reason IS NOT NULL))),
  constraint free_bet_without_words CHECK ((texts ? 'en'::text))
);
CREATE INDEX free_bet_by_player ON public.free_bet USING btree (player_id, id);
CREATE INDEX free_bet_of_offer ON public.free_bet USING btree (offer_id, player_id) WHERE (offer_id IS NOT NULL);
CREATE INDEX free_bet_to_expire ON public.free_bet USING btree (ends_at) WHERE (state = 'given'::text);
CREATE TRIGGER free_bet_no_step_back BEFORE UPDATE ON public.free_bet FOR EACH ROW EXECUTE FUNCTION free_bet_guard();
CREATE TRIGGER free_bet_of_players_currency BEFORE INSERT ON public.free_bet FOR EACH ROW EXECUTE FUNCTION free_bet_fits_player();

create table free_spins (
  id text not null,
  key text not null,
  player_id text not null,
  template_id text not null,
  offer_id text,
  games jsonb not null,
  currency text not null,
  spins integer not null,
  stake bigint not null,
  max_win bigint not null,
  days integer not null,
  winnings text not null,
  wagering integer not null,
  shares jsonb not null,
  bonus_days integer not null,
  texts jsonb not null,
  state text not null,
  provider_id text,
  offered_at timestamp with time zone not null,
  offer_ends_at timestamp with time zone not null,
  accepted_at timestamp with time zone,
  ends_at timestamp with time zone,
  ended_at timestamp with time zone,
  played integer default 0 not null,
  won bigint,
  paid bigint,
  call text,
  call_at timestamp with time zone,
  attempts integer default 0 not null,
  problem text,
  min_odds text default '1.50'::text not null,
  constraint free_spins_pkey PRIMARY KEY (id),
  constraint free_spins_given_twice UNIQUE (key),
  constraint free_spins_offer_id_fkey FOREIGN KEY (offer_id) REFERENCES bonus_offer(id),
  constraint free_spins_player_id_fkey FOREIGN KEY (player_id) REFERENCES player(id),
  constraint free_spins_template_id_fkey FOREIGN KEY (template_id) REFERENCES free_spins_template(id),
  constraint free_spins_accepted_without_end CHECK (((accepted_at IS NULL) = (ends_at IS NULL))),
  constraint free_spins_cancelled_too_soon CHECK (((call IS DISTINCT FROM 'cancel'::text) OR ((ended_at IS NOT NULL) AND (provider_id IS NOT NULL)))),
  constraint free_spins_ended_without_time CHECK (((ended_at IS NULL) = (state = ANY (ARRAY['offered'::text, 'accepted'::text, 'issuing'::text, 'active'::text])))),
  constraint free_spins_half_called CHECK (((call IS NULL) = (call_at IS NULL))),
  constraint free_spins_half_paid CHECK (((won IS NULL) = (paid IS NULL))),
  constraint free_spins_issued_too_late CHECK (((call IS DISTINCT FROM 'issue'::text) OR (state = ANY (ARRAY['accepted'::text, 'issuing'::text])))),
  constraint free_spins_not_accepted CHECK (((accepted_at IS NOT NULL) OR (state <> ALL (ARRAY['accepted'::text, 'issuing'::text, 'active'::text, 'played'::text, 'failed'::text])))),
  constraint free_spins_odd_call CHECK ((call = ANY (ARRAY['issue'::text, 'cancel'::text]))),
  constraint free_spins_odd_currency CHECK ((currency ~ '^[A-Z]{3}$'::text)),
  constraint free_spins_odd_odds CHECK (least_odds_fit(min_odds)),
  constraint free_spins_odd_shares CHECK (wagering_shares_fit(shares)),
  constraint free_spins_odd_state CHECK ((state = ANY (ARRAY['offered'::text, 'declined'::text, 'accepted'::text, 'issuing'::text, 'active'::text, 'played'::text, 'expired'::text, 'cancelled'::text, 'failed'::text]))),
  constraint free_spins_odd_terms CHECK ((((spins >= 1) AND (spins <= 1000)) AND ((days >= 1) AND (days <= 90)) AND (stake > 0) AND (max_win > 0))),
  constraint free_spins_odd_wagering CHECK ((((wagering >= 1) AND (wagering <= 100)) AND ((bonus_days >= 1) AND (bonus_days <= 365)))),
  constraint free_spins_odd_winnings CHECK ((winnings = ANY (ARRAY['real'::text, 'bonus'::text]))),
  constraint free_spins_paid_before_their_end CHECK (((paid IS NULL) OR (state = ANY (ARRAY['played'::text, 'expired'::text])))),
  constraint free_spins_paid_more_than_won CHECK (((paid >= 0) AND (paid <= LEAST(won, max_win)))),
  constraint free_spins_played_and_not_paid CHECK (((state <> 'played'::text) OR (paid IS NOT NULL))),
  constraint free_spins_played_more_than_given CHECK (((played >= 0) AND (played <= spins))),
  constraint free_spins_without_game CHECK (((jsonb_typeof(games) = 'array'::text) AND ((jsonb_array_length(games) >= 1) AND (jsonb_array_length(games) <= 20)))),
  constraint free_spins_without_provider CHECK (((provider_id IS NOT NULL) OR (state <> ALL (ARRAY['issuing'::text, 'active'::text, 'played'::text])))),
  constraint free_spins_without_words CHECK ((texts ? 'en'::text))
);
CREATE INDEX free_spins_by_player ON public.free_spins USING btree (player_id, id);
CREATE INDEX free_spins_of_offer ON public.free_spins USING btree (offer_id, player_id) WHERE (offer_id IS NOT NULL);
CREATE INDEX free_spins_to_call ON public.free_spins USING btree (call_at) WHERE (call IS NOT NULL);
CREATE INDEX free_spins_to_expire ON public.free_spins USING btree (ends_at) WHERE (state = ANY (ARRAY['accepted'::text, 'issuing'::text, 'active'::text]));
CREATE INDEX free_spins_unanswered ON public.free_spins USING btree (offer_ends_at) WHERE (state = 'offered'::text);
CREATE TRIGGER free_spins_no_step_back BEFORE UPDATE ON public.free_spins FOR EACH ROW EXECUTE FUNCTION free_spins_guard();

create table free_spins_round (
  provider_id text not null,
  ref text not null,
  free_spins_id text not null,
  transaction_id text not null,
  won bigint not null,
  made_at timestamp with time zone not null,
  round_ref text,
  game_id text,
  constraint free_spins_round_pkey PRIMARY KEY (provider_id, ref),
  constraint free_spins_round_odd_win CHECK ((won >= 0))
);
CREATE INDEX free_spins_round_by_issue ON public.free_spins_round USING btree (free_spins_id);
CREATE TRIGGER free_round_once BEFORE INSERT ON public.free_spins_round FOR EACH ROW EXECUTE FUNCTION free_round_once();
CREATE TRIGGER free_spins_round_fits BEFORE INSERT ON public.free_spins_round FOR EACH ROW EXECUTE FUNCTION free_spins_round_guard();

create table free_spins_stake (
  template_id text not null,
  currency text not null,
  stake bigint not null,
  max_win bigint not null,
  constraint free_spins_stake_pkey PRIMARY KEY (template_id, currency),
  constraint free_spins_stake_template_id_fkey FOREIGN KEY (template_id) REFERENCES free_spins_template(id),
  constraint free_spins_stake_odd_currency CHECK ((currency ~ '^[A-Z]{3}$'::text)),
  constraint free_spins_stake_of_nothing CHECK (((stake > 0) AND (max_win > 0)))
);

create table free_spins_template (
  id text not null,
  games jsonb not null,
  spins integer not null,
  days integer not null,
  winnings text not null,
  wagering integer not null,
  shares jsonb not null,
  bonus_days integer not null,
  texts jsonb not null,
  min_odds text default '1.50'::text not null,
  ended_at timestamp with time zone,
  constraint free_spins_template_pkey PRIMARY KEY (id),
  constraint free_spins_template_odd_odds CHECK (least_odds_fit(min_odds)),
  constraint free_spins_template_odd_shares CHECK (wagering_shares_fit(shares)),
  constraint free_spins_template_odd_terms CHECK ((((spins >= 1) AND (spins <= 1000)) AND ((days >= 1) AND (days <= 90)))),
  constraint free_spins_template_odd_wagering CHECK ((((wagering >= 1) AND (wagering <= 100)) AND ((bonus_days >= 1) AND (bonus_days <= 365)))),
  constraint free_spins_template_odd_winnings CHECK ((winnings = ANY (ARRAY['real'::text, 'bonus'::text]))),
  constraint free_spins_template_without_game CHECK (((jsonb_typeof(games) = 'array'::text) AND ((jsonb_array_length(games) >= 1) AND (jsonb_array_length(games) <= 20)))),
  constraint free_spins_template_without_words CHECK ((texts ? 'en'::text))
);

create table game_catalogue (
  provider_id text not null,
  etag text,
  fetched_at timestamp with time zone not null,
  packed bytea not null,
  constraint game_catalogue_pkey PRIMARY KEY (provider_id)
);

create table game_category (
  id text not null,
  fingerprint text not null,
  changed_at timestamp with time zone,
  constraint game_category_pkey PRIMARY KEY (id)
);

create table game_favourite (
  player_id text not null,
  game_id text not null,
  chosen_at timestamp with time zone not null,
  constraint game_favourite_pkey PRIMARY KEY (player_id, game_id),
  constraint game_favourite_player_id_fkey FOREIGN KEY (player_id) REFERENCES player(id),
  constraint game_favourite_odd_game CHECK (((length(game_id) >= 1) AND (length(game_id) <= 200)))
);

create table game_round (
  provider_id text not null,
  ref text not null,
  player_id text not null,
  game_id text not null,
  currency text not null,
  state text not null,
  staked_real bigint not null,
  staked_bonus bigint not null,
  won_real bigint not null,
  won_bonus bigint not null,
  bets integer not null,
  opened_at timestamp with time zone not null,
  closed_at timestamp with time zone,
  bonus_id text,
  constraint game_round_pkey PRIMARY KEY (ref, provider_id),
  constraint game_round_less_than_nothing CHECK ((LEAST(staked_real, staked_bonus, won_real, won_bonus, (bets)::bigint) >= 0)),
  constraint game_round_odd_currency CHECK ((currency ~ '^[A-Z]{3}$'::text)),
  constraint game_round_odd_state CHECK ((state = ANY (ARRAY['open'::text, 'closed'::text, 'rolled_back'::text]))),
  constraint game_round_open_and_closed CHECK (((state = 'open'::text) = (closed_at IS NULL))),
  constraint game_round_staked_without_bet CHECK (((bets > 0) OR ((staked_real + staked_bonus) = 0)))
);
CREATE INDEX game_round_of_bonus ON public.game_round USING btree (bonus_id) WHERE ((state = 'open'::text) AND (bonus_id IS NOT NULL));
CREATE INDEX game_round_open_of_player ON public.game_round USING btree (player_id, game_id) WHERE (state = 'open'::text);
CREATE INDEX game_round_to_sweep ON public.game_round USING btree (opened_at) WHERE (state = 'open'::text);
CREATE INDEX game_round_winners ON public.game_round USING btree (opened_at) WHERE ((won_real + won_bonus) > (staked_real + staked_bonus));
CREATE TRIGGER game_round_bonus_of_player BEFORE INSERT OR UPDATE OF bonus_id ON public.game_round FOR EACH ROW WHEN ((new.bonus_id IS NOT NULL)) EXECUTE FUNCTION bonus_of_stake_guard();
CREATE TRIGGER game_round_no_step_back BEFORE UPDATE ON public.game_round FOR EACH ROW EXECUTE FUNCTION game_round_guard();

create table game_session (
  token_hash text not null,
  provider_id text not null,
  player_id text not null,
  game_id text not null,
  currency text not null,
  language text not null,
  opened_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  sign_in_id text,
  provider_ref text,
  constraint game_session_pkey PRIMARY KEY (token_hash),
  constraint game_session_ends_before_it_begins CHECK ((expires_at > opened_at)),
  constraint game_session_odd_currency CHECK ((currency ~ '^[A-Z]{3}$'::text)),
  constraint game_session_odd_provider_ref CHECK (((length(provider_ref) >= 1) AND (length(provider_ref) <= 200)))
);
CREATE INDEX game_session_lately ON public.game_session USING btree (opened_at);
CREATE UNIQUE INDEX game_session_linked_twice ON public.game_session USING btree (provider_id, provider_ref) WHERE (provider_ref IS NOT NULL);
CREATE INDEX game_session_of_player ON public.game_session USING btree (player_id, opened_at, game_id);

create table game_transaction (
  provider_id text not null,
  ref text not null,
  id text not null,
  kind text not null,
  round_ref text not null,
  player_id text not null,
  game_id text not null,
  amount bigint not null,
  "real" bigint not null,
  bonus bigint not null,
  paid_by text not null,
  original text,
  reason text,
  made_at timestamp with time zone not null,
  constraint game_transaction_pkey PRIMARY KEY (ref, provider_id),
  constraint game_transaction_less_than_nothing CHECK ((LEAST(amount, "real", bonus) >= 0)),
  constraint game_transaction_odd_kind CHECK ((kind = ANY (ARRAY['bet'::text, 'win'::text, 'rollback'::text]))),
  constraint game_transaction_odd_payer CHECK ((paid_by = ANY (ARRAY['player'::text, 'house'::text]))),
  constraint game_transaction_parts_differ CHECK (((("real" + bonus) = 0) OR (("real" + bonus) = amount))),
  constraint game_transaction_undoes_nothing CHECK (((kind = 'rollback'::text) = (original IS NOT NULL))),
  constraint game_transaction_wrong_payer CHECK (((kind = 'rollback'::text) OR ((kind = 'bet'::text) = (paid_by = 'player'::text))))
);
CREATE UNIQUE INDEX game_transaction_undone_by_player_twice ON public.game_transaction USING btree (original, provider_id, player_id) WHERE (original IS NOT NULL);
CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.game_transaction FOR EACH STATEMENT EXECUTE FUNCTION game_transaction_append_only();
CREATE TRIGGER free_round_once BEFORE INSERT ON public.game_transaction FOR EACH ROW WHEN ((new.reason = 'free_round'::text)) EXECUTE FUNCTION free_round_once();

create table identity_match (
  id text not null,
  player_id text not null,
  other_id text not null,
  likeness text not null,
  found_at timestamp with time zone not null,
  constraint identity_match_pkey PRIMARY KEY (id),
  constraint identity_match_found_twice UNIQUE (player_id, other_id, likeness),
  constraint identity_match_other_id_fkey FOREIGN KEY (other_id) REFERENCES player(id),
  constraint identity_match_player_id_fkey FOREIGN KEY (player_id) REFERENCES player(id),
  constraint identity_match_odd_likeness CHECK ((likeness = ANY (ARRAY['same'::text, 'near'::text]))),
  constraint identity_match_with_oneself CHECK ((player_id <> other_id))
);
CREATE INDEX identity_match_newest ON public.identity_match USING btree (found_at, id);
CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.identity_match FOR EACH STATEMENT EXECUTE FUNCTION match_append_only();

create table inbox_message (
  id text not null,
  player_id text not null,
  key text not null,
  sender text not null,
  language text not null,
  title text not null,
  body text not null,
  sent_at timestamp with time zone not null,
  read_at timestamp with time zone,
  deleted_at timestamp with time zone,
  constraint inbox_message_pkey PRIMARY KEY (id),
  constraint inbox_message_told_twice UNIQUE (player_id, key),
  constraint inbox_message_player_id_fkey FOREIGN KEY (player_id) REFERENCES player(id),
  constraint inbox_message_deleted_before_it_was_sent CHECK ((deleted_at >= sent_at)),
  constraint inbox_message_odd_sender CHECK (((sender = 'house'::text) OR (sender ~ '^operator/[\w.@-]{1,64}$'::text))),
  constraint inbox_message_read_before_it_was_sent CHECK ((read_at >= sent_at)),
  constraint inbox_message_without_words CHECK ((((length(title) >= 1) AND (length(title) <= 200)) AND ((length(body) >= 1) AND (length(body) <= 20000))))
);
CREATE INDEX inbox_message_shown ON public.inbox_message USING btree (player_id, id) WHERE (deleted_at IS NULL);
CREATE INDEX inbox_message_unread ON public.inbox_message USING btree (player_id) WHERE ((deleted_at IS NULL) AND (read_at IS NULL));

create table jackpot_pot (
  pool_id text not null,
  currency text not null,
  number integer not null,
  kind text not null,
  seed bigint not null,
  fed bigint not null,
  ceiling bigint,
  threshold bigint,
  nonce text,
  begun_at timestamp with time zone not null,
  won_at timestamp with time zone,
  amount bigint,
  player_id text,
  provider_id text,
  bet_ref text,
  game_id text,
  constraint jackpot_pot_pkey PRIMARY KEY (pool_id, currency, number),
  constraint jackpot_pot_bet_won_twice UNIQUE (bet_ref, provider_id),
  constraint jackpot_pot_player_id_fkey FOREIGN KEY (player_id) REFERENCES player(id),
  constraint jackpot_pot_beyond_ceiling CHECK (((threshold > seed) AND (threshold <= ceiling))),
  constraint jackpot_pot_drops_elsewhere CHECK ((amount = threshold)),
  constraint jackpot_pot_less_than_nothing CHECK ((LEAST(seed, fed, ((number - 1))::bigint) >= 0)),
  constraint jackpot_pot_odd_currency CHECK ((currency ~ '^[A-Z]{3}$'::text)),
  constraint jackpot_pot_odd_kind CHECK ((kind = ANY (ARRAY['progressive'::text, 'must_drop'::text]))),
  constraint jackpot_pot_pays_nothing CHECK ((amount > 0)),
  constraint jackpot_pot_pays_too_much CHECK ((amount <= (seed + (fed / 10000)))),
  constraint jackpot_pot_without_threshold CHECK ((((kind = 'must_drop'::text) = (ceiling IS NOT NULL)) AND (num_nulls(ceiling, threshold, nonce) = ANY (ARRAY[0, 3])))),
  constraint jackpot_pot_won_by_halves CHECK ((num_nulls(won_at, amount, player_id, provider_id, bet_ref, game_id) = ANY (ARRAY[0, 6])))
);
CREATE INDEX jackpot_pot_open ON public.jackpot_pot USING btree (pool_id, currency) WHERE (won_at IS NULL);
CREATE TRIGGER jackpot_pot_kept BEFORE DELETE OR TRUNCATE ON public.jackpot_pot FOR EACH STATEMENT EXECUTE FUNCTION jackpot_pot_kept();
CREATE TRIGGER jackpot_pot_no_step_back BEFORE INSERT OR UPDATE ON public.jackpot_pot FOR EACH ROW EXECUTE FUNCTION jackpot_pot_guard();

create table jackpot_share (
  pool_id text not null,
  currency text not null,
  id bigint generated always as identity not null,
  basis_points integer not null,
  provider_id text not null,
  refs text[] not null,
  player_ids text[] not null,
  game_ids text[] not null,
  stakes bigint[] not null,
  look_at timestamp with time zone default '-infinity'::timestamp with time zone not null,
  constraint jackpot_share_pkey PRIMARY KEY (pool_id, currency, id),
  constraint jackpot_share_odd_part CHECK (((basis_points >= 1) AND (basis_points <= 1000))),
  constraint jackpot_share_of_nothing CHECK ((0 < ALL (stakes))),
  constraint jackpot_share_uneven CHECK (((cardinality(refs) > 0) AND (cardinality(refs) = cardinality(player_ids)) AND (cardinality(refs) = cardinality(game_ids)) AND (cardinality(refs) = cardinality(stakes))))
);
CREATE INDEX jackpot_share_due ON public.jackpot_share USING btree (pool_id, currency, look_at, id);

create table known_place (
  player_id text not null,
  kind text not null,
  hash bytea not null,
  last_at timestamp with time zone not null,
  constraint known_place_pkey PRIMARY KEY (player_id, kind, hash),
  constraint known_place_player_id_fkey FOREIGN KEY (player_id) REFERENCES player(id),
  constraint known_place_odd_kind CHECK ((kind = ANY (ARRAY['network'::text, 'browser'::text, 'device'::text]))),
  constraint known_place_short_hash CHECK ((length(hash) = 32))
);
CREATE INDEX known_place_stale ON public.known_place USING btree (last_at);

create table ledger_account (
  id text not null,
  currency text not null,
  balance bigint default 0 not null,
  constraint ledger_account_pkey PRIMARY KEY (id),
  constraint ledger_account_not_overdrawn CHECK ((balance >= 0)),
  constraint ledger_account_odd_currency CHECK (((length(currency) = 3) AND (currency = upper(currency)))),
  constraint ledger_account_only_purses CHECK (((id ~~ 'player/_%/real'::text) OR (id ~~ 'player/_%/bonus'::text) OR (id ~~ 'player/_%/held'::text)))
);

create table ledger_checkpoint (
  only_row boolean default true not null,
  up_to bigint default 0 not null,
  next_up_to bigint,
  next_after xid8,
  compared_to text default ''::text not null,
  constraint ledger_checkpoint_pkey PRIMARY KEY (only_row),
  constraint ledger_checkpoint_goes_back CHECK ((next_up_to > up_to)),
  constraint ledger_checkpoint_half_planned CHECK (((next_up_to IS NULL) = (next_after IS NULL))),
  constraint ledger_checkpoint_twice CHECK (only_row)
);
CREATE TRIGGER forward_only BEFORE UPDATE ON public.ledger_checkpoint FOR EACH ROW EXECUTE FUNCTION ledger_checkpoint_guard();

create table ledger_freeze (
  currency text not null,
  reason text not null,
  frozen_at timestamp with time zone not null,
  constraint ledger_freeze_pkey PRIMARY KEY (currency)
);

create table ledger_posting (
  transfer_id bigint not null,
  line smallint not null,
  from_account text not null,
  to_account text not null,
  amount bigint not null,
  currency text not null,
  constraint ledger_posting_pkey PRIMARY KEY (transfer_id, line),
  constraint ledger_posting_transfer_id_fkey FOREIGN KEY (transfer_id) REFERENCES ledger_transfer(id),
  constraint ledger_posting_moves_nothing CHECK ((amount > 0)),
  constraint ledger_posting_odd_account CHECK (((starts_with(from_account, 'player/'::text) OR starts_with(from_account, 'world/'::text) OR starts_with(from_account, 'house/'::text)) AND (starts_with(to_account, 'player/'::text) OR starts_with(to_account, 'world/'::text) OR starts_with(to_account, 'house/'::text)))),
  constraint ledger_posting_other_currency CHECK (((starts_with(from_account, 'player/'::text) OR ("right"(from_account, 4) = ('/'::text || currency))) AND (starts_with(to_account, 'player/'::text) OR ("right"(to_account, 4) = ('/'::text || currency))))),
  constraint ledger_posting_to_itself CHECK ((from_account <> to_account))
);
CREATE INDEX ledger_posting_in ON public.ledger_posting USING btree (to_account, transfer_id) WHERE (to_account ~~ 'player/%'::text);
CREATE INDEX ledger_posting_out ON public.ledger_posting USING btree (from_account, transfer_id) WHERE (from_account ~~ 'player/%'::text);
CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.ledger_posting FOR EACH STATEMENT EXECUTE FUNCTION ledger_append_only();

create table ledger_sum (
  account text not null,
  currency text not null,
  total bigint not null,
  constraint ledger_sum_pkey PRIMARY KEY (account, currency)
);

create table ledger_transfer (
  id bigint generated always as identity not null,
  key text not null,
  kind text not null,
  made_at timestamp with time zone default now() not null,
  actor text,
  reason text,
  constraint ledger_transfer_pkey PRIMARY KEY (id),
  constraint ledger_transfer_key_used_before UNIQUE (key)
);
CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.ledger_transfer FOR EACH STATEMENT EXECUTE FUNCTION ledger_append_only();

create table letter (
  id text not null,
  message jsonb,
  created_at timestamp with time zone not null,
  next_at timestamp with time zone not null,
  attempts integer default 0 not null,
  constraint letter_pkey PRIMARY KEY (id)
);
CREATE INDEX letter_due ON public.letter USING btree (next_at);

create table login_ticket (
  hash bytea not null,
  player_id text not null,
  expires_at timestamp with time zone not null,
  constraint login_ticket_pkey PRIMARY KEY (hash),
  constraint login_ticket_player_id_fkey FOREIGN KEY (player_id) REFERENCES player(id),
  constraint login_ticket_short_hash CHECK ((length(hash) = 32))
);
CREATE INDEX login_ticket_by_player ON public.login_ticket USING btree (player_id);
CREATE INDEX login_ticket_stale ON public.login_ticket USING btree (expires_at);

create table mailed_link (
  player_id text not null,
  purpose text not null,
  hash bytea not null,
  expires_at timestamp with time zone not null,
  state text default 'open'::text not null,
  constraint mailed_link_pkey PRIMARY KEY (hash),
  constraint mailed_link_player_id_fkey FOREIGN KEY (player_id) REFERENCES player(id),
  constraint mailed_link_odd_purpose CHECK ((purpose = ANY (ARRAY['verify'::text, 'reset'::text]))),
  constraint mailed_link_odd_state CHECK ((state = ANY (ARRAY['open'::text, 'used'::text, 'replaced'::text]))),
  constraint mailed_link_short_hash CHECK ((length(hash) = 32))
);
CREATE INDEX mailed_link_player ON public.mailed_link USING btree (player_id, purpose, expires_at DESC);

create table match_decision (
  id bigint generated always as identity not null,
  match_id text not null,
  decision text not null,
  decided_by text not null,
  reason text not null,
  decided_at timestamp with time zone not null,
  constraint match_decision_pkey PRIMARY KEY (id),
  constraint match_decision_match_id_fkey FOREIGN KEY (match_id) REFERENCES identity_match(id),
  constraint match_decision_odd_decision CHECK ((decision = ANY (ARRAY['cleared'::text, 'confirmed'::text]))),
  constraint match_decision_of_nobody CHECK ((decided_by ~ '\S'::text)),
  constraint match_decision_without_reason CHECK ((reason ~ '\S'::text))
);
CREATE INDEX match_decision_of ON public.match_decision USING btree (match_id, id);
CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.match_decision FOR EACH STATEMENT EXECUTE FUNCTION match_append_only();

create table migration (
  name text not null,
  hash text not null,
  applied_at timestamp with time zone default now() not null,
  constraint migration_pkey PRIMARY KEY (name)
);

create table operator_act (
  id bigint generated always as identity not null,
  at timestamp with time zone not null,
  operator text not null,
  act text not null,
  subject text not null,
  reason text not null,
  before jsonb not null,
  after jsonb not null,
  constraint operator_act_pkey PRIMARY KEY (id),
  constraint operator_act_odd_act CHECK (((act ~ '^[a-z]+( [a-z-]+)*$'::text) AND (length(act) <= 64))),
  constraint operator_act_odd_operator CHECK ((operator ~ '^[A-Za-z0-9_.@-]{1,64}$'::text)),
  constraint operator_act_odd_subject CHECK (((length(subject) >= 1) AND (length(subject) <= 320))),
  constraint operator_act_without_reason CHECK (((length(btrim(reason)) > 0) AND (length(reason) <= 500)))
);
CREATE INDEX operator_act_by_subject ON public.operator_act USING btree (subject, id DESC);
CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.operator_act FOR EACH STATEMENT EXECUTE FUNCTION operator_act_append_only();

create table operator_key (
  name text not null,
  hash bytea not null,
  scopes text[] not null,
  created_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  constraint operator_key_pkey PRIMARY KEY (name),
  constraint operator_key_hash_taken UNIQUE (hash),
  constraint operator_key_ended_before_it_began CHECK ((ended_at >= created_at)),
  constraint operator_key_odd_hash CHECK ((octet_length(hash) = 32)),
  constraint operator_key_odd_name CHECK ((name ~ '^[A-Za-z0-9_.@-]{1,64}$'::text)),
  constraint operator_key_odd_scopes CHECK (((cardinality(scopes) > 0) AND (scopes <@ ARRAY['content'::text, 'words'::text])))
);
CREATE TRIGGER only_ends BEFORE DELETE OR UPDATE ON public.operator_key FOR EACH ROW EXECUTE FUNCTION operator_key_guard();

create table pay_n_play (
  deposit_id text not null,
  id_hash bytea not null,
  browser_hash bytea not null,
  email text,
  language text not null,
  opened_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  person jsonb,
  verdict text,
  refusal text,
  decided_at timestamp with time zone,
  delivered_at timestamp with time zone,
  register_until timestamp with time zone,
  ending text,
  ended_at timestamp with time zone,
  constraint pay_n_play_pkey PRIMARY KEY (deposit_id),
  constraint pay_n_play_id_shared UNIQUE (id_hash),
  constraint pay_n_play_deposit_id_fkey FOREIGN KEY (deposit_id) REFERENCES deposit(id),
  constraint pay_n_play_claimed_by_refused CHECK (((ending IS DISTINCT FROM 'claimed'::text) OR (NOT (verdict IS DISTINCT FROM 'register'::text)))),
  constraint pay_n_play_odd_ending CHECK ((ending = ANY (ARRAY['claimed'::text, 'refunded'::text]))),
  constraint pay_n_play_odd_verdict CHECK ((verdict = ANY (ARRAY['login'::text, 'register'::text, 'refuse'::text]))),
  constraint pay_n_play_refused_without_reason CHECK (((NOT (verdict IS DISTINCT FROM 'refuse'::text)) = (refusal IS NOT NULL))),
  constraint pay_n_play_short_hash CHECK (((length(id_hash) = 32) AND (length(browser_hash) = 32))),
  constraint pay_n_play_undated_ending CHECK (((ending IS NULL) = (ended_at IS NULL))),
  constraint pay_n_play_undated_verdict CHECK (((verdict IS NULL) = (decided_at IS NULL)))
);
CREATE INDEX pay_n_play_by_browser ON public.pay_n_play USING btree (browser_hash, opened_at DESC);
CREATE INDEX pay_n_play_unended ON public.pay_n_play USING btree (opened_at) WHERE (ending IS NULL);
CREATE TRIGGER pay_n_play_no_step_back BEFORE UPDATE ON public.pay_n_play FOR EACH ROW EXECUTE FUNCTION pay_n_play_guard();

create table payment_callback (
  provider_id text not null,
  message_id text not null,
  reference text not null,
  report jsonb not null,
  received_at timestamp with time zone not null,
  handled_at timestamp with time zone,
  constraint payment_callback_pkey PRIMARY KEY (provider_id, message_id)
);
CREATE INDEX payment_callback_unhandled ON public.payment_callback USING btree (received_at) WHERE (handled_at IS NULL);

create table payment_event (
  id bigint generated always as identity not null,
  payment_id text not null,
  at timestamp with time zone not null,
  source text not null,
  report jsonb not null,
  outcome text not null,
  constraint payment_event_pkey PRIMARY KEY (id)
);
CREATE INDEX payment_event_by_payment ON public.payment_event USING btree (payment_id, id);
CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.payment_event FOR EACH STATEMENT EXECUTE FUNCTION payment_append_only();

create table player (
  id text not null,
  email text not null,
  email_key text not null,
  password_hash text not null,
  status text default 'active'::text not null,
  first_name text not null,
  last_name text not null,
  gender text,
  date_of_birth date not null,
  country text not null,
  city text not null,
  house_number_and_street_name text not null,
  post_code text not null,
  mobile_number text not null,
  currency text not null,
  language text not null,
  newsletter boolean not null,
  btag text,
  bonus_code text,
  fingerprint text,
  created_at timestamp with time zone not null,
  verified_at timestamp with time zone,
  joined_by text default 'classic'::text not null,
  no_bets_from timestamp with time zone,
  standing text default 'active'::text not null,
  constraint player_pkey PRIMARY KEY (id),
  constraint player_email_taken UNIQUE (email_key),
  constraint player_odd_country CHECK ((country ~ '^[A-Z]{2}$'::text)),
  constraint player_odd_currency CHECK ((currency ~ '^[A-Z]{3}$'::text)),
  constraint player_odd_gender CHECK ((gender = ANY (ARRAY['FEMALE'::text, 'MALE'::text]))),
  constraint player_odd_joining CHECK ((joined_by = ANY (ARRAY['classic'::text, 'pay_n_play'::text]))),
  constraint player_odd_standing CHECK ((standing = ANY (ARRAY['active'::text, 'limited'::text, 'blocked'::text]))),
  constraint player_odd_status CHECK ((status = ANY (ARRAY['active'::text, 'limited'::text, 'excluded'::text, 'blocked'::text]))),
  constraint player_too_young CHECK ((date_of_birth <= ((((created_at AT TIME ZONE 'UTC'::text))::date + 1) - '18 years'::interval)))
);
CREATE TRIGGER keep_standing BEFORE INSERT OR UPDATE OF status ON public.player FOR EACH ROW EXECUTE FUNCTION player_keep_standing();

create table player_event (
  id bigint generated always as identity not null,
  player_id text not null,
  at timestamp with time zone not null,
  actor text not null,
  kind text not null,
  subject text,
  before jsonb,
  after jsonb,
  constraint player_event_pkey PRIMARY KEY (id),
  constraint player_event_odd_actor CHECK (((actor = ANY (ARRAY['player'::text, 'house'::text])) OR (actor ~ '^operator/[\w.@-]{1,64}$'::text))),
  constraint player_event_without_reason CHECK (((kind <> 'status_changed'::text) OR (actor !~~ 'operator/%'::text) OR (COALESCE(length((after ->> 'reason'::text)), 0) > 0)))
);
CREATE INDEX player_event_by_player ON public.player_event USING btree (player_id, id);
CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.player_event FOR EACH STATEMENT EXECUTE FUNCTION player_event_append_only();

create table player_exclusion (
  id text not null,
  player_id text not null,
  kind text not null,
  started_at timestamp with time zone not null,
  ends_at timestamp with time zone,
  asked_by text not null,
  reason text,
  moved_money boolean default true not null,
  constraint player_exclusion_pkey PRIMARY KEY (id),
  constraint player_exclusion_player_id_fkey FOREIGN KEY (player_id) REFERENCES player(id),
  constraint player_exclusion_ends_before_it_begins CHECK ((ends_at > started_at)),
  constraint player_exclusion_odd_asker CHECK (((asked_by = ANY (ARRAY['player'::text, 'house'::text])) OR (asked_by ~ '^operator/[\w.@-]{1,64}$'::text))),
  constraint player_exclusion_odd_kind CHECK ((kind = ANY (ARRAY['time_out'::text, 'self_exclusion'::text]))),
  constraint player_exclusion_odd_reason CHECK (((length(reason) >= 1) AND (length(reason) <= 500))),
  constraint player_exclusion_time_out_without_end CHECK (((kind <> 'time_out'::text) OR (ends_at IS NOT NULL))),
  constraint player_exclusion_without_reason CHECK (((asked_by ~~ 'operator/%'::text) = (reason IS NOT NULL)))
);
CREATE INDEX player_exclusion_of ON public.player_exclusion USING btree (player_id, started_at);
CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.player_exclusion FOR EACH STATEMENT EXECUTE FUNCTION player_event_append_only();

create table player_exclusion_end (
  exclusion_id text not null,
  ended_at timestamp with time zone not null,
  constraint player_exclusion_end_pkey PRIMARY KEY (exclusion_id),
  constraint player_exclusion_end_exclusion_id_fkey FOREIGN KEY (exclusion_id) REFERENCES player_exclusion(id)
);
CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.player_exclusion_end FOR EACH STATEMENT EXECUTE FUNCTION player_event_append_only();
CREATE TRIGGER is_over BEFORE INSERT ON public.player_exclusion_end FOR EACH ROW EXECUTE FUNCTION player_exclusion_is_over();

create table player_identity (
  authority text not null,
  subject text not null,
  player_id text not null,
  attached_at timestamp with time zone not null,
  constraint player_identity_pkey PRIMARY KEY (authority, subject),
  constraint player_identity_player_id_fkey FOREIGN KEY (player_id) REFERENCES player(id)
);
CREATE INDEX player_identity_by_player ON public.player_identity USING btree (player_id);

create table player_session (
  id text not null,
  player_id text not null,
  generation integer default 0 not null,
  created_at timestamp with time zone not null,
  rotated_at timestamp with time zone not null,
  idle_s integer not null,
  expires_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  end_reason text,
  ip text not null,
  user_agent text not null,
  fingerprint text,
  scope text default 'full'::text not null,
  used_generation integer default 0 not null,
  constraint player_session_pkey PRIMARY KEY (id),
  constraint player_session_player_id_fkey FOREIGN KEY (player_id) REFERENCES player(id),
  constraint player_session_ended_without_reason CHECK (((ended_at IS NULL) = (end_reason IS NULL))),
  constraint player_session_odd_reason CHECK ((end_reason = ANY (ARRAY['signed_out'::text, 'reused'::text, 'new_password'::text, 'not_active'::text, 'operator'::text]))),
  constraint player_session_odd_scope CHECK ((scope = ANY (ARRAY['full'::text, 'withdrawal'::text])))
);
CREATE INDEX player_session_open ON public.player_session USING btree (player_id) WHERE (ended_at IS NULL);

create table rate_limit (
  key text not null,
  full_at timestamp with time zone not null,
  told_until timestamp with time zone,
  constraint rate_limit_pkey PRIMARY KEY (key)
);
CREATE INDEX rate_limit_stale ON public.rate_limit USING btree (full_at);

create table reality_check (
  player_id text not null,
  session_id text not null,
  since timestamp with time zone not null,
  after_transfer bigint not null,
  due_at timestamp with time zone not null,
  acknowledged_at timestamp with time zone,
  constraint reality_check_pkey PRIMARY KEY (player_id),
  constraint reality_check_player_id_fkey FOREIGN KEY (player_id) REFERENCES player(id),
  constraint reality_check_acknowledged_before_it_begins CHECK ((acknowledged_at >= since)),
  constraint reality_check_due_before_it_begins CHECK ((due_at > since))
);

create table security_event (
  id bigint generated always as identity not null,
  at timestamp with time zone not null,
  kind text not null,
  player_id text,
  session_id text,
  request_id text,
  subject text,
  constraint security_event_pkey PRIMARY KEY (id),
  constraint security_event_long_id CHECK (((COALESCE(length(player_id), 0) <= 64) AND (COALESCE(length(session_id), 0) <= 64) AND (COALESCE(length(request_id), 0) <= 128))),
  constraint security_event_long_subject CHECK ((length(subject) <= 100)),
  constraint security_event_odd_kind CHECK ((kind ~ '^[a-z_]{1,40}$'::text))
);
CREATE INDEX security_event_by_player ON public.security_event USING btree (player_id, at) WHERE (player_id IS NOT NULL);
CREATE INDEX security_event_by_time ON public.security_event USING btree (at);
CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.security_event FOR EACH STATEMENT EXECUTE FUNCTION security_event_append_only();

create table sports_bet (
  provider_id text not null,
  ref text not null,
  id text not null,
  player_id text,
  currency text,
  state text not null,
  stake_real bigint not null,
  stake_bonus bigint not null,
  open_real bigint not null,
  open_bonus bigint not null,
  paid_real bigint not null,
  paid_bonus bigint not null,
  stake_at text not null,
  turn integer not null,
  kind text not null,
  lines integer not null,
  each_way boolean not null,
  odds text not null,
  potential_return bigint not null,
  reason text,
  made_at timestamp with time zone not null,
  settled_at timestamp with time zone,
  replaces text,
  bonus_id text,
  lost_real bigint default 0 not null,
  free_bet_id text,
  stake_free bigint default 0 not null,
  kept_real bigint,
  kept_bonus bigint,
  constraint sports_bet_pkey PRIMARY KEY (ref, provider_id),
  constraint sports_bet_player_id_fkey FOREIGN KEY (player_id) REFERENCES player(id),
  constraint sports_bet_bonus_without_stake CHECK (((bonus_id IS NULL) OR (stake_bonus > 0))),
  constraint sports_bet_free_and_own_stake CHECK (((stake_free = 0) OR ((stake_real + stake_bonus) = 0))),
  constraint sports_bet_free_given_back_as_money CHECK (((stake_free = 0) OR ((paid_real + paid_bonus) = 0) OR (state = 'won'::text))),
  constraint sports_bet_free_without_stake CHECK ((((free_bet_id IS NULL) = (stake_free = 0)) AND (stake_free >= 0))),
  constraint sports_bet_kept_less_than_nothing CHECK ((LEAST(kept_real, kept_bonus) >= 0)),
  constraint sports_bet_kept_too_long CHECK ((((COALESCE(kept_real, (0)::bigint) + COALESCE(kept_bonus, (0)::bigint)) = 0) OR ((state = 'made'::text) AND (replaces IS NOT NULL)))),
  constraint sports_bet_less_than_nothing CHECK ((LEAST(open_real, open_bonus, paid_real, paid_bonus, (turn)::bigint, potential_return) >= 0)),
  constraint sports_bet_lost_more_than_staked CHECK ((lost_real <= (stake_real + stake_bonus))),
  constraint sports_bet_more_open_than_staked CHECK (((open_real <= stake_real) AND (open_bonus <= stake_bonus))),
  constraint sports_bet_odd_currency CHECK ((((currency IS NULL) = (player_id IS NULL)) AND (currency ~ '^[A-Z]{3}$'::text))),
  constraint sports_bet_odd_state CHECK ((state = ANY (ARRAY['made'::text, 'committed'::text, 'won'::text, 'lost'::text, 'void'::text, 'cashed_out'::text, 'discarded'::text]))),
  constraint sports_bet_open_and_settled CHECK (((state = ANY (ARRAY['made'::text, 'committed'::text])) = (settled_at IS NULL))),
  constraint sports_bet_paid_too_much CHECK ((((paid_real + paid_bonus) = 0) OR
CASE
    WHEN (stake_free > 0) THEN ((paid_real + paid_bonus) <= potential_return)
    ELSE ((((paid_real + paid_bonus))::numeric * ((stake_real + stake_bonus))::numeric) < (((GREATEST(potential_return, (stake_real + stake_bonus)) + 1))::numeric * ((open_real + open_bonus))::numeric))
END)) NOT VALID,
  constraint sports_bet_paid_without_win CHECK ((((paid_real + paid_bonus) = 0) OR (state = ANY (ARRAY['won'::text, 'cashed_out'::text, 'void'::text])))),
  constraint sports_bet_replaces_itself CHECK ((replaces <> ref)),
  constraint sports_bet_stake_elsewhere CHECK ((stake_at =
CASE
    WHEN (state = 'made'::text) THEN 'held'::text
    WHEN (state = ANY (ARRAY['void'::text, 'discarded'::text])) THEN 'player'::text
    ELSE 'house'::text
END)),
  constraint sports_bet_staked_nothing CHECK (((player_id IS NULL) OR (((stake_real + stake_bonus) + stake_free) > 0))),
  constraint sports_bet_without_player CHECK (((state = 'discarded'::text) OR (player_id IS NOT NULL)))
);
CREATE INDEX sports_bet_keeps_bonus ON public.sports_bet USING btree (kept_bonus) WHERE (kept_bonus > 0);
CREATE INDEX sports_bet_of_bonus ON public.sports_bet USING btree (bonus_id) WHERE ((bonus_id IS NOT NULL) AND (settled_at IS NULL));
CREATE INDEX sports_bet_of_player ON public.sports_bet USING btree (player_id, id DESC) WHERE (player_id IS NOT NULL);
CREATE INDEX sports_bet_open ON public.sports_bet USING btree (player_id, id DESC) WHERE (settled_at IS NULL);
CREATE UNIQUE INDEX sports_bet_replaced_twice ON public.sports_bet USING btree (replaces, provider_id) WHERE ((replaces IS NOT NULL) AND (state <> ALL (ARRAY['void'::text, 'discarded'::text])));
CREATE INDEX sports_bet_winners ON public.sports_bet USING btree (settled_at DESC) WHERE ((paid_real + paid_bonus) > (stake_real + stake_bonus));
CREATE CONSTRAINT TRIGGER one_of_two AFTER INSERT OR UPDATE ON public.sports_bet DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION sports_bet_one_of_two();
CREATE TRIGGER sports_bet_bonus_of_player BEFORE INSERT OR UPDATE OF bonus_id ON public.sports_bet FOR EACH ROW WHEN ((new.bonus_id IS NOT NULL)) EXECUTE FUNCTION bonus_of_sports_bet_guard();
CREATE TRIGGER sports_bet_free_bet_staked AFTER INSERT ON public.sports_bet FOR EACH ROW WHEN ((new.free_bet_id IS NOT NULL)) EXECUTE FUNCTION sports_bet_free_bet_guard();
CREATE TRIGGER sports_bet_no_step_back BEFORE UPDATE ON public.sports_bet FOR EACH ROW EXECUTE FUNCTION sports_bet_guard();
CREATE TRIGGER sports_bet_result AFTER INSERT OR UPDATE ON public.sports_bet FOR EACH ROW WHEN ((new.settled_at IS NOT NULL)) EXECUTE FUNCTION sports_bet_result();

create table sports_bet_leg (
  provider_id text not null,
  bet_ref text not null,
  "position" integer not null,
  ref text not null,
  event_id text not null,
  sport text not null,
  competition text not null,
  event text not null,
  market text not null,
  outcome text not null,
  odds text not null,
  live boolean not null,
  starts_at timestamp with time zone not null,
  result text not null,
  reason text,
  constraint sports_bet_leg_pkey PRIMARY KEY (bet_ref, provider_id, "position"),
  constraint sports_bet_leg_twice UNIQUE (bet_ref, provider_id, ref),
  constraint sports_bet_leg_without_bet FOREIGN KEY (bet_ref, provider_id) REFERENCES sports_bet(ref, provider_id),
  constraint sports_bet_leg_odd_result CHECK ((result = ANY (ARRAY['open'::text, 'won'::text, 'lost'::text, 'void'::text, 'half_won'::text, 'half_lost'::text, 'placed'::text])))
);

create table sports_heard_call (
  provider_id text not null,
  hash text not null,
  asked text not null,
  heard_at timestamp with time zone not null,
  constraint sports_heard_call_pkey PRIMARY KEY (provider_id, hash)
);
CREATE INDEX sports_heard_call_by_time ON public.sports_heard_call USING btree (heard_at);

create table sports_result (
  id bigint not null,
  provider_id text not null,
  bet_ref text not null,
  lost bigint not null,
  constraint sports_result_pkey PRIMARY KEY (id),
  constraint sports_result_without_bet FOREIGN KEY (bet_ref, provider_id) REFERENCES sports_bet(ref, provider_id),
  constraint sports_result_of_nothing CHECK ((lost <> 0))
);
CREATE INDEX sports_result_of_bet ON public.sports_result USING btree (bet_ref, provider_id);
CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.sports_result FOR EACH STATEMENT EXECUTE FUNCTION sports_transaction_append_only();

create table sports_session (
  token_hash text not null,
  player_id text not null,
  sign_in_id text not null,
  currency text not null,
  language text not null,
  opened_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  constraint sports_session_pkey PRIMARY KEY (token_hash),
  constraint sports_session_player_id_fkey FOREIGN KEY (player_id) REFERENCES player(id),
  constraint sports_session_ends_before_it_begins CHECK ((expires_at > opened_at)),
  constraint sports_session_odd_currency CHECK ((currency ~ '^[A-Z]{3}$'::text))
);
CREATE INDEX sports_session_of_player ON public.sports_session USING btree (player_id, opened_at DESC);
CREATE INDEX sports_session_to_forget ON public.sports_session USING btree (expires_at);

create table sports_transaction (
  provider_id text not null,
  ref text not null,
  id text not null,
  kind text not null,
  bet_ref text not null,
  asked text not null,
  "real" bigint not null,
  bonus bigint not null,
  carried bigint not null,
  turn integer not null,
  counts boolean not null,
  original text,
  made_at timestamp with time zone not null,
  digest text,
  constraint sports_transaction_pkey PRIMARY KEY (ref, provider_id),
  constraint sports_transaction_without_bet FOREIGN KEY (bet_ref, provider_id) REFERENCES sports_bet(ref, provider_id),
  constraint sports_transaction_carried_elsewhere CHECK (((carried = 0) OR (kind = ANY (ARRAY['rollback'::text, 'discard'::text])))),
  constraint sports_transaction_less_than_nothing CHECK ((LEAST("real", bonus, carried, (turn)::bigint) >= 0)),
  constraint sports_transaction_moved_without_counting CHECK ((counts OR ((("real" + bonus) + carried) = 0))),
  constraint sports_transaction_odd_digest CHECK ((digest ~ '^[A-Za-z0-9_-]{43}$'::text)),
  constraint sports_transaction_odd_kind CHECK ((kind = ANY (ARRAY['make'::text, 'commit'::text, 'discard'::text, 'settle'::text, 'part'::text, 'rollback'::text]))),
  constraint sports_transaction_undoes_nothing CHECK (((kind = 'rollback'::text) = (original IS NOT NULL)))
);
CREATE INDEX sports_transaction_parts ON public.sports_transaction USING btree (bet_ref, provider_id) WHERE (kind = 'part'::text);
CREATE UNIQUE INDEX sports_transaction_settled_twice ON public.sports_transaction USING btree (bet_ref, provider_id, turn) WHERE ((kind = 'settle'::text) AND counts);
CREATE UNIQUE INDEX sports_transaction_undone_by_bet_twice ON public.sports_transaction USING btree (original, provider_id, bet_ref) WHERE (original IS NOT NULL);
CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.sports_transaction FOR EACH STATEMENT EXECUTE FUNCTION sports_transaction_append_only();
CREATE TRIGGER parts_within_bounds AFTER INSERT ON public.sports_transaction FOR EACH ROW WHEN ((new.kind = 'part'::text)) EXECUTE FUNCTION sports_part_guard();

create table translation (
  language text not null,
  namespace text not null,
  key text not null,
  value text not null,
  changed_at timestamp with time zone not null,
  constraint translation_pkey PRIMARY KEY (language, namespace, key),
  constraint translation_odd_key CHECK (((length(key) >= 1) AND (length(key) <= 200))),
  constraint translation_odd_language CHECK ((language ~ '^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$'::text)),
  constraint translation_odd_namespace CHECK ((namespace ~ '^[a-z][a-z0-9-]{0,63}$'::text)),
  constraint translation_too_long CHECK ((length(value) <= 10000))
);

create table translation_missing (
  namespace text not null,
  key text not null,
  value text not null,
  times integer not null,
  first_seen_at timestamp with time zone not null,
  last_seen_at timestamp with time zone not null,
  constraint translation_missing_pkey PRIMARY KEY (namespace, key),
  constraint translation_missing_never CHECK ((times > 0)),
  constraint translation_missing_odd_key CHECK (((length(key) >= 1) AND (length(key) <= 200))),
  constraint translation_missing_odd_namespace CHECK ((namespace ~ '^[a-z][a-z0-9-]{0,63}$'::text)),
  constraint translation_missing_too_long CHECK ((length(value) <= 1000))
);
CREATE INDEX translation_missing_by_age ON public.translation_missing USING btree (last_seen_at);
CREATE INDEX translation_missing_by_times ON public.translation_missing USING btree (times DESC, last_seen_at DESC);

create table withdrawal (
  id text not null,
  player_id text not null,
  key text not null,
  provider_id text not null,
  method_id text not null,
  currency text not null,
  amount bigint not null,
  state text default 'pending'::text not null,
  destination text,
  flags text[] default '{}'::text[] not null,
  reason text,
  provider_ref text,
  requested_at timestamp with time zone not null,
  release_at timestamp with time zone,
  settled_at timestamp with time zone,
  ask_at timestamp with time zone,
  asked integer default 0 not null,
  constraint withdrawal_pkey PRIMARY KEY (id),
  constraint withdrawal_provider_ref_shared UNIQUE (provider_id, provider_ref),
  constraint withdrawal_requested_twice UNIQUE (player_id, key),
  constraint withdrawal_asked_when_not_sent CHECK (((ask_at IS NULL) OR (state = 'sent'::text))),
  constraint withdrawal_odd_currency CHECK ((currency ~ '^[A-Z]{3}$'::text)),
  constraint withdrawal_odd_state CHECK ((state = ANY (ARRAY['pending'::text, 'sent'::text, 'paid'::text, 'declined'::text, 'cancelled'::text]))),
  constraint withdrawal_of_nothing CHECK ((amount > 0))
);
CREATE INDEX withdrawal_by_player ON public.withdrawal USING btree (player_id, requested_at DESC);
CREATE INDEX withdrawal_to_ask ON public.withdrawal USING btree (ask_at) WHERE (ask_at IS NOT NULL);
CREATE INDEX withdrawal_to_release ON public.withdrawal USING btree (release_at) WHERE ((state = 'pending'::text) AND (release_at IS NOT NULL));
CREATE TRIGGER withdrawal_no_step_back BEFORE UPDATE ON public.withdrawal FOR EACH ROW EXECUTE FUNCTION withdrawal_guard();

CREATE OR REPLACE FUNCTION public.bonus_guard()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if (new.key, new.player_id, new.currency, new.amount, new.wagering, new.shares, new.min_odds)
       is distinct from (old.key, old.player_id, old.currency, old.amount, old.wagering, old.shares, old.min_odds)
     or (old.ended_at is not null and new.state <> old.state) or (old.state = 'active' and new.state = 'pending') then
    raise exception 'bonus % cannot become another one', old.id using errcode = 'restrict_violation';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.bonus_is_at_stake(bonus text, begun_after timestamp with time zone)
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE
 SET search_path TO 'public', 'pg_temp'
 SET enable_seqscan TO 'off'
AS $function$
begin
  return exists (select from sports_bet b where b.bonus_id = bonus and b.settled_at is null)
      or exists (select from game_round r where r.bonus_id = bonus and r.state = 'open' and r.opened_at > begun_after)
      or exists (select from sports_bet later
                   join sports_bet earlier on earlier.ref = later.replaces and earlier.provider_id = later.provider_id
                  where later.kept_bonus > 0 and earlier.bonus_id = bonus);
end $function$;

CREATE OR REPLACE FUNCTION public.bonus_of_sports_bet_guard()
 RETURNS trigger
 LANGUAGE plpgsql
 SET enable_seqscan TO 'off'
AS $function$
declare
  least_odds text;
begin
  select b.min_odds into least_odds from bonus b where b.id = new.bonus_id and b.player_id = new.player_id;
  if not found then
    raise exception 'bonus % is none of player %', new.bonus_id, new.player_id using errcode = 'foreign_key_violation';
  end if;
  if new.odds::numeric < least_odds::numeric then
    raise exception 'bonus % pays for no bet at odds of %', new.bonus_id, new.odds using errcode = 'restrict_violation';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.bonus_of_stake_guard()
 RETURNS trigger
 LANGUAGE plpgsql
 SET enable_seqscan TO 'off'
AS $function$
begin
  if not exists (select from bonus b where b.id = new.bonus_id and b.player_id = new.player_id) then
    raise exception 'bonus % is none of player %', new.bonus_id, new.player_id using errcode = 'foreign_key_violation';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.bonus_open_stakes(bonus text)
 RETURNS TABLE(game_id text, staked bigint)
 LANGUAGE plpgsql
 STABLE
 SET search_path TO 'public', 'pg_temp'
 SET enable_seqscan TO 'off'
AS $function$
begin
  return query
    select r.game_id, r.staked_bonus from game_round r
     where r.bonus_id = bonus and r.state = 'open' and r.staked_bonus > 0 and r.won_real = 0 and r.won_bonus = 0
    union all
    select 'sports', b.open_bonus from sports_bet b
     where b.bonus_id = bonus and b.settled_at is null and b.open_bonus > 0
    union all
    select 'sports', later.kept_bonus from sports_bet later
      join sports_bet earlier on earlier.ref = later.replaces and earlier.provider_id = later.provider_id
     where later.kept_bonus > 0 and earlier.bonus_id = bonus;
end $function$;

CREATE OR REPLACE FUNCTION public.bonus_stakes_since(purses text[], afters bigint[])
 RETURNS TABLE(account text, play text, staked bigint, times integer, newest bigint)
 LANGUAGE plpgsql
 STABLE
 SET search_path TO 'public', 'pg_temp'
 SET enable_seqscan TO 'off'
 SET enable_hashjoin TO 'off'
 SET enable_mergejoin TO 'off'
AS $function$
begin
  return query
    select m.account, case when l.kind like 'sports_%' then 'sports' else g.game_id end,
           case when s.counts then -m.change else 0 end, count(*)::int, max(m.transfer_id)
      from (select asked.account, p.transfer_id, -p.amount as change
              from unnest(purses, afters) asked(account, after)
              join ledger_posting p on p.from_account = asked.account and p.from_account like 'player/%' and p.transfer_id > asked.after
            union all
            select asked.account, p.transfer_id, p.amount
              from unnest(purses, afters) asked(account, after)
              join ledger_posting p on p.to_account = asked.account and p.to_account like 'player/%' and p.transfer_id > asked.after) m
      join ledger_transfer l on l.id = m.transfer_id
      cross join lateral (select l.kind in ('bet', 'sports_stake') and m.change < 0
                              or l.kind in ('rollback', 'sports_returned') and m.change > 0 as counts) s
      left join game_transaction g on s.counts and l.key like 'game/%' and g.provider_id = split_part(l.key, '/', 2)
                                  and g.ref = substr(l.key, length('game/' || split_part(l.key, '/', 2) || '/') + 1)
     group by 1, 2, 3;
end $function$;

CREATE OR REPLACE FUNCTION public.cashback_came_back(after bigint, up_to bigint, since timestamp with time zone)
 RETURNS TABLE(player_id text, currency text, amount bigint)
 LANGUAGE plpgsql
 STABLE
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  return query
    select m.player, m.money, sum(m.back)::bigint
      from (select g.player_id as player, r.currency as money, g.real as back
              from ledger_transfer l
              join game_transaction g on g.provider_id = split_part(l.key, '/', 2)
                                     and g.ref = substr(l.key, length(split_part(l.key, '/', 2)) + 7)
              join game_round r on r.provider_id = g.provider_id and r.ref = g.round_ref
             where l.id > after and l.id <= up_to and l.kind = 'rollback' and l.key like 'game/%'
               and g.kind = 'rollback' and g.paid_by = 'house' and r.closed_at < since
            union all
            select b.player_id, b.currency, least(-r.lost, before.lost)
              from sports_result r join sports_bet b on b.ref = r.bet_ref and b.provider_id = r.provider_id
              cross join lateral (select sum(e.lost)::bigint as lost from sports_result e
                                   where e.bet_ref = r.bet_ref and e.provider_id = r.provider_id and e.id <= after) before
             where r.id > after and r.id <= up_to and r.lost < 0 and before.lost > 0) m
     group by 1, 2 having sum(m.back) > 0;
end $function$;

CREATE OR REPLACE FUNCTION public.cashback_loss_since(player text, after bigint)
 RETURNS bigint
 LANGUAGE plpgsql
 STABLE
 SET search_path TO 'public', 'pg_temp'
 SET enable_seqscan TO 'off'
AS $function$
declare
  own text := 'player/' || player || '/real';
begin
  return (
    select coalesce(sum(m.change), 0)::bigint
      from (select p.amount as change from ledger_posting p join ledger_transfer l on l.id = p.transfer_id
             where p.from_account = own and p.from_account like 'player/%' and p.transfer_id > after
               and l.kind in ('bet', 'win', 'rollback', 'jackpot')
            union all
            select -p.amount from ledger_posting p join ledger_transfer l on l.id = p.transfer_id
             where p.to_account = own and p.to_account like 'player/%' and p.transfer_id > after
               and l.kind in ('bet', 'win', 'rollback', 'jackpot')
            union all
            select o.staked from cashback_open_stake o where o.at_transfer = after and o.player_id = player
            union all
            select r.lost from sports_bet b join sports_result r on r.bet_ref = b.ref and r.provider_id = b.provider_id
             where b.player_id = player and r.id > after) m);
end $function$;

CREATE OR REPLACE FUNCTION public.cashback_losses(after bigint, up_to bigint)
 RETURNS TABLE(player_id text, currency text, lost bigint)
 LANGUAGE plpgsql
 STABLE
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  return query
    select m.player, m.money, sum(m.change)::bigint
      from (select split_part(p.from_account, '/', 2) as player, p.currency as money, p.amount as change
              from ledger_posting p join ledger_transfer l on l.id = p.transfer_id
             where p.transfer_id > after and p.transfer_id <= up_to and p.from_account like 'player/%/real'
               and l.kind in ('bet', 'win', 'rollback', 'jackpot')
            union all
            select split_part(p.to_account, '/', 2), p.currency, -p.amount
              from ledger_posting p join ledger_transfer l on l.id = p.transfer_id
             where p.transfer_id > after and p.transfer_id <= up_to and p.to_account like 'player/%/real'
               and l.kind in ('bet', 'win', 'rollback', 'jackpot')
            union all
            select o.player_id, o.currency, o.staked from cashback_open_stake o where o.at_transfer = after
            union all
            select o.player_id, o.currency, -o.staked from cashback_open_stake o where o.at_transfer = up_to
            union all
            select b.player_id, b.currency, r.lost
              from sports_result r join sports_bet b on b.ref = r.bet_ref and b.provider_id = r.provider_id
             where r.id > after and r.id <= up_to) m
     group by 1, 2 having sum(m.change) <> 0;
end $function$;

CREATE OR REPLACE FUNCTION public.cashback_period_guard()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if new.after_transfer <> old.after_transfer or (old.closed_at is not null and new.up_to_transfer is distinct from old.up_to_transfer)
     or (old.paid_at is not null and new.paid_at is distinct from old.paid_at) then
    raise exception 'period % of % is over', old.number, old.plan_id using errcode = 'restrict_violation';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.cashback_plan_guard()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if (new.starts_at, new.every_days) is distinct from (old.starts_at, old.every_days)
     and exists (select from cashback_period p where p.plan_id = old.id) then
    raise exception 'the periods of plan % have begun: when it starts and how long they are stays; put another plan', old.id
      using errcode = 'restrict_violation';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.cashback_results(plan text, period integer)
 RETURNS TABLE(player_id text, currency text, lost bigint, returned bigint)
 LANGUAGE plpgsql
 STABLE
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  this cashback_period;
  earlier cashback_period;
begin
  select * into this from cashback_period p where p.plan_id = plan and p.number = period;
  select * into earlier from cashback_period p where p.plan_id = plan and p.number < period order by p.number desc limit 1;
  return query
    with moved as (
      select m.player_id, m.currency, m.lost from cashback_losses(this.after_transfer, this.up_to_transfer) m
    ), back as (
      select b.player_id, b.currency, b.amount
        from cashback_came_back(this.after_transfer, this.up_to_transfer, earlier.closed_at) b
    ), owed as (
      select o.player_id, o.currency, o.amount from cashback_returned o where o.plan_id = plan and o.number = earlier.number
    ), given as (
      select c.player_id, sum(c.lost)::bigint as lost from cashback c where c.plan_id = plan and c.number < period group by 1
    )
    select coalesce(m.player_id, o.player_id), coalesce(m.currency, o.currency), coalesce(m.lost, 0) - coalesce(o.amount, 0),
           least(coalesce(o.amount, 0) + coalesce(b.amount, 0), coalesce(g.lost, 0))
      from moved m
      full join owed o on o.player_id = m.player_id and o.currency = m.currency
      left join back b on b.player_id = coalesce(m.player_id, o.player_id) and b.currency = coalesce(m.currency, o.currency)
      left join given g on g.player_id = coalesce(m.player_id, o.player_id);
end $function$;

CREATE OR REPLACE FUNCTION public.content_append_only()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end $function$;

CREATE OR REPLACE FUNCTION public.deposit_guard()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if new.decided is distinct from old.decided and (old.decided is not null or old.state <> 'held') then
    raise exception 'deposit % waits for no decision', old.id using errcode = 'restrict_violation';
  end if;
  if old.state in ('paid', 'held') and new.decided is not distinct from old.decided
     and (new.state, new.credited, new.settled_at) is distinct from (old.state, old.credited, old.settled_at) then
    raise exception 'deposit % is %, which is final', old.id, old.state using errcode = 'restrict_violation';
  end if;
  if old.decided is not null and new.state <> old.state then
    raise exception 'deposit % is decided, which is final', old.id using errcode = 'restrict_violation';
  end if;
  if old.state = 'failed' and new.state in ('started', 'pending') then
    raise exception 'deposit % has failed: only a late payment can follow', old.id using errcode = 'restrict_violation';
  end if;
  if (new.currency, new.amount, new.provider_id) is distinct from (old.currency, old.amount, old.provider_id) then
    raise exception 'deposit % cannot become another one', old.id using errcode = 'restrict_violation';
  end if;
  -- Nobody's deposit becomes somebody's once, and not while it is on its way back.
  if new.player_id is distinct from old.player_id then
    if old.player_id is not null then
      raise exception 'deposit % cannot become another one', old.id using errcode = 'restrict_violation';
    end if;
    if exists (select from deposit_refund r where r.deposit_id = old.id) then
      raise exception 'deposit % is given back', old.id using errcode = 'restrict_violation';
    end if;
    if old.state = 'paid' and not (
      exists (select from pay_n_play q where q.deposit_id = old.id and q.ending = 'claimed')
      and exists (select from ledger_transfer t where t.key = 'deposit/' || old.id || '/end')) then
      raise exception 'deposit % has been paid and not claimed', old.id using errcode = 'restrict_violation';
    end if;
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.deposit_refund_guard()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare d deposit;
begin
  if tg_op = 'INSERT' then
    select * into d from deposit where id = new.deposit_id for update;
    if not (d.state = 'paid' and d.player_id is null
            and (new.amount, new.currency, new.provider_id) is not distinct from (d.credited, d.currency, d.provider_id))
       and not (d.decided is not distinct from 'returned'
            and (new.amount, new.currency, new.provider_id) is not distinct from (d.confirmed, d.confirmed_currency, d.provider_id)) then
      raise exception 'deposit % has nothing to give back like this', new.deposit_id using errcode = 'restrict_violation';
    end if;
  elsif (new.deposit_id, new.amount, new.currency, new.provider_id) is distinct from (old.deposit_id, old.amount, old.currency, old.provider_id) then
    raise exception 'the refund of deposit % cannot become another one', old.deposit_id using errcode = 'restrict_violation';
  elsif old.state = 'paid' and new.state <> 'paid' then
    raise exception 'the refund of deposit % is paid, which is final', old.deposit_id using errcode = 'restrict_violation';
  elsif new.state = 'paid' and not exists (select from ledger_transfer t where t.key = 'deposit/' || new.deposit_id || '/end')
    and not exists (select from deposit x where x.id = new.deposit_id and x.decided = 'returned') then
    raise exception 'the refund of deposit % has not left the books', new.deposit_id using errcode = 'restrict_violation';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.free_bet_fits_player()
 RETURNS trigger
 LANGUAGE plpgsql
 SET enable_seqscan TO 'off'
AS $function$
begin
  if not exists (select from player p where p.id = new.player_id and p.currency = new.currency) then
    raise exception 'player % does not bet in %', new.player_id, new.currency using errcode = 'foreign_key_violation';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.free_bet_guard()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if (new.id, new.key, new.player_id, new.currency, new.amount, new.min_odds, new.kinds, new.sports, new.winnings, new.wagering, new.shares,
      new.bonus_min_odds, new.days, new.given_by, new.reason, new.given_at, new.ends_at)
     is distinct from (old.id, old.key, old.player_id, old.currency, old.amount, old.min_odds, old.kinds, old.sports, old.winnings,
                       old.wagering, old.shares, old.bonus_min_odds, old.days, old.given_by, old.reason, old.given_at, old.ends_at) then
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
end $function$;

CREATE OR REPLACE FUNCTION public.free_bet_terms_fit(terms jsonb)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select coalesce(terms ->> 'minOdds' ~ '^[1-9]\d{0,3}(\.\d{1,3})?$'
    and jsonb_typeof(terms -> 'kinds') = 'array' and jsonb_array_length(terms -> 'kinds') > 0 and terms -> 'kinds' <@ '["single", "multiple"]'
    and jsonb_typeof(terms -> 'sports') = 'array' and jsonb_array_length(terms -> 'sports') <= 20
    and (terms ->> 'days')::int between 1 and 365, false)
$function$;

CREATE OR REPLACE FUNCTION public.free_round_once()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
 SET enable_seqscan TO 'off'
AS $function$
begin
  if (tg_table_name = 'game_transaction' and exists (
        select from free_spins_round r where r.provider_id = new.provider_id and r.ref = new.ref))
     or (tg_table_name = 'free_spins_round' and exists (
        select from game_transaction t where t.provider_id = new.provider_id and t.ref = new.ref)) then
    raise exception 'the free round % was reported before', new.ref using errcode = 'unique_violation';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.free_spins_guard()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if (new.key, new.player_id, new.template_id, new.currency, new.spins, new.stake, new.max_win, new.winnings, new.wagering, new.shares,
      new.min_odds, new.bonus_days)
     is distinct from (old.key, old.player_id, old.template_id, old.currency, old.spins, old.stake, old.max_win, old.winnings, old.wagering,
                       old.shares, old.min_odds, old.bonus_days)
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
end $function$;

CREATE OR REPLACE FUNCTION public.free_spins_round_guard()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION public.game_open_sign_ins(ids text[], at timestamp with time zone)
 RETURNS TABLE(id text)
 LANGUAGE plpgsql
 STABLE
 SET search_path TO 'public', 'pg_temp'
 SET enable_seqscan TO 'off'
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
begin
  -- Without `offset 0` the index of open sign-ins would do as well, from its beginning to its end.
  return query
    select s.id from (select p.id, p.ended_at, p.expires_at from player_session p where p.id = any (ids) offset 0) s
     where s.ended_at is null and s.expires_at > at;
end $function$;

CREATE OR REPLACE FUNCTION public.game_play_since(purses text[], after bigint)
 RETURNS TABLE(game_id text, purse text, is_out boolean, amount bigint)
 LANGUAGE plpgsql
 STABLE
 SET search_path TO 'public', 'pg_temp'
 SET enable_seqscan TO 'off'
 SET enable_hashjoin TO 'off'
 SET enable_mergejoin TO 'off'
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION public.game_players(player_ids text[])
 RETURNS TABLE(player_id text, real_balance bigint, bonus_balance bigint, active boolean, no_bets_from timestamp with time zone)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
 SET enable_seqscan TO 'off'
 SET enable_hashjoin TO 'off'
 SET enable_mergejoin TO 'off'
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
begin
  return query select p.id, r.balance, b.balance, p.status = 'active', p.no_bets_from
    from player p
    join ledger_account b on b.id = 'player/' || p.id || '/bonus'
    join ledger_account r on r.id = 'player/' || p.id || '/real'
   where p.id = any (player_ids) order by p.id collate "C" for update of b, r;
end $function$;

CREATE OR REPLACE FUNCTION public.game_players_now(player_ids text[])
 RETURNS TABLE(id text, active boolean, no_bets_from timestamp with time zone, bonus_id text, bonus_min_odds text, bonus_ends_at timestamp with time zone)
 LANGUAGE plpgsql
 STABLE
 SET search_path TO 'public', 'pg_temp'
 SET enable_seqscan TO 'off'
 SET enable_hashjoin TO 'off'
 SET enable_mergejoin TO 'off'
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
begin
  return query select p.id, p.status = 'active', p.no_bets_from, b.id, b.min_odds, b.ends_at
    from player p left join bonus b on b.player_id = p.id and b.state = 'active' where p.id = any (player_ids);
end $function$;

CREATE OR REPLACE FUNCTION public.game_round_guard()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if (new.player_id, new.game_id, new.currency, new.opened_at) is distinct from (old.player_id, old.game_id, old.currency, old.opened_at)
     or (old.bonus_id is not null and new.bonus_id is distinct from old.bonus_id) then
    raise exception 'round % cannot become another one', old.ref using errcode = 'restrict_violation';
  end if;
  if old.state <> 'open' and (new.state = 'open' or new.staked_real > old.staked_real or new.staked_bonus > old.staked_bonus
      or new.won_real > old.won_real or new.won_bonus > old.won_bonus) then
    raise exception 'round % is %', old.ref, old.state using errcode = 'restrict_violation';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.game_rounds(provider text, refs text[])
 RETURNS SETOF game_round
 LANGUAGE plpgsql
 STABLE
 SET search_path TO 'public', 'pg_temp'
 SET enable_seqscan TO 'off'
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
begin
  return query select * from (select * from game_round where ref = any (refs) offset 0) r where r.provider_id = provider;
end $function$;

CREATE OR REPLACE FUNCTION public.game_transaction_append_only()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end $function$;

CREATE OR REPLACE FUNCTION public.game_transactions(provider text, refs text[])
 RETURNS SETOF game_transaction
 LANGUAGE plpgsql
 STABLE
 SET search_path TO 'public', 'pg_temp'
 SET enable_seqscan TO 'off'
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
begin
  return query select * from (select * from game_transaction where ref = any (refs) offset 0) t where t.provider_id = provider;
  return query select * from (select * from game_transaction where original = any (refs) offset 0) t where t.provider_id = provider;
end $function$;

CREATE OR REPLACE FUNCTION public.guess_begin(account_in text, ip_in text, at timestamp with time zone, allowed integer, forget_s integer, keys text[], limits integer[], windows_s integer[], own integer, OUT outcome text, OUT wait double precision, OUT refused_by text, OUT is_first boolean)
 RETURNS record
 LANGUAGE plpgsql
AS $function$
begin
  select r.wait, r.refused_by, r.is_first into wait, refused_by, is_first
    from rate_limit_refusal(keys[:own], limits[:own], windows_s[:own], at) r;
  if refused_by is not null then
    outcome := 'too_many';
    return;
  end if;

  insert into failed_sign_in as f (account, ip, failures, pending, last_at) values (account_in, ip_in, 0, 1, at)
  on conflict (account, ip) do update set
    failures = case when f.last_at < at - make_interval(secs => forget_s) or f.locked_until <= at then 0 else f.failures end,
    pending = case when f.last_at < at - make_interval(secs => forget_s) then 1 else f.pending + 1 end,
    locked_until = null,
    last_at = at
    where f.last_at < at - make_interval(secs => forget_s) or f.locked_until <= at or f.failures + f.pending < allowed;
  if not found then
    -- A caller who goes on although it is locked uses up its own limits, and nobody else's.
    select r.wait, r.refused_by, r.is_first into wait, refused_by, is_first
      from rate_limit_take_all(keys[:own], limits[:own], windows_s[:own], at) r;
    outcome := 'too_many';
    if refused_by is null then
      select case when f.locked_until > at then 'locked' else 'too_many' end, greatest(extract(epoch from f.locked_until - at), 1)
        into outcome, wait from failed_sign_in f where f.account = account_in and f.ip = ip_in;
    end if;
    return;
  end if;

  select r.wait, r.refused_by, r.is_first into wait, refused_by, is_first from rate_limit_take_all(keys, limits, windows_s, at) r;
  outcome := case when refused_by is null then 'free' else 'too_many' end;
  if refused_by is not null then
    update failed_sign_in f set pending = greatest(f.pending - 1, 0) where f.account = account_in and f.ip = ip_in;
  end if;
end $function$;

CREATE OR REPLACE FUNCTION public.jackpot_pot_guard()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare left_over bigint;
begin
  if tg_op = 'INSERT' then
    select (p.seed - p.amount) * 10000 + p.fed into left_over from jackpot_pot p
     where p.pool_id = new.pool_id and p.currency = new.currency and p.number = new.number - 1 and p.won_at is not null;
    if new.fed <> coalesce(left_over, 0) or (new.number > 1 and left_over is null) then
      raise exception 'pot % of % does not go on from the one before', new.number, new.pool_id using errcode = 'restrict_violation';
    end if;
    return new;
  end if;
  if old.won_at is not null or new.fed < old.fed
     or (new.pool_id, new.currency, new.number, new.kind, new.seed, new.ceiling, new.threshold, new.nonce, new.begun_at)
        is distinct from (old.pool_id, old.currency, old.number, old.kind, old.seed, old.ceiling, old.threshold, old.nonce, old.begun_at) then
    raise exception 'pot % of % cannot become another one', old.number, old.pool_id using errcode = 'restrict_violation';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.jackpot_pot_kept()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'pots are kept' using errcode = 'restrict_violation';
end $function$;

CREATE OR REPLACE FUNCTION public.least_odds_fit(odds text)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE
AS $function$ select odds ~ '^[1-9]\d{0,3}(\.\d{1,3})?$' $function$;

CREATE OR REPLACE FUNCTION public.ledger_add(purse text, purse_currency text, change bigint)
 RETURNS bigint
 LANGUAGE plpgsql
AS $function$
declare new_balance bigint;
begin
  update ledger_account set balance = balance + change
   where id = purse and currency = purse_currency and balance + change >= 0
   returning balance into new_balance;
  if not found and not exists (select from ledger_account where id = purse and currency = purse_currency) then
    raise exception 'there is no purse % in %', purse, purse_currency using errcode = 'foreign_key_violation';
  end if;
  return new_balance;
end $function$;

CREATE OR REPLACE FUNCTION public.ledger_append_only()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception '% is append-only: correct it with a new transfer', tg_table_name using errcode = 'restrict_violation';
end $function$;

CREATE OR REPLACE FUNCTION public.ledger_checkpoint_guard()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if new.up_to < old.up_to then
    raise exception 'a checkpoint only goes forward' using errcode = 'restrict_violation';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.ledger_ended(xact xid8)
 RETURNS boolean
 LANGUAGE sql
 STABLE
AS $function$
  select xact < pg_snapshot_xmax(pg_current_snapshot()) and not exists (
    select from pg_snapshot_xip(pg_current_snapshot()) running where running < xact and not exists (
      select from pg_stat_activity a join pg_database d on d.oid = a.datid
       where a.backend_xid = running::xid and d.datname <> current_database()))
$function$;

CREATE OR REPLACE FUNCTION public.ledger_fold(most integer, OUT status text, OUT purses text[], OUT postings bigint, OUT empty_transfers bigint[])
 RETURNS record
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
 SET enable_seqscan TO 'off'
 SET plan_cache_mode TO 'force_custom_plan'
 SET jit TO 'off'
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION public.ledger_next_purses(most integer)
 RETURNS text[]
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare purses text[];
begin
  purses := array(select a.id from ledger_account a where a.id > (select c.compared_to from ledger_checkpoint c) order by a.id limit most);
  update ledger_checkpoint set compared_to = coalesce(purses[cardinality(purses)], '');
  return purses;
end $function$;

CREATE OR REPLACE FUNCTION public.ledger_plan_checkpoint()
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION public.ledger_post(keys text[], kinds text[], made_ats timestamp with time zone[], actors text[], reasons text[], counts integer[], froms text[], tos text[], amounts bigint[], currencies text[], in_order boolean)
 RETURNS TABLE(status text, transfer_id bigint)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
 SET enable_seqscan TO 'off'
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
declare ids bigint[];
begin
  perform pg_advisory_xact_lock_shared(20261130);
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
end $function$;

CREATE OR REPLACE FUNCTION public.ledger_post_in_turn(keys text[], kinds text[], made_ats timestamp with time zone[], actors text[], reasons text[], counts integer[], froms text[], tos text[], amounts bigint[], currencies text[], in_order boolean)
 RETURNS TABLE(status text, transfer_id bigint, purses text[], balances bigint[])
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
 SET enable_seqscan TO 'off'
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION public.ledger_post_together(keys text[], kinds text[], made_ats timestamp with time zone[], actors text[], reasons text[], counts integer[], froms text[], tos text[], amounts bigint[], currencies text[])
 RETURNS bigint[]
 LANGUAGE plpgsql
 SET enable_seqscan TO 'off'
 SET enable_hashjoin TO 'off'
 SET enable_mergejoin TO 'off'
 SET enable_hashagg TO 'off'
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION public.ledger_refused(status text)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  if status is not null then raise exception 'the ledger answered %', status using errcode = 'BZ001'; end if;
end $function$;

CREATE OR REPLACE FUNCTION public.ledger_same(id_in bigint, kind_in text, froms text[], tos text[], amounts bigint[], currencies text[])
 RETURNS boolean
 LANGUAGE sql
 STABLE
AS $function$
  select t.kind = kind_in
     and array(select (p.from_account, p.to_account, p.amount, p.currency)::text
                 from ledger_posting p where p.transfer_id = id_in order by p.line)
       = array(select (a.f, a.t, a.a, a.c)::text from unnest(froms, tos, amounts, currencies) with ordinality a(f, t, a, c, line) order by a.line)
    from ledger_transfer t where t.id = id_in
$function$;

CREATE OR REPLACE FUNCTION public.ledger_write(ids bigint[], froms text[], tos text[], amounts bigint[], currencies text[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  insert into ledger_posting (transfer_id, line, from_account, to_account, amount, currency)
  select p.id, row_number() over (partition by p.id order by p.at), p.f, p.t, p.a, p.c
    from unnest(ids, froms, tos, amounts, currencies) with ordinality p(id, f, t, a, c, at) where p.id is not null;
end $function$;

CREATE OR REPLACE FUNCTION public.match_append_only()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end $function$;

CREATE OR REPLACE FUNCTION public.operator_act_append_only()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'the acts of operators are append-only' using errcode = 'restrict_violation';
end $function$;

CREATE OR REPLACE FUNCTION public.operator_key_guard()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op <> 'UPDATE' then
    raise exception 'keys of operators are kept' using errcode = 'restrict_violation';
  end if;
  if (new.name, new.hash, new.scopes, new.created_at) is distinct from (old.name, old.hash, old.scopes, old.created_at)
     or (old.ended_at is not null and new.ended_at is distinct from old.ended_at) then
    raise exception 'the key % can only be ended', old.name using errcode = 'restrict_violation';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.pay_n_play_guard()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if old.verdict is not null and (new.verdict, new.refusal, new.person) is distinct from (old.verdict, old.refusal, old.person)
     and not (new.verdict is not distinct from 'refuse' and old.verdict = 'register' and old.ending is null) then
    raise exception 'quick deposit % has been decided', old.deposit_id using errcode = 'restrict_violation';
  end if;
  if old.delivered_at is not null and new.delivered_at is distinct from old.delivered_at then
    raise exception 'quick deposit % has been delivered', old.deposit_id using errcode = 'restrict_violation';
  end if;
  if old.ending is not null and new.ending is distinct from old.ending then
    raise exception 'quick deposit % has ended', old.deposit_id using errcode = 'restrict_violation';
  end if;
  if (new.id_hash, new.browser_hash, new.expires_at) is distinct from (old.id_hash, old.browser_hash, old.expires_at) then
    raise exception 'quick deposit % cannot become another one', old.deposit_id using errcode = 'restrict_violation';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.payment_append_only()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end $function$;

CREATE OR REPLACE FUNCTION public.player_event_append_only()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end $function$;

CREATE OR REPLACE FUNCTION public.player_exclusion_is_over()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if exists (select from player_exclusion e where e.id = new.exclusion_id and (e.ends_at is null or e.ends_at > new.ended_at)) then
    raise exception 'the exclusion % is not over at %', new.exclusion_id, new.ended_at using errcode = 'restrict_violation';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.player_keep_standing()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if new.status in ('active', 'limited', 'blocked') then new.standing := new.status; end if;
  if new.status in ('active', 'limited') and exists (
    select from player_exclusion e
     where e.player_id = new.id and not exists (select from player_exclusion_end d where d.exclusion_id = e.id)) then
    raise exception 'player % has an exclusion that is not over', new.id using errcode = 'restrict_violation';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.rate_limit_refusal(keys text[], limits integer[], windows_s integer[], at timestamp with time zone, OUT wait double precision, OUT refused_by text, OUT is_first boolean)
 RETURNS record
 LANGUAGE plpgsql
AS $function$
declare
  refusal  record;
  until    timestamptz;
begin
  wait := 0;
  is_first := false;
  for refusal in
    select r.key, r.full_at + step - window_length - at as left_over, at + window_length as window_ends
      from unnest(keys, limits, windows_s) with ordinality as l (key, attempts, window_s, place)
      cross join lateral (
        select make_interval(secs => window_s::double precision / attempts) as step, make_interval(secs => window_s) as window_length
      ) lengths
      join rate_limit r on r.key = l.key
     where r.full_at + step > at + window_length
     order by place
  loop
    wait := greatest(wait, extract(epoch from refusal.left_over));
    if refused_by is null then
      refused_by := refusal.key;
      until := refusal.window_ends;
    end if;
  end loop;
  if refused_by is not null then
    update rate_limit set told_until = until where key = refused_by and (told_until is null or told_until <= at);
    is_first := found;
  end if;
end $function$;

CREATE OR REPLACE FUNCTION public.rate_limit_take(keys text[], limits integer[], windows_s integer[], at timestamp with time zone)
 RETURNS double precision
 LANGUAGE plpgsql
AS $function$
declare
  wait  double precision := 0;
  step  interval;
  k     int;
begin
  -- In the order of the keys, so that two callers never wait for each other.
  for k in select i from generate_subscripts(keys, 1) i order by keys[i] loop
    step := make_interval(secs => windows_s[k]::double precision / limits[k]);
    insert into rate_limit as r (key, full_at) values (keys[k], at + step)
    on conflict (key) do update set full_at = greatest(r.full_at, at) + step
      where greatest(r.full_at, at) + step <= at + make_interval(secs => windows_s[k]);
    if not found then
      select greatest(wait, extract(epoch from r.full_at + step - at) - windows_s[k]) into wait from rate_limit r where r.key = keys[k];
    end if;
  end loop;
  return wait;
end $function$;

CREATE OR REPLACE FUNCTION public.rate_limit_take_all(keys text[], limits integer[], windows_s integer[], at timestamp with time zone, OUT wait double precision, OUT refused_by text, OUT is_first boolean)
 RETURNS record
 LANGUAGE plpgsql
AS $function$
declare
  step  interval;
  k     int;
begin
  select r.wait, r.refused_by, r.is_first into wait, refused_by, is_first from rate_limit_refusal(keys, limits, windows_s, at) r;
  if refused_by is not null then return; end if;
  begin
    -- In the order of the keys, so that two callers never wait for each other.
    for k in select i from generate_subscripts(keys, 1) i order by keys[i] loop
      step := make_interval(secs => windows_s[k]::double precision / limits[k]);
      insert into rate_limit as r (key, full_at) values (keys[k], at + step)
      on conflict (key) do update set full_at = greatest(r.full_at, at) + step
        where greatest(r.full_at, at) + step <= at + make_interval(secs => windows_s[k]);
      if not found then raise exception using errcode = 'BZ429', message = keys[k]; end if;
    end loop;
    return;
  exception when sqlstate 'BZ429' then
    -- Another caller was faster. Leaving the block by an exception has given back what this one had taken.
    refused_by := sqlerrm;
  end;
  select greatest(r.wait, 0.001), coalesce(r.refused_by, rate_limit_take_all.refused_by), r.is_first
    into wait, refused_by, is_first from rate_limit_refusal(keys, limits, windows_s, at) r;
end $function$;

CREATE OR REPLACE FUNCTION public.security_event_append_only()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end $function$;

CREATE OR REPLACE FUNCTION public.session_rotate(sid text, given integer, at timestamp with time zone, grace_s integer)
 RETURNS TABLE(outcome text, generation integer, player_id text)
 LANGUAGE plpgsql
AS $function$
declare
  s           player_session;
  may_stay    boolean;
  grace_over  boolean;
begin
  select * into s from player_session p where p.id = sid for update;
  generation := s.generation;
  player_id := s.player_id;
  grace_over := at > s.rotated_at + make_interval(secs => grace_s);
  select p.status in ('active', 'limited') or (p.status = 'excluded' and s.scope = 'withdrawal') into may_stay
    from player p where p.id = s.player_id;
  if s.id is null or s.ended_at is not null or at >= s.expires_at or at >= s.rotated_at + make_interval(secs => s.idle_s) then
    outcome := 'ended';
  elsif not may_stay then
    outcome := 'ended';
    update player_session p set ended_at = at, end_reason = 'not_active' where p.id = sid;
  elsif given = s.generation then
    outcome := 'rotated';
    generation := s.generation + 1;
    update player_session p set generation = s.generation + 1, rotated_at = at where p.id = sid;
  elsif given = s.generation - 1 and (not grace_over or s.used_generation < s.generation) then
    outcome := 'repeated';
    -- All tabs lost the answer, and ask again at the same time.
    if grace_over then update player_session p set rotated_at = at where p.id = sid; end if;
  else
    outcome := 'reused';
    update player_session p set ended_at = at, end_reason = 'reused' where p.id = sid;
  end if;
  return next;
end $function$;

CREATE OR REPLACE FUNCTION public.sign_in_failed(account_in text, ip_in text, at timestamp with time zone, allowed integer, forget_s integer, lock_s integer)
 RETURNS TABLE(failures integer, locked_until timestamp with time zone)
 LANGUAGE sql
AS $function$
  insert into failed_sign_in as f (account, ip, failures, last_at) values (account_in, ip_in, 1, at)
  on conflict (account, ip) do update set
    failures = case when f.last_at < at - make_interval(secs => forget_s) or f.locked_until <= at then 1 else f.failures + 1 end,
    locked_until = case
      when f.locked_until > at then f.locked_until
      when f.last_at >= at - make_interval(secs => forget_s) and f.locked_until is null and f.failures + 1 >= allowed
        then at + make_interval(secs => lock_s)
      end,
    last_at = at
  returning f.failures, f.locked_until
$function$;

CREATE OR REPLACE FUNCTION public.sports_bet_free_bet_guard()
 RETURNS trigger
 LANGUAGE plpgsql
 SET enable_seqscan TO 'off'
AS $function$
begin
  if not exists (select from free_bet f where f.id = new.free_bet_id and f.player_id = new.player_id and f.currency = new.currency
                   and f.amount = new.stake_free and f.ends_at > new.made_at and f.state = 'staked'
                   and f.provider_id = new.provider_id and f.bet_ref = new.ref) then
    raise exception 'free bet % is not staked in bet %', new.free_bet_id, new.ref using errcode = 'restrict_violation';
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.sports_bet_guard()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION public.sports_bet_one_of_two()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
 SET enable_seqscan TO 'off'
AS $function$
begin
  if exists (select from sports_bet later join sports_bet earlier on earlier.ref = later.replaces and earlier.provider_id = later.provider_id
              where later.provider_id = new.provider_id and (later.ref = new.ref or later.replaces = new.ref)
                and later.state not in ('void', 'discarded')
                and (earlier.state <> 'void' or earlier.player_id is distinct from later.player_id)) then
    raise exception 'bet % stands beside the one that takes its place', new.ref using errcode = 'check_violation';
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.sports_bet_result()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
 SET enable_seqscan TO 'off'
AS $function$
declare change bigint;
begin
  select new.lost_real - coalesce(sum(r.lost), 0) into change
    from sports_result r where r.bet_ref = new.ref and r.provider_id = new.provider_id;
  if change <> 0 then
    insert into sports_result (id, provider_id, bet_ref, lost)
    values (nextval('ledger_transfer_id_seq'), new.provider_id, new.ref, change);
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.sports_bets(provider text, refs text[])
 RETURNS SETOF sports_bet
 LANGUAGE plpgsql
 STABLE
 SET search_path TO 'public', 'pg_temp'
 SET enable_seqscan TO 'off'
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
begin
  -- With each bet the one whose place it has taken: it stands again when this one is not taken.
  return query
    select * from sports_bet b
     where b.provider_id = provider
       and b.ref = any (refs || array(select later.replaces from sports_bet later
                                       where later.ref = any (refs) and later.provider_id = provider and later.replaces is not null));
end $function$;

CREATE OR REPLACE FUNCTION public.sports_part_guard()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if (select coalesce(sum(p.real + p.bonus), 0) from sports_transaction p
       where p.bet_ref = new.bet_ref and p.provider_id = new.provider_id and p.kind = 'part')
     * (select b.stake_real + b.stake_bonus from sports_bet b where b.ref = new.bet_ref and b.provider_id = new.provider_id)
     >= (select (greatest(b.potential_return, b.stake_real + b.stake_bonus) + 1)::numeric
              * (b.stake_real + b.stake_bonus - b.open_real - b.open_bonus)
           from sports_bet b where b.ref = new.bet_ref and b.provider_id = new.provider_id) then
    raise exception 'parts of bet % were paid too much', new.bet_ref using errcode = 'check_violation';
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.sports_play_since(purses text[], after bigint)
 RETURNS TABLE(purse text, is_out boolean, amount bigint)
 LANGUAGE plpgsql
 STABLE
 SET search_path TO 'public', 'pg_temp'
 SET enable_seqscan TO 'off'
 SET enable_hashjoin TO 'off'
 SET enable_mergejoin TO 'off'
AS $function$
begin
  return query
    select m.account, m.is_out, sum(m.amount)::bigint
      from (select p.transfer_id, p.from_account as account, false as is_out, p.amount from ledger_posting p
             where p.from_account = any (purses) and p.from_account like 'player/%' and p.transfer_id > after
            union all
            select p.transfer_id, p.to_account, true, p.amount from ledger_posting p
             where p.to_account = any (purses) and p.to_account like 'player/%' and p.transfer_id > after) m
      join ledger_transfer l on l.id = m.transfer_id and l.key like 'sports/%'
     group by m.account, m.is_out;
end $function$;

CREATE OR REPLACE FUNCTION public.sports_transaction_append_only()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end $function$;

CREATE OR REPLACE FUNCTION public.sports_transactions(provider text, refs text[])
 RETURNS SETOF sports_transaction
 LANGUAGE plpgsql
 STABLE
 SET search_path TO 'public', 'pg_temp'
 SET enable_seqscan TO 'off'
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
begin
  return query
    select * from sports_transaction t where t.ref = any (refs) and t.provider_id = provider
    union
    select * from sports_transaction t where t.original = any (refs) and t.provider_id = provider;
end $function$;

CREATE OR REPLACE FUNCTION public.wagering_shares_fit(shares jsonb)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select coalesce((
    select count(*) = 6 and bool_or(value <> '0')
           and bool_and(key in ('slots', 'instant', 'roulette', 'table', 'live', 'sports') and value::text ~ '^(100|[1-9]?[0-9])$')
      from jsonb_each(case when jsonb_typeof(shares) = 'object' then shares else '{}' end)), false)
$function$;

CREATE OR REPLACE FUNCTION public.withdrawal_guard()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
end $function$;
