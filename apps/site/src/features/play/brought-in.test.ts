import { expect, test } from 'vitest'
import { broughtInAfter } from './brought-in.ts'

const moved = (id: string, kind: string, amount: string) => ({ id, kind, amount })

test('money that a round took and paid behind a deposit is not brought in', () => {
  const movements = [moved('9', 'win', '3.20'), moved('8', 'bet', '-1.00'), moved('7', 'win', '2')]
  expect(broughtInAfter('7', movements)).not.toMatch(/[1-9]/)
})

test('a deposit is brought in, and a withdrawal is taken out, whatever was won meanwhile', () => {
  const movements = [
    moved('9', 'win', '3.20'),
    moved('8', 'deposit', '50.00'),
    moved('7', 'withdrawal_held', '-20.00'),
    moved('6', 'deposit', '10.00'),
  ]
  expect(broughtInAfter('6', movements)).toBe('30.00')
  expect(broughtInAfter(null, movements), 'a player without any movement before').toBe('40.00')
})
