import type { Database } from '../db/database.ts'
import { json, type Route } from '../kit/http.ts'

/** Answers null when it is well, or one sentence. */
export type Check = () => Promise<string | null>

/** /healthz says that the process is up; /healthz/readiness that it may be given players. */
export function healthRoutes({ db, checks }: { db: Database; checks: Readonly<Record<string, Check>> }): Route[] {
  const all: Record<string, Check> = {
    database: async () => {
      await db.run('health', 'select 1', [])
      return null
    },
    ...checks,
  }
  return [
    { method: 'GET', path: '/healthz', handle: () => json(200, { status: 'up' }) },
    {
      method: 'GET',
      path: '/healthz/readiness',
      handle: async () => {
        const found = await Promise.all(Object.entries(all).map(async ([name, check]) => [name, await check().catch(String)] as const))
        const problems = Object.fromEntries(found.filter(([, problem]) => problem !== null))
        const ready = Object.keys(problems).length === 0
        return json(ready ? 200 : 503, ready ? { status: 'ready' } : { status: 'not ready', problems })
      },
    },
  ]
}
