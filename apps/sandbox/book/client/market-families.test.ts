import { expect, test } from 'vitest'
import type { Market } from '../feed/market.ts'
import { familiesOf, inTwoColumns } from './market-families.ts'

let ids = 0
function market(kind: string, selections: number, line: number | null = null): Market {
  ids += 1
  return {
    id: ids,
    kind,
    period: 'match',
    line,
    state: 'open',
    selections: Array.from({ length: selections }, (_, at) => ({ id: ids * 100 + at })),
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
