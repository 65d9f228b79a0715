import { type Exchange, mapExchange } from 'urql'

/** A player looks through fewer questions than these; the oldest answer goes first. */
const MOST_ANSWERS = 50

/**
 * Keeps what is known when a question is asked again without a network: the answer then has both
 * the data before and the error. A player who comes back from their bank's app on a bad line still
 * has the payment page in front of them.
 */
export function keepKnown(): Exchange {
  const known = new Map<number, unknown>()
  return mapExchange({
    onResult(result) {
      const { operation, data, error } = result
      if (operation.kind !== 'query') return
      const { key } = operation
      if (error?.networkError && data === undefined) return { ...result, data: known.get(key) }
      known.delete(key)
      if (data && !error) known.set(key, data)
      if (known.size > MOST_ANSWERS) known.delete(known.keys().next().value ?? key)
    },
  })
}
