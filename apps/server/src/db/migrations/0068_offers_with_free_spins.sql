-- An offer may bring free spins with a deposit, beside a bonus or alone.
alter table bonus_offer add column free_spins text references free_spins_template;
alter table bonus_offer drop constraint bonus_offer_odd_terms;
alter table bonus_offer add constraint bonus_offer_odd_terms
  check (percent between 0 and 1000 and wagering between 1 and 100 and days between 1 and 365);
alter table bonus_offer add constraint bonus_offer_of_nothing check (percent > 0 or free_spins is not null);
