-- A rollback that comes before its bet is remembered. Two nodes may take one of a player and the bet of another player under the same
-- reference at the same moment. That bet must still be able to have a rollback of its own.
create unique index if not exists game_transaction_undone_by_player_twice on game_transaction (original, provider_id, player_id)
  where original is not null;
drop index game_transaction_undone_twice;

-- The same for bets of a sportsbook.
create unique index if not exists sports_transaction_undone_by_bet_twice on sports_transaction (original, provider_id, bet_ref)
  where original is not null;
drop index sports_transaction_undone_twice;
