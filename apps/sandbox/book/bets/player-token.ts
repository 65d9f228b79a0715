import { createRemoteJWKSet, jwtVerify } from 'jose'
import { BetRefusal, CasinoSilent } from './bet-wallet.ts'

const TIMEOUT_MS = 5_000

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
      const code = error instanceof Error && 'code' in error ? error.code : null
      if (code === 'ERR_JWT_EXPIRED') throw new BetRefusal('TOKEN_EXPIRED')
      if (typeof code === 'string' && /^ERR_J(WT|WS)_|NO_MATCHING_KEY/.test(code))
        throw new BetRefusal('TOKEN_UNKNOWN')
      throw new CasinoSilent('jwks', { cause: error })
    }
  }
}
