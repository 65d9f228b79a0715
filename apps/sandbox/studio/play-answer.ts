import { findPlayable, showFreeSpins } from './free-spins/free-spins.ts'
import type { Shelf } from './game-shelf.ts'
import { mathsOf } from './games.ts'
import type { AnyGame } from './maths/game.ts'
import { type PlayAnswer, showFairness, showRound } from './play-view.ts'
import { PlayRefusal } from './rounds/play-refusal.ts'
import type { Round, Session, StudioStore } from './studio.store.ts'

export type Answers = ReturnType<typeof openAnswers>

/**
 * Opens the answers to the page of a session, with one of its rounds or none. Throws `PlayRefusal`
 * where there is no such session.
 */
export function openAnswers(store: StudioStore, shelf: Shelf) {
  return (sessionId: string, round: Round | null): PlayAnswer => {
    const session = store.findSession(sessionId)
    if (!session) throw new PlayRefusal('SESSION_UNKNOWN')
    const game = gameOf(shelf, session)
    const free =
      round?.freeSpinsId === undefined
        ? findPlayable(store, session)
        : store.findFreeSpins(round.freeSpinsId)
    return {
      balance: session.balance,
      net: session.won - session.staked,
      round: round && showRound(round, game),
      freeSpins: free && showFreeSpins(free),
      fairness: showFairness(session, game),
    }
  }
}

/** The mathematics of the game that is played in a session. */
export function gameOf(shelf: Shelf, session: Session): AnyGame {
  const game = shelf.findGame(session.gameId)
  if (!game) throw new PlayRefusal('SESSION_UNKNOWN')
  return mathsOf(game)
}
