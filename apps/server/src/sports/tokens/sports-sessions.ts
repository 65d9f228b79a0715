import { hash } from 'node:crypto'
import type { Database } from '../../db/database.ts'
import type { Clock } from '../../kit/clock.ts'
import { newSecret, type Random } from '../../kit/random.ts'
import { openRemembered } from '../../kit/remembered.ts'
import type { SportsSession } from '../bets/bet-state.ts'
import {
  deleteSessionsEndedBefore,
  findNewestSession,
  findSession,
  insertSession,
  isSignedIn,
} from './sports-session.store.ts'

export interface SportsSessions {
  /** Answers the token that the book will name. */
  open(of: Omit<SportsSession, 'tokenHash' | 'expiresAtMs'>): Promise<string>
  /**
   * Returns the sports session of a token, also when it has expired; `isOver` says whether it takes
   * bets. Null for an unknown token.
   */
  find(token: string): Promise<SportsSession | null>
  /** Returns the one that a player has opened last, for a book whose calls bear no token. */
  findNewest(playerId: string): Promise<SportsSession | null>
  /**
   * Returns true for a sports session that takes no more bets: it has expired, or its player has
   * signed out.
   */
  isOver(session: SportsSession): Promise<boolean>
  /** Forgets those that ended a day ago: bets are settled without them. */
  sweep(): Promise<void>
}

/** The book requests a new token when this one has expired. */
const SERVES_FOR_MS = 12 * 3_600_000
const KEPT_FOR_MS = 24 * 3_600_000
const REMEMBERED = 10_000

export function openSportsSessions({
  db,
  clock,
  random,
}: {
  db: Database
  clock: Clock
  random: Random
}): SportsSessions {
  // A session never changes, so what was read once need not be read again for every bet.
  const known = openRemembered<SportsSession>(REMEMBERED)
  const hashOf = (token: string) => hash('sha256', token, 'base64url')
  return {
    async open(of) {
      const token = newSecret(random)
      await insertSession(
        db,
        { ...of, tokenHash: hashOf(token), expiresAtMs: clock.nowMs() + SERVES_FOR_MS },
        clock.now(),
      )
      return token
    },
    findNewest: (playerId) => findNewestSession(db, playerId, clock.now()),
    async find(token) {
      const tokenHash = hashOf(token)
      const remembered = known.get(tokenHash)
      if (remembered) return remembered
      const found = await findSession(db, tokenHash)
      if (found) known.keep(tokenHash, found)
      return found
    },
    isOver: async (session) =>
      session.expiresAtMs <= clock.nowMs() || !(await isSignedIn(db, session, clock.now())),
    sweep: () => deleteSessionsEndedBefore(db, new Date(clock.nowMs() - KEPT_FOR_MS)),
  }
}
