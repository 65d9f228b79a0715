import type { Tx } from '../../db/database.ts'
import { house, lockPurses, purse } from '../../ledger/accounts.ts'
import { mustPost } from '../../ledger/post.ts'
import { acceptAtOnce, publish } from '../answer.ts'
import type { BonusesDeps } from '../bonus.ts'
import { lockOpenBonuses, takeTurn } from '../bonuses.store.ts'
import { giveBonus } from '../give.ts'
import { findPlayProblem } from '../staking-players.ts'
import { record } from './answer-free-spins.ts'
import * as store from './free-spins.store.ts'
import { AT_PROVIDER, type FreeSpins } from './free-spins.ts'

const DAY_MS = 86_400_000
const ANSWER_WITHIN_MS = 30 * DAY_MS

export interface FreeSpinsTotal {
  id: string
  status: 'played' | 'expired'
  /** Minor units. */
  won: bigint
}

export interface PlayedRound {
  providerId: string
  id: string
  /** The provider's reference of the round's win. */
  ref: string
  /** The provider's reference of the round. */
  roundRef: string
  gameId: string
  /** The session that it was played in takes no more bets. */
  isOver?: boolean
  /** Minor units. */
  won: bigint
}

export type RoundAnswer =
  | { done: true; transactionId: string }
  | {
      done: false
      code:
        | 'DUPLICATE_TRANSACTION'
        | 'ROUND_CLOSED'
        | 'TOKEN_EXPIRED'
        | 'PLAYER_DISABLED'
        | 'LIMIT_REACHED'
    }

/**
 * Pays what free spins have won in all, once. A second call answers like the first; null for
 * another total. What was given up pays nothing. `id` is known to be the provider's.
 */
export async function payTotal(
  deps: BonusesDeps,
  { id, status, won }: FreeSpinsTotal,
): Promise<FreeSpins | null> {
  return deps.db.transaction(async (tx) => {
    const held = await hold(tx, id)
    if (held.won !== null) return held.won === won ? held : null
    const isOpen = AT_PROVIDER.includes(held.state) || held.state === 'expired'
    if (isOpen) await finish(deps, tx, held, held.state === 'expired' ? 'expired' : status, won)
    return held
  })
}

/**
 * Counts one round of free spins. The last one pays what all of them have won, once. A round that
 * is counted already answers like the first time. A new one is refused where a bet would be,
 * because no call comes before it.
 */
export async function countRound(deps: BonusesDeps, played: PlayedRound): Promise<RoundAnswer> {
  const { providerId, id, ref, roundRef, gameId, won, isOver = false } = played
  return deps.db.transaction(async (tx): Promise<RoundAnswer> => {
    const held = await hold(tx, id)
    const known = await store.findRound(tx, providerId, ref)
    if (known)
      return isRepeat(known, played)
        ? { done: true, transactionId: known.transactionId }
        : { done: false, code: 'DUPLICATE_TRANSACTION' }
    if (!AT_PROVIDER.includes(held.state)) return { done: false, code: 'ROUND_CLOSED' }
    // In the order of an answer. An ordinary win under the same reference waits for this, or has been
    // committed and is met when the round is written.
    await lockOpenBonuses(tx, held.playerId)
    await lockPurses(tx, held.playerId)
    const at = deps.clock.now()
    const problem = isOver ? 'TOKEN_EXPIRED' : await findPlayProblem(tx, held.playerId, at)
    if (problem) return { done: false, code: problem }
    const transactionId = deps.ids.newId()
    await store.insertRound(
      tx,
      { providerId, ref, roundRef, gameId, freeSpinsId: id, transactionId, won },
      at,
    )
    const count = held.played + 1
    if (count === held.spins)
      await finish(
        deps,
        tx,
        { ...held, played: count },
        'played',
        (await store.sumRounds(tx, id)) ?? 0n,
      )
    else publish(deps, tx, held.playerId)
    return { done: true, transactionId }
  })
}

/** A round that was counted before its reference and game were stored is known by the rest. */
function isRepeat(
  { freeSpinsId, won, roundRef, gameId }: store.FreeSpinsRound,
  played: PlayedRound,
): boolean {
  return (
    freeSpinsId === played.id &&
    won === played.won &&
    (roundRef === null || roundRef === played.roundRef) &&
    (gameId === null || gameId === played.gameId)
  )
}

/** Changes of one player's bonuses take turns. */
async function hold(tx: Tx, id: string): Promise<FreeSpins> {
  const found = await store.findFreeSpins(tx, id)
  if (found) await takeTurn(tx, found.playerId)
  const held = await store.lockFreeSpins(tx, id)
  if (!held) throw new Error(`there are no free spins ${id}`)
  return held
}

/** Ends them with what they have won, up to the most that they pay. The caller has locked them. */
export async function finish(
  deps: BonusesDeps,
  tx: Tx,
  held: FreeSpins,
  state: 'played' | 'expired',
  won: bigint,
): Promise<void> {
  const { id, playerId, currency, maxWin, texts } = held
  const paid = won < maxWin ? won : maxWin
  const now = deps.clock.now()
  const played = state === 'played' ? held.spins : held.played
  await store.setFreeSpinsPaid(tx, held, { state, played, won, paid }, now)
  await record(deps, tx, held, 'house', state, { won: String(won), paid: String(paid), currency })
  publish(deps, tx, playerId)
  if (paid === 0n) return
  if (held.winnings === 'bonus') {
    const { wagering, shares, minOdds, bonusDays: days } = held
    const offerEndsAt = new Date(now.getTime() + ANSWER_WITHIN_MS)
    const gift = { key: `free-spins/${id}`, playerId, currency, amount: paid, announced: false }
    const terms = { wagering, shares, minOdds, days, texts, offerEndsAt }
    await acceptAtOnce(deps, tx, playerId, await giveBonus(deps, tx, { ...gift, ...terms }))
    return
  }
  const posting = {
    from: house('bonuses', currency),
    to: purse(playerId, 'real'),
    amount: paid,
    currency,
  }
  await mustPost(tx, {
    key: `free-spins/${id}/won`,
    kind: 'free_spins',
    postings: [posting],
    madeAt: now,
  })
  const news = { kind: 'free_spins_won' as const, key: `free_spins_won/${id}` }
  await deps.notify(tx, playerId, { ...news, texts, currency, amount: paid })
}
