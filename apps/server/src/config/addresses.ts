import { isThisMachine } from '../kit/this-machine.ts'
import { ConfigError } from './setting.ts'

/** Reads an address of the web, and returns it without a slash at the end. */
export function readAddress(env: NodeJS.ProcessEnv, name: string): string | null {
  const given = env[name]
  if (!given) return null
  if (!/^https?:\/\//.test(given) || !URL.canParse(given))
    throw new ConfigError(
      `${name} must be an address such as "https://casino.example", not "${given}".`,
    )
  return given.replace(/\/+$/, '')
}

/**
 * Refuses an address with a path, which would be lost: pages, cookies and links begin at the root.
 */
export function readOrigin(env: NodeJS.ProcessEnv, name: string): string | null {
  const address = readAddress(env, name)
  if (!address) return null
  const { origin, href } = new URL(address)
  if (href !== `${origin}/`)
    throw new ConfigError(
      `${name} must end after the host or the port, as "${origin}" does, not "${address}".`,
    )
  return origin
}

/** Throws ConfigError when a setting leads to another machine without encryption. */
export function refusePlain(name: string, address: string): void {
  if (!isThisMachine(address) && !address.startsWith('https:'))
    throw new ConfigError(
      `${name} must begin with "https://" unless it is an address of this machine; "${address}" does not.`,
    )
}

const YEAR_S = 31_536_000

/**
 * None for this machine: it would keep browsers from every other server that is tried out on it.
 */
export function readHsts(env: NodeJS.ProcessEnv, publicUrl: string | null): string | null {
  const given = env.HSTS || `max-age=${YEAR_S}`
  if (!/^max-age=\d{1,9}(; includeSubDomains)?(; preload)?$/.test(given))
    throw new ConfigError(
      `HSTS must be such as "max-age=${YEAR_S}; includeSubDomains", not "${given}".`,
    )
  return publicUrl?.startsWith('https:') && !isThisMachine(publicUrl) ? given : null
}
