import type { Executor } from '../db/database.ts'
import type { Clock } from '../kit/clock.ts'
import type { Viewer } from '../kit/request-context.ts'
import type { Topics } from '../kit/topics.ts'
import type { AccessTokens } from './access-token.ts'
import { findOpenScope } from './session.store.ts'
import { sessionTopic } from './sessions.ts'

interface Known {
  viewer: Viewer
  expiresAtMs: number
}

export interface WhoIs {
  /** Null for a token that is expired, forged or of a session that has been ended, wherever that happened, a second ago or more. */
  whoIs(token: string): Promise<Known | null>
  onSessionEnd(sessionId: string, ended: () => void): () => void
}

/** For so long an answer of the database is believed. It bounds how late an end is noticed when the news of it is lost. */
const BELIEVED_MS = 800
const MOST_KEPT = 10_000

interface Entry extends Known {
  checkedAtMs: number
}

export function openWhoIs({
  db,
  clock,
  topics,
  accessTokens,
}: {
  db: Executor
  clock: Clock
  topics: Topics
  accessTokens: AccessTokens
}): WhoIs {
  const entries = new Map<string, Entry>()

  async function whoIs(token: string): Promise<Known | null> {
    const entry = entries.get(token)
    const nowMs = clock.nowMs()
    if (entry && nowMs < entry.expiresAtMs && nowMs - entry.checkedAtMs < BELIEVED_MS) return entry
    const known = entry ?? (await accessTokens.read(token))
    entries.delete(token)
    if (!known || known.expiresAtMs <= nowMs) return null
    const { playerId, sessionId } = known.viewer
    const scope = await findOpenScope(db, sessionId, playerId, clock.now())
    if (scope === null) return null
    if (entries.size >= MOST_KEPT) entries.delete(entries.keys().next().value ?? '')
    const viewer: Viewer = { playerId, sessionId, ...(scope === 'withdrawal' && { onlyWithdraws: true }) }
    const fresh = { viewer, expiresAtMs: known.expiresAtMs, checkedAtMs: nowMs }
    entries.set(token, fresh)
    return fresh
  }

  return {
    whoIs,
    onSessionEnd: (sessionId, ended) => topics.listen(sessionTopic(sessionId), ended),
  }
}
