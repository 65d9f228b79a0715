import { createRemoteJWKSet, errors, jwtVerify } from 'jose'
import { BetRefusal, CasinoSilent } from './bet-wallet.ts'

const TIMEOUT_MS = 5_000

/**
 * Errors of jose about the casino's keys, or about keys that did not come; all its other errors are
 * about the token.
 */
const OF_THE_CASINO: ReadonlySet<string> = new Set([
  errors.JOSEError.code,
  errors.JWKInvalid.code,
  errors.JWKSInvalid.code,
  errors.JWKSTimeout.code,
])

/**
 * Returns what reads the token of a page: the wallet's own token as it is, and of a signed token of
 * the Betby face its `jti`, once the casino's published key has proven it. Throws `BetRefusal` and
 * `CasinoSilent`.
 */
export function openPlayerTokens(casinoUrl: string): (given: string) => Promise<string> {
  const keys = createRemoteJWKSet(new URL(`${casinoUrl}/providers/betby/jwks.json`), {
    timeoutDuration: TIMEOUT_MS,
  })
  return async (given) => {
    if (given.split('.').length !== 3) return given
    try {
      const { payload } = await jwtVerify(given, keys, { algorithms: ['ES256'] })
      return payload.jti ?? ''
    } catch (error) {
      if (error instanceof errors.JWTExpired) throw new BetRefusal('TOKEN_EXPIRED')
      if (error instanceof errors.JOSEError && !OF_THE_CASINO.has(error.code))
        throw new BetRefusal('TOKEN_UNKNOWN')
      throw new CasinoSilent('jwks', { cause: error })
    }
  }
}
