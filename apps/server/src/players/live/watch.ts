import { NEWS_MISSED, type Topic, type Topics } from '../../kit/topics.ts'

export interface Watch<Value> {
  topics: Topics
  topic: Topic
  signal: AbortSignal
  read(): Promise<Value>
  /**
   * Returns the value after a piece of news that carries it: the same object where it is not newer,
   * null where it must be read.
   */
  take?(known: Value, message: string): Value | null
}

/** More pieces than these, and reading costs less than taking them one by one. */
const MOST_CARRIED = 16

/**
 * Yields the answer of `read` now, and again after each piece of news, or the value that the news
 * itself carries. Listening starts before the first reading, so nothing falls between; news that
 * comes while no value is taken is one piece, because only the newest state counts (A3). Reads
 * again when news may have been missed.
 */
export function watch<Value>({
  topics,
  topic,
  signal,
  read,
  take,
}: Watch<Value>): AsyncGenerator<Value, void, undefined> {
  let isFresh = true
  let isOver = signal.aborted
  let carried: string[] = []
  let wake = Promise.withResolvers<void>()
  const stopListening = [topics.listen(topic, onMessage), topics.listen(NEWS_MISSED, readAgain)]
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

  function onMessage(message: string): void {
    if (!take || carried.push(message) > MOST_CARRIED) readAgain()
    else wake.resolve()
  }

  function readAgain(): void {
    isFresh = true
    carried = []
    wake.resolve()
  }

  async function* run(): AsyncGenerator<Value, void, undefined> {
    let known: { value: Value } | null = null
    while (!isOver) {
      if (isFresh || !known) {
        isFresh = false
        // The value that is read now holds all news so far; news that comes meanwhile is looked at
        // afterwards.
        carried = []
        known = { value: await read() }
        yield known.value
      } else if (carried.length > 0) {
        const before: Value = known.value
        known = { value: takeAll(before) }
        if (!isFresh && known.value !== before) yield known.value
      } else {
        await wake.promise
        wake = Promise.withResolvers<void>()
      }
    }
  }

  function takeAll(before: Value): Value {
    let value = before
    for (const message of carried.splice(0)) {
      const next = take?.(value, message) ?? null
      if (next === null) isFresh = true
      else value = next
    }
    return value
  }

  /**
   * Wakes a reader that waits, which a generator alone could not: its `return` would wait for the
   * next news.
   */
  function end(): void {
    isOver = true
    signal.removeEventListener('abort', end)
    for (const stop of stopListening) stop()
    wake.resolve()
  }
}
