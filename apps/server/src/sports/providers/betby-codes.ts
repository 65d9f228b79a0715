import type { SportsWalletErrorCode } from '#contracts/sports-wallet-api.ts'

export const UNKNOWN_PLAYER = 1006

export const BAD_REQUEST = 2004

export const BAD_SIGNATURE = 2005

/**
 * Betby does not define BUSY: it is answered with the status 503, and Betby sends the call again.
 */
export const CODES: Record<Exclude<SportsWalletErrorCode, 'BUSY'>, number> = {
  PLAYER_DISABLED: 1005,
  TOKEN_UNKNOWN: 1007,
  TOKEN_EXPIRED: 1007,
  INSUFFICIENT_FUNDS: 2001,
  CURRENCY_MISMATCH: 2002,
  BET_MISSING: 2003,
  BAD_REQUEST,
  EVENT_STARTED: BAD_REQUEST,
  DUPLICATE_TRANSACTION: BAD_REQUEST,
  BET_DISCARDED: BAD_REQUEST,
  BET_SETTLED: BAD_REQUEST,
  FREE_BET_REFUSED: 3001,
  FREE_BET_USED: 3001,
  FREE_BET_ENDED: 3001,
  FREE_BET_UNFIT: 3001,
  LIMIT_REACHED: 4001,
  RETURN_TOO_HIGH: 4002,
  ODDS_TOO_HIGH: 4002,
}

export const MESSAGES: Readonly<Record<number, string>> = {
  1005: 'The player may not bet.',
  1006: 'There is no such player.',
  1007: 'The session is unknown or over.',
  2001: 'The player does not have enough money.',
  2002: 'The player bets in another currency.',
  2003: 'There is no such bet.',
  2004: 'The request does not fit, or what it asks for is not possible any more.',
  2005: 'The request is not signed with a key that is believed.',
  3001: 'The player does not have this bonus, or it cannot be used for this bet.',
  4001: 'The player has reached a limit.',
  4002: 'More than is paid for one slip, or than this slip can return, or its odds are too high.',
}
