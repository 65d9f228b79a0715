import { expect, test } from 'vitest'
import { accountPath } from '../../components/player/account-paths.ts'
import { accountLinks } from './account-links.ts'

test('every account link passes hidden balances on', () => {
  for (const { path } of accountLinks) {
    expect(accountPath(path, true)).toBe(`/account/${path}?incognito=true`)
    expect(accountPath(path, false)).toBe(`/account/${path}`)
  }
})
