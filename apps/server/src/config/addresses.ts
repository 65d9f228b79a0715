import { ConfigError } from './setting.ts'

/** Without a slash at the end. */
export function readAddress(env: NodeJS.ProcessEnv, name: string): string | null {
  const given = env[name]
  if (!given) return null
  if (!/^https?:\/\//.test(given) || !URL.canParse(given))
    throw new ConfigError(`${name} must be an address such as "https://casino.example", not "${given}".`)
  return given.replace(/\/+$/, '')
}

/** Whatever follows the host would be lost: pages, cookies and links begin at the root. */
export function readOrigin(env: NodeJS.ProcessEnv, name: string): string | null {
  const address = readAddress(env, name)
  if (!address) return null
  const { origin, href } = new URL(address)
  if (href !== `${origin}/`) throw new ConfigError(`${name} must end after the host or the port, as "${origin}" does, not "${address}".`)
  return origin
}
