import type { Clock } from '../../kit/clock.ts'
import { json, type Route } from '../../kit/http.ts'

/** Answers null when it is well, or one sentence. */
type Check = () => Promise<string | null>

/**
 * Time for which an answer of the database is used again, in ms: any caller may send requests at
 * any rate.
 */
const SHARED_MS = 1000

export interface HealthDeps {
  clock: Pick<Clock, 'nowMs'>
  /**
   * The currencies in which no money moves. Queries the database; rejects when that cannot be used.
   */
  listFrozen(): Promise<readonly string[]>
  /** Why nothing can be written; null when something can, as far as is known. */
  whyNotWritable(): string | null
}

/**
 * /healthz shows that the process runs; /healthz/readiness that this node may be given players. A
 * frozen currency is named there and makes no node unready: all nodes share it, and a load balancer
 * would take all of them away.
 */
export function healthRoutes({ clock, listFrozen, whyNotWritable }: HealthDeps): Route[] {
  const sharedFrozen = shared(clock, listFrozen)
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
          frozenCurrencies = await sharedFrozen()
          return null
        }
        const all: [string, Check][] = [
          ['database', database],
          ['disk', async () => whyNotWritable()],
        ]
        const found = await Promise.all(
          all.map(async ([name, check]) => [name, await check().catch(String)] as const),
        )
        const problems = Object.fromEntries(found.filter(([, problem]) => problem !== null))
        const ready = Object.keys(problems).length === 0
        const frozen = frozenCurrencies.length > 0 ? { frozenCurrencies } : {}
        return json(
          ready ? 200 : 503,
          ready ? { status: 'ready', ...frozen } : { status: 'not ready', problems, ...frozen },
        )
      },
    },
  ]
}

/**
 * Calls once for all who come before the answer, and within `SHARED_MS` after it. A failure is an
 * answer as well.
 */
function shared<Value>(
  clock: Pick<Clock, 'nowMs'>,
  check: () => Promise<Value>,
): () => Promise<Value> {
  let answer: Promise<Value> | null = null
  let answeredAtMs: number | null = null
  return () => {
    const ageMs = answeredAtMs === null ? 0 : clock.nowMs() - answeredAtMs
    if (answer && ageMs >= 0 && ageMs < SHARED_MS) return answer
    answeredAtMs = null
    const answered = () => {
      answeredAtMs = clock.nowMs()
    }
    answer = check()
    answer.then(answered, answered)
    return answer
  }
}
