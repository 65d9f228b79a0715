import { readFileSync } from 'node:fs'
import { isThisMachine } from '../kit/this-machine.ts'
import { isGuessable, NEEDED_BITS } from './secret-strength.ts'
import { ConfigError } from './setting.ts'

/**
 * The first signs; each of them is believed, so that a secret can be replaced while the casino is
 * open.
 */
export type Keys = readonly [string, ...string[]]

export interface Secrets {
  session: Keys
  studio: Keys
  cashier: Keys
  mail: Keys
}

/** Good enough for a laptop; refused in production. */
export const DEMO_SECRET = 'baize-demo-secret-do-not-use-in-production'
const SHORTEST = 32
/** Mail services give out passwords of 16 small letters. */
const NEEDED_BITS_OF_MAIL = 32
/** Vendors of games give out keys of 16 letters and digits. */
const NEEDED_BITS_OF_FAMILIES = 64
/**
 * The operator makes these, and we check or sign with them: two of each can be in use at the same
 * time.
 */
const OWN = ['SESSION_SECRET', 'STUDIO_SECRET', 'CASHIER_SECRET', 'MAIL_SECRET'] as const
/**
 * Others check these, and it is with them that two can be in use. The secret part of an address is
 * its password.
 */
const OF_OTHERS = ['CHAT_SECRET', 'LOCIZE_API_KEY', 'DATABASE_URL', 'SMTP_URL'] as const

/**
 * Shared with the vendors of the launch families and of the sportsbook; two of each can be in use
 * at the same time.
 */
const FAMILIES = [
  'SOFTSWISS',
  'PLAYNGO',
  'TVBET',
  'TOMHORN',
  'PATEPLAY',
  'VENUM',
  'PRAGMATIC',
  'LIVESPINS',
  'DELASPORT',
] as const

type OwnSecret = (typeof OWN)[number]
type FamilySecret = `${(typeof FAMILIES)[number]}_SECRET`
type PreviousSecret = `${OwnSecret}_PREVIOUS`
/**
 * Every secret that the casino reads; all have different values in production. docs/operating.md
 * says of each how it is replaced.
 */
export type SecretName =
  | OwnSecret
  | PreviousSecret
  | FamilySecret
  | `${FamilySecret}_PREVIOUS`
  | (typeof OF_OTHERS)[number]

const previousOf = (name: OwnSecret): PreviousSecret => `${name}_PREVIOUS`

export function readSecrets(env: NodeJS.ProcessEnv, production: boolean): Secrets {
  const secrets = {
    session: readKeys(env, 'SESSION_SECRET', production),
    studio: readKeys(env, 'STUDIO_SECRET', production),
    cashier: readKeys(env, 'CASHIER_SECRET', production),
    mail: readKeys(env, 'MAIL_SECRET', production),
  }
  if (production) {
    for (const name of OF_OTHERS) refuseWeakOfOthers(env, name)
    refuseShared(env)
  }
  return secrets
}

/** `X`, and `X_PREVIOUS` when there is one. */
function readKeys(env: NodeJS.ProcessEnv, name: OwnSecret, production: boolean): Keys {
  const previous = previousOf(name)
  const current = secret(env, name, production)
  return readSecret(env, previous) === undefined
    ? [current]
    : [current, secret(env, previous, production)]
}

/**
 * The keys shared with the vendor of a launch family or of the sportsbook; none where it has none.
 */
export function readFamilyKeys(
  env: NodeJS.ProcessEnv,
  family: (typeof FAMILIES)[number],
  production: boolean,
): readonly string[] {
  const names = [`${family}_SECRET`, `${family}_SECRET_PREVIOUS`] as const
  const keys = names.flatMap((name) => readSecret(env, name) ?? [])
  // The vendor decides how long its secrets are.
  if (production)
    for (const key of keys)
      refuseWeak(`${family}_SECRET`, key, { shortest: 0, neededBits: NEEDED_BITS_OF_FAMILIES })
  return keys
}

/** Throws for keys of a vendor without an address: the stand-in takes its place, with its own key. */
export function refuseUnusedKeys(
  vendor: string,
  url: string | null,
  keys: readonly string[],
): void {
  if (url !== null || keys.length === 0) return
  throw new ConfigError(
    `${vendor}_SECRET or ${vendor}_SECRET_PREVIOUS is set: set ${vendor}_URL as well, without which no key is used.`,
  )
}

/**
 * Returns the secrets that the stand-ins must know as well, by name, wherever the casino has them
 * from.
 */
export function readSharedSecrets(env: NodeJS.ProcessEnv = process.env): Record<string, string> {
  const names = ['STUDIO_SECRET', 'CASHIER_SECRET', 'MAIL_SECRET', 'CHAT_SECRET'] as const
  return Object.fromEntries(names.map((name) => [name, secret(env, name, false)]))
}

/** The names of the second keys that are set. */
export function listPrevious(env: NodeJS.ProcessEnv): string[] {
  return OWN.map(previousOf).filter((name) => readSecret(env, name) !== undefined)
}

/** `X`, or the content of the file that `X_FILE` names. */
export function readSecret(env: NodeJS.ProcessEnv, name: SecretName): string | undefined {
  const file = env[`${name}_FILE`]
  if (!file) return env[name] || undefined
  const content = contentOf(file, `${name}_FILE`).trim()
  if (!content) throw new ConfigError(`${name}_FILE names ${file}, which is empty.`)
  return content
}

/** Throws ConfigError for a secret that others know or can guess. */
function refuseWeak(
  name: string,
  given: string,
  { shortest = SHORTEST, neededBits = NEEDED_BITS } = {},
): void {
  if (given === DEMO_SECRET || given.length < shortest)
    throw new ConfigError(`Set ${name} to a random text of at least ${SHORTEST} characters.`)
  if (isGuessable(given, neededBits))
    throw new ConfigError(
      `${name.replace(/^t/, 'T')} can be guessed. Set it to a random text, such as \`openssl rand -base64 33\` writes.`,
    )
}

/**
 * The other party decides how long its secrets are. A service on this machine may have a weak
 * password: no other machine reaches it.
 */
function refuseWeakOfOthers(env: NodeJS.ProcessEnv, name: (typeof OF_OTHERS)[number]): void {
  const secretPart = secretPartOf(env, name)
  if (!secretPart) return
  const isAddress = name === 'DATABASE_URL' || name === 'SMTP_URL'
  if (isAddress && isHere(parseAddress(readSecret(env, name)))) return
  const neededBits = name === 'SMTP_URL' ? NEEDED_BITS_OF_MAIL : NEEDED_BITS
  refuseWeak(isAddress ? `the password in ${name}` : name, secretPart, { shortest: 0, neededBits })
}

function secretPartOf(env: NodeJS.ProcessEnv, name: SecretName): string | undefined {
  const given = readSecret(env, name)
  if (name !== 'DATABASE_URL' && name !== 'SMTP_URL') return given
  const address = parseAddress(given)
  // The database's client takes a password behind the question mark first, so this does as well.
  const parameter = name === 'DATABASE_URL' ? address?.searchParams.get('password') : null
  if (parameter) return parameter
  const password = address?.password ?? ''
  try {
    return decodeURIComponent(password)
  } catch {
    return password
  }
}

/** An address of a database may name its host behind the question mark alone. */
function parseAddress(given = ''): URL | null {
  return URL.parse(given) ?? URL.parse(given.replace('@/', '@unnamed/'))
}

/** A path of a socket is one of this machine. */
function isHere(address: URL | null): boolean {
  if (!address) return false
  const parameter = address.protocol.startsWith('smtp') ? null : address.searchParams.get('host')
  if (parameter?.startsWith('/')) return true
  const host = parameter ? `postgres://${parameter}` : address.href
  return URL.canParse(host) && isThisMachine(host)
}

function secret(env: NodeJS.ProcessEnv, name: SecretName, production: boolean): string {
  const given = readSecret(env, name) ?? DEMO_SECRET
  if (production) refuseWeak(name, given)
  return given
}

/**
 * Throws when two secrets have one value: a third party that knows it for one purpose could use it
 * for the other.
 */
function refuseShared(env: NodeJS.ProcessEnv): void {
  const seen = new Map<string, string>()
  for (const name of [
    ...OWN.flatMap((each) => [each, previousOf(each)]),
    ...FAMILIES.map((each) => `${each}_SECRET` as const),
    ...OF_OTHERS,
  ]) {
    const value = secretPartOf(env, name)
    const other = value && seen.get(value)
    if (other)
      throw new ConfigError(
        `${other} and ${name} have the same value. Set each to a random text of its own.`,
      )
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
