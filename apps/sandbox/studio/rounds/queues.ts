export type Queues = ReturnType<typeof openQueues>

/** One line of work per key: what concerns a session happens one after the other, different sessions side by side. */
export function openQueues() {
  const tails = new Map<string, Promise<unknown>>()
  return {
    run<T>(key: string, work: () => Promise<T>): Promise<T> {
      const before = tails.get(key) ?? Promise.resolve()
      const result = before.then(work, work)
      const tail = result.catch(() => null).finally(() => tails.get(key) === tail && tails.delete(key))
      tails.set(key, tail)
      return result
    },
    /** Waits for all of it, and for what it has queued meanwhile. */
    drain: async () => {
      while (tails.size > 0) await Promise.all(tails.values())
    },
  }
}
