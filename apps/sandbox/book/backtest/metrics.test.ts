import { expect, test } from 'vitest'
import { resultChances } from '../feed/football/football-chances.ts'
import { chanceOf } from '../feed/seed.ts'
import {
  bootstrapInterval,
  brier,
  calibrationError,
  calibrationOf,
  cameOf,
  type Forecast,
  logLoss,
  rankedScore,
} from './metrics.ts'

const sure: Forecast = { chances: [0.8, 0.1, 0.1], came: 0 }

test('a score has one of three results', () => {
  expect([[2, 1] as const, [0, 0] as const, [1, 3] as const].map(cameOf)).toEqual([0, 1, 2])
})

test('log loss, Brier and ranked probability score are what a hand reckons', () => {
  expect(logLoss(sure)).toBeCloseTo(-Math.log(0.8), 12)
  expect(brier(sure)).toBeCloseTo(0.04 + 0.01 + 0.01, 12)
  expect(rankedScore(sure)).toBeCloseTo(0.025, 12)
  expect(rankedScore({ ...sure, came: 1 })).toBeCloseTo((0.64 + 0.01) / 2, 12)
  expect(rankedScore({ ...sure, came: 2 })).toBeCloseTo((0.64 + 0.81) / 2, 12)
  expect(logLoss({ chances: [1 / 3, 1 / 3, 1 / 3], came: 1 })).toBeCloseTo(1.0986, 4)
})

test('the ranked probability score forgives a neighbour more than the far side', () => {
  expect(rankedScore({ ...sure, came: 1 })).toBeLessThan(rankedScore({ ...sure, came: 2 }))
})

test('calibration compares the forecasts with the results, bin by bin', () => {
  const bins = calibrationOf([sure, sure, { chances: [0.8, 0.1, 0.1], came: 2 }])
  expect(bins.map(({ count }) => count)).toEqual([0, 6, 0, 0, 0, 0, 0, 0, 3, 0])
  expect(bins[8]?.predicted).toBeCloseTo(0.8, 12)
  expect(bins[8]?.came).toBeCloseTo(2 / 3, 12)
  expect(bins[1]?.came).toBeCloseTo(1 / 6, 12)
  expect(calibrationError(bins)).toBeCloseTo((6 * (1 / 6 - 0.1) + 3 * (0.8 - 2 / 3)) / 9, 12)
})

test('a certain forecast falls into the last bin', () => {
  expect(calibrationOf([{ chances: [1, 0, 0], came: 0 }])[9]).toEqual({
    count: 1,
    predicted: 1,
    came: 1,
  })
})

test('the interval of the bootstrap is where the means of its draws lie', () => {
  expect(bootstrapInterval([3, 3, 3], () => 0)).toEqual([3, 3])
  const halves = Array.from({ length: 400 }, (_, at) => at % 2)
  const [low, high] = bootstrapInterval(
    halves,
    chanceOf('a secret of the test', 1, 'bootstrap').below,
  )
  expect(low).toBeCloseTo(0.5 - 1.96 * 0.025, 2)
  expect(high).toBeCloseTo(0.5 + 1.96 * 0.025, 2)
})

test('chances of a result are those that Dixon and Coles come to', () => {
  const [home, draw, away] = resultChances({ home: 2.117914, away: 1.025718, rho: -0.1335741 })
  expect([home, draw, away].map((chance) => chance.toFixed(4))).toEqual([
    '0.6115',
    '0.2268',
    '0.1617',
  ])
  expect(home + draw + away).toBeCloseTo(1, 12)
})
