-- An offer or a plan that an operator ends before it begins lasts no time at all.
alter table bonus_offer drop constraint bonus_offer_ends_before_it_begins;
alter table bonus_offer add constraint bonus_offer_ends_before_it_begins check (ends_at >= starts_at);
alter table cashback_plan drop constraint cashback_plan_ends_before_it_begins;
alter table cashback_plan add constraint cashback_plan_ends_before_it_begins check (ends_at >= starts_at);

-- No more free spins are given of a template that has ended. What players have of it stays.
alter table free_spins_template add column ended_at timestamptz;
