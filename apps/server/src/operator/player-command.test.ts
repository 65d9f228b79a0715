import { expect, test } from 'vitest'
import { readPlayerCommand } from './player-command.ts'

const NOW = new Date('2026-11-20T12:00:00Z')
const BY = ['--by', 'kim', '--reason', 'asked by phone']
const read = (...args: string[]) => readPlayerCommand(args, NOW)

test('an operator’s command says what, whom, who and why', () => {
  expect(read('block', 'ann@example.test', ...BY, '--json')).toEqual({
    command: { act: 'block', player: 'ann@example.test', by: 'kim', reason: 'asked by phone' },
    asJson: true,
  })
  expect(read('show', 'ann')).toEqual({ command: { act: 'show', player: 'ann' }, asJson: false })
})

test.each([
  [['--for', 'week'], '2026-11-27T12:00:00.000Z'],
  [['--for', 'good'], null],
  [['--until', '2027-01-31'], '2027-01-31T00:00:00.000Z'],
])('an exclusion with %j ends at %s', (time, until) => {
  expect(read('exclude', 'ann', ...time, ...BY).command).toMatchObject({ act: 'exclude', until })
})

test.each([
  [['block', 'ann', '--reason', 'because'], 'Say who acts'],
  [['block', 'ann', '--by', 'kim miller', '--reason', 'because'], 'Say who acts'],
  [['block', 'ann', '--by', 'kim'], 'Say why'],
  [['block', 'ann', '--by', 'kim', '--reason', ' '], 'Say why'],
  [['exclude', 'ann', ...BY], 'Say for how long'],
  [['exclude', 'ann', '--for', 'week', '--until', '2027-01-31', ...BY], 'Say for how long'],
  [
    ['exclude', 'ann', '--for', 'a while', ...BY],
    'An exclusion lasts day, week, month, six-months, good',
  ],
  [['exclude', 'ann', '--for', '__proto__', ...BY], 'An exclusion lasts day'],
  [['exclude', 'ann', '--until', '2026-11-20', ...BY], 'a day that is still to come'],
  [['exclude', 'ann', '--until', '2027-02-30', ...BY], 'a day that is still to come'],
  [['pardon', 'ann', ...BY], 'npm run operator -- player show EMAIL|ID'],
  [['block', 'ann', 'bob', ...BY], 'npm run operator -- player show EMAIL|ID'],
  [['block', ...BY], 'npm run operator -- player show EMAIL|ID'],
  [['block', 'ann', '--force', ...BY], 'npm run operator -- player show EMAIL|ID'],
])('an operator’s command %j is refused with a sentence', (args, sentence) => {
  expect(() => read(...args)).toThrow(sentence)
})
