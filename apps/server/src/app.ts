import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { secretFor } from '#contracts/signature.ts'
import { type Auth, openAuth } from './auth/auth.module.ts'
import { type Bonuses, openBonuses } from './bonuses/bonuses.module.ts'
import { inside } from './config/inside.ts'
import { scriptsOfOthers } from './config/scripts-of-others.ts'
import type { Config } from './config.ts'
import { type Content, openContent } from './content/content.module.ts'
import { findKeyHolder } from './content/keys/operator-keys.ts'
import type { BuiltInWords } from './content/words/built-in-words.ts'
import { openLocize } from './content/words/locize.ts'
import { withPseudoLanguage } from './content/words/pseudo-words.ts'
import { openTranslationsModule } from './content/words/translations.module.ts'
import { openTranslations, type Translations } from './content/words/translations.ts'
import type { Database } from './db/database.ts'
import { type Edge, GRAPHQL, openEdge, type Sites } from './edge/edge.ts'
import type { Admit } from './edge/graphql/admission.ts'
import { listen } from './edge/http/http-server.ts'
import { ownRoutes } from './edge/http/own-routes.ts'
import { startJobs } from './edge/jobs/jobs.ts'
import { type MetricsOptions, openMetrics } from './edge/jobs/metrics.ts'
import { openRelayedTopics } from './edge/live/relay.ts'
import { type ConnectionLimits, USUAL_CONNECTIONS } from './edge/protection/connection-limits.ts'
import { shelfOf } from './games/catalogue/snapshot.ts'
import { type Games, openGames } from './games/games.module.ts'
import { type Inbox, openInbox } from './inbox/inbox.module.ts'
import type { Clock } from './kit/clock.ts'
import type { HttpRequest, Route } from './kit/http.ts'
import { type Ids, openIds } from './kit/ids.ts'
import type { Log } from './kit/log.ts'
import type { Job, Module } from './kit/module.ts'
import type { Random } from './kit/random.ts'
import type { Viewer } from './kit/request-context.ts'
import type { Topics } from './kit/topics.ts'
import { type Ledger, openLedger } from './ledger/ledger.module.ts'
import { type Limits, openLimits } from './limits/limits.module.ts'
import { openMarketFacts } from './markets/facts.ts'
import { type Licences, openLicences } from './markets/licences.ts'
import { currencyOfCountry, type Market } from './markets/market.ts'
import { readMarketFiles } from './markets/market-files.ts'
import { openMarkets } from './markets/markets.module.ts'
import { openOperatorSocket, operatorPathOf } from './operator/operator-socket.ts'
import { openPayments } from './payments/payments.module.ts'
import { openBrite } from './payments/providers/brite.ts'
import { openHostedPage } from './payments/providers/hosted-page.ts'
import type { PaymentProvider } from './payments/providers/provider.ts'
import { describeWirepath } from './payments/providers/wirepath.ts'
import { takeAttempt } from './players/attempts/rate-limit.ts'
import { recordRefusedKey } from './players/attempts/refused-keys.ts'
import { openMail } from './players/mail/mail.ts'
import { foldShutOut } from './players/matching/fold-players.ts'
import { openMatches } from './players/matching/matches.ts'
import { limitsByAddress, shareOf } from './players/places/network.ts'
import { findPlayer } from './players/player.ts'
import { openPlayers } from './players/players.module.ts'
import { makeSchema } from './schema/schema.ts'
import { openSports, type Sports } from './sports/sports.module.ts'
import { openSupport } from './support/support.module.ts'

export interface AppDeps {
  config: Config
  /** Migrated. */
  db: Database
  clock: Clock
  random: Random
  log: Log
  /** The words that came with the release. */
  builtInWords: BuiltInWords
  /** The builds of the sites; the API alone when it is left out. */
  openSites?: (addresses: { publicUrl: string; sandboxUrl: string }) => Sites
}

export interface App {
  /** Where players reach the casino. */
  publicUrl: string
  port: number
  /** What seeding and tests need of the inside. */
  parts: {
    /** Whether a query may be asked, and what it costs. */
    admit: Admit
    db: Database
    clock: Clock
    random: Random
    ids: Ids
    log: Log
    topics: Topics
    auth: Auth
    bonuses: Bonuses
    games: Games
    inbox: Inbox
    licences: Licences
  }
  close(): Promise<void>
}

/** Opens every module, and the edge in front of them. */
export async function openApp(deps: AppDeps): Promise<App> {
  const { config, db, log } = deps
  await foldShutOut(deps)
  const server = await listen(config.port, { host: config.host, connections: connectionsOf(config), hsts: config.hsts })
  const { port } = server.address() as AddressInfo
  const publicUrl = config.publicUrl ?? `http://localhost:${port}`
  const ids = openIds(deps)
  const topics = await openRelayedTopics({ db, ids, log })
  const ledger = openLedger(deps)
  const licences = openLicences(readMarketFiles(config.marketsDir))
  const { market } = licences
  const translations = await openWords(deps, topics)
  const lexicon = () => translations.lexicon()
  const matches = openMatches({ ...deps, ids, endSessions: (tx, playerId) => auth.endSessions(tx, playerId, 'not_active') })
  const parts = { ...deps, licences, market, ids, topics, publicUrl, matches, mail: openMail({ ...deps, config: inside(config), ids }) }
  const auth: Auth = openAuth(parts)
  const inbox = openInbox(parts)
  const bonuses = openBonuses({ ...parts, tell: inbox.tell, kindOf: (gameId) => games.kindOf(gameId) })
  const limits = openLimitsOf(parts, auth, () => [games, sports])
  const games: Games = await openGames({ ...parts, ...inside(config), publicUrl: () => publicUrl, beginPlay: limits.beginPlay, ...inbox })
  const sports: Sports = openSports({ ...parts, ...config, beginPlay: limits.beginPlay })
  const sites = deps.openSites?.({ publicUrl, sandboxUrl: config.sandboxUrl })
  const content = await openContentOf({ ...parts, sites }, games, translations)
  const modules: Module[] = [
    ledger.module,
    content,
    openMarkets({ config, licences, findHome: (id) => findPlayer(db, id), supportedLanguages: () => lexicon().supported }),
    openTranslationsModule({ ...config, ...guardsOfWords(deps), translations, publicUrl }),
    openPlayers({ ...parts, endSessions: auth.endSessions, welcome: inbox.welcome, mustBePromoCode: bonuses.mustBePromoCode }),
    { jobs: parts.mail.jobs, queues: parts.mail.queues },
    openSupport({ ...parts, chatKey: config.chat?.key ?? null }),
    auth,
    inbox,
    bonuses,
    limits,
    games,
    sports,
    openPayments({
      ...parts,
      publicUrl: () => publicUrl,
      providers: openProviders(parts),
      findPayer: (id) => findPlayer(db, id),
      tell: inbox.tell,
      createLoginTicket: auth.createLoginTicket,
      bonuses,
      visitorCurrency: () => currencyOfCountry(market.defaultCountry, market),
    }),
  ]
  const routes = [...modules.flatMap((module) => module.routes ?? []), ...ownRoutes({ ...deps, ...config, ...ledger, ...db, publicUrl })]
  const edge = await openEdge({
    ...parts,
    ...config,
    publicUrl,
    server,
    ...schemaOf(modules),
    routes,
    lexicon,
    whoIs: auth.whoIs,
    onSessionEnd: auth.onSessionEnd,
    publicChanges: [content.onChange, games.catalogue.onChange],
    chatOrigins: config.chat?.origins ?? [],
    picturesDir: join(config.dataDir, 'pictures'),
    ...scriptsOfOthers(config, licences),
    sites,
  })
  const metrics = await openMetrics(metricsOf(deps, { server, modules, routes, listFrozen: ledger.listFrozen }))
  const operator =
    db.kind === 'embedded' ? await openOperatorSocket({ ...parts, auth, bonuses, tell: inbox.tell }, operatorPathOf(config.dataDir)) : null
  const jobs = startJobs(jobsOf(modules), log)
  return {
    publicUrl,
    port,
    parts: { ...parts, admit: edge.admit, auth, bonuses, games, inbox },
    close: () => close({ server, edge, metrics, operator, jobs, games, sports, ledger, translations, topics }),
  }
}

/** The schema, and what its modules say of its fields. */
function schemaOf(modules: readonly Module[]) {
  return { schema: makeSchema(modules.flatMap(({ resolvers }) => resolvers ?? [])), fields: modules.map(({ fields }) => fields ?? {}) }
}

function jobsOf(modules: readonly Module[]): Job[] {
  return modules.flatMap((module) => module.jobs ?? [])
}

function metricsOf(
  { config, log }: AppDeps,
  open: Pick<MetricsOptions, 'listFrozen'> & { server: Server; modules: readonly Module[]; routes: readonly Route[] },
): MetricsOptions {
  const { metricsPort: port, metricsHost: host } = config
  const queues = open.modules.flatMap((module) => module.queues ?? [])
  return { port, host, casino: open.server, listFrozen: open.listFrozen, routes: [...open.routes, { path: GRAPHQL }], queues, log }
}

function openLimitsOf(
  parts: AppDeps & { topics: Topics; licences: Licences },
  { isSessionInUse, exclude }: Auth,
  played: () => Pick<Games | Sports, 'listPlayed'>[],
): Limits {
  return openLimits({
    ...parts,
    realityCheckEveryS: parts.config.realityCheckEveryS,
    policyOf: parts.licences.policyOf,
    isSessionInUse,
    exclude,
    listPlayed: async (...asked) => (await Promise.all(played().map(({ listPlayed }) => listPlayed(...asked)))).flat(),
  })
}

/** What editors write, with the facts of the country that its reader is at home in. */
function openContentOf(
  parts: AppDeps & { ids: Ids; topics: Topics; licences: Licences; market: Market; publicUrl: string; sites: Sites | undefined },
  games: Games,
  translations: Translations,
): Promise<Content> {
  const { db, config, licences, market } = parts
  const factsOf = openMarketFacts(licences)
  const homeOf = async (viewer: Viewer | null) => viewer && ((await findPlayer(db, viewer.playerId))?.country ?? null)
  return openContent({
    ...parts,
    recordRefusedKey: (request) => recordRefusedKey(parts, { key: 'content', ...request }),
    demo: config.demo,
    imageOrigins: config.imageOrigins,
    languages: () => translations.lexicon().supported.map(({ code }) => code),
    factsFor: async ({ viewer }) => {
      const country = (await homeOf(viewer)) ?? market.defaultCountry
      return (language) => factsOf(country, language)
    },
    knownFacts: (language) => factsOf(market.defaultCountry, language),
    findGame: (id, mobile) => shelfOf(games.catalogue.current(), mobile).byId.get(id) ?? null,
  })
}

function openWords({ config, builtInWords, ...deps }: AppDeps, topics: Topics): Promise<Translations> {
  const builtIn = config.pseudoLanguage ? withPseudoLanguage(builtInWords) : builtInWords
  return openTranslations({ ...deps, topics, builtIn, offered: config.languages, locize: config.locize && openLocize(config.locize) })
}

/** A page writes once in a while, if at all; everybody together must not keep the database busy either. */
function guardsOfWords(deps: AppDeps) {
  const limits = (ip: string) => [...limitsByAddress('missing-words', ip, 30, 3600), shareOf('missing-words', ip, 600, 3600)]
  return {
    takeAttempt: ({ ip, requestId }: { ip: string; requestId: string }) => takeAttempt(deps, limits(ip), requestId),
    isOperator: async (request: HttpRequest) => (await findKeyHolder(deps.db, request, 'words')) !== null,
    recordRefusedKey: (request: { ip: string; requestId: string }) => recordRefusedKey(deps, { key: 'locales', ...request }),
  }
}

function openProviders({ config, clock, ids, log, market }: AppDeps & { ids: Ids; market: Market }): PaymentProvider[] {
  const url = `${inside(config).sandboxUrl}/cashier`
  const secrets = config.secrets.cashier
  return [
    openHostedPage({ id: 'cashier', url, secrets, clock, ids, log }),
    openBrite({
      id: 'brite',
      url: `${url}/brite`,
      publicKey: 'baize',
      // It is sent with every sign-in: with the cashier's own, the widget's provider could sign what only the cashier may say.
      secrets: secrets.map((secret) => secretFor('brite', secret)),
      countryId: market.defaultCountry,
      describeMethod: describeWirepath(`${config.sandboxUrl}/cashier`),
      clock,
    }),
  ]
}

function connectionsOf({ trustedProxies, connections, connectionsPerAddress }: Config): ConnectionLimits {
  return { ...USUAL_CONNECTIONS, inAll: connections, perAddress: trustedProxies > 0 ? null : connectionsPerAddress }
}

interface Open {
  server: Server
  edge: Edge
  metrics: { close(): Promise<void> }
  operator: { close(): Promise<void> } | null
  jobs: { stop(): Promise<void> }
  games: Games
  sports: Sports
  ledger: Ledger
  translations: Translations
  topics: { close(): Promise<void> }
}

/** How long requests that have begun may take to finish. */
const DRAIN_MS = 8000

/** Takes nothing new, finishes what has begun, and leaves the database to its owner. */
async function close({ server, edge, metrics, operator, translations, ...open }: Open): Promise<void> {
  const closed = new Promise<void>((done) => server.close(() => done()))
  await edge.close()
  server.closeIdleConnections()
  const timer = setTimeout(() => server.closeAllConnections(), DRAIN_MS)
  await closed
  clearTimeout(timer)
  await edge.end()
  await metrics.close()
  await operator?.close()
  await open.jobs.stop()
  translations.close()
  for (const each of [open.games, open.sports, open.ledger, open.topics]) await each.close()
}
