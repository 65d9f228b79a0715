import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import * as v from 'valibot'
import type { LocizeProject } from './content/locize.ts'

/** What the operator decides. The only place that reads the environment. */
export interface Config {
  production: boolean
  port: number
  /** The origin where players reach the casino; null until the port is known. */
  publicUrl: string | null
  dataDir: string
  databaseUrl: string | null
  /** Where the stand-ins are, without a slash at the end. */
  sandboxUrl: string
  /** Where the authority's seal is loaded from, with `{sealId}` in it. */
  sealScriptUrl: string
  smtpUrl: string | null
  mailFrom: string
  metricsPort: number | null
  /** Players whose passwords everybody knows, and pages of promotions: for a house that is looked at, not lived in. */
  demo: boolean
  logLevel: (typeof LOG_LEVELS)[number]
  /** How many proxies in front of us may be believed about the caller's address. */
  trustedProxies: number
  /** The operator's own licences, policies and address; ours when it is null. */
  marketsDir: string | null
  /** Reminds players of their time and money after so many seconds where the licence would do so later; null for the licence's own time. */
  realityCheckEveryS: number | null
  registrationResult: (typeof REGISTRATION_RESULTS)[number]
  /** The languages that are offered, in their order; null for every one with enough words. */
  languages: readonly string[] | null
  /** For changing words and reading what is missing over HTTP; null when nobody may. */
  localesKey: string | null
  /** The operator's project at locize, whose words stand over ours; null for none. */
  locize: LocizeProject | null
  /** Offers the pseudo-language, which shows what is too narrow or not translated. Never in production. */
  pseudoLanguage: boolean
  /** The support chat; null for none. */
  chat: ChatConfig | null
  /** Whence pictures of editors may come besides our own address, such as `https://*.cdn.example`. */
  imageOrigins: readonly string[]
  secrets: Secrets
}

/** A vendor's chat, as its own snippet has it. */
export interface ChatConfig {
  type: 'ZENDESK' | 'LIVEAGENT'
  /** Of the account: Zendesk's `key`. */
  id: string | null
  scriptUrl: string
  /** Of the script element. */
  scriptId: string | null
  /** LiveAgent's button. */
  buttonId: string | null
  /** Whence the chat loads, calls and frames: its script's origin, and sources of the policy such as `https://*.zdassets.com`. */
  origins: readonly string[]
  /** Zendesk's signing key for players who are signed in; null when it shall not know them. */
  key: { keyId: string; secret: string } | null
}

export interface Secrets {
  session: string
  studio: string
  cashier: string
  mail: string
  /** Of the operators' content API. */
  content: string
}

/** Good enough for a laptop; refused in production. */
const DEMO_SECRET = 'baize-demo-secret-do-not-use-in-production'
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
const REGISTRATION_RESULTS = ['VERIFICATION_NEEDED', 'AUTO_LOGIN'] as const
const ZENDESK_SCRIPT = 'https://static.zdassets.com/ekr/snippet.js'
/** The authority's own address of its seals. */
const ANJOUAN_SEAL = 'https://{sealId}.snippet.anjouangaming.org/anj-seal.js'
const CHAT_SOURCES = { of: /^(https?|wss?):\/\/[\w.*-]+(:\d+)?$/, such: 'origins such as "https://*.zdassets.com"' }
/** Over https only, as the pictures are: a bare scheme or a star for everything would let in any house. */
const IMAGE_SOURCES = { of: /^https:\/\/(\*\.)?[\w-]+(\.[\w-]+)*(:\d+)?$/, such: 'origins such as "https://cdn.example"' }
const port = v.pipe(v.string(), v.regex(/^\d{1,5}$/), v.transform(Number), v.maxValue(65_535))

export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}

/** Throws ConfigError with one sentence for the operator. */
export function readConfig(env: NodeJS.ProcessEnv = process.env): Config {
  const production = env.NODE_ENV === 'production'
  const publicUrl = readOrigin(env, 'PUBLIC_URL')
  if (production && !publicUrl) throw new ConfigError('Set PUBLIC_URL to the address where players reach the casino.')
  const databaseUrl = readSecret(env, 'DATABASE_URL') ?? null
  const sandboxUrl = readAddress(env, 'SANDBOX_URL') ?? `http://localhost:${readPort(env, 'SANDBOX_PORT') ?? 3001}`
  return {
    production,
    port: readPort(env, 'PORT') ?? 3000,
    publicUrl,
    dataDir: resolve(env.DATA_DIR ?? 'data'),
    databaseUrl,
    sandboxUrl,
    sealScriptUrl: readSealScriptUrl(env.SEAL_SCRIPT_URL ?? (production ? ANJOUAN_SEAL : `${sandboxUrl}/seal/{sealId}/anj-seal.js`)),
    smtpUrl: readSecret(env, 'SMTP_URL') ?? null,
    mailFrom: env.MAIL_FROM ?? 'Baize <hello@baize.test>',
    metricsPort: readPort(env, 'METRICS_PORT'),
    // A database that somebody has named is theirs: nothing comes into it that they have not asked for.
    demo: !production && (databaseUrl === null ? env.DEMO !== '0' : env.DEMO === '1'),
    logLevel: readChoice(env, 'LOG_LEVEL', LOG_LEVELS) ?? (production ? 'info' : 'warn'),
    trustedProxies: readCount(env, 'TRUSTED_PROXIES', { of: 'proxies', least: 0 }) ?? 0,
    marketsDir: env.MARKETS_DIR ? resolve(env.MARKETS_DIR) : null,
    realityCheckEveryS: readCount(env, 'REALITY_CHECK_EVERY_S', { of: 'seconds', least: 1 }),
    registrationResult: readChoice(env, 'REGISTRATION_RESULT', REGISTRATION_RESULTS) ?? 'VERIFICATION_NEEDED',
    languages: readLanguages(env),
    localesKey: readSecret(env, 'LOCALES_KEY') || !production ? secret(env, 'LOCALES_KEY', production) : null,
    locize: readLocize(env),
    chat: readChat(env, { production, sandboxUrl }),
    imageOrigins: readList(env, 'IMAGE_ORIGINS', IMAGE_SOURCES),
    pseudoLanguage: !production && env.PSEUDO_LANGUAGE === '1',
    secrets: {
      session: secret(env, 'SESSION_SECRET', production),
      studio: secret(env, 'STUDIO_SECRET', production),
      cashier: secret(env, 'CASHIER_SECRET', production),
      mail: secret(env, 'MAIL_SECRET', production),
      content: secret(env, 'CONTENT_API_KEY', production),
    },
  }
}

/** What the stand-ins must know as well, by name, wherever the casino has it from. */
export function readSharedSecrets(env: NodeJS.ProcessEnv = process.env): Record<string, string> {
  const names = ['STUDIO_SECRET', 'CASHIER_SECRET', 'MAIL_SECRET', 'CHAT_SECRET']
  return Object.fromEntries(names.map((name) => [name, secret(env, name, false)]))
}

function readPort(env: NodeJS.ProcessEnv, name: string): number | null {
  const given = env[name]
  if (given === undefined || given === '') return null
  const parsed = v.safeParse(port, given)
  if (!parsed.success) throw new ConfigError(`${name} must be a port number, not "${given}".`)
  return parsed.output
}

function readCount(env: NodeJS.ProcessEnv, name: string, { of, least }: { of: string; least: number }): number | null {
  const given = env[name]
  if (!given) return null
  if (!/^\d{1,6}$/.test(given) || Number(given) < least) throw new ConfigError(`${name} must be a number of ${of}, not "${given}".`)
  return Number(given)
}

function readChoice<Choice extends string>(env: NodeJS.ProcessEnv, name: string, choices: readonly Choice[]): Choice | null {
  const given = env[name]
  if (!given) return null
  const chosen = choices.find((choice) => choice === given)
  if (chosen) return chosen
  const wanted = new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(choices)
  throw new ConfigError(`${name} must be ${wanted}, not "${given}".`)
}

/** Without a slash at the end. */
function readAddress(env: NodeJS.ProcessEnv, name: string): string | null {
  const given = env[name]
  if (!given) return null
  if (!/^https?:\/\//.test(given) || !URL.canParse(given))
    throw new ConfigError(`${name} must be an address such as "https://casino.example", not "${given}".`)
  return given.replace(/\/+$/, '')
}

/** Whatever follows the host would be lost: pages, cookies and links begin at the root. */
function readOrigin(env: NodeJS.ProcessEnv, name: string): string | null {
  const address = readAddress(env, name)
  if (!address) return null
  const { origin, href } = new URL(address)
  if (href !== `${origin}/`) throw new ConfigError(`${name} must end after the host or the port, as "${origin}" does, not "${address}".`)
  return origin
}

/** `X`, or the content of the file that `X_FILE` names. */
function readSecret(env: NodeJS.ProcessEnv, name: string): string | undefined {
  const file = env[`${name}_FILE`]
  if (!file) return env[name] || undefined
  const content = contentOf(file, `${name}_FILE`).trim()
  if (!content) throw new ConfigError(`${name}_FILE names ${file}, which is empty.`)
  return content
}

function contentOf(file: string, setting: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    throw new ConfigError(`${setting} names ${file}, which cannot be read.`)
  }
}

function secret(env: NodeJS.ProcessEnv, name: string, production: boolean): string {
  const given = readSecret(env, name) ?? DEMO_SECRET
  if (production && (given === DEMO_SECRET || given.length < 32))
    throw new ConfigError(`Set ${name} to a random text of at least 32 characters.`)
  return given
}

function readSealScriptUrl(given: string): string {
  const url = URL.parse(given.replaceAll('{sealId}', 'seal'))
  if (!url || !/^https?:$/.test(url.protocol))
    throw new ConfigError(`SEAL_SCRIPT_URL must be the address of a script, with {sealId} in it, not "${given}".`)
  return given
}

/** Out of the box the stand-in's; in production none until the operator names one. */
function readChat(env: NodeJS.ProcessEnv, { production, sandboxUrl }: { production: boolean; sandboxUrl: string }): ChatConfig | null {
  const type = readChoice(env, 'CHAT_TYPE', ['ZENDESK', 'LIVEAGENT', 'NONE']) ?? (production ? 'NONE' : 'ZENDESK')
  if (type === 'NONE') return null
  const standIn = production ? null : `${sandboxUrl}/chat`
  const isZendesk = type === 'ZENDESK'
  const scriptUrl =
    env.CHAT_SCRIPT_URL ?? (standIn && (isZendesk ? `${standIn}/ekr/snippet.js` : `${standIn}/scripts/track.js`)) ?? ZENDESK_SCRIPT
  if (!/^https?:$/.test(URL.parse(scriptUrl)?.protocol ?? ''))
    throw new ConfigError(`CHAT_SCRIPT_URL must be the address of a script, not "${scriptUrl}".`)
  if (!isZendesk && !env.CHAT_SCRIPT_URL && production) throw new ConfigError('Set CHAT_SCRIPT_URL to the address of LiveAgent’s script.')
  const secret = readSecret(env, 'CHAT_SECRET') ?? (standIn ? DEMO_SECRET : null)
  return {
    type,
    id: env.CHAT_ID ?? (standIn && 'baize-demo'),
    scriptUrl,
    scriptId: env.CHAT_SCRIPT_ID ?? (isZendesk ? 'ze-snippet' : 'la_x2s6df8d'),
    buttonId: env.CHAT_BUTTON_ID ?? (isZendesk ? null : standIn && 'baize-button'),
    // The stand-in shares its origin with games, which are not to be trusted with scripts in our pages.
    origins: [
      standIn && scriptUrl.startsWith(`${standIn}/`) ? `${standIn}/` : new URL(scriptUrl).origin,
      ...readList(env, 'CHAT_ORIGINS', CHAT_SOURCES),
    ],
    key: isZendesk && secret ? { keyId: env.CHAT_KEY_ID ?? 'app_baize', secret } : null,
  }
}

function readList(env: NodeJS.ProcessEnv, name: string, { of, such }: { of: RegExp; such: string }): readonly string[] {
  const parts = env[name]?.split(/[\s,]+/).filter(Boolean) ?? []
  const odd = parts.find((part) => !of.test(part))
  if (odd) throw new ConfigError(`${name} must be ${such}, not "${odd}".`)
  return parts
}

function readLanguages(env: NodeJS.ProcessEnv): readonly string[] | null {
  const codes = readList(env, 'LANGUAGES', { of: /^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/, such: 'codes such as "en,de"' })
  return codes.length > 0 ? codes : null
}

function readLocize(env: NodeJS.ProcessEnv): LocizeProject | null {
  const projectId = env.LOCIZE_PROJECT_ID
  if (!projectId) return null
  return {
    projectId,
    url: readAddress(env, 'LOCIZE_URL') ?? 'https://api.locize.app',
    version: env.LOCIZE_VERSION ?? 'latest',
    apiKey: readSecret(env, 'LOCIZE_API_KEY') ?? null,
  }
}
