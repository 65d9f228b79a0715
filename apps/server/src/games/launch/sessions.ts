import { hash } from 'node:crypto'
import type { Database } from '../../db/database.ts'
import type { Clock } from '../../kit/clock.ts'
import { newSecret, type Random } from '../../kit/random.ts'
import type { GameSession } from '../wallet/wallet-state.ts'
import { deleteSession, deleteSessionsEndedBefore, findOpenSignIns, findSession, insertSession } from './session.store.ts'

export interface Sessions {
  /** Opens a game for a player and answers the token that its provider will name. */
  open(of: Omit<GameSession, 'tokenHash' | 'expiresAtMs'>): Promise<string>
  /** Expired ones too: what a provider may still do with them is decided elsewhere. Null for a token that is none of ours. */
  find(token: string): Promise<GameSession | null>
  /** True for one that takes no more bets: it has expired, or the sign-in that it was launched by has ended. */
  isOver(session: GameSession): Promise<boolean>
  /** Forgets a session whose game never opened. */
  cancel(token: string): Promise<void>
  /** Forgets sessions whose rounds are all over. */
  sweep(): Promise<void>
}

/** How long a player may bet in a game that was opened once. */
const SERVES_FOR_MS = 12 * 3_600_000
/** Longer than any round stays open, so that a late win still finds its player. */
const KEPT_FOR_MS = 90 * 24 * 3_600_000
const REMEMBERED = 50_000

export function openSessions({ db, clock, random }: { db: Database; clock: Clock; random: Random }): Sessions {
  // A session never changes, so what was read once need not be read again for every round.
  const known = new Map<string, GameSession>()

  function remember(session: GameSession): GameSession {
    const [oldest] = known.keys()
    if (known.size >= REMEMBERED && oldest !== undefined) known.delete(oldest)
    known.set(session.tokenHash, session)
    return session
  }

  return {
    async open(of) {
      const token = newSecret(random)
      const session = { ...of, tokenHash: hashOf(token), expiresAtMs: clock.nowMs() + SERVES_FOR_MS }
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
    async isOver({ expiresAtMs, signInId }) {
      if (expiresAtMs <= clock.nowMs()) return true
      return signInId !== null && !(await findOpenSignIns(db, [signInId], clock.now())).has(signInId)
    },
    async cancel(token) {
      known.delete(hashOf(token))
      await deleteSession(db, hashOf(token))
    },
    sweep: () => deleteSessionsEndedBefore(db, new Date(clock.nowMs() - KEPT_FOR_MS)),
  }
}

function hashOf(token: string): string {
  return hash('sha256', token, 'base64url')
}
