import { reportFreeRound, unplay } from '../free-spins/free-rounds.ts'
import type { AnyGame } from '../maths/game.ts'
import type { Round, Session, StudioStore } from '../studio.store.ts'
import { type Play, type Wallet, WalletRefusal, WalletSilent } from './wallet.ts'

export interface SettlementDeps {
  store: StudioStore
  wallet: Wallet
  /** Called once a round waits for its player, and once it is over or postponed. */
  onOpen(round: Round): void
  onEnd(round: Round): void
}

const LONGEST_PAUSE_MS = 60_000
/** A round that waits for its player this long is finished for them. */
export const ABANDONED_AFTER_MS = 24 * 3_600_000

/*
 * Everything here may be interrupted at any await: the rows on disk show what is still to be reported to
 * the wallet, under ids that make a second report harmless (rounds.test.ts, left-behind.test.ts).
 */

/**
 * Requests the bet. Throws `WalletRefusal`; when no answer comes, the round is called off and its
 * phase shows that.
 */
export async function bet(deps: SettlementDeps, session: Session, round: Round): Promise<Round> {
  if (session.mode === 'demo') {
    const paid = { ...session, balance: session.balance - round.stake }
    return accept(deps, paid, round, paid.balance + (round.win ?? 0))
  }
  deps.store.saveBoth(session, round)
  try {
    const { balance } = await deps.wallet.play(session, betRequest(round))
    return accept(deps, session, round, balance)
  } catch (error) {
    if (error instanceof WalletSilent) return callOff(deps, session, round)
    if (!(error instanceof WalletRefusal)) throw error
    // The refusal of a repeat proves nothing about the first try: only a rollback makes sure that
    // it never counts.
    if (error.afterSilence || round.attempts > 0) return callOff(deps, session, round)
    conclude(deps, session, { ...round, phase: 'refused' }, error.balance ?? session.balance)
    throw error
  }
}

/** Carries an open round on to `state`, and to the wallet when that is its end. */
export async function proceed(
  deps: SettlementDeps,
  session: Session,
  round: Round,
  game: AnyGame,
  state: unknown,
): Promise<Round> {
  const win = game.winOf(state)
  const next: Round =
    win === null
      ? { ...round, state }
      : { ...round, state, win, phase: 'paying', nextTryAt: Date.now() + LONGEST_PAUSE_MS }
  deps.store.saveRound(next)
  return win === null ? next : pay(deps, session, next)
}

/** Reports to the wallet how a round ended. */
export async function pay(deps: SettlementDeps, session: Session, round: Round): Promise<Round> {
  if (round.freeSpinsId !== undefined) return payFree(deps, session, round, round.freeSpinsId)
  const win = round.win ?? 0
  if (session.mode === 'demo')
    return conclude(deps, session, { ...round, phase: 'settled' }, session.balance + win, win)
  const { gameId, id: roundId } = round
  try {
    const { balance } = win
      ? await deps.wallet.play(session, {
          gameId,
          roundId,
          actions: [winAction(round, win)],
          roundClosed: true,
        })
      : await deps.wallet.close(session, { gameId, roundId })
    return conclude(deps, session, { ...round, phase: 'settled' }, balance, win)
  } catch (error) {
    return afterFailure(deps, session, round, error)
  }
}

/**
 * The win of a free spin is not in the balance yet, and does not count as one of the session.
 * Throws `WalletRefusal` when the casino does not take the spin now.
 */
async function payFree(
  deps: SettlementDeps,
  session: Session,
  round: Round,
  freeSpinsId: string,
): Promise<Round> {
  try {
    const balance = await reportFreeRound(deps, session, round, freeSpinsId)
    return conclude(deps, session, { ...round, phase: 'settled' }, balance ?? session.balance)
  } catch (error) {
    if (!unplay(deps.store, round, error)) return afterFailure(deps, session, round, error)
    conclude(deps, session, { ...round, phase: 'refused' }, session.balance)
    throw error
  }
}

/**
 * Gives the stake back: for a bet that may have been taken, or a round that could not be played to
 * its end.
 */
export function callOff(deps: SettlementDeps, session: Session, round: Round): Promise<Round> {
  const voiding: Round = { ...round, phase: 'voiding', attempts: 0, nextTryAt: Date.now() }
  deps.store.saveBoth(session, voiding)
  return rollBack(deps, session, voiding)
}

export async function rollBack(
  deps: SettlementDeps,
  session: Session,
  round: Round,
): Promise<Round> {
  try {
    const balance =
      session.mode === 'demo'
        ? session.balance + round.stake
        : await reportRollback(deps, session, round)
    const staked = session.staked - (round.acceptedAt === null ? 0 : round.stake)
    return conclude(deps, { ...session, staked }, { ...round, phase: 'void' }, balance)
  } catch (error) {
    // The casino closed this round, so it has all reports of it: the drawn outcome counts.
    if (!(error instanceof WalletRefusal && error.code === 'ROUND_CLOSED' && round.win !== null))
      return afterFailure(deps, session, round, error)
    const { balance } = await deps.wallet.balance(session).catch(() => session)
    return accept(deps, session, round, balance)
  }
}

async function reportRollback(
  { wallet }: SettlementDeps,
  session: Session,
  round: Round,
): Promise<number> {
  const ids = {
    gameId: round.gameId,
    roundId: round.id,
    id: `${round.id}-void`,
    originalId: `${round.id}-bet`,
    amount: round.stake,
  }
  const { balance } = await wallet.rollback(session, ids)
  await wallet.betLate(session, betRequest(round))
  return balance
}

function accept(deps: SettlementDeps, session: Session, round: Round, balance: number): Round {
  const accepted: Round = {
    ...round,
    acceptedAt: Date.now(),
    attempts: 0,
    nextTryAt: Date.now() + ABANDONED_AFTER_MS,
  }
  const staked = session.staked + round.stake
  if (round.win !== null)
    return conclude(
      deps,
      { ...session, staked },
      { ...accepted, phase: 'settled' },
      balance,
      round.win,
    )
  const open: Round = { ...accepted, phase: 'open' }
  deps.store.saveBoth({ ...session, staked, balance }, open)
  deps.onOpen(open)
  return open
}

/**
 * A payment that is owed is sent until the casino has understood it: a key that is wrong for an
 * hour must not cost a player their win.
 */
function afterFailure(deps: SettlementDeps, session: Session, round: Round, error: unknown): Round {
  if (error instanceof WalletSilent || (error instanceof WalletRefusal && error.code === null))
    return postpone(deps, round)
  if (!(error instanceof WalletRefusal)) throw error
  console.error(
    `studio: round ${round.id} is ${round.phase} with a win of ${round.win}, but the wallet says ${error.code}`,
  )
  return conclude(deps, session, { ...round, phase: 'refused' }, error.balance ?? session.balance)
}

function postpone({ store, onEnd }: SettlementDeps, round: Round): Round {
  const pauseMs = Math.min(1000 * 2 ** round.attempts, LONGEST_PAUSE_MS)
  const waiting = { ...round, attempts: round.attempts + 1, nextTryAt: Date.now() + pauseMs }
  store.saveRound(waiting)
  onEnd(waiting)
  return waiting
}

function conclude(
  { store, onEnd }: SettlementDeps,
  session: Session,
  round: Round,
  balance: number,
  win = 0,
): Round {
  store.saveBoth({ ...session, balance, won: session.won + win }, round)
  onEnd(round)
  return round
}

function betRequest(round: Round): Play {
  const stake = { action: 'bet' as const, id: `${round.id}-bet`, amount: round.stake }
  const actions = round.win ? [stake, winAction(round, round.win)] : [stake]
  return { gameId: round.gameId, roundId: round.id, actions, roundClosed: round.win !== null }
}

function winAction(round: Round, amount: number) {
  return { action: 'win' as const, id: `${round.id}-win`, amount }
}
