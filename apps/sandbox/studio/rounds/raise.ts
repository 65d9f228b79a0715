import type { Round, Session } from '../studio.store.ts'
import { PlayRefusal } from './play-refusal.ts'
import { ABANDONED_AFTER_MS, type SettlementDeps } from './settlement.ts'
import { WalletRefusal, WalletSilent } from './wallet.ts'

interface Raised {
  session: Session
  round: Round
}

const TRY_AGAIN_MS = 5000

export interface Wish {
  cost: number
  /** The state of the round once the casino has taken the cost, and whether that is its end. */
  state: unknown
  isEnd: boolean
}

/**
 * Stakes more within an open round, as a double does. The round's state goes on only once the
 * wallet has confirmed it: a raise that may have been taken is rolled back, under the id of its own
 * bet, and the player decides again. Throws `PlayRefusal`, `WalletRefusal` when the casino does not
 * take it, `WalletSilent` when it does not answer; the round then stands as before.
 */
export async function raise(
  deps: SettlementDeps,
  session: Session,
  before: Round,
  wish: Wish,
): Promise<Raised> {
  const { cost } = wish
  const round = before.raising ? await undoRaise(deps, session, before) : before
  if (round.raising) throw new PlayRefusal('ROUND_OPEN')
  if (cost === 0) return { session, round }
  if (session.mode === 'demo') {
    if (session.balance < cost) throw new PlayRefusal('INSUFFICIENT_FUNDS')
    return accept(deps, { ...session, balance: session.balance - cost }, round, wish)
  }
  const wanted: Round = {
    ...round,
    raises: (round.raises ?? 0) + 1,
    raising: cost,
    nextTryAt: Date.now() + TRY_AGAIN_MS,
  }
  deps.store.saveRound(wanted)
  try {
    const bet = { action: 'bet' as const, id: raiseId(wanted), amount: cost }
    const { balance } = await deps.wallet.play(session, {
      gameId: round.gameId,
      roundId: round.id,
      actions: [bet],
      roundClosed: false,
    })
    return accept(deps, { ...session, balance }, wanted, wish)
  } catch (error) {
    // The refusal of a repeat proves nothing about the first try: only a rollback makes sure that
    // it never counts.
    if (error instanceof WalletRefusal && !error.afterSilence) deps.store.saveRound(settled(wanted))
    else await undoRaise(deps, session, wanted)
    throw error
  }
}

/**
 * Rolls back a raise that may have been taken; it stays where the casino does not confirm that, and
 * is tried again later.
 */
export async function undoRaise(
  deps: SettlementDeps,
  session: Session,
  round: Round,
): Promise<Round> {
  const amount = round.raising ?? 0
  const ids = {
    gameId: round.gameId,
    roundId: round.id,
    id: `${raiseId(round)}-void`,
    originalId: raiseId(round),
    amount,
  }
  try {
    const { balance } = await deps.wallet.rollback(session, ids)
    const next = settled(round)
    deps.store.saveBoth({ ...session, balance }, next)
    return next
  } catch (error) {
    if (!(error instanceof WalletSilent || error instanceof WalletRefusal)) throw error
    const waiting = { ...round, nextTryAt: Date.now() + TRY_AGAIN_MS }
    deps.store.saveRound(waiting)
    return waiting
  }
}

/**
 * Cost and state are written down together. A round that is at its end is paid at once, or by the
 * sweep if the process dies now.
 */
function accept(
  { store }: SettlementDeps,
  session: Session,
  round: Round,
  { cost, state, isEnd }: Wish,
): Raised {
  const next: Round = { ...settled(round), stake: round.stake + cost, state }
  if (isEnd) next.nextTryAt = Date.now() + TRY_AGAIN_MS
  const raised = { session: { ...session, staked: session.staked + cost }, round: next }
  store.saveBoth(raised.session, raised.round)
  return raised
}

function settled(round: Round): Round {
  return { ...round, raising: null, nextTryAt: Date.now() + ABANDONED_AFTER_MS }
}

function raiseId({ id, raises = 1 }: Round): string {
  return `${id}-raise-${raises}`
}
