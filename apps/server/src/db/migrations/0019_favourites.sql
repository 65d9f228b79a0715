-- Games that a player wants to find again. What was played lately needs no table of its own: every launch for money has a session.
create table game_favourite (
  player_id  text        not null references player,
  game_id    text        not null,
  chosen_at  timestamptz not null,
  primary key (player_id, game_id),
  constraint game_favourite_odd_game check (length(game_id) between 1 and 200)
);

create index game_session_of_player on game_session (player_id, opened_at, game_id);
