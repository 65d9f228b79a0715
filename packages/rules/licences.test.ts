import { expect, test } from 'vitest'
import { type LicenceType, legalPages, licencePolicies } from './licences.ts'

const licences = Object.keys(licencePolicies) as LicenceType[]

test('every licence has the six base pages, and Nigeria all fourteen', () => {
  for (const licence of licences) expect(legalPages(licence).slice(0, 2)).toEqual(['about_us', 'terms_and_conditions'])
  expect(legalPages('GENERIC')).toHaveLength(6)
  expect(legalPages('NIGERIA')).toHaveLength(14)
  for (const licence of licences) expect(new Set(legalPages(licence)).size).toBe(legalPages(licence).length)
})

test('a country nobody decided about gets the strictest number of every column', () => {
  const strictest = licencePolicies.GENERIC
  for (const policy of licences.map((licence) => licencePolicies[licence])) {
    expect(strictest.idleSessionS).toBeLessThanOrEqual(policy.idleSessionS)
    expect(strictest.longestSessionS).toBeLessThanOrEqual(policy.longestSessionS)
    expect(strictest.realityCheckS).toBeLessThanOrEqual(policy.realityCheckS)
    expect(strictest.shortestRoundMs).toBeGreaterThanOrEqual(policy.shortestRoundMs)
    expect(strictest.lowestRtp).toBeGreaterThanOrEqual(policy.lowestRtp)
    expect(strictest.raisedLimitAfterS).toBeGreaterThanOrEqual(policy.raisedLimitAfterS)
    expect(strictest.autoplay && !policy.autoplay).toBe(false)
  }
})
