import { EventEmitter } from 'node:events'
import { endOverdue } from '../free-spins/free-rounds.ts'
import type { AnyGame } from '../maths/game.ts'
import type { Round, Session, StudioStore } from '../studio.store.ts'
import type { Queues } from './queues.ts'
import { undoRaise } from './raise.ts'
import { lineOf } from './seats.ts'
import { bet, callOff, pay, proceed, rollBack, type SettlementDeps } from './settlement.ts'
import { type Wallet, WalletRefusal } from './wallet.ts'

export interface CaretakerDeps {
  store: StudioStore
  wallet: Wallet
  queues: Queues
  findGame(id: string): AnyGame | undefined
}

const SWEEP_EVERY_MS = 1000

/**
 * Looks after rounds without a waiting page: ends rounds that end by themselves, repeats calls that
 * the wallet did not answer, and goes on with the rounds of a process that died.
 */
export function openCaretaker(deps: CaretakerDeps) {
  const ends = new EventEmitter().setMaxListeners(0)
  const clocks = new Map<string, NodeJS.Timeout>()
  const settlement: SettlementDeps = {
    ...deps,
    onOpen: wind,
    onEnd(round) {
      clearTimeout(clocks.get(round.id))
      clocks.delete(round.id)
      ends.emit(round.id)
    },
  }

  /** Sets a timer for the end of a round that ends by itself. */
  function wind(round: Round): void {
    const end = deps.findGame(round.gameId)?.endsBy?.(round.state)
    if (!end) return
    const leftMs = Math.max(0, (round.acceptedAt ?? 0) + end.afterMs - Date.now())
    clocks.set(
      round.id,
      setTimeout(() => tend(round, (current) => strike(deps, settlement, current)), leftMs),
    )
  }

  function tend(round: Round, care: (round: Round) => Promise<unknown>): void {
    const work = async () => {
      const current = deps.store.findRound(round.id)
      if (current) await care(current)
    }
    const session = deps.store.findSession(round.sessionId)
    // Newer trials may have taken the place of this one, and of its rounds.
    if (!session) return
    deps.queues
      .run(lineOf(session), work)
      .catch((error) => console.error(`studio: round ${round.id} could not be carried on`, error))
  }

  for (const round of deps.store.listDueRounds(Number.MAX_SAFE_INTEGER)) {
    if (round.phase === 'open' && !endedUnfairly(deps, round)) wind(round)
    else
      deps.store.saveRound({
        ...round,
        phase: round.phase === 'open' ? 'voiding' : round.phase,
        nextTryAt: Date.now(),
      })
  }
  let ending: Promise<void> | null = null
  const sweep = setInterval(() => {
    ending ??= endOverdue(deps)
      .catch((error) => console.error('studio: free spins could not be ended', error))
      .finally(() => {
        ending = null
      })
    for (const round of deps.store.listDueRounds(Date.now()))
      tend(round, (current) => resume(deps, settlement, current))
  }, SWEEP_EVERY_MS)

  return {
    settlement,
    /** Resolves when the round comes to an end or after `timeoutMs`, whichever is first. */
    async waitForEnd(roundId: string, timeoutMs: number): Promise<void> {
      const { promise, resolve } = Promise.withResolvers<void>()
      const timer = setTimeout(resolve, timeoutMs)
      ends.once(roundId, resolve)
      const phase = deps.store.findRound(roundId)?.phase
      if (phase === 'open' || phase === 'betting') await promise
      clearTimeout(timer)
      ends.off(roundId, resolve)
    },
    async stop(): Promise<void> {
      clearInterval(sweep)
      await ending
      for (const clock of clocks.values()) clearTimeout(clock)
    },
  }
}

async function strike(
  { findGame, store }: CaretakerDeps,
  settlement: SettlementDeps,
  round: Round,
): Promise<void> {
  const game = findGame(round.gameId)
  const end = game?.endsBy?.(round.state)
  if (!game || !end || round.phase !== 'open') return
  const next = game.act(round.state, end.action, Date.now() - (round.acceptedAt ?? 0))
  if (next === null) settlement.onOpen(round)
  else await proceed(settlement, sessionOf(store, round), round, game, next)
}

async function resume(
  deps: CaretakerDeps,
  settlement: SettlementDeps,
  round: Round,
): Promise<void> {
  if (round.nextTryAt > Date.now()) return
  const session = sessionOf(deps.store, round)
  // At a table the time for bets may be over: a bet that the wallet has not confirmed is cancelled,
  // not placed late.
  if (round.phase === 'betting' && round.tableRound) await callOff(settlement, session, round)
  else if (round.phase === 'betting')
    await bet(settlement, session, { ...round, attempts: round.attempts + 1 }).catch(ignoreRefusal)
  if (round.phase === 'paying') await pay(settlement, session, round).catch(ignoreRefusal)
  if (round.phase === 'voiding') await rollBack(settlement, session, round)
  if (round.phase === 'open' && round.raising) await undoRaise(settlement, session, round)
  else if (round.phase === 'open') await finishAbandoned(deps, settlement, session, round)
}

async function finishAbandoned(
  { findGame }: CaretakerDeps,
  settlement: SettlementDeps,
  session: Session,
  round: Round,
): Promise<void> {
  const game = findGame(round.gameId)
  let state = round.state
  while (game && game.winOf(state) === null) {
    const action = game.whenAbandoned?.(state) ?? null
    const next =
      action === null ? null : game.act(state, action, Date.now() - (round.acceptedAt ?? 0))
    if (next === null) break
    state = next
  }
  if (game && game.winOf(state) !== null) await proceed(settlement, session, round, game, state)
  else await callOff(settlement, session, round)
}

/**
 * Returns true for a round that ended while the studio was down, when its player might have got out
 * in time.
 */
function endedUnfairly({ findGame }: CaretakerDeps, round: Round): boolean {
  const end = findGame(round.gameId)?.endsBy?.(round.state)
  return end !== undefined && !end.fairAlone && (round.acceptedAt ?? 0) + end.afterMs < Date.now()
}

function sessionOf(store: StudioStore, round: Round): Session {
  const session = store.findSession(round.sessionId)
  if (!session) throw new Error(`Round ${round.id} has no session`)
  return session
}

/** Ignores a refusal: no page waits for the answer of a swept round, and its phase is on disk. */
function ignoreRefusal(error: unknown): void {
  if (!(error instanceof WalletRefusal)) throw error
}
