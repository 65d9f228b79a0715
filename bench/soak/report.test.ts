import { expect, test } from 'vitest'
import { printEvents, rowOfEvent } from './report.ts'

const answered = [
  { atMs: 5, tookMs: 1, tries: 1 },
  { atMs: 120, tookMs: 2, tries: 1 },
  { atMs: 700, tookMs: 600, tries: 4 },
  { atMs: 1500, tookMs: 1, tries: 1 },
]

test('an event’s row counts its own calls, those sent again, and the longest silence up to the event’s end', () => {
  const row = rowOfEvent('kill', answered, { from: 100, to: 1400 })
  expect(row).toEqual({
    name: 'kill',
    rounds: 2,
    silenceMs: 700,
    sentAgain: 1,
    medianMs: 600,
    p99Ms: 600,
  })
})

test('an event without any answer was silent from its start to its end', () => {
  const row = rowOfEvent('gone', answered, { from: 2000, to: 2500 })
  expect(row).toMatchObject({ rounds: 0, silenceMs: 500 })
  expect(printEvents([row])).toContain('500 ms')
})
