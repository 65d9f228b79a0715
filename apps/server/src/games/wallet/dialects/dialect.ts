import type { WalletErrorCode } from '#contracts/wallet-api.ts'
import { parseAmount } from '#rules/money.ts'
import type { HttpAnswer } from '../../../kit/http.ts'
import { roundOfUnknown } from '../decision-draft.ts'
import type { Wallet } from '../wallet.ts'
import { type AnswerIn, Refused, refusedBy } from '../wallet-call.ts'
import type { Decision } from '../wallet-orders.ts'
import type { GameSession } from '../wallet-state.ts'

/**
 * The refusals of other dialects, besides those of the native one: their calls carry more facts,
 * all of which must be true.
 */
export type DialectCode = WalletErrorCode | 'PLAYER_DIFFERS' | 'CURRENCY_DIFFERS' | 'AMOUNT_ODD'

/** The facts of a call about its session. A fact that is left out is not checked. */
export interface SessionFacts {
  player?: string | undefined
  currency?: string | undefined
  /** The casino's own id. */
  gameId?: string | undefined
}

const MOST_MINOR = 1_000_000_000_000n

/**
 * Answers only calls whose facts are those of their session: the player is the session's, never the
 * body's.
 */
export function agreeing<Call>(
  factsOf: (call: Call) => SessionFacts,
  answer: AnswerIn<Call, DialectCode>,
): AnswerIn<Call, DialectCode> {
  return async (call, session) => {
    const { player, currency, gameId } = factsOf(call)
    if (player !== undefined && player !== session.playerId) return new Refused('PLAYER_DIFFERS')
    if (currency !== undefined && currency !== session.currency)
      return new Refused('CURRENCY_DIFFERS')
    if (gameId !== undefined && gameId !== session.gameId) return new Refused('GAME_UNKNOWN')
    return await answer(call, session)
  }
}

/** Minor units of a decimal in the currency's own digits. Null for any other text. */
export function minorOf(decimal: string, { currency }: GameSession): number | null {
  return bounded(parseAmount(decimal, currency))
}

/** Returns the amount when the wallet may move it at once; null for a larger one. */
export function bounded(minor: bigint | null): number | null {
  return minor === null || minor > MOST_MINOR ? null : Number(minor)
}

/**
 * Undoes a bet or win. Where the call does not name the round, it is the round of the bet or win. A
 * bet or win that has not come yet has no known round.
 */
export async function undo(
  { wallet }: { wallet: Wallet },
  session: GameSession,
  { ref, original, round }: { ref: string; original: string; round?: string | undefined },
): Promise<Decision> {
  const giveBack = (roundRef: string) =>
    wallet.carryOut({ kind: 'rollback', session, roundRef, ref, original })
  if (round !== undefined) return giveBack(round)
  const known = await wallet.find(session.providerId, original)
  const decision = await giveBack(known?.roundRef ?? roundOfUnknown(original))
  if (decision.done || known !== null) return decision
  // The bet or win may have come meanwhile, and then has a round.
  const late = await wallet.find(session.providerId, original)
  return late ? giveBack(late.roundRef) : decision
}

/** Returns the result of the one action that was done. */
export function resultOfOne({ results }: Done): Done['results'][number] {
  const [first] = results
  if (!first) throw new Error('an order has no result')
  return first
}

export type Done = Decision & { done: true }

/** Returns the answer to a decision, in the words of the dialect. */
export function answerOf(
  decision: Decision,
  answerWith: (done: Done) => HttpAnswer,
): HttpAnswer | Refused<DialectCode> {
  return decision.done ? answerWith(decision) : refusedBy(decision)
}
