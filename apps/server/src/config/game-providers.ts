import { readFileSync } from 'node:fs'
import { ConfigError, readList } from './setting.ts'

const PROVIDER_IDS = { of: /^[a-z][a-z0-9-]{0,39}$/, such: 'ids of game providers such as "studio"' }

/**
 * Returns a function that answers the ids of the game providers that are switched off now: those of GAME_PROVIDERS_OFF, or of the file
 * that GAME_PROVIDERS_OFF_FILE names, which is read again at each call. Throws ConfigError for what is no list of ids, at once and later.
 */
export function readProvidersOff(env: NodeJS.ProcessEnv): () => readonly string[] {
  const name = 'GAME_PROVIDERS_OFF'
  const file = env[`${name}_FILE`]
  const given = readList(env, name, PROVIDER_IDS)
  const read = () => (file ? readList({ [name]: contentOf(file) }, name, PROVIDER_IDS) : given)
  read()
  return read
}

function contentOf(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    throw new ConfigError(`GAME_PROVIDERS_OFF_FILE names ${file}, which cannot be read.`)
  }
}
