import { expect, test } from 'vitest'
import {
  expectationOf,
  fade,
  learnCount,
  loosen,
  openBelief,
  rearranged,
  setNumber,
} from './belief.ts'

const both = { places: [0, 1], weights: [1, 1] }
const first = { places: [0], weights: [1] }
const second = { places: [1], weights: [1] }

function openTwo() {
  const belief = openBelief(2)
  setNumber(belief, 0, 0.2, 0.3)
  setNumber(belief, 1, 0.1, 0.1)
  return belief
}

test('a sum has the mean and the variance of its parts', () => {
  const { mean, variance } = expectationOf(openTwo(), { places: [0, 1], weights: [1, -0.5] })
  expect(mean).toBeCloseTo(0.15, 12)
  expect(variance).toBeCloseTo(0.3 + 0.25 * 0.1, 12)
})

test('a count moves the belief to where it is likeliest, and narrows it', () => {
  const belief = openTwo()
  learnCount(belief, both, 4, 1)
  const { mean, variance } = expectationOf(belief, both)
  // At the likeliest value the pull of the count and that of what was believed are the same.
  expect(4 - Math.exp(mean)).toBeCloseTo((mean - 0.3) / 0.4, 6)
  expect(1 / variance).toBeCloseTo(1 / 0.4 + Math.exp(mean), 6)
})

test('the less certain number moves more, and the two are no longer independent', () => {
  const belief = openTwo()
  learnCount(belief, both, 4, 1)
  const [ofFirst, ofSecond] = [expectationOf(belief, first), expectationOf(belief, second)]
  expect((ofFirst.mean - 0.2) / (ofSecond.mean - 0.1)).toBeCloseTo(3, 9)
  expect(expectationOf(belief, both).variance).toBeLessThan(ofFirst.variance + ofSecond.variance)
})

test('a count that is trusted less moves less', () => {
  const [full, half] = [openTwo(), openTwo()]
  learnCount(full, both, 4, 1)
  learnCount(half, both, 4, 0.5)
  expect(expectationOf(half, both).mean).toBeLessThan(expectationOf(full, both).mean)
})

test('time widens a number, and a fading one goes back to zero', () => {
  const belief = openTwo()
  loosen(belief, 0, 0.05)
  expect(expectationOf(belief, first)).toEqual({ mean: 0.2, variance: 0.35 })
  fade(belief, 0, 0.5)
  expect(expectationOf(belief, first).mean).toBeCloseTo(0.1, 12)
  expect(expectationOf(belief, first).variance).toBeCloseTo(0.35 / 4, 12)
})

test('numbers that stay keep what they have in common', () => {
  const belief = openTwo()
  learnCount(belief, both, 4, 1)
  const moved = rearranged(belief, [1, -1, 0])
  const [after, before] = [
    expectationOf(moved, { places: [0, 2], weights: [1, 1] }),
    expectationOf(belief, both),
  ]
  expect(after.mean).toBeCloseTo(before.mean, 12)
  expect(after.variance).toBeCloseTo(before.variance, 12)
  expect(expectationOf(moved, second)).toEqual({ mean: 0, variance: 0 })
})
