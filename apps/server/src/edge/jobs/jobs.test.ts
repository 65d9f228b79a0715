import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openLog } from '../../kit/log.ts'
import { startJobs } from './jobs.ts'

const log = openLog('silent')
const SECOND_MS = 1000
const HOUR_MS = 3_600_000

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a job has its turn whenever its time has gone by, after a failure too', async () => {
  const run = vi.fn(async () => {
    if (run.mock.calls.length === 1) throw new Error('a test')
  })
  const jobs = startJobs([{ name: 'often', everyMs: 5 * SECOND_MS, run }], log)
  await vi.advanceTimersByTimeAsync(15 * SECOND_MS)
  expect(run).toHaveBeenCalledTimes(3)
  await jobs.stop()
  await vi.advanceTimersByTimeAsync(HOUR_MS)
  expect(run).toHaveBeenCalledTimes(3)
})

test('jobs of one interval begin at different times, and each keeps its interval', async () => {
  const begun: number[][] = []
  const jobs = Array.from({ length: 12 }, (_, at) => {
    const times: number[] = []
    begun.push(times)
    return {
      name: `job ${at}`,
      everyMs: 5 * SECOND_MS,
      run: async () => void times.push(Date.now()),
    }
  })
  const started = startJobs(jobs, log)
  await vi.advanceTimersByTimeAsync(10 * SECOND_MS)
  await started.stop()
  const firsts = begun.map(([first]) => first ?? 0).sort((one, other) => one - other)
  for (const [at, first] of firsts.entries())
    if (at > 0) expect(first - (firsts[at - 1] ?? 0)).toBeGreaterThan(100)
  for (const [first, second] of begun) expect((second ?? 0) - (first ?? 0)).toBe(5 * SECOND_MS)
})

test('a job of once an hour has its first turn soon, though not in the first seconds', async () => {
  const run = vi.fn(async () => {})
  const jobs = startJobs([{ name: 'seldom', everyMs: HOUR_MS, run }], log)
  await vi.advanceTimersByTimeAsync(29 * SECOND_MS)
  expect(run).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(SECOND_MS)
  expect(run).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(HOUR_MS)
  expect(run).toHaveBeenCalledTimes(2)
  await jobs.stop()
})

test('a job that is stopped before its first turn has none', async () => {
  const run = vi.fn(async () => {})
  await startJobs([{ name: 'seldom', everyMs: HOUR_MS, run }], log).stop()
  await vi.advanceTimersByTimeAsync(HOUR_MS)
  expect(run).not.toHaveBeenCalled()
})

test('a job that is still at work when its turn comes is left alone, and waited for in the end', async () => {
  const work = Promise.withResolvers<void>()
  const run = vi.fn(() => work.promise)
  const jobs = startJobs([{ name: 'slow', everyMs: SECOND_MS, run }], log)
  await vi.advanceTimersByTimeAsync(5 * SECOND_MS)
  expect(run).toHaveBeenCalledTimes(1)
  const stopped = vi.fn()
  void jobs.stop().then(stopped)
  await vi.advanceTimersByTimeAsync(SECOND_MS)
  expect(stopped).not.toHaveBeenCalled()
  work.resolve()
  await vi.advanceTimersByTimeAsync(0)
  expect(stopped).toHaveBeenCalled()
})
