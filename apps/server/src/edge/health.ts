import { json, type Route } from '../kit/http.ts'

/** Answers null when it is well, or one sentence. */
type Check = () => Promise<string | null>

export interface HealthDeps {
  /** The currencies in which no money moves. Asks the database; rejects when that cannot be used. */
  listFrozen(): Promise<readonly string[]>
  /** Why nothing can be written; null when something can, as far as is known. */
  whyNotWritable(): string | null
}

/**
 * /healthz says that the process is up; /healthz/readiness that this node may be given players. A frozen currency is told there and makes
 * no node unready: all nodes share it, and a load balancer would take all of them away.
 */
export function healthRoutes({ listFrozen, whyNotWritable }: HealthDeps): Route[] {
  const listFrozenOnce = shareWhileAsked(listFrozen)
  return [
    { method: 'GET', path: '/healthz', isUrgent: true, handle: () => json(200, { status: 'up' }) },
    {
      method: 'GET',
      path: '/healthz/readiness',
      isUrgent: true,
      handle: async () => {
        let frozenCurrencies: readonly string[] = []
        // One question to the database: of two, one could still be answered while it goes away.
        const database = async () => {
          frozenCurrencies = await listFrozenOnce()
          return null
        }
        const all: [string, Check][] = [
          ['database', database],
          ['disk', async () => whyNotWritable()],
        ]
        const found = await Promise.all(all.map(async ([name, check]) => [name, await check().catch(String)] as const))
        const problems = Object.fromEntries(found.filter(([, problem]) => problem !== null))
        const ready = Object.keys(problems).length === 0
        const told = frozenCurrencies.length > 0 ? { frozenCurrencies } : {}
        return json(ready ? 200 : 503, ready ? { status: 'ready', ...told } : { status: 'not ready', problems, ...told })
      },
    },
  ]
}

/** Callers who ask while an answer is on its way get the same one, so that thousands of them are one question to the database. */
function shareWhileAsked<T>(ask: () => Promise<T>): () => Promise<T> {
  let asked: Promise<T> | null = null
  return () => {
    asked ??= ask().finally(() => {
      asked = null
    })
    return asked
  }
}
