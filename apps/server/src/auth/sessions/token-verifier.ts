import type { Executor } from '../../db/database.ts'
import type { Clock } from '../../kit/clock.ts'
import type { Log } from '../../kit/log.ts'
import type { Viewer } from '../../kit/request-context.ts'
import { NEWS_MISSED, type Topics } from '../../kit/topics.ts'
import type { AccessTokens } from './access-token.ts'
import { findOpenScope, listFullyOpen, noteUsed } from './session.store.ts'
import { sessionTopic } from './sessions.ts'

interface Known {
  viewer: Viewer
  expiresAtMs: number
}

export interface WhoIs {
  /**
   * Returns null for a token that is expired, forged or of a session that has been ended, wherever
   * that happened, a second ago or more.
   */
  whoIs(token: string): Promise<Known | null>
  /**
   * Calls back when the session has ended or serves only to take money out, also when the news of
   * it may have been lost.
   */
  onSessionEnd(sessionId: string, ended: () => void): () => void
}

/**
 * Cache time of a session check, in ms: bounds how late an end of a session is noticed when its
 * message is lost.
 */
const BELIEVED_MS = 800
const MOST_KEPT = 10_000
/** Sessions that one statement looks at when news may have been lost. */
const CHECKED_TOGETHER = 1000

interface Entry extends Known {
  generation: number
  checkedAtMs: number
}

export function openWhoIs({
  db,
  clock,
  topics,
  accessTokens,
  log,
}: {
  db: Executor
  clock: Clock
  topics: Topics
  accessTokens: AccessTokens
  log: Log
}): WhoIs {
  const entries = new Map<string, Entry>()
  const watched = new Map<string, Set<() => void>>()
  topics.listen(NEWS_MISSED, () => {
    entries.clear()
    endWhatHasEnded().catch((error: unknown) =>
      log.error({ err: error }, 'open sockets could not be checked after news was missed'),
    )
  })

  /** Otherwise an open socket would go on until its token ends. */
  async function endWhatHasEnded(): Promise<void> {
    const all = [...watched.keys()]
    for (let at = 0; at < all.length; at += CHECKED_TOGETHER) {
      const ids = all.slice(at, at + CHECKED_TOGETHER)
      const open = new Set(await listFullyOpen(db, ids, clock.now()))
      for (const id of ids) if (!open.has(id)) for (const ended of watched.get(id) ?? []) ended()
    }
  }

  function watch(sessionId: string, ended: () => void): () => void {
    const those = watched.get(sessionId) ?? new Set()
    watched.set(sessionId, those.add(ended))
    return () => {
      those.delete(ended)
      if (those.size === 0) watched.delete(sessionId)
    }
  }

  async function whoIs(token: string): Promise<Known | null> {
    const entry = entries.get(token)
    const nowMs = clock.nowMs()
    if (entry && nowMs < entry.expiresAtMs && nowMs - entry.checkedAtMs < BELIEVED_MS) return entry
    const known = entry ?? (await accessTokens.read(token))
    entries.delete(token)
    if (!known || known.expiresAtMs <= nowMs) return null
    const { playerId, sessionId } = known.viewer
    const open = await findOpenScope(db, sessionId, playerId, clock.now())
    if (open === null) return null
    if (open.usedGeneration < known.generation) await noteUsed(db, sessionId, known.generation)
    if (entries.size >= MOST_KEPT) entries.delete(entries.keys().next().value ?? '')
    const viewer: Viewer = {
      playerId,
      sessionId,
      ...(open.scope === 'withdrawal' && { onlyWithdraws: true }),
    }
    const fresh = {
      viewer,
      expiresAtMs: known.expiresAtMs,
      generation: known.generation,
      checkedAtMs: nowMs,
    }
    entries.set(token, fresh)
    return fresh
  }

  return {
    whoIs,
    onSessionEnd(sessionId, ended) {
      const stops = [topics.listen(sessionTopic(sessionId), ended), watch(sessionId, ended)]
      return () => {
        for (const stop of stops) stop()
      }
    },
  }
}
