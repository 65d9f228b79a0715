import * as v from 'valibot'
import { ofAnotherCall } from './another-call.ts'

/**
 * The native dialect of the seamless wallet: what a game provider requests of the casino, under
 * {casino}/providers/{provider}/wallet/. Every request is a signed POST of JSON; amounts are whole
 * minor units.
 *
 * - `authenticate` {token} → {player: {id, currency, language}, balance}
 * - `balance` {token} → {balance}
 * - `play` PlayRequest → PlayAnswer; several actions are one transaction, in order, all or nothing
 * - `rollback` RollbackRequest → PlayAnswer
 * - `close` {token, roundId} → {balance}
 *
 * A repeated action id moves nothing and answers with the first transactionId and the current
 * balance. The same id with another round, game, amount or kind is DUPLICATE_TRANSACTION. A token
 * may have expired for win, rollback and close, never for bet; it expires with the sign-in that the
 * game was launched by. A rollback of an unknown bet is acknowledged and remembered: the late bet
 * is then recorded without moving money.
 */
const token = v.pipe(v.string(), v.minLength(16), v.maxLength(200))
const reference = v.pipe(v.string(), v.regex(/^[\x21-\x7e]{1,128}$/))
const minor = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(1_000_000_000_000))

export const tokenRequest = v.object({ token })
export const closeRequest = v.object({
  token,
  roundId: reference,
  actions: ofAnotherCall,
  originalId: ofAnotherCall,
})

const betAction = v.object({ action: v.literal('bet'), id: reference, amount: minor })
const winAction = v.object({
  action: v.literal('win'),
  id: reference,
  amount: minor,
  /** A win without a bet in its round is allowed for these only. */
  reason: v.optional(v.picklist(['free_round', 'promo', 'jackpot'])),
})

export const playRequest = v.object({
  token,
  gameId: reference,
  roundId: reference,
  actions: v.pipe(
    v.array(v.variant('action', [betAction, winAction])),
    v.minLength(1),
    v.maxLength(20),
  ),
  /** True when nothing more will come for this round. */
  roundClosed: v.optional(v.boolean(), false),
  /**
   * The id of free spins that the casino has issued, when the round is one of them. Then the call
   * has one action, a win with the reason free_round, of nothing too, and closes the round. The win
   * moves once all of the free spins are over.
   */
  freeSpinsId: v.optional(reference),
})

export const rollbackRequest = v.object({
  token,
  roundId: reference,
  id: reference,
  originalId: reference,
})

export const authenticateAnswer = v.object({
  player: v.object({ id: v.string(), currency: v.string(), language: v.string() }),
  balance: v.pipe(v.number(), v.safeInteger()),
})
export const balanceAnswer = v.object({ balance: v.pipe(v.number(), v.safeInteger()) })
export const playAnswer = v.object({
  balance: v.pipe(v.number(), v.safeInteger()),
  transactions: v.array(v.object({ id: v.string(), transactionId: v.string() })),
})

/** Every refusal of the wallet and the HTTP status it travels with. */
export const WALLET_ERRORS = {
  BAD_REQUEST: 400,
  TOKEN_UNKNOWN: 401,
  TOKEN_EXPIRED: 401,
  INSUFFICIENT_FUNDS: 402,
  PLAYER_DISABLED: 403,
  LIMIT_REACHED: 403,
  GAME_UNKNOWN: 404,
  DUPLICATE_TRANSACTION: 409,
  ROUND_CLOSED: 409,
  ROUND_ROLLED_BACK: 409,
  BET_MISSING: 409,
  BUSY: 503,
} as const

export type WalletErrorCode = keyof typeof WALLET_ERRORS
/**
 * The body of a refusal. `balance` comes with INSUFFICIENT_FUNDS; `requestId` finds the call in our
 * log.
 */
export interface WalletError {
  code: WalletErrorCode
  message: string
  balance?: number
  requestId?: string
}
export type PlayRequest = v.InferOutput<typeof playRequest>
export type PlayAction = PlayRequest['actions'][number]
export type RollbackRequest = v.InferOutput<typeof rollbackRequest>
export type PlayAnswer = v.InferOutput<typeof playAnswer>
export type AuthenticateAnswer = v.InferOutput<typeof authenticateAnswer>
