import { setTimeout as wait } from 'node:timers/promises'

export interface Visits {
  seen(): number
  /** Statuses other than 200 and those of a node or a database that is away for a moment. */
  failed(): readonly string[]
  stop(): Promise<void>
}

const EVERY_MS = 250
const AWAY = new Set([502, 503])

/** A visitor who opens the lobby four times a second. */
export function visitPages(url: string): Visits {
  const failed: string[] = []
  let seen = 0
  let stopped = false
  const visiting = (async () => {
    while (!stopped) {
      const status = await visit().catch(() => 0)
      if (status === 200) seen += 1
      else if (status !== 0 && !AWAY.has(status)) failed.push(`status ${status}`)
      await wait(EVERY_MS)
    }
  })()
  return {
    seen: () => seen,
    failed: () => failed,
    async stop() {
      stopped = true
      await visiting
    },
  }

  async function visit(): Promise<number> {
    const answer = await fetch(url, {
      headers: { accept: 'text/html' },
      signal: AbortSignal.timeout(10_000),
    })
    await answer.arrayBuffer()
    return answer.status
  }
}
