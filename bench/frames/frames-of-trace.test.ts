import { expect, test } from 'vitest'
import { framesOf, type TraceEvent } from './frames-of-trace.ts'

/** Events of one thread; times are milliseconds here. */
function event(name: string, at: number, ms: number, tid = 1): TraceEvent {
  return { name, pid: 1, tid, ts: at * 1000, dur: ms * 1000, tdur: ms * 1000 }
}

test('a frame is the task that calls what waits for it, with its layout and paint; other tasks are none', () => {
  const frames = framesOf([
    event('RunTask', 0, 10),
    event('FireAnimationFrame', 1, 2),
    event('FireAnimationFrame', 3, 1),
    event('Layout', 5, 1),
    event('Paint', 6, 2),
    event('RunTask', 12, 50),
    event('Layout', 13, 9),
    event('RunTask', 70, 30),
    event('FireAnimationFrame', 71, 20),
  ])
  expect(frames).toMatchObject({ count: 2, worst: 30, late: 0.5 })
  expect([frames.layouts, frames.script, frames.layout, frames.paint]).toEqual([0.5, 11.5, 0.5, 1])
})

test('a frame in which no script drew is one too, as what it has drawn is handed on', () => {
  const frames = framesOf([event('RunTask', 0, 9), event('Paint', 1, 2), event('Commit', 4, 1)])
  expect([frames.count, frames.worst, frames.script, frames.paint]).toEqual([1, 9, 0, 3])
})

test('the frames are those of the thread that draws most', () => {
  const frames = framesOf([
    event('RunTask', 0, 5),
    event('FireAnimationFrame', 1, 1),
    event('RunTask', 0, 90, 2),
    event('FireAnimationFrame', 1, 1, 2),
    event('RunTask', 10, 7),
    event('FireAnimationFrame', 11, 1),
  ])
  expect([frames.count, frames.worst]).toEqual([2, 7])
})

test('a time of the processor counts, and not the time in which other programs ran', () => {
  const slow = { ...event('RunTask', 0, 40), tdur: 8000 }
  expect(framesOf([slow, event('FireAnimationFrame', 1, 1)]).worst).toBe(8)
})

test('a trace without frames has none', () => {
  expect(framesOf([event('RunTask', 0, 5)])).toMatchObject({ count: 0, p95: 0, late: 0 })
})
