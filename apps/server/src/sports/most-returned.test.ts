import { expect, test } from 'vitest'
import { readMarketFiles } from '../markets/market-files.ts'
import { openMostReturned } from './most-returned.ts'

test('the default bound of a slip is worth about as much in each currency', () => {
  const { market } = readMarketFiles(null)
  const mostReturned = openMostReturned(market)
  expect(Object.keys(market.sportsMaxReturn).sort()).toEqual(market.allowedCurrencies.toSorted())
  expect(['EUR', 'JPY', 'KWD'].map(mostReturned)).toEqual([50_000_00n, 8_000_000n, 15_000_000n])
})

test('a currency that no file names has 50,000 of its whole units', () => {
  const mostReturned = openMostReturned({ sportsMaxReturn: { EUR: '10000.50' } })
  expect(['EUR', 'SEK', 'JPY', 'KWD'].map(mostReturned)).toEqual([
    10_000_50n,
    50_000_00n,
    50_000n,
    50_000_000n,
  ])
})
