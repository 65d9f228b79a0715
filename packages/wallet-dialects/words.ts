import type { WalletErrorCode } from '#contracts/wallet-api.ts'

/** Words that distinguish refusals with the same number. No vendor has confirmed them. */
const WORDS: readonly [RegExp, WalletErrorCode][] = [
  [/session (is over|has expired)/i, 'TOKEN_EXPIRED'],
  [/may not bet|disabled|blocked/i, 'PLAYER_DISABLED'],
  [/limit/i, 'LIMIT_REACHED'],
  [/not for this game|no new rounds/i, 'GAME_UNKNOWN'],
  [/rolled back|cancelled|refunded/i, 'ROUND_ROLLED_BACK'],
  [/finished|closed|round is over|bet is over/i, 'ROUND_CLOSED'],
  [/has no bet|no such payment/i, 'BET_MISSING'],
  [/used before|duplicate/i, 'DUPLICATE_TRANSACTION'],
  [/shape|not one of this currency|in another currency/i, 'BAD_REQUEST'],
]

/** Returns the code of a refusal by its words; null for unknown words. */
export function codeOfWords(message: string): WalletErrorCode | null {
  return WORDS.find(([words]) => words.test(message))?.[1] ?? null
}
