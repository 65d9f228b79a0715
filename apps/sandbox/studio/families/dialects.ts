import { secretFor } from '#contracts/signature.ts'
import type { Dialect } from '#wallet-dialects/dialect.ts'
import { openHub88 } from '#wallet-dialects/hub88.ts'
import { openNative } from '#wallet-dialects/native.ts'
import { openPlayngo } from '#wallet-dialects/playngo.ts'
import { openPragmatic } from '#wallet-dialects/pragmatic.ts'
import { openSoftswiss } from '#wallet-dialects/softswiss.ts'
import { openTomhorn } from '#wallet-dialects/tomhorn.ts'
import { openTvbet } from '#wallet-dialects/tvbet.ts'
import type { FamilyId } from './family-ids.ts'
import type { KeyPair } from './key-pair.ts'

/**
 * The wallet dialect of each family. `secret` is the one that the studio and the casino share; the
 * vendors' are made from it.
 */
export function openDialects(
  secret: string,
  keyPair: () => Promise<KeyPair>,
): Record<FamilyId, () => Promise<Dialect> | Dialect> {
  const of = (family: FamilyId) => secretFor(family, secret)
  const ready = (dialect: Dialect) => () => dialect
  return {
    studio: ready(openNative({ secrets: [secret] })),
    softswiss: ready(openSoftswiss({ casinoId: 'baize', secret: of('softswiss') })),
    playngo: ready(openPlayngo({ accessToken: of('playngo'), productId: '1' })),
    oryx: async () => openHub88({ privateKey: (await keyPair()).privateKey }),
    tvbet: ready(openTvbet({ secret: of('tvbet') })),
    tomhorn: ready(openTomhorn({ partnerId: 'baize', secret: of('tomhorn') })),
    pateplay: ready(openNative({ secrets: [of('pateplay')] })),
    venum: ready(openNative({ secrets: [of('venum')] })),
    livespins: ready(openNative({ secrets: [of('livespins')] })),
    pragmatic: ready(openPragmatic({ providerId: 'pragmaticplay', secret: of('pragmatic') })),
  }
}
