import type { VendorAddresses } from '../sports/providers/vendor-addresses.ts'
import { readAddress, refusePlain } from './addresses.ts'
import { ConfigError, readList } from './setting.ts'

export interface SportsbookConfig extends VendorAddresses {
  /** What the book loads from, calls and frames besides its own address: sources of the policy. */
  origins: readonly string[]
}

const NAME = /^[\w.:-]{1,100}$/
const SOURCES = { of: /^(https|wss):\/\/(\*\.)?[\w-]+(\.[\w-]+)*(:\d+)?$/, such: 'origins such as "https://*.vendor.example"' }

/** The stand-in's addresses for what the operator has not named. */
export function readSportsbook(
  env: NodeJS.ProcessEnv,
  { production, sandboxUrl }: { production: boolean; sandboxUrl: string },
): SportsbookConfig {
  const standIn = `${sandboxUrl}/book`
  const address = (name: string, otherwise: string) => {
    const url = readAddress(env, name) ?? otherwise
    if (production) refusePlain(name, url)
    return url
  }
  return {
    altenar: {
      scriptUrl: address('ALTENAR_SCRIPT_URL', `${standIn}/altenarWSDK.js`),
      integration: readName(env, 'ALTENAR_INTEGRATION', 'baize'),
    },
    betby: {
      scriptUrl: address('BETBY_SCRIPT_URL', `${standIn}/bt-renderer.min.js`),
      brandId: readName(env, 'BETBY_BRAND_ID', 'baize'),
      skin: readName(env, 'BETBY_SKIN', 'dark'),
    },
    delasportUrl: address('DELASPORT_URL', `${standIn}/frame`),
    hadUrl: address('HAD_URL', `${standIn}/frame/{language}`),
    origins: readList(env, 'SPORTSBOOK_ORIGINS', SOURCES),
  }
}

function readName(env: NodeJS.ProcessEnv, name: string, otherwise: string): string {
  const given = env[name] || otherwise
  if (!NAME.test(given)) throw new ConfigError(`${name} must have 1 to 100 letters, digits, dots, colons and dashes, not "${given}".`)
  return given
}
