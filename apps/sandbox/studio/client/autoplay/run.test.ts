import { expect, test } from 'vitest'
import { type AutoplayPlan, openRun, type Played, type StopReason } from './run.ts'

const PLAN: AutoplayPlan = { rounds: 10, lossLimit: 500, singleWin: null, stopsOnFeature: true }
const LOST: Played = { stake: 100, win: 0, hasFeature: false }

/** Plays these rounds, the last of them again and again, until the run ends. */
function playAll(plan: AutoplayPlan, ...rounds: Played[]): { played: number; end: StopReason } {
  const run = openRun(plan)
  for (let played = 0; ; played += 1) {
    const round = rounds[Math.min(played, rounds.length - 1)] ?? LOST
    const refused = run.before(round.stake)
    if (refused) return { played, end: refused }
    const end = run.after(round)
    if (end) return { played: played + 1, end }
  }
}

test('a run ends after its rounds', () => {
  expect(playAll({ ...PLAN, lossLimit: 1000 }, LOST)).toEqual({ played: 10, end: 'done' })
})

test('a run says how many rounds are left', () => {
  const run = openRun(PLAN)
  run.after(LOST)
  expect(run.left).toBe(9)
})

test('a run never loses more than its limit: the round that could exceed it does not begin', () => {
  expect(playAll(PLAN, LOST)).toEqual({ played: 5, end: 'loss' })
  expect(playAll({ ...PLAN, lossLimit: 499 }, LOST)).toEqual({ played: 4, end: 'loss' })
  expect(playAll({ ...PLAN, lossLimit: 99 }, LOST)).toEqual({ played: 0, end: 'loss' })
})

test('the limit of a run counts what was won against what was staked', () => {
  const won = { ...LOST, win: 300 }
  expect(playAll({ ...PLAN, lossLimit: 100 }, won, LOST)).toEqual({ played: 4, end: 'loss' })
})

test('whatever comes, a run loses no more than its limit and plays no more than its rounds', () => {
  let seed = 7
  const next = (below: number) => {
    seed = (seed * 1103515245 + 12345) % 2147483648
    return seed % below
  }
  for (let each = 0; each < 500; each += 1) {
    const plan = { ...PLAN, rounds: 1 + next(100), lossLimit: next(2000), stopsOnFeature: false }
    const run = openRun(plan)
    let [lost, worst, played] = [0, 0, 0]
    for (;;) {
      const stake = 1 + next(200)
      if (run.before(stake)) break
      const win = next(3) === 0 ? next(500) : 0
      lost += stake - win
      worst = Math.max(worst, lost)
      played += 1
      if (run.after({ stake, win, hasFeature: false })) break
    }
    expect(worst).toBeLessThanOrEqual(plan.lossLimit)
    expect(played).toBeLessThanOrEqual(plan.rounds)
  }
})

test('a run ends with a win of the size that was requested, and with no smaller one', () => {
  const plan = { ...PLAN, singleWin: 400 }
  expect(playAll(plan, { ...LOST, win: 400 })).toEqual({ played: 1, end: 'win' })
  expect(playAll({ ...plan, rounds: 3 }, { ...LOST, win: 399 })).toEqual({ played: 3, end: 'done' })
})

test('a run of free spins ends with them, and does not go on with the money of the player', () => {
  const free = { ...LOST, stake: 0, win: 700 }
  expect(playAll(PLAN, free, free, free, LOST)).toEqual({ played: 3, end: 'free' })
  expect(playAll(PLAN, LOST, free, LOST)).toEqual({ played: 2, end: 'free' })
  expect(playAll(PLAN, free).end).toBe('done')
})

test('a run ends with a feature only where the player has asked for that', () => {
  const feature = { ...LOST, hasFeature: true }
  expect(playAll(PLAN, LOST, feature)).toEqual({ played: 2, end: 'feature' })
  expect(playAll({ ...PLAN, rounds: 2, stopsOnFeature: false }, feature).end).toBe('done')
})
