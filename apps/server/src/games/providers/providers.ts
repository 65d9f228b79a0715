import type { GameFamilies } from './families.ts'
import { openOryx } from './oryx.ts'
import { openPateplay } from './pateplay.ts'
import { openPlayngo } from './playngo.ts'
import { openPragmatic } from './pragmatic.ts'
import type { GameProvider, ProviderDeps } from './provider.ts'
import { publishedKey } from './published-key.ts'
import { openSoftswiss } from './softswiss.ts'
import { openStudio } from './studio.ts'
import { openTomhorn } from './tomhorn.ts'
import { openTvbet } from './tvbet.ts'
import { openVenum } from './venum.ts'

/** The part of the configuration that the adapters need. */
export interface ProviderSettings {
  /** Where the server reaches the stand-ins, without a slash at the end. */
  sandboxUrl: string
  secrets: { studio: readonly string[] }
  gameFamilies: GameFamilies
}

/**
 * The game providers, in the order in which the catalogue lists them: the only place outside an
 * adapter that names one. Games of the first keep their own ids, which content and history name,
 * and so do those of the stand-ins, which share out the titles of one studio. A vendor of the
 * operator's has a prefix that ends with a dot, which no own id has.
 */
export function openProviders({
  sandboxUrl,
  secrets,
  gameFamilies,
  ...deps
}: ProviderDeps & ProviderSettings): GameProvider[] {
  const own = openStudio({
    ...deps,
    id: 'studio',
    gamePrefix: '',
    url: `${sandboxUrl}/studio`,
    secrets: secrets.studio,
  })
  const { softswiss, playngo, oryx, tvbet, tomhorn, pateplay, venum, pragmatic } = gameFamilies
  const all = { ...deps, catalogueSecrets: secrets.studio }
  return [
    own,
    softswiss && openSoftswiss({ ...all, ...softswiss }),
    playngo && openPlayngo({ ...all, ...playngo, accessTokens: playngo.secrets }),
    oryx && openOryx({ ...all, ...oryx, listPublicKeys: listKeys(oryx) }),
    tvbet && openTvbet({ ...all, ...tvbet }),
    tomhorn && openTomhorn({ ...all, ...tomhorn }),
    pateplay && openPateplay({ ...all, ...pateplay }),
    venum && openVenum({ ...all, ...venum }),
    pragmatic && openPragmatic({ ...all, ...pragmatic }),
  ].filter((provider) => provider !== null)
}

function listKeys({
  id,
  publicKeys,
  apiUrl,
}: NonNullable<GameFamilies['oryx']>): () => Promise<readonly string[]> {
  return publicKeys ? async () => publicKeys : publishedKey(id, `${apiUrl}/public-key`)
}
