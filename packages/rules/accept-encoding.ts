import Negotiator from 'negotiator'

export type Encoding = 'br' | 'gzip' | 'identity'

/** The encodings that a client takes. */
export interface Accepted {
  /** The best that we make. */
  best: Encoding
  /** A body may travel as it is. */
  plain: boolean
}

export const AS_IT_IS: Accepted = { best: 'identity', plain: true }
const OURS: Encoding[] = ['br', 'gzip', 'identity']

/**
 * How many different wishes are remembered, and how long one is at the most; browsers send a
 * handful of short ones.
 */
const REMEMBERED = 100
const LONGEST_WISH = 100
const known = new Map<string, Accepted | null>()

/**
 * Returns what an Accept-Encoding header allows, with its q-values; null when it allows none of our
 * encodings and no uncompressed body.
 */
export function acceptedEncoding(header: string | string[] | undefined): Accepted | null {
  if (!header) return AS_IT_IS
  const wish = String(header)
  const before = known.get(wish)
  if (before !== undefined) return before
  const [best] = takenOf(wish)
  const accepted = best ? { best, plain: takenOf(wish).includes('identity') } : null
  if (known.size >= REMEMBERED) known.clear()
  if (wish.length <= LONGEST_WISH) known.set(wish, accepted)
  return accepted
}

/** The best first. Of those that are as welcome as each other, the smaller one. */
function takenOf(wish: string): Encoding[] {
  const negotiator = new Negotiator({ headers: { 'accept-encoding': wish } })
  // The package's types do not know what may be preferred.
  const choose: (ours: string[], options: { preferred: string[] }) => string[] =
    negotiator.encodings.bind(negotiator)
  return choose(OURS, { preferred: OURS }) as Encoding[]
}
