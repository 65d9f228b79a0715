-- Delasport's calls bear no token: a bet belongs to the book that its player has opened last.
create index sports_session_of_player on sports_session (player_id, opened_at desc);
