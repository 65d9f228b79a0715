-- Deposits to ask about are found by whose they are and by how often they were asked about, so that those that visitors left behind do not keep
-- the others waiting.
create index deposit_to_ask_fairly on deposit ((player_id is null), (least(asked, 8)), ask_at) where ask_at is not null;
-- A new password deletes the login tickets of its player.
create index login_ticket_by_player on login_ticket (player_id);
