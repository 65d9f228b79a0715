-- A player looks at their bets page by page: ids sort by age, and a page begins below the last bet of the page before.
drop index sports_bet_of_player;
create index sports_bet_of_player on sports_bet (player_id, id desc) where player_id is not null;
create index sports_bet_open on sports_bet (player_id, id desc) where settled_at is null;
