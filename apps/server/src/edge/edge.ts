import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { GraphQLSchema } from 'graphql'
import type { Lexicon } from '../content/words/lexicon.ts'
import { runForCaller } from '../kit/caller.ts'
import type { Clock } from '../kit/clock.ts'
import { withFewLines } from '../kit/few-lines.ts'
import type { FieldRules } from '../kit/field-rule.ts'
import type { Route } from '../kit/http.ts'
import type { Ids } from '../kit/ids.ts'
import type { Log } from '../kit/log.ts'
import type { Random } from '../kit/random.ts'
import type { RequestContext, Viewer } from '../kit/request-context.ts'
import type { Admit } from './graphql/admission.ts'
import { openFieldRules, requireSizes } from './graphql/field-rules.ts'
import { openGraphqlEndpoint } from './graphql/graphql-endpoint.ts'
import { openRunner, type Runner } from './graphql/graphql-run.ts'
import { openQueryTurns } from './graphql/query-turns.ts'
import { type Answer, sendText } from './http/answer.ts'
import { type AnswerCache, openAnswerCache, type Perishable } from './http/answer-cache.ts'
import { type Handle, pathOf, serveWith } from './http/http-server.ts'
import { type Describe, idOfProxy, openDescribe, openLanguageOf } from './http/request.ts'
import { openGraphqlSocket } from './live/graphql-socket.ts'
import { USUAL_SOCKETS } from './live/socket-limits.ts'
import type { Files } from './pages/files.ts'
import {
  drawFirstPage,
  type ExecuteForPage,
  openPages,
  SHARED_FOR_MS,
  type Site,
} from './pages/pages.ts'
import { openPictures } from './pages/pictures.ts'
import type { BookSources } from './pages/policy.ts'
import { openTurns } from './protection/turns.ts'
import { openUnread } from './protection/unread-answers.ts'

export const GRAPHQL = '/api/graphql'
/** Some thousand answers of 16 kB each: the catalogue's pages in every language. */
const KEPT_ANSWERS = 4000
/** A page is some 200 kB, and its compressed form. */
const KEPT_PAGES = 200
/** Most bytes of kept answers, of kept pages and of kept parts, each. */
const KEPT_BYTES = 64 * 2 ** 20
/** Letters that are not Latin take up two bytes. */
const BYTES_PER_LETTER = 2
/** A browser requests a page or two at a time; behind one address there may be an office. */
const PAGES_OF_ADDRESS = 16
/**
 * A page takes some hundredths of a second, so that the last of so many comes after two seconds.
 */
const WAITING_PAGES = 100
const LONGEST_WAIT_MS = 20_000

export interface EdgeDeps {
  /** Already listening. */
  server: Server
  schema: GraphQLSchema
  /** Rules that the modules declare for their fields. */
  fields: readonly FieldRules[]
  routes: readonly Route[]
  clock: Clock
  random: Random
  ids: Ids
  log: Log
  production: boolean
  hsts: string | null
  /** All words as they stand now. */
  lexicon(): Lexicon
  trustedProxies: number
  /** Most open connections, of all clients and of one address. */
  connections: number
  connectionsPerAddress: number
  publicUrl: string
  sandboxUrl: string
  /** Addresses of the authorities' seals and of the providers' widgets. */
  thirdPartyScripts: readonly string[]
  gameOrigins?: readonly string[]
  gameScripts?: readonly string[]
  /** Sources that the sportsbook loads from. */
  book?: BookSources
  /** Origins of the support chat. */
  chatOrigins: readonly string[]
  /** Addresses besides our own from which editors' pictures may come. */
  imageOrigins: readonly string[]
  /** Where the operator's own pictures lie; served below /pictures/. */
  picturesDir: string
  /**
   * Returns the player of an access token, and its end in milliseconds since 1970; null for an
   * invalid token.
   */
  whoIs(token: string): Promise<{ viewer: Viewer; expiresAtMs: number } | null>
  onSessionEnd(sessionId: string, ended: () => void): () => void
  /**
   * Each calls back after what every visitor is shown has changed: what editors write, and the
   * games.
   */
  publicChanges: readonly ((changed: () => void) => unknown)[]
  /** The sites' builds; absent in tests of the API. */
  sites?: Sites | undefined
}

export interface Edge {
  admit: Admit
  /** Ends the sockets of live queries. */
  close(): Promise<void>
  /** Ends what draws pages, once no request is under way any more. */
  end(): Promise<void>
}

export interface Sites {
  site(parts: { execute: ExecuteForPage; lexicon(): Lexicon; log: Log }): Promise<Site>
  files: Files
  /**
   * Returns the address under which browsers may keep one of these files for ever; every other
   * address as it is.
   */
  addressOf(path: string): string
  /** The framed account area. */
  frame: Files
}

/** Everything between a socket and the modules: HTTP, GraphQL, live queries, files and pages. */
export async function openEdge(deps: EdgeDeps): Promise<Edge> {
  const { schema, clock } = deps
  const log = withFewLines(deps.log, clock)
  const languageOf = openLanguageOf(() => deps.lexicon().supported)
  const describe = openDescribe({ ...deps, languageOf })
  const rules = openFieldRules(schema, deps.fields)
  requireSizes(schema, rules)
  const runner = openRunner({ ...deps, log, rules })
  const answers = openAnswerCache<Answer>({
    clock,
    max: KEPT_ANSWERS,
    maxBytes: KEPT_BYTES,
    keepAtOnce: false,
  })
  const pages = openAnswerCache<Answer>({
    clock,
    max: KEPT_PAGES,
    maxBytes: KEPT_BYTES,
    keepAtOnce: false,
  })
  const parts = openAnswerCache<PagePart>({ clock, max: KEPT_ANSWERS, maxBytes: KEPT_BYTES })
  const forget = () => {
    answers.clear()
    pages.clear()
    parts.clear()
  }
  for (const onChange of deps.publicChanges) onChange(forget)
  const ownOrigin = new URL(deps.publicUrl).origin
  const turns = openQueryTurns(clock)
  const graphql = openGraphqlEndpoint({
    runner,
    turns: turns.ofRequest,
    unread: openUnread(),
    cache: answers,
    clock,
    log,
    ownOrigin,
    whoIs: async (token) => (await deps.whoIs(token))?.viewer ?? null,
    describe,
    languageOf,
  })
  const site = await deps.sites?.site({ ...deps, execute: openPageQueries(deps, runner, parts) })
  const spoken = () => deps.lexicon().supported.map(({ code }) => code)
  if (site) await drawFirstPage({ ...deps, site, spoken })
  const rest = openPictures(
    deps.picturesDir,
    deps.sites && site
      ? restOf({ ...deps, describe, spoken }, deps.sites, { site, cache: pages })
      : notFound,
  )
  const idOf = (request: IncomingMessage) => idOfProxy(request, deps.trustedProxies)
  serveWith(deps.server, {
    log,
    describe,
    routes: deps.routes,
    idOfProxy: idOf,
    direct: { path: GRAPHQL, handle: graphql },
    rest,
  })
  const { admit } = runner
  const sockets = {
    ...USUAL_SOCKETS,
    inAll: deps.connections,
    perAddress: deps.connectionsPerAddress,
  }
  const socket = openGraphqlSocket(deps.server, GRAPHQL, {
    ...deps,
    log,
    admit,
    turns: turns.ofSocket,
    rules,
    describe,
    isOwnOrigin,
    sockets,
  })
  return { admit, close: socket.close, end: async () => site?.close() }

  /** Browsers always send an Origin with a socket; other programs need none. */
  function isOwnOrigin({ headers }: IncomingMessage): boolean {
    return headers.origin === undefined || headers.origin === ownOrigin
  }
}

/**
 * The queries of a page; the answer to each is kept, because other pages may send the same query.
 */
function openPageQueries(
  { ids, clock }: EdgeDeps,
  runner: Runner,
  parts: AnswerCache<PagePart>,
): ExecuteForPage {
  return async ({ query, variables = {}, language }) => {
    const key = `${language} ${query} ${JSON.stringify(variables)}`
    const run = async (): Promise<PagePart> => {
      const { result } = await runner.run(
        { query, operationName: null, variables },
        contextOfPage(ids.newId(), language),
      )
      const json = JSON.stringify(result)
      return {
        json,
        freshUntilMs: clock.nowMs() + SHARED_FOR_MS,
        size: BYTES_PER_LETTER * json.length,
      }
    }
    const make = () => runForCaller(() => 'pages', run)
    const part = parts.find(key) ?? (await parts.share(key, make))
    return part?.json ?? '{}'
  }
}

/** Files of the builds, and pages where there is no file. */
function restOf(
  deps: EdgeDeps & { describe: Describe; spoken(): readonly string[] },
  { files, frame }: Sites,
  drawn: { site: Site; cache: AnswerCache<Answer> },
): Handle {
  const limits = {
    mostOfAddress: PAGES_OF_ADDRESS,
    mostWaiting: WAITING_PAGES,
    longestWaitMs: LONGEST_WAIT_MS,
  }
  const page = openPages({
    ...deps,
    ...drawn,
    turns: openTurns({ ...limits, clock: deps.clock }),
  })
  return (request, response) =>
    new Promise((done, failed) => {
      response.on('close', done)
      const pageOrNothing = () =>
        isClosed(pathOf(request))
          ? notFound(request, response)
          : void page(request, response).then(done, failed)
      frame(request, response, () => files(request, response, pageOrNothing))
    })
}

/**
 * Where programs send requests, and files lie, hidden ones too: what is not there is not there, and
 * leads to no page.
 */
const NO_PAGES =
  /^\/(\.[^/.][^/]*|api|art|assets|auth|banks|healthz|icons|locales|operator|pictures|providers|share)(\/|$)/i

function isClosed(path: string): boolean {
  return NO_PAGES.test(path)
}

/** The answer to one query of a page, which other pages may send as well. */
interface PagePart extends Perishable {
  json: string
}

/**
 * Returns the context of a page's query: a page is rendered once for all visitors, so only the
 * language is known.
 */
function contextOfPage(requestId: string, language: string): RequestContext {
  const signal = new AbortController().signal
  return {
    viewer: null,
    requestId,
    ip: '',
    language,
    userAgent: '',
    cookies: new Map(),
    setCookie: () => {},
    signal,
  }
}

function notFound(_request: IncomingMessage, response: ServerResponse): void {
  sendText(response, 404, 'There is nothing here.')
}
