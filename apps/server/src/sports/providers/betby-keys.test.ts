import { createLocalJWKSet, jwtVerify } from 'jose'
import { expect, test } from 'vitest'
import { openBetbyKeys } from './betby-keys.ts'

const now = new Date('2026-03-01T12:00:00Z')
const session = {
  tokenHash: 'h',
  playerId: 'ann',
  signInId: 's',
  currency: 'EUR',
  language: 'de',
  expiresAtMs: now.getTime() + 60_000,
}
const issue = (secrets: string[]) =>
  openBetbyKeys({ secrets, brandId: 'baize' }).issue({ session, sessionToken: 'token', now })
const read = async (token: string, secrets: string[]) =>
  jwtVerify(
    token,
    createLocalJWKSet(await openBetbyKeys({ secrets, brandId: 'baize' }).publish()),
    { currentDate: now, issuer: 'baize' },
  )

test('a token says who plays, in which currency and language, and ends with its session', async () => {
  const { payload, protectedHeader } = await read(await issue(['new']), ['new'])
  expect(protectedHeader.alg).toBe('ES256')
  const times = { iat: now.getTime() / 1000, exp: now.getTime() / 1000 + 60 }
  expect(payload).toMatchObject({
    iss: 'baize',
    sub: 'ann',
    jti: 'token',
    lang: 'de',
    currency: 'EUR',
    ...times,
  })
})

test('a token of the key before is believed during a rotation, and no longer after it', async () => {
  const old = await issue(['old'])
  expect((await read(old, ['new', 'old'])).payload.sub).toBe('ann')
  await expect(read(old, ['new'])).rejects.toThrow('no applicable key')
})

test('the published keys hold no private key', async () => {
  const { keys } = await openBetbyKeys({ secrets: ['new', 'old'], brandId: 'baize' }).publish()
  expect(keys.map((key) => Object.keys(key).sort())).toEqual(
    Array(2).fill(['alg', 'crv', 'kid', 'kty', 'use', 'x', 'y']),
  )
})
