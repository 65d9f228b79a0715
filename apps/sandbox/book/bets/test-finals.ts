import type { Outlook } from '../feed/football/football-chances.ts'
import type { BetLeg } from './bet.ts'

export interface Final {
  half: readonly [number, number]
  full: readonly [number, number]
  corners: number
  cards: number
}

export type Named = Pick<BetLeg, 'kind' | 'period' | 'line' | 'name'>

/** Returns the result of a leg, by the rules of its market alone. */
export function truth(
  { kind, period, line, name: { key, values = {} } }: Named,
  { half, full, corners, cards }: Final,
): 'won' | 'lost' | 'void' {
  const [home, away] = period === 'first_half' ? half : full
  const wins = (is: boolean) => (is ? 'won' : 'lost')
  const beyond = (difference: number) => (difference === 0 ? 'void' : wins(difference > 0))
  const sideOf = ([mine, theirs]: readonly [number, number]) =>
    mine > theirs ? 'home' : mine < theirs ? 'away' : 'draw'
  const counts = {
    total: home + away,
    home_total: home,
    away_total: away,
    corners_total: corners,
    cards_total: cards,
  }
  if (kind in counts) {
    const count = counts[kind as keyof typeof counts]
    return beyond(key === 'over' ? count - (line ?? 0) : (line ?? 0) - count)
  }
  if (kind === 'asian_handicap')
    return beyond(key === 'home_handicap' ? home + (line ?? 0) - away : away - (line ?? 0) - home)
  if (kind === 'draw_no_bet') return home === away ? 'void' : wins(key === sideOf([home, away]))
  if (kind === 'match_winner') return wins(key === sideOf([home, away]))
  if (kind === 'double_chance') return wins(key.split('_or_').includes(sideOf([home, away])))
  if (kind === 'both_score') return wins((key === 'yes') === (home > 0 && away > 0))
  if (kind === 'odd_even') return wins((key === 'odd') === ((home + away) % 2 === 1))
  if (kind === 'half_full')
    return wins(values.half === sideOf(half) && values.full === sideOf(full))
  if (kind === 'correct_score')
    return wins(
      key === 'other_score' ? home > 4 || away > 4 : values.home === home && values.away === away,
    )
  throw new Error(`No rule for ${kind}`)
}

const chance = (mean: number, count: number): number =>
  count === 0 ? Math.exp(-mean) : (chance(mean, count - 1) * mean) / count

/** Every way in which a match can end, one by one, by the formulas of the books. */
export function everyFinal({
  first,
  second,
  restOfFirst,
  restOfSecond,
  strength,
  corners,
  cards,
}: Outlook) {
  const finals: { final: Final; weight: number }[] = []
  const { home, away, rho } = strength
  const low = (mine: number, theirs: number) =>
    [
      [1 - home * away * rho, 1 + home * rho],
      [1 + away * rho, 1 - rho],
    ][mine]?.[theirs] ?? 1
  for (let at = 0; at < 8 ** 4; at++) {
    const more = [0, 1, 2, 3].map((place) => Math.floor(at / 8 ** place) % 8) as [
      number,
      number,
      number,
      number,
    ]
    const half = [first[0] + more[0], first[1] + more[1]] as const
    const full = [half[0] + second[0] + more[2], half[1] + second[1] + more[3]] as const
    const goals = [...restOfFirst, ...restOfSecond].reduce(
      (all, mean, place) => all * chance(mean, more[place] ?? 0),
      low(...full),
    )
    finals.push({ final: { half, full, corners: -1, cards: -1 }, weight: goals })
  }
  const counted = ({ count, rest }: { count: number; rest: number }) =>
    Array.from({ length: 27 }, (_, more) => ({ count: count + more, weight: chance(rest, more) }))
  return { finals, corners: counted(corners), cards: counted(cards) }
}
