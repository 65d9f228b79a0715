import { randomUUID } from 'node:crypto'
import type { AnyGame } from '../maths/game.ts'
import { openFairRandom, type Random } from '../maths/random.ts'
import type { Round, Session, StudioStore } from '../studio.store.ts'
import { openCaretaker } from './caretaker.ts'
import { openQueues } from './queues.ts'
import { newSeed } from './seeds.ts'
import { bet, proceed } from './settlement.ts'
import { type Wallet, WalletSilent } from './wallet.ts'

/** Why a round did not start or go on, in the words of the game page's table. */
export class PlayRefusal extends Error {
  readonly code: string

  constructor(code: string) {
    super(`Refused: ${code}`)
    this.code = code
  }
}

export interface RoundsDeps {
  store: StudioStore
  wallet: Wallet
  random: Random
  findGame(id: string): AnyGame | undefined
  minimumRoundMs: number
}

export type Rounds = ReturnType<typeof openRounds>

/**
 * Plays rounds. The outcome is drawn and written down before the wallet hears of it, so whatever happens afterwards, a lost
 * answer, a restart, the round ends as it was decided, or is rolled back as a whole.
 */
export function openRounds(deps: RoundsDeps) {
  const queues = openQueues()
  const caretaker = openCaretaker({ ...deps, queues })

  return {
    waitForEnd: caretaker.waitForEnd,

    /** Throws `PlayRefusal`, or `WalletRefusal` when the casino does not take the bet. */
    start: (sessionId: string, given: unknown, clientSeed: string | null) =>
      queues.run(sessionId, async () => {
        const session = deps.store.findSession(sessionId)
        const game = session && deps.findGame(session.gameId)
        if (!session || !game) throw new PlayRefusal('SESSION_UNKNOWN')
        const choice = game.readChoice(given)
        if (choice === null) throw new PlayRefusal('BAD_CHOICE')
        refuseIfBusy(deps, session)
        const stake = game.stakeOf(choice)
        if (session.mode === 'demo' && session.balance < stake) throw new PlayRefusal('INSUFFICIENT_FUNDS')
        if (clientSeed) session.clientSeed = clientSeed
        return bet(caretaker.settlement, session, drawRound(deps, session, game, choice, stake))
      }),

    act: (sessionId: string, roundId: string, given: unknown) =>
      queues.run(sessionId, async () => {
        const round = deps.store.findRound(roundId)
        if (!round || round.sessionId !== sessionId) throw new PlayRefusal('ROUND_UNKNOWN')
        const game = deps.findGame(round.gameId)
        const action = game?.readAction(given) ?? null
        const session = deps.store.findSession(sessionId)
        if (!session || !game || action === null) throw new PlayRefusal('BAD_ACTION')
        // The player was slower than the end of the round: they get to see that end.
        if (round.phase !== 'open') return round
        const next = game.act(round.state, action, Date.now() - (round.acceptedAt ?? 0))
        if (next === null) throw new PlayRefusal('BAD_ACTION')
        return proceed(caretaker.settlement, session, round, game, next)
      }),

    /** The session with the casino's word on its balance; the last known one when no answer comes. Throws `WalletRefusal`. */
    refresh: (sessionId: string, isLaunch: boolean) =>
      queues.run(sessionId, async () => {
        const session = deps.store.findSession(sessionId)
        if (!session) throw new PlayRefusal('SESSION_UNKNOWN')
        if (session.mode === 'demo') return session
        const balance = await askBalance(deps, session, isLaunch)
        deps.store.saveSession({ ...session, balance })
        return { ...session, balance }
      }),

    markSeen: (sessionId: string, roundId: string) =>
      queues.run(sessionId, async () => {
        const round = deps.store.findRound(roundId)
        if (round?.sessionId === sessionId) deps.store.saveRound({ ...round, seen: true })
      }),

    close: async () => {
      caretaker.stop()
      await queues.drain()
    },
  }
}

async function askBalance({ wallet }: RoundsDeps, session: Session, isLaunch: boolean): Promise<number> {
  try {
    if (!isLaunch) return (await wallet.balance(session.token)).balance
    const { player, balance } = await wallet.authenticate(session.token)
    if (player.currency !== session.currency) throw new PlayRefusal('SESSION_UNKNOWN')
    return balance
  } catch (error) {
    if (error instanceof WalletSilent) return session.balance
    throw error
  }
}

function refuseIfBusy({ store, minimumRoundMs }: RoundsDeps, session: Session): void {
  if (store.findUnfinishedRound(session.id)) throw new PlayRefusal('ROUND_OPEN')
  const [last] = store.listRounds(session.id, 1)
  if (last && last.phase !== 'refused' && Date.now() - last.startedAt < minimumRoundMs) throw new PlayRefusal('TOO_SOON')
}

/** Uses up the session's seed where the game is provable, so that the next round is drawn from another one. */
function drawRound({ random }: RoundsDeps, session: Session, game: AnyGame, choice: unknown, stake: number): Round {
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

/** Longer than the tries of a call that is under way take, so that the sweep only finds what was left behind. */
const FIRST_SWEEP_MS = 60_000
