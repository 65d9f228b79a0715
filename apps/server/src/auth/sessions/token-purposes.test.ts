import { createHmac } from 'node:crypto'
import { SignJWT } from 'jose'
import { expect, test } from 'vitest'
import { manualClock } from '../../kit/clock.ts'
import { openAccessTokens } from './access-token.ts'
import { openRefreshTokens } from './refresh-token.ts'

const SECRET = 'a secret of this test, and of nothing else'
const clock = manualClock(new Date('2026-11-20T12:00:00Z'))
const access = openAccessTokens({ secrets: [SECRET], clock })
const refresh = openRefreshTokens([SECRET])
const viewer = { playerId: 'ann', sessionId: '01ktb0000000000000000000ab' }
const keyFor = (purpose: string) => createHmac('sha256', SECRET).update(purpose).digest()

/** A token like ours, except for the changed part. */
function forged({
  key = keyFor('access token'),
  audience = 'baize',
  alg = 'HS256',
} = {}): Promise<string> {
  const nowS = Math.floor(clock.nowMs() / 1000)
  return new SignJWT({ sid: viewer.sessionId })
    .setProtectedHeader({ alg, typ: 'JWT' })
    .setSubject(viewer.playerId)
    .setAudience(audience)
    .setIssuedAt(nowS)
    .setExpirationTime(nowS + 600)
    .sign(key)
}

test('a token for a question renews no session, and a refresh token opens no question', async () => {
  const [question, session] = [
    await access.issue(viewer, 0),
    refresh.write({ sessionId: viewer.sessionId, generation: 0 }),
  ]
  expect([(await access.read(question))?.viewer, refresh.read(session)?.sessionId]).toEqual([
    viewer,
    viewer.sessionId,
  ])
  expect([await access.read(session), refresh.read(question)]).toEqual([null, null])
})

test('an access token counts for this audience, by this algorithm and under the key of this purpose', async () => {
  expect((await access.read(await forged()))?.viewer).toEqual(viewer)
  expect(await access.read(await forged({ audience: 'another' }))).toBeNull()
  expect(await access.read(await forged({ alg: 'HS512' }))).toBeNull()
  for (const key of [keyFor('refresh token'), Buffer.from(SECRET)])
    expect(await access.read(await forged({ key }))).toBeNull()
})
