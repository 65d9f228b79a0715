import { Refusal } from '../../kit/refusal.ts'

export interface HashQueue {
  /**
   * Runs the work when it is the caller's turn. Throws Refusal('rate_limited') when too much is
   * waiting already.
   */
  run<Result>(caller: string, work: () => Promise<Result>): Promise<Result>
}

interface Waiting {
  start(): void
  refuse(): void
}

/** The queue is empty again within a few seconds. */
const COME_BACK_S = 3

/**
 * A bound on costly work: so much of it at once, so much waiting. The callers that wait take turns.
 * Where no more may wait, a job of the caller with the most waiting jobs is refused: one caller
 * cannot keep the others out.
 */
export function openHashQueue({ atOnce, mayWait }: { atOnce: number; mayWait: number }): HashQueue {
  let running = 0
  let waiting = 0
  /** Waiting hashes of each caller, in the order of the callers' turns; no list is empty. */
  const callers = new Map<string, Waiting[]>()

  function add(caller: string, entry: Waiting): void {
    const queue = callers.get(caller)
    if (queue) queue.push(entry)
    else callers.set(caller, [entry])
    waiting++
  }

  /**
   * Takes the oldest or the newest of a caller's, and lets the other callers go first after that.
   */
  function take(caller: string, which: 'shift' | 'pop'): Waiting | undefined {
    const queue = callers.get(caller)
    const entry = queue?.[which]()
    callers.delete(caller)
    if (queue && queue.length > 0) callers.set(caller, queue)
    if (entry) waiting--
    return entry
  }

  /** Makes room for one more of this caller's; false when no other caller has more waiting. */
  function makeRoom(caller: string): boolean {
    if (waiting < mayWait) return true
    const [longest] = [...callers].toSorted(([, a], [, b]) => b.length - a.length)
    if (!longest || longest[1].length <= (callers.get(caller)?.length ?? 0) + 1) return false
    take(longest[0], 'pop')?.refuse()
    return true
  }

  function turn(caller: string): Promise<void> {
    if (running < atOnce) {
      running++
      return Promise.resolve()
    }
    return new Promise((start, reject) => {
      const refuse = () => reject(new Refusal('rate_limited', { retryAfterS: COME_BACK_S }))
      if (makeRoom(caller)) add(caller, { start, refuse })
      else refuse()
    })
  }

  /** Hands the place of work that has ended to whichever caller's turn it is. */
  function handOn(): void {
    const [next] = callers.keys()
    const entry = next === undefined ? undefined : take(next, 'shift')
    if (entry) entry.start()
    else running--
  }

  return {
    async run(caller, work) {
      await turn(caller)
      try {
        return await work()
      } finally {
        handOn()
      }
    },
  }
}
