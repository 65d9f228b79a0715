import { pino } from 'pino'
import { expect, test } from 'vitest'
import { manualClock } from './clock.ts'
import { openFewLines, withFewLines } from './few-lines.ts'

function open() {
  const lines: object[] = []
  const clock = manualClock(new Date('2026-11-20T12:00:00Z'))
  const log = pino(
    { level: 'warn', base: null, timestamp: false },
    { write: (line) => lines.push(JSON.parse(line)) },
  )
  return { lines, clock, write: openFewLines({ log, clock }), few: withFewLines(log, clock) }
}

test('five lines a minute are written of each kind, and the next one says how many were left out', () => {
  const { lines, clock, write } = open()
  for (let call = 0; call < 1000; call++) write('warn', 'wallet', { call }, 'a bad key')
  write('error', 'callback', {}, 'another')
  expect(lines).toEqual([
    ...[0, 1, 2, 3, 4].map((call) => ({ level: 40, call, msg: 'a bad key' })),
    { level: 50, msg: 'another' },
  ])
  clock.advance(60_000)
  lines.length = 0
  for (let call = 0; call < 2; call++) write('warn', 'wallet', { call }, 'a bad key')
  expect(lines).toEqual([
    { level: 40, call: 0, leftOut: 995, msg: 'a bad key' },
    { level: 40, call: 1, msg: 'a bad key' },
  ])
})

test('a clock that is put back silences nothing for longer than a minute', () => {
  const { lines, clock, write } = open()
  for (let call = 0; call < 6; call++) write('warn', 'wallet', {}, 'a bad key')
  clock.advance(-3_600_000)
  write('warn', 'wallet', {}, 'a bad key')
  expect(lines).toHaveLength(6)
  expect(lines.at(-1)).toMatchObject({ leftOut: 1 })
})

test('a log for what visitors cause writes a hundred lines a minute of each sentence, and every error', () => {
  const { lines, clock, few } = open()
  for (let call = 0; call < 300; call++) few.warn({ call }, 'a question was refused')
  expect(lines).toHaveLength(100)
  for (let call = 0; call < 200; call++) few.error({ call }, 'a resolver failed')
  expect(lines).toHaveLength(300)
  few.warn({}, 'another sentence')
  clock.advance(60_000)
  few.warn({}, 'a question was refused')
  expect(lines.slice(300)).toEqual([
    { level: 40, msg: 'another sentence' },
    { level: 40, leftOut: 200, msg: 'a question was refused' },
  ])
})
