import { expect, it } from 'vitest'
import { shownBrandCount, showsDepositStrip, withoutTwins } from './footer-rules.ts'

it('hides the strip of deposit methods at two or fewer', () => {
  expect(showsDepositStrip(2)).toBe(false)
  expect(showsDepositStrip(3)).toBe(true)
})

it('collapses the strip of studios above 22', () => {
  expect(shownBrandCount(22, false)).toBe(22)
  expect(shownBrandCount(23, false)).toBe(22)
  expect(shownBrandCount(23, true)).toBe(23)
})

it('counts a mark that several methods share once', () => {
  const methods = ['visa', 'visa', 'wallet'].map((mark) => ({
    logos: { light: `/logos/${mark}.svg` },
  }))
  expect(withoutTwins(methods)).toHaveLength(2)
  expect(showsDepositStrip(withoutTwins(methods).length)).toBe(false)
})
