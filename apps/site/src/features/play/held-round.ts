import * as v from 'valibot'
import { type SomeStorage, tabStore } from '#web/browser-storage.ts'
import type { ViewerUser } from '../../session/viewer.ts'
import { netResult } from './net-result.ts'

type Balances = ViewerUser['balances']

/** A round for money that a page shows, as its header stands meanwhile. */
export interface HeldRound {
  gameId: string
  /** The balance before the round, as an exact decimal. */
  opening: string
  /** What the header shows. */
  balances: Balances
  atMs: number
}

const KEY = 'baize.held-round'

const heldRound = v.object({
  gameId: v.string(),
  opening: v.pipe(v.string(), v.regex(/^\d+(\.\d+)?$/)),
  balances: v.array(
    v.object({ id: v.string(), amount: v.pipe(v.string(), v.regex(/^\d+(\.\d+)?$/)) }),
  ),
  atMs: v.number(),
})

/** Kept in the tab: a page that is loaded again in the middle of the round goes on with it. */
export function keepHeldRound(round: HeldRound | null, storage: SomeStorage = tabStore): void {
  if (round) storage.setItem(KEY, JSON.stringify(round))
  else storage.removeItem(KEY)
}

/** Returns null where no round of the game was being shown, or one that is older than `longestMs`. */
export function findHeldRound(
  gameId: string,
  { nowMs, longestMs }: { nowMs: number; longestMs: number },
  storage: SomeStorage = tabStore,
): HeldRound | null {
  const kept = read(storage.getItem(KEY))
  if (kept?.gameId !== gameId) return null
  const ageMs = nowMs - kept.atMs
  return ageMs >= 0 && ageMs < longestMs ? kept : null
}

/**
 * Returns the balance from which the result of a game is counted. The casino's answer to the launch
 * (`answered`) has the stakes of open rounds in it, and does not know of a round that was paid and
 * is still being shown: the balance `before` that one counts. Amounts are exact decimals.
 */
export function chooseOpening(
  answered: string | null,
  before: string | null,
  now: string,
): string | null {
  if (answered === null || before === null) return before ?? answered
  const hasOpenRounds = /[1-9]/.test(netResult({ opening: answered, broughtIn: '0' }, now))
  return hasOpenRounds ? answered : before
}

/** Whether these are balances of the same player. */
export function isSamePlayer(kept: Balances, now: Balances): boolean {
  return kept.length === now.length && kept.every(({ id }, index) => id === now[index]?.id)
}

function read(stored: string | null): HeldRound | null {
  try {
    const parsed = v.safeParse(heldRound, JSON.parse(stored ?? 'null'))
    return parsed.success ? parsed.output : null
  } catch {
    return null
  }
}
