import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { isGuessable } from './secret-strength.ts'

test.each([
  'x'.repeat(64),
  'abcdefgh'.repeat(4),
  'aB3$'.repeat(8),
  'abcdefghijklmnopqrstuvwxyz0123456789',
  '00000000000000000000000000000001',
  'password123password123password123',
  'qwertyuiopasdfghjklzxcvbnm123456',
  'change-me-change-me-change-me-change-me',
  'SESSION_SECRET-of-32-or-more-random-letters',
  'this-is-a-very-long-secret-that-nobody-knows',
  'my-super-secret-session-key-for-production-2024',
])('a secret such as %s can be guessed', (secret) => {
  expect(isGuessable(secret)).toBe(true)
})

test('a secret that is random is never taken for one that can be guessed, in any of the usual forms', () => {
  const wrong: string[] = []
  for (let n = 0; n < 5000; n++) {
    const bytes = createHash('sha256').update(`secret ${n}`).digest()
    const forms = [
      bytes.toString('base64'),
      bytes.toString('base64url'),
      bytes.toString('hex'),
      bytes.subarray(0, 16).toString('hex'),
    ]
    wrong.push(...forms.filter(isGuessable))
  }
  expect(wrong).toEqual([])
})
