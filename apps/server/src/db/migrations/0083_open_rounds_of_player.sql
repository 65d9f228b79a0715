-- The page of a game that is opened counts what its open rounds have staked. A round that is over with its bet never is in this index.
create index game_round_open_of_player on game_round (player_id, game_id) where state = 'open';
