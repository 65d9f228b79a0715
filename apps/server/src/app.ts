import type { Server } from 'node:http'
import { join } from 'node:path'
import type { AppDeps, Parts } from './app/app-deps.ts'
import { close } from './app/closing.ts'
import { openContentOf } from './app/content.ts'
import { openOperatorOf } from './app/operator.ts'
import { openParts } from './app/parts.ts'
import { openPaymentsOf } from './app/payments.ts'
import { guardsOfWords, openWords } from './app/words.ts'
import { type Auth, openAuth } from './auth/auth.module.ts'
import { type Bonuses, openBonuses } from './bonuses/bonuses.module.ts'
import { inside } from './config/inside.ts'
import { scriptsOfOthers } from './config/scripts-of-others.ts'
import type { Config } from './config.ts'
import { openTranslationsModule } from './content/words/translations.module.ts'
import { GRAPHQL, openEdge } from './edge/edge.ts'
import type { Admit } from './edge/graphql/admission.ts'
import { ownRoutes } from './edge/http/own-routes.ts'
import { startJobs } from './edge/jobs/jobs.ts'
import { type MetricsOptions, openMetrics } from './edge/jobs/metrics.ts'
import { type Games, openGames } from './games/games.module.ts'
import { type Inbox, openInbox } from './inbox/inbox.module.ts'
import type { Route } from './kit/http.ts'
import type { Job, Module } from './kit/module.ts'
import type { Topics } from './kit/topics.ts'
import { openLedger } from './ledger/ledger.module.ts'
import { type Limits, openLimits } from './limits/limits.module.ts'
import type { Licences } from './markets/licences.ts'
import { openMarkets } from './markets/markets.module.ts'
import { findPlayer } from './players/player.ts'
import { openPlayers } from './players/players.module.ts'
import { makeSchema } from './schema/schema.ts'
import { openSports, type Sports } from './sports/sports.module.ts'
import { openSupport } from './support/support.module.ts'

export interface App {
  /** Where players reach the casino. */
  publicUrl: string
  port: number
  parts: Parts & {
    /** Whether a query may be executed, and what it costs. */
    admit: Admit
  }
  close(): Promise<void>
}

/** Opens every module, and the edge in front of them. */
export async function openApp(deps: AppDeps): Promise<App> {
  const { config, db, log } = deps
  const { server, port, parts } = await openParts(deps, () => auth)
  const { publicUrl, topics, licences } = parts
  const ledger = openLedger(deps)
  const translations = await openWords(deps, topics)
  const lexicon = () => translations.lexicon()
  const auth: Auth = openAuth(parts)
  const inbox = openInbox(parts)
  const bonuses = openBonusesOf(parts, inbox, () => games)
  const limits = openLimitsOf(parts, auth, () => [games, sports])
  const games: Games = await openGames({
    ...parts,
    ...inside(config),
    publicUrl: () => publicUrl,
    playRulesOf: (country) => licences.policyOf(country ?? licences.market.defaultCountry).play,
    beginPlay: limits.beginPlay,
    freeSpins: bonuses.freeSpins,
    ...inbox,
  })
  const sports: Sports = openSports({
    ...parts,
    ...config,
    beginPlay: limits.beginPlay,
    changeWinnings: bonuses.changeWinnings,
  })
  const sites = deps.openSites?.({ publicUrl, sandboxUrl: config.sandboxUrl })
  const content = await openContentOf({ ...parts, sites }, games, translations)
  const modules: Module[] = [
    ledger.module,
    content,
    openMarkets({
      config,
      licences,
      findHome: (id) => findPlayer(db, id),
      supportedLanguages: () => lexicon().supported,
    }),
    openTranslationsModule({ ...config, ...guardsOfWords(deps), translations, publicUrl }),
    openPlayers({
      ...parts,
      endSessions: auth.endSessions,
      welcome: inbox.welcome,
      mustBePromoCode: bonuses.mustBePromoCode,
    }),
    { jobs: parts.mail.jobs, queues: parts.mail.queues },
    openSupport({ ...parts, chatKey: config.chat?.key ?? null }),
    auth,
    inbox,
    bonuses,
    limits,
    games,
    sports,
    openPaymentsOf(parts, { auth, inbox, bonuses }),
  ]
  const routes = [
    ...modules.flatMap((module) => module.routes ?? []),
    ...ownRoutes({ ...deps, ...config, ...ledger, ...db, publicUrl }),
  ]
  const opened: Parts = { ...parts, auth, bonuses, games, inbox }
  await deps.seed?.(opened)
  const publicChanges = [content.onChange, games.catalogue.onChange]
  const edge = await openEdge({
    ...parts,
    ...edgeOptionsOf(parts, auth),
    server,
    ...schemaOf(modules),
    routes,
    lexicon,
    publicChanges,
    sites,
  })
  const metrics = await openMetrics(
    metricsOf(deps, { server, modules, routes, listFrozen: ledger.listFrozen }),
  )
  const operator = await openOperatorOf(parts, { auth, bonuses, games, inbox })
  const jobs = startJobs(jobsOf(modules), log)
  return {
    publicUrl,
    port,
    parts: { ...opened, admit: edge.admit },
    close: () =>
      close({ server, edge, metrics, operator, jobs, games, sports, ledger, translations, topics }),
  }
}

/** Bonuses are opened before the games whose kind they look up. */
function openBonusesOf(
  parts: AppDeps &
    Omit<
      Parameters<typeof openBonuses>[0],
      'notify' | 'bonusesQueue' | 'kindOf' | 'nameOf' | 'desks'
    >,
  { notify }: Inbox,
  games: () => Games,
): Bonuses {
  const { bonusesQueue } = parts.config
  return openBonuses({
    ...parts,
    notify,
    bonusesQueue,
    kindOf: (gameId) => games().kindOf(gameId),
    nameOf: (gameId) => games().nameOf(gameId),
    desks: () => games().desks,
  })
}

/** Returns the options that the edge takes from the settings and from the sessions. */
function edgeOptionsOf(
  { config, licences, publicUrl }: { config: Config; licences: Licences; publicUrl: string },
  { whoIs, onSessionEnd }: Auth,
) {
  const chatOrigins = config.chat?.origins ?? []
  const picturesDir = join(config.dataDir, 'pictures')
  return {
    ...config,
    publicUrl,
    ...scriptsOfOthers(config, licences),
    whoIs,
    onSessionEnd,
    chatOrigins,
    picturesDir,
  }
}

/** The schema, and what its modules declare about its fields. */
function schemaOf(modules: readonly Module[]) {
  return {
    schema: makeSchema(modules.flatMap(({ resolvers }) => resolvers ?? [])),
    fields: modules.map(({ fields }) => fields ?? {}),
  }
}

function jobsOf(modules: readonly Module[]): Job[] {
  return modules.flatMap((module) => module.jobs ?? [])
}

function metricsOf(
  { config, log }: AppDeps,
  open: Pick<MetricsOptions, 'listFrozen'> & {
    server: Server
    modules: readonly Module[]
    routes: readonly Route[]
  },
): MetricsOptions {
  const { metricsPort: port, metricsHost: host } = config
  const queues = open.modules.flatMap((module) => module.queues ?? [])
  return {
    port,
    host,
    casino: open.server,
    listFrozen: open.listFrozen,
    routes: [...open.routes, { path: GRAPHQL }],
    queues,
    log,
  }
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
    listPlayed: async (...args) =>
      (await Promise.all(played().map(({ listPlayed }) => listPlayed(...args)))).flat(),
  })
}
