import { type Exchange, mapExchange } from 'urql'

/**
 * The most answers that are kept, which is more than a player looks through; the oldest is
 * forgotten first.
 */
const MOST_ANSWERS = 50

/**
 * Keeps the known data when a query fails because of the network: the answer then has both the
 * earlier data and the error. So a player who comes back from their bank's app on a bad line still
 * sees the payment page.
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
