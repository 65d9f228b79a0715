/** Where it is told that a bet of a player has changed. */
export const betsTopic = (playerId: string) => `sports-bets/${playerId}`
