import type { GameKind } from '#contracts/studio-api.ts'
import type { RoundView } from '../../play-view.ts'
import { type Side, sideName } from '../baccarat/hands.ts'
import type { Cabinet } from '../cabinet.ts'
import { el } from '../dom.ts'
import { spotName } from '../roulette/spot-name.ts'
import { fill } from '../words/words.ts'

interface ShownBets {
  bets: readonly { spot: string; amount: number }[]
  wins?: readonly { spot: string; win: number }[]
  /** The player's own seat at a table of blackjack. */
  own?: number | null
}

type Naming = (cabinet: Pick<Cabinet, 'words' | 'state'>, spot: string, shown: ShownBets) => string

const rouletteSpot: Naming = ({ words, state }, spot) => {
  const { spots } = state.game as unknown as { spots: Record<string, readonly number[]> }
  return spotName(words, spot, spots[spot] ?? [])
}
const baccaratSpot: Naming = ({ words }, spot) => sideName(words, spot as Side)

/** The names of the places for chips, in the kinds of games that have any. */
const NAMES: Readonly<Partial<Record<GameKind, Naming>>> = {
  roulette: rouletteSpot,
  'live-roulette': rouletteSpot,
  baccarat: baccaratSpot,
  'live-baccarat': baccaratSpot,
  'money-wheel': (_, spot) => `${spot} : 1`,
  'live-blackjack': ({ words }, spot, { own }) => {
    if (spot === `seat-${own}`) return words.yourSeat
    const seat = fill(words.seat, { number: Number(spot.slice('seat-'.length)) + 1 })
    return `${words.betBehind}, ${seat}`
  },
}

export interface BetThen {
  name: string
  stake: number
  win: number
}

/** What was staked on which place in a round that is over, and what each has paid. */
export function betsOf(cabinet: Pick<Cabinet, 'words' | 'state'>, round: RoundView): BetThen[] {
  const nameOf = NAMES[cabinet.state.game.kind]
  const shown = round.shown as ShownBets | null
  if (!nameOf || !shown?.bets) return []
  const staked = shown.bets.reduce((sum, { amount }) => sum + amount, 0)
  return shown.bets.map(({ spot, amount }) => ({
    name: nameOf(cabinet, spot, shown),
    // What a hand was doubled and split with was staked at the player's own seat.
    stake: spot === `seat-${shown.own}` ? amount + round.stake - staked : amount,
    win: (shown.wins ?? []).reduce((sum, each) => sum + (each.spot === spot ? each.win : 0), 0),
  }))
}

/** The bets of a round in a list; null for a game that has no places for chips. */
export function drawBets(cabinet: Cabinet, round: RoundView): HTMLElement | null {
  const { words, money } = cabinet
  const bets = betsOf(cabinet, round)
  if (bets.length === 0) return null
  const lines = bets.map(({ name, stake, win }) =>
    el(
      'li',
      { class: win > 0 ? 'hit' : '' },
      el('b', {}, el('bdi', {}, name)),
      el('span', {}, fill(words.historyLine, { stake: money(stake), win: money(win) })),
    ),
  )
  return el('ul', { class: 'bets-then' }, ...lines)
}
