import type { TFunction } from 'i18next'
import { playHref } from '../../components/games/game.ts'
import { type SportsWinnerRow, WINNERS_SHOWN, type WinnerRow } from './lobby-queries.ts'

/** One line of the table of winners: a win in a game, or one in the sportsbook. */
export interface WinRow {
  /** Game or bet of the win. */
  what: string
  href: string
  name: string
  /** Null for a win in the sportsbook. */
  logo: string | null
  player: { id: string; name: string }
  /** Exact decimal. */
  amount: string
  currency: string
}

/** The newest of both; only the newest list has wins in the sportsbook. */
export function winRows(
  games: readonly WinnerRow[],
  sports: readonly SportsWinnerRow[],
  t: TFunction<'lobby'>,
): WinRow[] {
  const dated = [
    ...games.map((win) => [win.wonAt, gameRow(win)] as const),
    ...sports.map((win) => [win.wonAt, sportsRow(win, t)] as const),
  ]
  const rows =
    sports.length === 0
      ? dated
      : dated.toSorted(([one], [other]) => (one < other ? 1 : one > other ? -1 : 0))
  return rows.slice(0, WINNERS_SHOWN).map(([, row]) => row)
}

function gameRow({ game, player, amount, currency }: WinnerRow): WinRow {
  return {
    what: game.id,
    href: playHref(game, 'real', '/'),
    name: game.name,
    logo: game.logo,
    player,
    amount,
    currency,
  }
}

function sportsRow(
  { id, event, legs, player, amount, currency }: SportsWinnerRow,
  t: TFunction<'lobby'>,
): WinRow {
  const name = event ?? t('bet_on_several', { count: legs })
  return { what: `sports ${id}`, href: '/sports', name, logo: null, player, amount, currency }
}
