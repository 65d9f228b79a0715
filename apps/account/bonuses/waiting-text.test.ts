import { expect, test } from 'vitest'
import { waitingText } from './waiting-text.ts'

test.each([
  ['an offer, without a queue', false, false, true, 'one_bonus_at_a_time'],
  ['an offer that can queue', false, true, true, 'bonus_waits_for_turn'],
  ['a queued bonus behind an active one', true, true, true, 'bonus_waits_for_turn'],
  ['a queued bonus when the active one has ended', true, true, false, 'bonus_begins_soon'],
])('the text of %s says what it waits for', (_, isQueued, queues, mustWait, text) => {
  expect(waitingText({ isQueued, queues, mustWait })).toBe(text)
})
