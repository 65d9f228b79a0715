import { expect, test } from 'vitest'
import { affiliateTagIn } from './btag.ts'

test('an affiliate’s tag is taken from the address, and nothing else is', () => {
  expect(affiliateTagIn('?lng=de&btag=friend_12-a')).toBe('friend_12-a')
  for (const none of ['', '?btag=', '?btag=<script>', `?btag=${'x'.repeat(65)}`, '?tag=friend']) expect(affiliateTagIn(none)).toBeNull()
})
