import { type JWTPayload, type JWTVerifyGetKey, jwtVerify } from 'jose'
import * as v from 'valibot'
import type { Clock } from '../../kit/clock.ts'
import { BELIEVED_FOR_MS } from '../../players/attempts/signed-calls.ts'

const CLOCKS_DIFFER_BY_S = 30
const DAY_MS = 24 * 3_600_000

/**
 * The claims of a call that one of the keys has signed for this casino; null for any other. A call
 * is not believed for longer than it is remembered where it came first, whatever its expiry says.
 */
export async function readClaims(
  { brandId, clock }: { brandId: string; clock: Clock },
  keys: JWTVerifyGetKey,
  raw: Buffer,
): Promise<JWTPayload | null> {
  try {
    const { payload: token } = v.parse(
      v.object({ payload: v.string() }),
      JSON.parse(raw.toString('utf8')),
    )
    const { payload } = await jwtVerify(token, keys, {
      algorithms: ['RS256'],
      // A call that was signed for another casino is not for us.
      audience: brandId,
      currentDate: clock.now(),
      clockTolerance: CLOCKS_DIFFER_BY_S,
      requiredClaims: ['iat', 'exp', 'jti', 'iss', 'payload'],
    })
    const agoMs = clock.nowMs() - Number(payload.iat) * 1000
    return agoMs >= -DAY_MS && agoMs <= BELIEVED_FOR_MS ? payload : null
  } catch {
    return null
  }
}
