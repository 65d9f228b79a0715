import { readFileSync } from 'node:fs'
import { ConfigError, readList } from './setting.ts'

const PROVIDER_IDS = {
  of: /^[a-z][a-z0-9-]{0,39}$/,
  such: 'ids of game providers such as "studio"',
}

/**
 * Game providers that are switched off: by name, or in a file that is read again while the casino
 * runs.
 */
export interface ProvidersOff {
  ids: readonly string[]
  path: string | null
}

/** Throws ConfigError for what is no list of ids, and for a file that cannot be read. */
export function readProvidersOff(env: NodeJS.ProcessEnv): ProvidersOff {
  const off = {
    ids: readList(env, 'GAME_PROVIDERS_OFF', PROVIDER_IDS),
    path: env.GAME_PROVIDERS_OFF_PATH || null,
  }
  listProvidersOff(off)
  return off
}

/**
 * The ids of the providers that are switched off now. Throws ConfigError when the file cannot be
 * read, or holds something else.
 */
export function listProvidersOff({ ids, path }: ProvidersOff): readonly string[] {
  return path
    ? readList(
        { GAME_PROVIDERS_OFF_PATH: contentOf(path) },
        'GAME_PROVIDERS_OFF_PATH',
        PROVIDER_IDS,
      )
    : ids
}

function contentOf(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    throw new ConfigError(`GAME_PROVIDERS_OFF_PATH names ${file}, which cannot be read.`)
  }
}
