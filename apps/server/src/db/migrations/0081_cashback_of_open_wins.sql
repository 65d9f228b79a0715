-- A round that has won more than was staked in it counts at once: a win in a round that is left open is no loss of the next period.
alter table cashback_open_stake drop constraint cashback_open_stake_of_nothing;
alter table cashback_open_stake add constraint cashback_open_stake_of_no_loss check (staked > 0) not valid;
