import type { WonJackpot } from './jackpot-queries.ts'

/** All wins that have come, each once, in their order. */
export function allWon(
  before: readonly WonJackpot[] | undefined,
  news: readonly WonJackpot[],
): readonly WonJackpot[] {
  const known = before ?? []
  const added = news.filter((each) => !known.some(({ id }) => id === each.id))
  return added.length > 0 ? [...known, ...added] : known
}
