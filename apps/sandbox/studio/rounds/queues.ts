export type Queues = ReturnType<typeof openQueues>

/**
 * Opens queues of work, one for each key: work for one session runs one after the other, and
 * different sessions run side by side.
 */
export function openQueues() {
  const tails = new Map<string, Promise<unknown>>()
  return {
    run<T>(key: string, work: () => Promise<T>): Promise<T> {
      const before = tails.get(key) ?? Promise.resolve()
      const result = before.then(work, work)
      const tail = result
        .catch(() => null)
        .finally(() => tails.get(key) === tail && tails.delete(key))
      tails.set(key, tail)
      return result
    },
    /** Waits for all work, and for the work that it queues meanwhile. */
    drain: async () => {
      while (tails.size > 0) await Promise.all(tails.values())
    },
  }
}
