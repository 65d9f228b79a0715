import { hash } from 'node:crypto'
import type { Database } from '../../db/database.ts'
import type { Clock } from '../../kit/clock.ts'
import { newSecret, type Random } from '../../kit/random.ts'
import { openRemembered } from '../../kit/remembered.ts'
import type { GameSession } from '../wallet/wallet-state.ts'
import {
  deleteSession,
  deleteSessionsEndedBefore,
  findOpenSignIns,
  findSession,
  findSessionByRef,
  insertSession,
  updateProviderRef,
} from './session.store.ts'

export interface Sessions {
  /** Opens a game for a player and answers the token that its provider will name. */
  open(of: Omit<GameSession, 'tokenHash' | 'expiresAtMs'>): Promise<string>
  /**
   * Returns the game session of a token, also when it has expired; `isOver` says whether it takes
   * bets. Null for an unknown token.
   */
  find(token: string): Promise<GameSession | null>
  /**
   * Stores the provider's own name of the session. Returns false when the provider has used this
   * name before.
   */
  link(token: string, providerRef: string): Promise<boolean>
  /** Like `find`, by the provider's own name of the session. */
  findByRef(providerId: string, providerRef: string): Promise<GameSession | null>
  /**
   * Returns true for a game session that takes no more bets: it has expired, or the sign-in that it
   * was launched by has ended.
   */
  isOver(session: GameSession): Promise<boolean>
  /** Forgets a session whose game never opened. */
  cancel(token: string): Promise<void>
  /** Forgets sessions whose rounds are all over. */
  sweep(): Promise<void>
}

/** Time for which a player may bet in a game that was opened once, in ms. */
const SERVES_FOR_MS = 12 * 3_600_000
/** Longer than any round stays open, so that a late win still finds its player. */
const KEPT_FOR_MS = 90 * 24 * 3_600_000
const REMEMBERED = 50_000
const UNIQUE_VIOLATION = '23505'
const LONGEST_REF = 200

export function openSessions({
  db,
  clock,
  random,
}: {
  db: Database
  clock: Clock
  random: Random
}): Sessions {
  // A session never changes, so what was read once need not be read again for every round.
  const known = openRemembered<GameSession>(REMEMBERED)
  const hashByRef = openRemembered<string>(REMEMBERED)

  function remember(session: GameSession): GameSession {
    known.keep(session.tokenHash, session)
    return session
  }

  return {
    async open(of) {
      const token = newSecret(random)
      const session = {
        ...of,
        tokenHash: hashOf(token),
        expiresAtMs: clock.nowMs() + SERVES_FOR_MS,
      }
      await insertSession(db, session, clock.now())
      return token
    },
    async find(token) {
      const tokenHash = hashOf(token)
      const remembered = known.get(tokenHash)
      if (remembered) return remembered
      const found = await findSession(db, tokenHash)
      return found && remember(found)
    },
    async link(token, providerRef) {
      try {
        await updateProviderRef(db, hashOf(token), providerRef)
        return true
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === UNIQUE_VIOLATION)
          return false
        throw error
      }
    },
    async findByRef(providerId, providerRef) {
      if (providerRef.length > LONGEST_REF) return null
      const name = `${providerId}/${providerRef}`
      const remembered = known.get(hashByRef.get(name) ?? '')
      if (remembered) return remembered
      const found = await findSessionByRef(db, providerId, providerRef)
      if (found) hashByRef.keep(name, found.tokenHash)
      return found && remember(found)
    },
    async isOver({ expiresAtMs, signInId }) {
      if (expiresAtMs <= clock.nowMs()) return true
      return (
        signInId !== null && !(await findOpenSignIns(db, [signInId], clock.now())).has(signInId)
      )
    },
    async cancel(token) {
      known.forget(hashOf(token))
      await deleteSession(db, hashOf(token))
    },
    sweep: () => deleteSessionsEndedBefore(db, new Date(clock.nowMs() - KEPT_FOR_MS)),
  }
}

function hashOf(token: string): string {
  return hash('sha256', token, 'base64url')
}
