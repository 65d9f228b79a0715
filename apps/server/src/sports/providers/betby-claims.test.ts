import { createLocalJWKSet, exportJWK, generateKeyPair, SignJWT } from 'jose'
import { expect, test } from 'vitest'
import { readClaims } from './betby-claims.ts'

const DAY_S = 86_400
const NOW_S = Date.UTC(2026, 10, 26) / 1000
const { privateKey, publicKey } = await generateKeyPair('RS256')
const keys = createLocalJWKSet({ keys: [{ ...(await exportJWK(publicKey)), alg: 'RS256' }] })
const clock = { now: () => new Date(NOW_S * 1000), nowMs: () => NOW_S * 1000 }

test.each([
  [0, true],
  [29, true],
  [31, false],
  [-0.9, true],
  [-2, false],
])(
  'a call of Betby that was signed %d days ago, and is to hold for a year, is believed: %s',
  async (days, isBelieved) => {
    const token = await new SignJWT({ payload: { bet_transaction_id: 'a' } })
      .setProtectedHeader({ alg: 'RS256' })
      .setIssuedAt(NOW_S - days * DAY_S)
      .setExpirationTime(NOW_S + 365 * DAY_S)
      .setJti('one')
      .setIssuer('betby')
      .setAudience('baize')
      .sign(privateKey)
    const raw = Buffer.from(JSON.stringify({ payload: token }))
    expect((await readClaims({ brandId: 'baize', clock }, keys, raw)) !== null).toBe(isBelieved)
  },
)
