import { createHmac } from 'node:crypto'
import { jwtVerify, SignJWT } from 'jose'
import type { Clock } from '../../kit/clock.ts'
import type { Viewer } from '../../kit/request-context.ts'

const ACCESS_TOKEN_S = 600
const AUDIENCE = 'baize'

interface ReadToken {
  viewer: Viewer
  expiresAtMs: number
  /** Number of refreshes of the session when this token was issued. */
  generation: number
}

export interface AccessTokens {
  issue(viewer: Viewer, generation: number): Promise<string>
  /**
   * Returns null for a token that is expired, forged or made for another service. Does not check
   * whether its session has ended.
   */
  read(token: string): Promise<ReadToken | null>
}

/**
 * Tokens that prove for ten minutes who the caller is. They are signed with a key of their own,
 * derived from the first of `secrets`; what another of them has signed is believed as well.
 */
export function openAccessTokens({
  secrets,
  clock,
}: {
  secrets: readonly [string, ...string[]]
  clock: Clock
}): AccessTokens {
  const [key, ...others] = [keyOf(secrets[0]), ...secrets.slice(1).map(keyOf)] as const
  return {
    issue({ playerId, sessionId }, generation) {
      const nowS = Math.floor(clock.nowMs() / 1000)
      return new SignJWT({ sid: sessionId, gen: generation })
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
        .setSubject(playerId)
        .setAudience(AUDIENCE)
        .setIssuedAt(nowS)
        .setExpirationTime(nowS + ACCESS_TOKEN_S)
        .sign(key)
    },
    async read(token) {
      for (const each of [key, ...others]) {
        const known = await readWith(each, token, clock)
        if (known) return known
      }
      return null
    },
  }
}

async function readWith(key: Buffer, token: string, clock: Clock): Promise<ReadToken | null> {
  try {
    const { payload } = await jwtVerify(token, key, {
      algorithms: ['HS256'],
      audience: AUDIENCE,
      requiredClaims: ['sub', 'sid', 'exp'],
      currentDate: clock.now(),
    })
    const { sub, sid, exp, gen } = payload
    if (typeof sub !== 'string' || typeof sid !== 'string' || exp === undefined) return null
    return {
      viewer: { playerId: sub, sessionId: sid },
      expiresAtMs: exp * 1000,
      generation: typeof gen === 'number' ? gen : 0,
    }
  } catch {
    return null
  }
}

function keyOf(secret: string): Buffer {
  return createHmac('sha256', secret).update('access token').digest()
}
