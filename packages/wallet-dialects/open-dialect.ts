import type { Dialect, DialectName } from './dialect.ts'
import { openHub88 } from './hub88.ts'
import { openNative } from './native.ts'
import { openPlayngo } from './playngo.ts'
import { openPragmatic } from './pragmatic.ts'
import { openSoftswiss } from './softswiss.ts'
import { openTomhorn } from './tomhorn.ts'
import { openTvbet } from './tvbet.ts'

/**
 * The credentials that a casino and a provider have agreed on. `secret` is the PEM of the private
 * key for Hub88, and the access token for Play'n GO.
 */
export interface Credentials {
  secret: string
  /** Name of the casino or of the provider in the calls of dialects that send one. */
  partner: string
}

const OPEN: Record<DialectName, (credentials: Credentials) => Dialect> = {
  native: ({ secret }) => openNative({ secrets: [secret] }),
  softswiss: ({ secret, partner }) => openSoftswiss({ secret, casinoId: partner }),
  hub88: ({ secret }) => openHub88({ privateKey: secret }),
  playngo: ({ secret, partner }) => openPlayngo({ accessToken: secret, productId: partner }),
  tvbet: ({ secret }) => openTvbet({ secret }),
  tomhorn: ({ secret, partner }) => openTomhorn({ secret, partnerId: partner }),
  pragmatic: ({ secret, partner }) => openPragmatic({ secret, providerId: partner }),
}

export const DIALECTS = Object.keys(OPEN) as DialectName[]

export function openDialect(name: DialectName, credentials: Credentials): Dialect {
  return OPEN[name](credentials)
}
