import { expect, it } from 'vitest'
import { maskName } from './winner-name.ts'

it.each([
  ['Marianna', 'Mar•••a'],
  ['Maria', 'M•••a'],
  ['Bo', 'B•••'],
  ['', '•••'],
  ['  Zoë  ', 'Z•••'],
  ['👩‍🚀👩‍🚀', '👩‍🚀•••'],
])('shows %j as %j', (name, masked) => {
  expect(maskName(name)).toBe(masked)
})

it('never shows more than half of the letters', () => {
  for (let length = 0; length < 40; length++) {
    const shown = maskName('a'.repeat(length)).replace('•••', '').length
    expect(shown).toBeLessThanOrEqual(Math.ceil(length / 2))
  }
})
