import type { Executor, Tx } from '../db/database.ts'
import type { Job, Module } from '../kit/module.ts'
import type { Viewer } from '../kit/request-context.ts'
import { forgetPlaces } from '../players/places/known-places.ts'
import { authResolvers } from './auth.resolvers.ts'
import { authRoutes } from './auth.routes.ts'
import { openStatusActs, type StatusActs } from './change-status.ts'
import { openAccessTokens } from './sessions/access-token.ts'
import { openRefreshTokens } from './sessions/refresh-token.ts'
import { type EndReason, forgetOld, isInUse } from './sessions/session.store.ts'
import { type AuthDeps, createLoginTicket, endSessions } from './sessions/sessions.ts'
import { openWhoIs, type WhoIs } from './sessions/token-verifier.ts'
import { removeStale } from './sign-in/lockout.store.ts'
import { LOCKED_FOR_S } from './sign-in/lockout.ts'

export interface Auth extends Module, WhoIs, StatusActs {
  /**
   * Signs players out everywhere, with the transaction; for a new password, unless another reason
   * is given. Returns how many sessions ended.
   */
  endSessions(tx: Tx, playerIds: string | readonly string[], reason?: EndReason): Promise<number>
  /**
   * Returns whether a sign-in is open, and a page of it as well: a page renews its token every ten
   * minutes.
   */
  isSessionInUse(db: Executor, session: Viewer): Promise<boolean>
  /** A ticket for POST /auth/login that signs this player in once, within five minutes. */
  createLoginTicket(tx: Tx, playerId: string): Promise<string>
}

/** The most that are listed; `signIns` has no pages. */
const MOST_SIGN_INS = 50
const HOUR_MS = 3_600_000
const PAGE_GONE_AFTER_MS = 15 * 60_000
const KEEP_SESSIONS_MS = 90 * 24 * HOUR_MS

/** Sign-in, tokens, and the identity of a caller. */
export function openAuth(
  options: AuthDeps & { config: { secrets: { session: readonly [string, ...string[]] } } },
): Auth {
  const secrets = options.config.secrets.session
  const deps = {
    ...options,
    accessTokens: openAccessTokens({ secrets, clock: options.clock }),
    refreshTokens: openRefreshTokens(secrets),
  }
  const { db, clock } = deps
  const forget: Job = {
    name: 'forget old sessions',
    everyMs: HOUR_MS,
    async run() {
      await forgetOld(db, new Date(clock.nowMs() - KEEP_SESSIONS_MS))
      await removeStale(db, new Date(clock.nowMs() - LOCKED_FOR_S * 1000))
      await forgetPlaces(deps)
    },
  }
  return {
    resolvers: authResolvers(deps),
    fields: {
      'Query.signIns': { cost: 20, size: MOST_SIGN_INS },
      'Mutation.changeOwnPassword': { cost: 200, once: true },
      'Mutation.endOtherSignIns': { cost: 50 },
    },
    routes: authRoutes(deps),
    jobs: [forget],
    ...openWhoIs(deps),
    endSessions: (tx, playerIds, reason = 'new_password') =>
      endSessions(deps, tx, playerIds, reason),
    ...openStatusActs(deps),
    isSessionInUse: (executor, { sessionId, playerId }) =>
      isInUse(
        executor,
        sessionId,
        playerId,
        clock.now(),
        new Date(clock.nowMs() - PAGE_GONE_AFTER_MS),
      ),
    createLoginTicket: (tx, playerId) => createLoginTicket(deps, tx, playerId),
  }
}
