/** Why the studio or the casino refused something, by the code of the refusal. */
export const en: Readonly<Record<string, string>> = {
  AUTOPLAY_FORBIDDEN: 'Autoplay is not allowed where you play. Nothing was charged.',
  BETS_CLOSED: 'Too late: the bets of this round are closed. Nothing was charged.',
  TABLE_FULL: 'The table takes no more from one player. Nothing was charged for the last chips.',
  SEAT_EMPTY:
    'This seat has no player in this round. Bet behind a player who has staked. Nothing was charged.',
  SEAT_TAKEN: 'Another player has just taken this seat. Nothing was charged.',
  SEAT_KEPT:
    'You have not staked for some rounds, so the last free seat is kept for other players for now. You can bet behind a player who has staked.',
  SEAT_STAKED:
    'You have staked at your seat in this round. You can change seats once the round is over.',
  STAKE_LATE:
    'Too late: the casino confirmed this stake after its time was over. It does not count and comes back to you.',
  ROOM_CLOSED: 'This room is off the air. Nothing was charged.',
  INSUFFICIENT_FUNDS: 'Your balance is too low for this stake. Nothing was charged.',
  LIMIT_REACHED:
    'The casino takes no bets from you just now: a limit of yours is reached, or it asks you to look up for a moment. Nothing was charged.',
  TOKEN_EXPIRED:
    'This game session has ended. Open the game again to play on. Nothing was charged.',
  TOKEN_UNKNOWN:
    'This game session has ended. Open the game again to play on. Nothing was charged.',
  SESSION_UNKNOWN: 'This game session has ended. Open the game again to play on.',
  PLAYER_DISABLED: 'Your account cannot play at the moment. Nothing was charged.',
  GAME_UNKNOWN: 'The casino does not offer this game at the moment. Nothing was charged.',
  ROUND_OPEN: 'Your last round is still being settled. One moment.',
  TOO_SOON: 'One moment between rounds.',
  BAD_CHOICE: 'That bet is not possible. Nothing was charged.',
  BAD_ACTION: 'That is not possible any more. Nothing was charged.',
  OFFLINE: 'No connection. If a round was under way, it goes on and is shown when you are back.',
  FAILED: 'Something went wrong on our side. Rounds under way are kept.',
}
