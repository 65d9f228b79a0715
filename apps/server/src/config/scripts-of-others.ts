import type { Config } from '../config.ts'
import type { BookSources } from '../edge/pages/policy.ts'
import type { Licences } from '../markets/licences.ts'
import { listSealScripts } from '../markets/seals.ts'
import { wirepathScript } from '../payments/providers/wirepath.ts'
import { scriptOfVendor } from '../sports/providers/vendor-addresses.ts'
import { originsOfFamilies, scriptsOfFamilies } from './game-families.ts'
import type { SportsbookConfig } from './sportsbook.ts'

/** Returns the addresses from which pages may load scripts of third parties. */
export function scriptsOfOthers(
  { sandboxUrl, sealScriptUrl, gameFamilies, liveSpins, sportsbook }: Config,
  licences: Licences,
) {
  return {
    book: sourcesOf(sportsbook, licences.market.sportsProvider),
    gameOrigins: [
      ...originsOfFamilies(gameFamilies),
      ...(liveSpins ? [new URL(liveSpins.pageUrl).origin] : []),
    ],
    gameScripts: [...scriptsOfFamilies(gameFamilies), ...(liveSpins ? [liveSpins.scriptUrl] : [])],
    thirdPartyScripts: [
      ...listSealScripts(sealScriptUrl, licences),
      wirepathScript(`${sandboxUrl}/cashier`),
    ],
  }
}

/**
 * Returns the sources of the one vendor whose book the casino shows. Pages may load nothing of the
 * other vendors.
 */
function sourcesOf(
  sportsbook: SportsbookConfig,
  vendor: Licences['market']['sportsProvider'],
): BookSources {
  const { delasportUrl, hadUrl, origins } = sportsbook
  const script = scriptOfVendor(sportsbook, vendor)
  const frame = vendor === 'HAD' ? hadUrl : delasportUrl
  return { script, frame: script === null ? frame : null, origins }
}
