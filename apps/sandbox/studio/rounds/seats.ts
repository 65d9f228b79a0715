import type { Round, Session, StudioStore } from '../studio.store.ts'
import { PlayRefusal } from './play-refusal.ts'
import type { Queues } from './queues.ts'
import type { Wallet } from './wallet.ts'

export interface SeatsDeps {
  store: StudioStore
  wallet: Wallet
  queues: Queues
}

/** Requests of one launch that wait at the same time; its page sends a few. */
const MOST_WAITING = 20

export interface Seats {
  /**
   * Carries out a request of a launch, after other work that goes on for this player in this game.
   * Throws `PlayRefusal` for a launch that is over, and for one of which many requests wait;
   * `WalletRefusal` or `WalletSilent` where the casino does not answer who plays.
   */
  run<T>(sessionId: string, work: (session: Session) => Promise<T>): Promise<T>
}

/**
 * Returns the key of a queue: the rounds of one player in one game, whichever launch they belong
 * to.
 */
export function lineOf({ id, playerId, gameId }: Session): string {
  return playerId ? `${playerId} ${gameId}` : id
}

/**
 * Keeps which player plays which game. It calls the casino once for each launch; a player has one
 * launch of a game, and a newer one replaces it.
 */
export function openSeats({ store, wallet, queues }: SeatsDeps): Seats {
  const waiting = new Map<string, number>()

  /** Most requests call the casino, so those of one launch must not pile up. */
  async function oneOfFew<T>(sessionId: string, work: () => Promise<T>): Promise<T> {
    const before = waiting.get(sessionId) ?? 0
    if (before >= MOST_WAITING) throw new PlayRefusal('TOO_SOON')
    waiting.set(sessionId, before + 1)
    try {
      return await work()
    } finally {
      const left = (waiting.get(sessionId) ?? 1) - 1
      if (left > 0) waiting.set(sessionId, left)
      else waiting.delete(sessionId)
    }
  }

  function current(sessionId: string): Session {
    const session = store.findSession(sessionId)
    if (!session || session.isOver) throw new PlayRefusal('SESSION_UNKNOWN')
    return session
  }

  async function sit(sessionId: string): Promise<Session> {
    const opened = current(sessionId)
    const { mode, currency, playerId } = opened
    if (mode === 'demo' || playerId) return current(sessionId)
    const { player, balance } = await wallet.authenticate(opened)
    if (player.currency !== currency) throw new PlayRefusal('SESSION_UNKNOWN')
    const seated = { ...current(sessionId), playerId: player.id, balance }
    // Work of the launch before ends first, and finds its round where it left it.
    await queues.run(lineOf(seated), async () =>
      takeSeat(store, seated, store.findLiveSession(player.id, seated.gameId)),
    )
    return seated
  }

  return {
    run: (sessionId, work) =>
      oneOfFew(sessionId, async () => {
        const session = await queues.run(sessionId, () => sit(sessionId))
        return queues.run(lineOf(session), () => work(current(sessionId)))
      }),
  }
}

/**
 * With the round goes what it has done to the result of its session, which is what the player is
 * shown beside it.
 */
function takeSeat(store: StudioStore, seated: Session, before: Session | null): void {
  const round = before?.currency === seated.currency ? findRoundToShow(store, before) : null
  const own = round?.freeSpinsId === undefined ? round : null
  const staked = own && own.acceptedAt !== null ? own.stake : 0
  const won = own?.phase === 'settled' ? (own.win ?? 0) : 0
  store.saveHandover(
    before && { ...before, isOver: true, staked: before.staked - staked, won: before.won - won },
    { ...seated, staked, won },
    round && { ...round, sessionId: seated.id },
  )
}

/** The round that is not over yet, or the last one when its player has not seen how it ended. */
function findRoundToShow(store: StudioStore, { id }: Session): Round | null {
  const unfinished = store.findUnfinishedRound(id)
  if (unfinished) return unfinished
  const [last] = store.listRounds(id, 1)
  return last?.phase === 'settled' && !last.seen ? last : null
}
