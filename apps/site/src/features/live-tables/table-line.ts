import type { TFunction } from 'i18next'
import { createStore } from '../../lib/store.ts'
import type { LiveTable } from './live-tables-query.ts'

/** The line of one table, in the reader's language. */
export interface TableLine {
  seats: string
  /** The newest first. */
  results: readonly { short: string; whole: string }[]
  /** The name of the list of results. */
  label: string
}

/** By game; ready to be shown. */
export const tableLines = createStore<ReadonlyMap<string, TableLine>>(new Map())

/** The games that are live tables. */
export const tableIds = createStore<ReadonlySet<string>>(new Set())

/**
 * The number of tiles of live tables that are near the window: the tables are followed while there
 * is one.
 */
export const tilesNear = createStore(0)

const SHORT: Readonly<Record<string, string>> = {
  player: 'P',
  banker: 'B',
  tie: 'T',
  blackjack: 'BJ',
}
const MOST_LETTERS = 5

/**
 * Tables without seats have room for each player: the line names how many there are, and is empty
 * where there is no one.
 */
export function tableLine(
  { players, freeSeats, results }: LiveTable,
  t: TFunction<'live-tables'>,
): TableLine {
  const seats =
    freeSeats !== null
      ? t('free_seats', { count: freeSeats })
      : players > 0
        ? t('players', { count: players })
        : ''
  return { seats, label: t('last_results'), results: results.map((result) => resultOf(result, t)) }
}

function resultOf(result: string, t: TFunction<'live-tables'>): { short: string; whole: string } {
  const short = SHORT[result]
  if (short === undefined) return { short: result.slice(0, MOST_LETTERS), whole: result }
  return { short, whole: t(`result_${result}` as 'result_tie') }
}
