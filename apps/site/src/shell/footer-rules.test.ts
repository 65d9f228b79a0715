import { expect, it } from 'vitest'
import { shownBrandCount, showsDepositStrip } from './footer-rules.ts'

it('hides the strip of deposit methods at two or fewer', () => {
  expect(showsDepositStrip(2)).toBe(false)
  expect(showsDepositStrip(3)).toBe(true)
})

it('collapses the strip of studios above 22', () => {
  expect(shownBrandCount(22, false)).toBe(22)
  expect(shownBrandCount(23, false)).toBe(22)
  expect(shownBrandCount(23, true)).toBe(23)
})
