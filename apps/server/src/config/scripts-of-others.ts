import type { Config } from '../config.ts'
import type { Licences } from '../markets/licences.ts'
import { listSealScripts } from '../markets/seals.ts'
import { wirepathScript } from '../payments/providers/wirepath.ts'
import { originsOfFamilies, scriptsOfFamilies } from './game-families.ts'

/** Addresses from which pages load the scripts of third parties. */
export function scriptsOfOthers({ sandboxUrl, sealScriptUrl, gameFamilies }: Config, licences: Licences) {
  return {
    sportsbookUrl: `${sandboxUrl}/book/`,
    gameOrigins: originsOfFamilies(gameFamilies),
    gameScripts: scriptsOfFamilies(gameFamilies),
    thirdPartyScripts: [...listSealScripts(sealScriptUrl, licences), wirepathScript(`${sandboxUrl}/cashier`)],
  }
}
