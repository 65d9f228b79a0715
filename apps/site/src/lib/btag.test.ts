import { expect, test } from 'vitest'
import { keepAffiliateTag } from './btag.ts'

test('an affiliate’s tag is kept from the address for thirty days, and nothing else is', () => {
  expect(keptFrom('?lng=de&btag=friend_12-a')).toBe(
    'btag=friend_12-a; path=/; max-age=2592000; samesite=lax',
  )
  for (const none of [
    '',
    '?btag=',
    '?btag=<script>',
    `?btag=${'x'.repeat(65)}`,
    '?tag=friend',
    '?btag=a;path=/play',
  ])
    expect(keptFrom(none)).toBe('')
})

function keptFrom(search: string): string {
  const page = { location: { search }, cookie: '' }
  keepAffiliateTag(page as unknown as Document)
  return page.cookie
}
