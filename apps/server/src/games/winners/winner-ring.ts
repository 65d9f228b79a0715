import { currencyExponent } from '#rules/money.ts'

/**
 * A round in which a player won more than they staked. It is sent between nodes as JSON, so amounts
 * are text.
 */
export interface Win {
  roundRef: string
  playerId: string
  gameId: string
  currency: string
  /** Minor units. */
  amount: string
  atMs: number
}

/** A round as it is reported: one that was a win may be none any more. */
export interface RoundNews extends Win {
  isWin: boolean
}

export interface WinnerRing {
  add(rounds: readonly RoundNews[]): void
  holds(roundRef: string): boolean
  newest(count: number, nowMs: number): Win[]
  biggest(count: number, nowMs: number): Win[]
}

/** Milliseconds for which a win is talked about. */
export const TALKED_ABOUT_MS = 7 * 24 * 3_600_000
export const MOST_WINNERS = 50

/**
 * The newest and the biggest wins of the last days, few enough to be kept in memory. A round is in
 * it once, as it was sent last, and no longer than it is a win.
 */
export function openWinnerRing(): WinnerRing {
  let newest: Win[] = []
  let biggest: Win[] = []
  const recent = (wins: readonly Win[], count: number, nowMs: number) =>
    wins.filter(({ atMs }) => atMs > nowMs - TALKED_ABOUT_MS).slice(0, count)
  return {
    add(rounds) {
      const sent = new Set(rounds.map(({ roundRef }) => roundRef))
      const wins = rounds.filter(({ isWin }) => isWin)
      const others = (known: readonly Win[]) => known.filter(({ roundRef }) => !sent.has(roundRef))
      newest = [...wins, ...others(newest)].sort((a, b) => b.atMs - a.atMs).slice(0, MOST_WINNERS)
      const since = (newest[0]?.atMs ?? 0) - TALKED_ABOUT_MS
      const still = [...wins, ...others(biggest)].filter(({ atMs }) => atMs > since)
      biggest = still.sort(byBiggest).slice(0, MOST_WINNERS)
    },
    holds: (ref) => [...newest, ...biggest].some(({ roundRef }) => roundRef === ref),
    newest: (count, nowMs) => recent(newest, count, nowMs),
    biggest: (count, nowMs) => recent(biggest, count, nowMs),
  }
}

/** Sorts by size; of equal wins the newest comes first. */
export function byBiggest(a: Win, b: Win): number {
  return sizeOf(b) - sizeOf(a) || b.atMs - a.atMs
}

/**
 * Returns the size of a win in whole units of its currency: near enough to order wins of several
 * currencies.
 */
function sizeOf({ amount, currency }: Win): number {
  return Number(amount) / 10 ** currencyExponent(currency)
}
