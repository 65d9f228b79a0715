-- The newest bets that returned more than was staked, for the lobby's list of winners.
create index sports_bet_winners on sports_bet (settled_at desc) where paid_real + paid_bonus > stake_real + stake_bonus;
