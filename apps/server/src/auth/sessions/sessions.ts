import type { Database, Tx } from '../../db/database.ts'
import type { Clock } from '../../kit/clock.ts'
import type { Ids } from '../../kit/ids.ts'
import type { Log } from '../../kit/log.ts'
import type { Random } from '../../kit/random.ts'
import type { Topics } from '../../kit/topics.ts'
import { topicsOf } from '../../kit/topics.ts'
import type { Licences } from '../../markets/licences.ts'
import { recordSecurityEvent } from '../../players/events/security-events.ts'
import type { Mail } from '../../players/mail/mail.ts'
import { newToken } from '../../players/mail/mailed-link.ts'
import type { Matches } from '../../players/matching/matches.ts'
import type { Place } from '../../players/places/known-places.ts'
import { findPlayer } from '../../players/player.ts'
import type { AccessTokens } from './access-token.ts'
import type { RefreshTokens } from './refresh-token.ts'
import * as store from './session.store.ts'

export interface AuthDeps {
  db: Database
  clock: Clock
  ids: Ids
  random: Random
  topics: Topics
  log: Log
  publicUrl: string
  mail: Mail
  config: { registrationResult: 'VERIFICATION_NEEDED' | 'AUTO_LOGIN' }
  licences: Licences
  matches: Matches
}

export interface SessionDeps
  extends Pick<AuthDeps, 'db' | 'clock' | 'ids' | 'topics' | 'log' | 'licences'> {
  accessTokens: AccessTokens
  refreshTokens: RefreshTokens
}

/** The parts of a session that a browser holds. */
export interface Grant {
  accessToken: string
  refreshToken: string
  /** Life of the refresh token in the browser, in seconds. */
  maxAgeS: number
}

export interface Device extends Place {
  ip: string
}

/** Parallel tabs may use one refresh token more than once within this time (A1). */
const GRACE_S = 10
const TICKET_MS = 5 * 60_000

/** Begins a session with the transaction, as long as the licence of the player's country allows. */
export async function beginSession(
  tx: Tx,
  deps: SessionDeps,
  player: { playerId: string; country: string },
  device: Device,
  scope: store.SessionScope,
): Promise<{ sessionId: string; grant: Grant }> {
  const { idleSessionS, longestSessionS } = deps.licences.policyOf(player.country)
  const sessionId = deps.ids.newId()
  await store.addSession(tx, {
    id: sessionId,
    player_id: player.playerId,
    created_at: deps.clock.now(),
    idle_s: idleSessionS,
    expires_at: new Date(deps.clock.nowMs() + longestSessionS * 1000),
    ip: device.ip,
    user_agent: device.userAgent.slice(0, 300),
    fingerprint: device.fingerprint,
    scope,
  })
  const ended = await store.endOldestSessions(
    tx,
    player.playerId,
    store.MOST_OPEN_SESSIONS,
    deps.clock.now(),
  )
  tx.afterCommit(() => {
    for (const oldest of ended) publishEnd(deps.topics, oldest)
  })
  return {
    sessionId,
    grant: await grant(deps, { sessionId, generation: 0, playerId: player.playerId }),
  }
}

/** Why a session is over. The page has a sentence for each, in its language. */
export type SessionEnd = 'authentication_required' | 'account_closed' | 'account_not_active'

/**
 * Exchanges a refresh token. Answers why the session is over when the token is not valid any more.
 * When it comes back although its successor is in use, the session ends for all who hold it (A1).
 */
export async function refreshSession(
  deps: SessionDeps,
  text: string,
  requestId: string,
): Promise<Grant | SessionEnd> {
  const token = deps.refreshTokens.read(text)
  if (!token) return 'authentication_required'
  const { outcome, generation, playerId } = await store.rotate(
    deps.db,
    token.sessionId,
    token.generation,
    deps.clock.now(),
    GRACE_S,
  )
  if (outcome === 'reused')
    await recordSecurityEvent(deps.db, deps, {
      kind: 'refresh_token_reused',
      playerId,
      sessionId: token.sessionId,
      requestId,
    })
  if (outcome === 'reused' || outcome === 'ended') {
    publishEnd(deps.topics, token.sessionId)
    return outcome === 'ended' ? endOf(deps.db, playerId) : 'authentication_required'
  }
  return grant(deps, { sessionId: token.sessionId, generation, playerId })
}

/** A player whose account was closed in the middle of a game is not just signed out. */
async function endOf(db: Database, playerId: string | null): Promise<SessionEnd> {
  const player = playerId === null ? null : await findPlayer(db, playerId)
  if (player?.status === 'blocked') return 'account_closed'
  return player?.status === 'excluded' ? 'account_not_active' : 'authentication_required'
}

/** Signs out by the refresh token alone. */
export async function signOut(deps: SessionDeps, text: string): Promise<void> {
  const token = deps.refreshTokens.read(text)
  if (token && (await store.endSession(deps.db, token.sessionId, 'signed_out', deps.clock.now())))
    publishEnd(deps.topics, token.sessionId)
}

/**
 * Ends the sessions of players, all but `kept`, and the tickets for further ones, with the
 * transaction; sockets close once it is committed. Answers how many.
 */
export async function endSessions(
  { clock, topics }: Pick<SessionDeps, 'clock' | 'topics'>,
  tx: Tx,
  playerIds: string | readonly string[],
  reason: store.EndReason,
  kept: string | null = null,
): Promise<number> {
  const those = [playerIds].flat()
  if (those.length === 0) return 0
  const ended = await store.endSessionsOf(tx, those, reason, clock.now(), kept)
  await store.removeTicketsOf(tx, those)
  tx.afterCommit(() => {
    for (const sessionId of ended) publishEnd(topics, sessionId)
  })
  return ended.length
}

/** A ticket for POST /auth/login that signs this player in once, within five minutes. */
export async function createLoginTicket(
  { clock, random }: Pick<AuthDeps, 'clock' | 'random'>,
  tx: Tx,
  playerId: string,
): Promise<string> {
  const { token, hash } = newToken(random)
  await store.addTicket(tx, {
    hash,
    player_id: playerId,
    expires_at: new Date(clock.nowMs() + TICKET_MS),
  })
  return token
}

export const sessionTopic = topicsOf('session')

/** Closes the sockets of a session, on every node. Call it after the commit. */
export function publishEnd(topics: Topics, sessionId: string): void {
  topics.publish(sessionTopic(sessionId), 'ended')
}

async function grant(
  { accessTokens, refreshTokens }: SessionDeps,
  { sessionId, generation, playerId }: { sessionId: string; generation: number; playerId: string },
): Promise<Grant> {
  const accessToken = await accessTokens.issue({ playerId, sessionId }, generation)
  return {
    accessToken,
    refreshToken: refreshTokens.write({ sessionId, generation }),
    maxAgeS: COOKIE_S,
  }
}

/**
 * Browsers keep no cookie for longer; the session itself may end sooner, and the database knows
 * when.
 */
const COOKIE_S = 30 * 86_400
