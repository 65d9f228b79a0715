import { secretFor } from '#contracts/signature.ts'
import type { Dialect } from '#wallet-dialects/dialect.ts'
import { openNative } from '#wallet-dialects/native.ts'
import type { FamilyId } from './family-ids.ts'
import type { KeyPair } from './key-pair.ts'

/** The wallet dialect of each family. `secret` is the one that the studio and the casino share; the vendors' are made from it. */
export function openDialects(secret: string, _keyPair: () => Promise<KeyPair>): Record<FamilyId, () => Promise<Dialect> | Dialect> {
  const of = (family: FamilyId) => secretFor(family, secret)
  const ready = (dialect: Dialect) => () => dialect
  return {
    studio: ready(openNative({ secrets: [secret] })),
    pateplay: ready(openNative({ secrets: [of('pateplay')] })),
    venum: ready(openNative({ secrets: [of('venum')] })),
  }
}
