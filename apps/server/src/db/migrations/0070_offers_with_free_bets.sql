-- An offer may bring a free bet with a deposit, beside a bonus or alone: how much it is stands with each currency.
create function free_bet_terms_fit(terms jsonb) returns boolean language sql immutable as $$
  select coalesce(terms ->> 'minOdds' ~ '^[1-9]\d{0,3}(\.\d{1,3})?$'
    and jsonb_typeof(terms -> 'kinds') = 'array' and jsonb_array_length(terms -> 'kinds') > 0 and terms -> 'kinds' <@ '["single", "multiple"]'
    and jsonb_typeof(terms -> 'sports') = 'array' and jsonb_array_length(terms -> 'sports') <= 20
    and (terms ->> 'days')::int between 1 and 365, false)
$$;
alter table bonus_offer add column free_bet jsonb;
alter table bonus_offer add constraint bonus_offer_odd_free_bet check (free_bet is null or free_bet_terms_fit(free_bet));
alter table bonus_offer drop constraint bonus_offer_of_nothing;
alter table bonus_offer add constraint bonus_offer_of_nothing check (percent > 0 or free_spins is not null or free_bet is not null);
alter table bonus_offer_range add column free_bet bigint; -- minor units
alter table bonus_offer_range add constraint bonus_offer_range_odd_free_bet check (free_bet > 0);

alter table free_bet add column offer_id text references bonus_offer;
create index free_bet_of_offer on free_bet (offer_id, player_id) where offer_id is not null;
