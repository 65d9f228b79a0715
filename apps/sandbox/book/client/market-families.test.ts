import { expect, test } from 'vitest'
import type { Market } from '../feed/market.ts'
import { familiesOf, inTwoColumns, isBroad } from './market-families.ts'

let ids = 0
function market(kind: string, selections: number, line: number | null = null): Market {
  ids += 1
  return {
    id: ids,
    kind,
    period: 'match',
    line,
    state: 'open',
    selections: Array.from({ length: selections }, (_, at) => ({
      id: ids * 100 + at,
      odds: '2.00',
      probability: 0.5,
    })),
  } as unknown as Market
}

test('a family with many lines leaves no hole beside it: those that follow stand in the shorter column', () => {
  const totals = [2.5, 0.5, 1.5, 3.5].map((line) => market('total', 2, line))
  const families = familiesOf([
    market('result', 3),
    ...totals,
    market('double_chance', 3),
    market('draw_no_bet', 2),
  ])
  const kinds = inTwoColumns(families).map((column) => column.map(({ key }) => key.split('/')[0]))
  expect(kinds).toEqual([['result', 'double_chance', 'draw_no_bet'], ['total']])
})

test('the lines of a family stand from low to high, and what is over is left out', () => {
  const over = { ...market('total', 2, 4.5), state: 'settled' } as Market
  const [family] = familiesOf([market('total', 2, 2.5), market('total', 2, 0.5), over])
  expect(family?.markets.map(({ line }) => line)).toEqual([0.5, 2.5])
})

test('a score that cannot come any more is left out; the sides of a match stay in their places', () => {
  const leaves = (kind: string) => {
    const [lost, tooSure, open] = market(kind, 3).selections
    const selections = [
      { ...lost, odds: null, probability: 0 },
      { ...tooSure, odds: null, probability: 0.999 },
      open,
    ]
    const [family] = familiesOf([{ ...market(kind, 3), selections } as Market])
    return family?.markets[0]?.selections.length
  }
  expect(leaves('correct_score')).toBe(2)
  expect(leaves('result')).toBe(3)
})

test('a market with the prices of a forecast takes the whole width, a correct score does not', () => {
  const families = familiesOf([market('forecast', 132), market('correct_score', 26)])
  expect(families.filter(isBroad).map(({ key }) => key)).toEqual(['forecast/match'])
})

test('the clubs of a season bet stand by how likely they are', () => {
  const [first, second, third] = market('outright_winner', 3).selections
  const selections = [
    { ...first, probability: 0.1 },
    { ...second, probability: 0.6 },
    { ...third, probability: 0.3 },
  ]
  const season = { ...market('outright_winner', 3), period: 'season', selections } as Market
  const [family] = familiesOf([season])
  const ids = family?.markets[0]?.selections.map(({ id }) => id)
  expect(ids).toEqual([second?.id, third?.id, first?.id])
})
