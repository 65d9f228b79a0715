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

test('a free spin is not said to have been staked by its player', () => {
  const cabinet = { words: en, money: String } as never
  const round = { phase: 'settled', stake: 20, win: 14 } as const
  expect(outcomeText(cabinet, { ...round, isFree: true })).toBe('Free spin of 20, win 14')
  expect(outcomeText(cabinet, { ...round, isFree: false })).toBe('Stake 20, win 14')
})
