import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { FormattedExecutionResult, GraphQLSchema } from 'graphql'
import type { Lexicon } from '../content/lexicon.ts'
import type { Clock } from '../kit/clock.ts'
import type { Route } from '../kit/http.ts'
import type { Ids } from '../kit/ids.ts'
import type { Log } from '../kit/log.ts'
import type { RequestContext, Viewer } from '../kit/request-context.ts'
import type { Topics } from '../kit/topics.ts'
import type { Answer } from './answer.ts'
import { type AnswerCache, openAnswerCache, type Perishable } from './answer-cache.ts'
import { openDocuments } from './documents.ts'
import type { Files } from './files.ts'
import { openGraphqlEndpoint } from './graphql-endpoint.ts'
import { openRunner } from './graphql-run.ts'
import { openGraphqlSocket } from './graphql-socket.ts'
import { type Handle, serveWith } from './http-server.ts'
import { type ExecuteForPage, openPages, SHARED_FOR_MS, type Site } from './pages.ts'
import { openPictures } from './pictures.ts'
import { publicFields } from './public-fields.ts'
import { openDescribe, openLanguageOf } from './request.ts'

const GRAPHQL = '/api/graphql'
/** Some thousand answers of 16 kB each: the catalogue's pages in every language. */
const KEPT_ANSWERS = 4000
/** A page is some 200 kB, and its compressed form. */
const KEPT_PAGES = 200
/** Of answers, of pages and of their parts each, however long the questions are that callers think of. */
const KEPT_BYTES = 64 * 2 ** 20
/** An object takes up several times as much as its text. */
const OBJECT_PER_TEXT = 4

export interface EdgeDeps {
  /** Already listening. */
  server: Server
  schema: GraphQLSchema
  routes: readonly Route[]
  topics: Topics
  clock: Clock
  ids: Ids
  log: Log
  production: boolean
  /** All words as they stand now. */
  lexicon(): Lexicon
  trustedProxies: number
  publicUrl: string
  sandboxUrl: string
  /** Addresses of the authorities' seals and of the providers' widgets. */
  thirdPartyScripts: readonly string[]
  /** What the support chat needs. */
  chatOrigins: readonly string[]
  /** Whence editors' pictures may come besides our own address. */
  imageOrigins: readonly string[]
  /** Where the operator's own pictures lie; served below /pictures/. */
  picturesDir: string
  /** Who holds this access token, and until when (milliseconds since 1970); null for one that is no good. */
  whoIs(token: string): Promise<{ viewer: Viewer; expiresAtMs: number } | null>
  onSessionEnd(sessionId: string, ended: () => void): () => void
  /** Calls back after what editors write has changed. */
  onContentChange(changed: () => void): () => void
  /** The sites' builds; absent in tests of the API. */
  sites?: Sites | undefined
}

export interface Sites {
  site(parts: { execute: ExecuteForPage; lexicon(): Lexicon }): Promise<Site>
  files: Files
  /** The framed account area. */
  frame: Files
}

/** Everything between a socket and the modules: HTTP, GraphQL, live queries, files and pages. */
export async function openEdge(deps: EdgeDeps): Promise<{ close(): Promise<void> }> {
  const { schema, clock, log, topics } = deps
  const languageOf = openLanguageOf(() => deps.lexicon().supported)
  const describe = openDescribe({ ...deps, languageOf })
  const read = openDocuments(schema, { introspection: !deps.production, publicFields })
  const runner = openRunner({ schema, read, log })
  const answers = openAnswerCache<Answer>({ clock, max: KEPT_ANSWERS, maxBytes: KEPT_BYTES, keepAtOnce: false })
  const pages = openAnswerCache<Answer>({ clock, max: KEPT_PAGES, maxBytes: KEPT_BYTES, keepAtOnce: false })
  const parts = openAnswerCache<PagePart>({ clock, max: KEPT_ANSWERS, maxBytes: KEPT_BYTES })
  const forget = () => {
    answers.clear()
    pages.clear()
    parts.clear()
  }
  topics.listen('catalogue', forget)
  deps.onContentChange(forget)
  const ownOrigin = new URL(deps.publicUrl).origin
  const graphql = openGraphqlEndpoint({
    runner,
    cache: answers,
    clock,
    log,
    ownOrigin,
    whoIs: async (token) => (await deps.whoIs(token))?.viewer ?? null,
    describe,
    languageOf,
  })
  const execute: ExecuteForPage = async ({ query, variables = {}, language }) => {
    const key = `${language} ${query} ${JSON.stringify(variables)}`
    const run = async (): Promise<PagePart> => {
      const { result } = await runner.run({ query, operationName: null, variables }, nobody(deps.ids.newId(), language))
      return { result, freshUntilMs: clock.nowMs() + SHARED_FOR_MS, size: OBJECT_PER_TEXT * JSON.stringify(result).length }
    }
    const part = parts.find(key) ?? (await parts.share(key, run))
    return part?.result ?? {}
  }
  const rest = openPictures(deps.picturesDir, deps.sites ? await restOf(deps.sites, pages) : notFound)
  serveWith(deps.server, { log, describe, routes: deps.routes, direct: { path: GRAPHQL, handle: graphql }, rest })
  return openGraphqlSocket(deps.server, GRAPHQL, { ...deps, read, describe, isOwnOrigin })

  /** Browsers always send an Origin with a socket; other programs need none. */
  function isOwnOrigin({ headers }: IncomingMessage): boolean {
    return headers.origin === undefined || headers.origin === ownOrigin
  }

  async function restOf({ site, files, frame }: Sites, cache: AnswerCache<Answer>): Promise<Handle> {
    const page = openPages({ ...deps, site: await site({ execute, lexicon: deps.lexicon }), cache, describe })
    return (request, response) =>
      new Promise((done, failed) => {
        response.on('close', done)
        frame(request, response, () => files(request, response, () => page(request, response).then(done, failed)))
      })
  }
}

/** The answer to one query of a page, which other pages may ask as well. */
interface PagePart extends Perishable {
  result: FormattedExecutionResult
}

/** Pages are rendered for everybody, so they ask as somebody of whom nothing is known but the language. */
function nobody(requestId: string, language: string): RequestContext {
  const signal = new AbortController().signal
  return { viewer: null, requestId, ip: '', language, userAgent: '', cookies: new Map(), setCookie: () => {}, signal }
}

function notFound(_request: IncomingMessage, response: ServerResponse): void {
  response.writeHead(404).end()
}
