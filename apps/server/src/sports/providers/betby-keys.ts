import { createECDH, createHmac } from 'node:crypto'
import { calculateJwkThumbprint, type JWK, SignJWT } from 'jose'
import type { SportsSession } from '../bets/bet-state.ts'

export interface BetbyKeys {
  /**
   * The token by which Betby's book knows the player. Its `jti` is the token of the session, which
   * Betby calls `session_id`.
   */
  issue(of: { session: SportsSession; sessionToken: string; now: Date }): Promise<string>
  /** The public keys, the current one first, as a JSON Web Key Set. */
  publish(): Promise<{ keys: JWK[] }>
}

/**
 * Keys derived from `secrets`: the first signs; the public keys of all of them are published, so
 * that a rotation ends no session.
 */
export function openBetbyKeys({
  secrets,
  brandId,
}: {
  secrets: readonly string[]
  brandId: string
}): BetbyKeys {
  const keys = Promise.all(secrets.map(keyOf))
  return {
    async issue({ session, sessionToken, now }) {
      const [key] = await keys
      if (!key) throw new Error('There is no key to sign tokens of the sportsbook with.')
      const { playerId, language, currency, expiresAtMs } = session
      const features = { is_cashout_available: true, is_match_tracker_available: true }
      // The name is seen by the vendor only: it learns no more of the player than it needs.
      return new SignJWT({
        name: playerId,
        lang: language,
        currency,
        odds_format: 'decimal',
        ff: features,
      })
        .setProtectedHeader({ alg: 'ES256', typ: 'JWT', kid: key.kid ?? '' })
        .setIssuer(brandId)
        .setSubject(playerId)
        .setJti(sessionToken)
        .setIssuedAt(Math.floor(now.getTime() / 1000))
        .setExpirationTime(Math.floor(expiresAtMs / 1000))
        .sign(key)
    },
    publish: async () => ({
      keys: (await keys).map(({ d: _private, ...key }) => ({ ...key, alg: 'ES256', use: 'sig' })),
    }),
  }
}

/** A number that is no key of the curve (about one in four thousand million) is passed over. */
async function keyOf(secret: string): Promise<JWK> {
  for (let attempt = 0; ; attempt++) {
    const ecdh = createECDH('prime256v1')
    const scalar = createHmac('sha256', secret).update(`sportsbook tokens ${attempt}`).digest()
    try {
      ecdh.setPrivateKey(scalar)
    } catch {
      continue
    }
    const point = ecdh.getPublicKey()
    const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) =>
      half.toString('base64url'),
    )
    const jwk: JWK = { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' }
    return { ...jwk, d: scalar.toString('base64url'), kid: await calculateJwkThumbprint(jwk) }
  }
}
