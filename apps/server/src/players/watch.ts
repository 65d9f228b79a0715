import type { Topics } from '../kit/topics.ts'

export interface Watch<Value> {
  topics: Topics
  topic: string
  signal: AbortSignal
  read(): Promise<Value>
}

/**
 * What `read` answers now, and again after each piece of news. Listening starts before the first reading, so nothing falls between;
 * news that comes while nobody takes the values is one piece, because only the newest state counts (A3).
 */
export function watch<Value>({ topics, topic, signal, read }: Watch<Value>): AsyncGenerator<Value, void, undefined> {
  let isFresh = true
  let isOver = signal.aborted
  let wake = Promise.withResolvers<void>()
  const stopListening = topics.listen(topic, () => {
    isFresh = true
    wake.resolve()
  })
  const values = run()
  signal.addEventListener('abort', end)
  if (isOver) end()
  return {
    next: () => values.next(),
    return: () => {
      end()
      return values.return()
    },
    throw: (error) => {
      end()
      return values.throw(error)
    },
    [Symbol.asyncIterator]() {
      return this
    },
    async [Symbol.asyncDispose]() {
      end()
    },
  }

  async function* run(): AsyncGenerator<Value, void, undefined> {
    while (!isOver) {
      if (isFresh) {
        isFresh = false
        yield await read()
      } else {
        await wake.promise
        wake = Promise.withResolvers<void>()
      }
    }
  }

  /** Wakes a reader that waits, which a generator alone could not: its `return` would wait for the next news. */
  function end(): void {
    isOver = true
    signal.removeEventListener('abort', end)
    stopListening()
    wake.resolve()
  }
}
