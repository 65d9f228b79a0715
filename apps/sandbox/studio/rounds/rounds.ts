import { randomUUID } from 'node:crypto'
import { findPlayable } from '../free-spins/free-spins.ts'
import { openTableBets } from '../live/table-bets.ts'
import type { Random } from '../maths/draws.ts'
import type { AnyGame } from '../maths/game.ts'
import { openFairRandom } from '../maths/random.ts'
import { paceOf } from '../pace.ts'
import type { Round, Session, StudioStore } from '../studio.store.ts'
import { openCaretaker } from './caretaker.ts'
import { spinFree } from './free-spin.ts'
import { PlayRefusal } from './play-refusal.ts'
import { openQueues } from './queues.ts'
import { raise } from './raise.ts'
import { openSeats } from './seats.ts'
import { newSeed } from './seeds.ts'
import { bet, proceed } from './settlement.ts'
import { type Wallet, WalletSilent } from './wallet.ts'

export interface RoundsDeps {
  store: StudioStore
  wallet: Wallet
  random: Random
  findGame(id: string): AnyGame | undefined
  /** The shortest time from one round to the next, where the licence sets none. */
  minimumRoundMs: number
}

export type Rounds = ReturnType<typeof openRounds>

/**
 * Plays rounds. The outcome is drawn and stored before it is reported to the wallet. So whatever
 * happens afterwards, such as a lost answer or a restart, the round ends as it was decided, or is
 * rolled back as a whole.
 */
export function openRounds(deps: RoundsDeps) {
  const queues = openQueues()
  const caretaker = openCaretaker({ ...deps, queues })
  const seats = openSeats({ ...deps, queues })

  return {
    waitForEnd: caretaker.waitForEnd,
    atTables: openTableBets({ ...deps, queues, seats, settlement: caretaker.settlement }),

    /**
     * Throws `PlayRefusal`, or `WalletRefusal` when the casino does not take the bet;
     * `WalletSilent` before there is one.
     */
    start: (sessionId: string, given: unknown, clientSeed: string | null) =>
      seats.run(sessionId, async (session) => {
        const game = deps.findGame(session.gameId)
        if (!game) throw new PlayRefusal('SESSION_UNKNOWN')
        if (game.table) throw new PlayRefusal('BAD_CHOICE')
        const free = findPlayable(deps.store, session)
        const choice = game.readChoice(free ? { stake: free.stake } : given)
        if (choice === null) throw new PlayRefusal('BAD_CHOICE')
        refuseIfBusy(deps, session)
        const stake = game.stakeOf(choice)
        if (free) {
          const round = drawRound(deps, session, game, choice, stake)
          return spinFree(caretaker.settlement, session, round, free)
        }
        if (session.mode === 'demo' && session.balance < stake)
          throw new PlayRefusal('INSUFFICIENT_FUNDS')
        if (clientSeed) session.clientSeed = clientSeed
        return bet(caretaker.settlement, session, drawRound(deps, session, game, choice, stake))
      }),

    act: (sessionId: string, roundId: string, given: unknown) =>
      seats.run(sessionId, async (session) => {
        const round = deps.store.findRound(roundId)
        if (!round || round.sessionId !== sessionId) throw new PlayRefusal('ROUND_UNKNOWN')
        const game = deps.findGame(round.gameId)
        const action = game?.readAction(given) ?? null
        if (!game || action === null) throw new PlayRefusal('BAD_ACTION')
        // The player was slower than the end of the round: they get to see that end.
        if (round.phase !== 'open') return round
        const next = game.act(round.state, action, Date.now() - (round.acceptedAt ?? 0))
        if (next === null) throw new PlayRefusal('BAD_ACTION')
        const cost = game.raiseOf?.(round.state, action) ?? 0
        const raised = await raise(caretaker.settlement, session, round, {
          cost,
          state: next,
          isEnd: game.winOf(next) !== null,
        })
        return proceed(caretaker.settlement, raised.session, raised.round, game, next)
      }),

    /**
     * Requests the balance from the casino; it stays the last known one when no answer comes.
     * Throws `WalletRefusal`.
     */
    refresh: (sessionId: string) =>
      seats.run(sessionId, (session) => fetchBalance(deps, session)).catch(ignoreSilence),

    markSeen: (sessionId: string, roundId: string) =>
      seats.run(sessionId, async () => {
        const round = deps.store.findRound(roundId)
        if (round?.sessionId === sessionId) deps.store.saveRound({ ...round, seen: true })
      }),

    close: async () => {
      await caretaker.stop()
      await queues.drain()
    },
  }
}

async function fetchBalance({ wallet, store }: RoundsDeps, session: Session): Promise<void> {
  if (session.mode === 'demo') return
  const { balance } = await wallet.balance(session)
  store.saveSession({ ...session, balance })
}

function ignoreSilence(error: unknown): void {
  if (!(error instanceof WalletSilent)) throw error
}

function refuseIfBusy({ store, minimumRoundMs }: RoundsDeps, session: Session): void {
  if (store.findUnfinishedRound(session.id)) throw new PlayRefusal('ROUND_OPEN')
  const [last] = store.listRounds(session.id, 1)
  const { shortestRoundMs } = paceOf(session, minimumRoundMs)
  if (last && last.phase !== 'refused' && Date.now() - last.startedAt < shortestRoundMs)
    throw new PlayRefusal('TOO_SOON')
}

/**
 * Uses up the session's seed where the game is provable, so that the next round is drawn from
 * another one.
 */
function drawRound(
  { random }: RoundsDeps,
  session: Session,
  game: AnyGame,
  choice: unknown,
  stake: number,
): Round {
  let source = random
  let seeds: Round['seeds'] = null
  if (game.provable) {
    seeds = { serverSeed: session.serverSeed, clientSeed: session.clientSeed, nonce: session.nonce }
    source = openFairRandom(seeds.serverSeed, seeds.clientSeed, seeds.nonce)
    session.nonce += 1
    session.serverSeed = newSeed()
  }
  const state = game.start(choice, source)
  return {
    id: randomUUID(),
    sessionId: session.id,
    gameId: session.gameId,
    phase: 'betting',
    stake,
    win: game.winOf(state),
    state,
    seeds,
    startedAt: Date.now(),
    acceptedAt: null,
    nextTryAt: Date.now() + FIRST_SWEEP_MS,
    attempts: 0,
    seen: false,
  }
}

/**
 * Longer than the tries of a call that is under way take, so that the sweep only finds what was
 * left behind.
 */
const FIRST_SWEEP_MS = 60_000
