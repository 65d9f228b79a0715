import type { VendorAddresses } from '../sports/providers/vendor-addresses.ts'
import { readAddress, refusePlain } from './addresses.ts'
import { ConfigError, readList } from './setting.ts'

export interface SportsbookConfig extends VendorAddresses {
  /**
   * Sources of the page's policy besides the book's own address: what it loads from, calls and
   * frames.
   */
  origins: readonly string[]
  /** Where the server looks for events by text; null for a vendor that has no such address. */
  eventsUrl: string | null
}

const EVENTS = 'SPORTSBOOK_EVENTS_URL'
/** Where one of these is set, the stand-in does not decide what is found. */
const VENDORS = ['ALTENAR_SCRIPT_URL', 'BETBY_SCRIPT_URL', 'DELASPORT_URL', 'HAD_URL']
const NAME = /^[\w.:-]{1,100}$/
const SOURCES = {
  of: /^(https|wss):\/\/(\*\.)?[\w-]+(\.[\w-]+)*(:\d+)?$/,
  such: 'origins such as "https://*.vendor.example"',
}

/** The stand-in's addresses for what the operator has not named. */
export function readSportsbook(
  env: NodeJS.ProcessEnv,
  {
    production,
    sandboxUrl,
    sandboxInternalUrl,
  }: { production: boolean; sandboxUrl: string; sandboxInternalUrl: string | null },
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
    eventsUrl:
      EVENTS in env || !VENDORS.some((name) => env[name])
        ? address(EVENTS, `${sandboxInternalUrl ?? sandboxUrl}/book/api/events`)
        : null,
  }
}

function readName(env: NodeJS.ProcessEnv, name: string, otherwise: string): string {
  const given = env[name] || otherwise
  if (!NAME.test(given))
    throw new ConfigError(
      `${name} must have 1 to 100 letters, digits, dots, colons and dashes, not "${given}".`,
    )
  return given
}
