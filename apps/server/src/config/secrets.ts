import { readFileSync } from 'node:fs'
import { isGuessable } from './secret-strength.ts'
import { ConfigError } from './setting.ts'

/** The first signs; each of them is believed, so that a secret can be replaced while the casino is open. */
export type Keys = readonly [string, ...string[]]

export interface Secrets {
  session: Keys
  studio: Keys
  cashier: Keys
  mail: Keys
  /** Keys of the content API. */
  content: Keys
}

/** Good enough for a laptop; refused in production. */
export const DEMO_SECRET = 'baize-demo-secret-do-not-use-in-production'
const SHORTEST = 32
/** Every secret that we know of; all have different values in production. */
const NAMES = ['SESSION_SECRET', 'STUDIO_SECRET', 'CASHIER_SECRET', 'MAIL_SECRET', 'CONTENT_API_KEY', 'LOCALES_KEY', 'CHAT_SECRET']

export function readSecrets(env: NodeJS.ProcessEnv, production: boolean): Secrets {
  const secrets = {
    session: readKeys(env, 'SESSION_SECRET', production),
    studio: readKeys(env, 'STUDIO_SECRET', production),
    cashier: readKeys(env, 'CASHIER_SECRET', production),
    mail: readKeys(env, 'MAIL_SECRET', production),
    content: readKeys(env, 'CONTENT_API_KEY', production),
  }
  if (production) refuseShared(env)
  return secrets
}

/** `X`, and `X_PREVIOUS` when there is one. */
export function readKeys(env: NodeJS.ProcessEnv, name: string, production: boolean): Keys {
  const previous = `${name}_PREVIOUS`
  const current = secret(env, name, production)
  return readSecret(env, previous) === undefined ? [current] : [current, secret(env, previous, production)]
}

/** What the stand-ins must know as well, by name, wherever the casino has it from. */
export function readSharedSecrets(env: NodeJS.ProcessEnv = process.env): Record<string, string> {
  const names = ['STUDIO_SECRET', 'CASHIER_SECRET', 'MAIL_SECRET', 'CHAT_SECRET']
  return Object.fromEntries(names.map((name) => [name, secret(env, name, false)]))
}

/** The names of the second keys that are set. */
export function listPrevious(env: NodeJS.ProcessEnv): string[] {
  return NAMES.map((name) => `${name}_PREVIOUS`).filter((name) => readSecret(env, name) !== undefined)
}

/** `X`, or the content of the file that `X_FILE` names. */
export function readSecret(env: NodeJS.ProcessEnv, name: string): string | undefined {
  const file = env[`${name}_FILE`]
  if (!file) return env[name] || undefined
  const content = contentOf(file, `${name}_FILE`).trim()
  if (!content) throw new ConfigError(`${name}_FILE names ${file}, which is empty.`)
  return content
}

/** Throws ConfigError for a secret that others know or can guess. A vendor decides how long its own are: `shortest` is for those. */
export function refuseWeak(name: string, given: string, shortest = SHORTEST): void {
  if (given === DEMO_SECRET || given.length < shortest)
    throw new ConfigError(`Set ${name} to a random text of at least ${SHORTEST} characters.`)
  if (isGuessable(given))
    throw new ConfigError(`${name} can be guessed. Set it to a random text, such as \`openssl rand -base64 33\` writes.`)
}

function secret(env: NodeJS.ProcessEnv, name: string, production: boolean): string {
  const given = readSecret(env, name) ?? DEMO_SECRET
  if (production) refuseWeak(name, given)
  return given
}

/** With one value for two purposes, who is told the one could act as the other. */
function refuseShared(env: NodeJS.ProcessEnv): void {
  const seen = new Map<string, string>()
  for (const name of NAMES.flatMap((each) => [each, `${each}_PREVIOUS`])) {
    const value = readSecret(env, name)
    const other = value && seen.get(value)
    if (other) throw new ConfigError(`${other} and ${name} have the same value. Set each to a random text of its own.`)
    if (value) seen.set(value, name)
  }
}

function contentOf(file: string, setting: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    throw new ConfigError(`${setting} names ${file}, which cannot be read.`)
  }
}
