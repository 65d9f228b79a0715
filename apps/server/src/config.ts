import { hostname } from 'node:os'
import { resolve } from 'node:path'
import type { JSONWebKeySet } from 'jose'
import { readAddress, readHsts, readOrigin, refusePlain } from './config/addresses.ts'
import { readBetbyKeys } from './config/betby.ts'
import { type ChatConfig, readChat } from './config/chat.ts'
import { readGameFamilies } from './config/game-families.ts'
import { type ProvidersOff, readProvidersOff } from './config/game-providers.ts'
import { readLiveSpins } from './config/live-spins.ts'
import { readFamilyKeys, readSecret, readSecrets, type Secrets } from './config/secrets.ts'
import {
  ConfigError,
  readChoice,
  readCount,
  readHost,
  readList,
  readPort,
} from './config/setting.ts'
import { readSportsbook, type SportsbookConfig } from './config/sportsbook.ts'
import type { LocizeProject } from './content/words/locize.ts'
import type { GameFamilies } from './games/providers/families.ts'
import type { LiveSpinsSettings } from './games/providers/live-spins.ts'
import { isThisMachine } from './kit/this-machine.ts'

/** The decisions of the operator. Only this file reads the environment. */
export interface Config {
  production: boolean
  port: number
  /** The address that the casino listens at; null for all of the machine's. */
  host: string | null
  /** Most open connections, of all clients and of one address. */
  connections: number
  connectionsPerAddress: number
  /** The origin where players reach the casino; null until the port is known. */
  publicUrl: string | null
  /** The Strict-Transport-Security of each answer; null where players do not come over https. */
  hsts: string | null
  dataDir: string
  databaseUrl: string | null
  /** Where browsers reach the stand-ins, without a slash at the end. */
  sandboxUrl: string
  /** Where the server reaches them, if elsewhere. */
  sandboxInternalUrl: string | null
  providersOff: ProvidersOff
  /** The vendors of the launch families, or their stand-ins. */
  gameFamilies: GameFamilies
  /** The vendor of live spins, or its stand-in; null where there is none. */
  liveSpins: LiveSpinsSettings | null
  /** The vendors' books; the stand-in's where the operator names none. */
  sportsbook: SportsbookConfig
  /** Betby's public keys; null where its operator API is not offered. */
  betbyKeys: JSONWebKeySet | null
  /** Keys that Delasport signs with; none where its wallet is not offered. */
  delasportSecrets: readonly string[]
  /** Where the authority's seal is loaded from, with `{sealId}` in it. */
  sealScriptUrl: string
  smtpUrl: string | null
  mailFrom: string
  metricsPort: number | null
  metricsHost: string
  /**
   * Players whose passwords are public, and pages of promotions: for a casino that is looked
   * at, not lived in.
   */
  demo: boolean
  logLevel: (typeof LOG_LEVELS)[number]
  /** Name of this process in each line of its log. */
  nodeName: string
  /** Number of proxies in front of the server that are believed about the caller's address. */
  trustedProxies: number
  /** The operator's own licences, policies and address; ours when it is null. */
  marketsDir: string | null
  /**
   * Reminds players of their time and money after so many seconds where the licence would do so
   * later; null for the licence's own time.
   */
  realityCheckEveryS: number | null
  /** A bonus can be accepted while another one is active, and begins after it. */
  bonusesQueue: boolean
  registrationResult: (typeof REGISTRATION_RESULTS)[number]
  /** The languages that are offered, in their order; null for every one with enough words. */
  languages: readonly string[] | null
  /** The operator's project at locize, whose words stand over ours; null for none. */
  locize: LocizeProject | null
  /**
   * Offers the pseudo-language, which shows what is too narrow or not translated. Never in
   * production.
   */
  pseudoLanguage: boolean
  /** The support chat; null for none. */
  chat: ChatConfig | null
  /**
   * Addresses besides our own from which editors' pictures may come, such as
   * `https://*.cdn.example`.
   */
  imageOrigins: readonly string[]
  /** Where to write about a vulnerability, for security.txt. */
  securityContacts: readonly string[]
  secrets: Secrets
}

const NOT_PRODUCTION: ReadonlySet<string> = new Set(['', 'development', 'dev', 'test'])
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
const REGISTRATION_RESULTS = ['VERIFICATION_NEEDED', 'AUTO_LOGIN'] as const
/** The authority's own address of its seals. */
const ANJOUAN_SEAL = 'https://{sealId}.snippet.anjouangaming.org/anj-seal.js'
/**
 * Over https only, as the pictures are: a bare scheme or a star for everything would let in any
 * site.
 */
const IMAGE_SOURCES = {
  of: /^https:\/\/(\*\.)?[\w-]+(\.[\w-]+)*(:\d+)?$/,
  such: 'origins such as "https://cdn.example"',
}

/** Forms of a contact by RFC 9116; an address on the web must be https. */
const CONTACTS = {
  of: /^(mailto:[^\s@]+@[^\s@]+|https:\/\/[^\s/]+\S*|tel:\+?[\d.-]+)$/,
  such: 'addresses such as "mailto:security@casino.example" or "https://casino.example/report"',
}

/** Throws ConfigError with one sentence for the operator. */
export function readConfig(env: NodeJS.ProcessEnv = process.env): Config {
  const publicUrl = readOrigin(env, 'PUBLIC_URL')
  const production = isProduction(env.NODE_ENV, publicUrl)
  if (publicUrl) refusePlain('PUBLIC_URL', publicUrl)
  if (production && !publicUrl)
    throw new ConfigError('Set PUBLIC_URL to the address where players reach the casino.')
  const databaseUrl = readSecret(env, 'DATABASE_URL') ?? null
  const sandboxUrl =
    readAddress(env, 'SANDBOX_URL') ?? `http://localhost:${readPort(env, 'SANDBOX_PORT') ?? 3001}`
  const locize = readLocize(env)
  if (production) {
    refusePlain('SANDBOX_URL', sandboxUrl)
    if (locize) refusePlain('LOCIZE_URL', locize.url)
  }
  const sandboxInternalUrl = readAddress(env, 'SANDBOX_INTERNAL_URL')
  const secrets = readSecrets(env, production)
  const places = { production, sandboxUrl, sandboxInternalUrl, studioSecrets: secrets.studio }
  return {
    production,
    port: readPort(env, 'PORT') ?? 3000,
    host: readHost(env, 'HOST'),
    connections: readCount(env, 'CONNECTIONS', { of: 'connections', least: 10 }) ?? 20_000,
    connectionsPerAddress:
      readCount(env, 'CONNECTIONS_PER_ADDRESS', { of: 'connections', least: 10 }) ?? 1000,
    publicUrl,
    hsts: readHsts(env, publicUrl),
    dataDir: resolve(env.DATA_DIR ?? 'data'),
    databaseUrl,
    sandboxUrl,
    sandboxInternalUrl,
    providersOff: readProvidersOff(env),
    gameFamilies: readGameFamilies(env, places),
    liveSpins: readLiveSpins(env, places),
    sportsbook: readSportsbook(env, places),
    betbyKeys: readBetbyKeys(env),
    delasportSecrets: readFamilyKeys(env, 'DELASPORT', production),
    sealScriptUrl: readSealScriptUrl(
      env.SEAL_SCRIPT_URL ??
        (production ? ANJOUAN_SEAL : `${sandboxUrl}/seal/{sealId}/anj-seal.js`),
    ),
    smtpUrl: readSecret(env, 'SMTP_URL') ?? null,
    mailFrom: env.MAIL_FROM ?? 'Baize <hello@baize.test>',
    metricsPort: readPort(env, 'METRICS_PORT'),
    metricsHost: readHost(env, 'METRICS_HOST') ?? '127.0.0.1',
    // A database that the operator names with DATABASE_URL gets the demo's data only when they ask
    // for it with DEMO=1.
    demo: !production && (databaseUrl === null ? env.DEMO !== '0' : env.DEMO === '1'),
    logLevel: readChoice(env, 'LOG_LEVEL', LOG_LEVELS) ?? (production ? 'info' : 'warn'),
    nodeName: readNodeName(env),
    trustedProxies: readCount(env, 'TRUSTED_PROXIES', { of: 'proxies', least: 0 }) ?? 0,
    marketsDir: env.MARKETS_DIR ? resolve(env.MARKETS_DIR) : null,
    bonusesQueue: env.BONUSES_QUEUE === '1',
    realityCheckEveryS: readCount(env, 'REALITY_CHECK_EVERY_S', { of: 'seconds', least: 1 }),
    registrationResult:
      readChoice(env, 'REGISTRATION_RESULT', REGISTRATION_RESULTS) ?? 'VERIFICATION_NEEDED',
    languages: readLanguages(env),
    locize,
    chat: readChat(env, { production, sandboxUrl }),
    imageOrigins: readList(env, 'IMAGE_ORIGINS', IMAGE_SOURCES),
    securityContacts: readList(env, 'SECURITY_CONTACT', CONTACTS),
    pseudoLanguage: !production && env.PSEUDO_LANGUAGE === '1',
    secrets,
  }
}

/**
 * A casino that others can reach is in production, whatever it is called; so is one whose NODE_ENV
 * we cannot read.
 */
function isProduction(nodeEnv: string | undefined, publicUrl: string | null): boolean {
  return (
    !NOT_PRODUCTION.has((nodeEnv ?? '').trim().toLowerCase()) ||
    (publicUrl !== null && !isThisMachine(publicUrl))
  )
}

function readNodeName(env: NodeJS.ProcessEnv): string {
  const name = env.NODE_NAME || hostname()
  if (!/^[\w.:-]{1,64}$/.test(name))
    throw new ConfigError(
      `NODE_NAME must have 1 to 64 letters, digits, dots and dashes, not "${name}".`,
    )
  return name
}

function readSealScriptUrl(given: string): string {
  const url = URL.parse(given.replaceAll('{sealId}', 'seal'))
  if (!url || !/^https?:$/.test(url.protocol))
    throw new ConfigError(
      `SEAL_SCRIPT_URL must be the address of a script, with {sealId} in it, not "${given}".`,
    )
  return given
}

function readLanguages(env: NodeJS.ProcessEnv): readonly string[] | null {
  const codes = readList(env, 'LANGUAGES', {
    of: /^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/,
    such: 'codes such as "en,de"',
  })
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
