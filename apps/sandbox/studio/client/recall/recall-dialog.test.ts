import { expect, test } from 'vitest'
import { en } from '../words/en.ts'
import { outcomeText } from './recall-dialog.ts'

test('a round that waits for its player is not said to be being settled', () => {
  const cabinet = { words: en, money: String } as never
  const textOf = (phase: string) => outcomeText(cabinet, { phase, stake: 100, win: null } as never)
  expect(textOf('open')).toBe(en.goesOn)
  expect(textOf('paying')).toBe(en.pending)
  expect(textOf('void')).toBe(en.calledOff)
})
