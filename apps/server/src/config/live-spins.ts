import { secretFor } from '#contracts/signature.ts'
import type { LiveSpinsSettings } from '../games/providers/live-spins.ts'
import { readAddress, refusePlain } from './addresses.ts'
import type { FamilyPlaces } from './game-families.ts'
import { readFamilyKeys, refuseUnusedKeys } from './secrets.ts'
import { ConfigError } from './setting.ts'

const ID = 'livespins'

/**
 * The vendor of live spins, or its stand-in; null in production without a vendor. Throws
 * ConfigError for a vendor without its key.
 */
export function readLiveSpins(
  env: NodeJS.ProcessEnv,
  places: FamilyPlaces,
): LiveSpinsSettings | null {
  const { production, sandboxUrl, sandboxInternalUrl, studioSecrets } = places
  const url = readAddress(env, 'LIVESPINS_URL')
  const pageUrl = readAddress(env, 'LIVESPINS_PAGE_URL') ?? url
  const scriptUrl = readAddress(env, 'LIVESPINS_SCRIPT_URL')
  const secrets = readFamilyKeys(env, 'LIVESPINS', production)
  refuseUnusedKeys('LIVESPINS', url, secrets)
  const own = { id: ID, gamePrefix: `${ID}.`, tenant: env.LIVESPINS_TENANT || 'baize' }
  if (!url || !pageUrl) {
    if (production) return null
    const page = `${sandboxUrl}/studio/${ID}`
    const apiUrl = `${sandboxInternalUrl ?? sandboxUrl}/studio/${ID}/api`
    return {
      ...own,
      apiUrl,
      pageUrl: page,
      scriptUrl: `${page}/sdk.js`,
      secrets: studioSecrets.map((secret) => secretFor(ID, secret)),
    }
  }
  if (production) refusePlain('LIVESPINS_URL', url)
  if (secrets.length === 0)
    throw new ConfigError('LIVESPINS_URL is set: set LIVESPINS_SECRET as well.')
  return { ...own, apiUrl: url, pageUrl, scriptUrl: scriptUrl ?? `${pageUrl}/sdk.js`, secrets }
}
