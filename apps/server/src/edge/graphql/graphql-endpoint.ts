import type { IncomingMessage, ServerResponse } from 'node:http'
import { networkOf } from '#rules/network.ts'
import { runForCaller } from '../../kit/caller.ts'
import type { Clock } from '../../kit/clock.ts'
import type { Log } from '../../kit/log.ts'
import type { RequestContext, Viewer } from '../../kit/request-context.ts'
import { isSameSite } from '../../kit/same-site.ts'
import { type Answer, makeAnswer, sendAnswer } from '../http/answer.ts'
import type { AnswerCache } from '../http/answer-cache.ts'
import { allFacts, type CallerFacts, type Describe } from '../http/request.ts'
import { tokenOfHeaders } from '../http/sent-token.ts'
import { NoTurnNow } from '../protection/turns.ts'
import type { WatchUnread } from '../protection/unread-answers.ts'
import type { Admitted } from './admission.ts'
import {
  BadTransport,
  chooseMediaType,
  type MediaType,
  type Operation,
  readJsonBody,
  readQueryString,
  takeBody,
} from './graphql-request.ts'
import type { Runner } from './graphql-run.ts'
import { type QueryTurns, unitsOfRequest } from './query-turns.ts'

/** Browsers and proxies may reuse a public answer for this long without a new request. */
const SHARED_FOR_S = 5
/** Value of `retry-after`, in seconds: by then most waiting queries have been answered. */
const COME_BACK_S = 2

export interface GraphqlEndpointDeps {
  runner: Runner
  turns: QueryTurns['ofRequest']
  unread: WatchUnread
  cache: AnswerCache<Answer>
  clock: Clock
  log: Log
  ownOrigin: string
  /** Returns null for a token that is expired, forged or ended. */
  whoIs(token: string): Promise<Viewer | null>
  languageOf(request: IncomingMessage): string
  describe: Describe
}

/**
 * POST and GET /api/graphql, as GraphQL over HTTP has it. Answers of public queries are made once
 * and shared.
 */
export function openGraphqlEndpoint(deps: GraphqlEndpointDeps) {
  return function handle(
    request: IncomingMessage,
    response: ServerResponse,
    failed: (error: unknown) => void,
  ): void {
    const fail = (error: unknown) => {
      if (!isRefused(deps, request, response, error)) failed(error)
    }
    let mediaType: MediaType
    // An answer that is ready is sent in the turn in which the question has come whole: most
    // questions never wait for anything.
    const answer = (text: string) => {
      try {
        const key = `${deps.languageOf(request)} ${mediaType} ${text}`
        const ready = deps.cache.find(key)
        const sent = ready
          ? sendAnswer(request, response, 200, ready)
          : runForCaller(
              () => networkOf(deps.describe(request).ip),
              () => make(request, response, { key, mediaType, text }),
            )
        sent?.catch(fail)
      } catch (error) {
        fail(error)
      }
    }
    try {
      mediaType = chooseMediaType(request.headers.accept)
      if (request.method === 'POST') takeBody(request, answer, fail)
      else if (isByAddress(request)) answer(request.url ?? '')
      else throw new BadTransport(405, 'Use GET or POST.', { allow: 'GET, HEAD, POST' })
    } catch (error) {
      fail(error)
    }
  }

  async function make(
    request: IncomingMessage,
    response: ServerResponse,
    { key, mediaType, text }: Question,
  ): Promise<void> {
    const about = deps.describe(request)
    const turn = (units: number) => deps.turns(() => networkOf(about.ip), units)
    await turn(unitsOfRequest(text))
    const operation = isByAddress(request) ? readQueryString(text) : readJsonBody(text)
    await turn(deps.runner.admit.unitsFor(operation))
    const admitted = deps.runner.admit(operation, about)
    const { known } = admitted
    const kind = known?.operation(operation.operationName)?.operation
    if (isByAddress(request) && kind && kind !== 'query')
      throw new BadTransport(405, 'Use POST for mutations.', { allow: 'POST' })
    const call: Call = {
      operation,
      admitted,
      mediaType,
      about,
      mutation: kind === 'mutation',
      turn: () => turn(admitted.cost),
    }
    const seconds = known?.publicForS(operation.operationName) ?? 0
    if (seconds > 0) {
      const network = networkOf(about.ip)
      const shared = await deps.cache.share(
        key,
        (isMade) => makePublic(deps, isMade, call, seconds),
        network,
      )
      if (shared) {
        deps.unread(response, shared.size)
        return await sendAnswer(request, response, 200, shared)
      }
    }
    await runPrivately(deps, request, response, call)
  }
}

/** Returns the answer for all callers with the same question; null where it is not for all. */
async function makePublic(
  deps: GraphqlEndpointDeps,
  isMade: () => boolean,
  { operation, admitted, mediaType, about, turn }: Call,
  seconds: number,
): Promise<Answer | null> {
  await turn()
  // Another caller's turn has come before, and all have that answer.
  if (isMade()) return null
  const { result, executed } = await deps.runner.run(
    operation,
    contextOf(about, null, NEVER, []),
    admitted,
  )
  if (!executed || result.errors) return null
  return makeAnswer(Buffer.from(JSON.stringify(result)), deps.clock.nowMs() + seconds * 1000, {
    'content-type': `${mediaType}; charset=utf-8`,
    'cache-control': `public, max-age=${Math.min(seconds, SHARED_FOR_S)}`,
    // The language is in a cookie as well.
    vary: 'accept, accept-encoding, accept-language, cookie',
  })
}

async function runPrivately(
  deps: GraphqlEndpointDeps,
  request: IncomingMessage,
  response: ServerResponse,
  call: Call,
): Promise<void> {
  if (call.mutation && !isSameSite(request.headers, deps.ownOrigin))
    throw new BadTransport(403, 'This request comes from another site.')
  const cookies: string[] = []
  const gone = new AbortController()
  response.on('close', () => gone.abort())
  const token = tokenOfHeaders(request.headers)
  const viewer = token ? await deps.whoIs(token) : null
  if (token && !viewer)
    deps.log.info({ requestId: call.about.requestId, ip: call.about.ip }, 'a token was refused')
  await call.turn()
  const { result, executed } =
    token && !viewer
      ? {
          executed: true,
          result: {
            errors: [{ message: 'authentication_required', extensions: { code: 401 } }],
            data: null,
          },
        }
      : await deps.runner.run(
          call.operation,
          contextOf(call.about, viewer, gone.signal, cookies),
          call.admitted,
        )
  // Asking by hash is Apollo's protocol: some of its clients look into an answer of 200 alone.
  const status =
    executed || call.operation.byHash || call.mediaType === 'application/json' ? 200 : 400
  const body = Buffer.from(JSON.stringify(result))
  deps.unread(response, body.length)
  const answer = makeAnswer(body, 0, {
    'content-type': `${call.mediaType}; charset=utf-8`,
    'cache-control': 'no-store',
    ...(result.errors ? { 'x-request-id': call.about.requestId } : {}),
  })
  if (cookies.length > 0) response.setHeader('set-cookie', cookies)
  await sendAnswer(request, response, status, answer)
}

/** The question stands in the address. Node leaves the body of the answer to a HEAD out. */
function isByAddress({ method }: IncomingMessage): boolean {
  return method === 'GET' || method === 'HEAD'
}

/**
 * Answers a request that is not one of GraphQL, or that gets no turn; false for every other error.
 */
function isRefused(
  deps: GraphqlEndpointDeps,
  request: IncomingMessage,
  response: ServerResponse,
  error: unknown,
): boolean {
  if (error instanceof BadTransport) refuse(deps, request, response, error)
  else if (error instanceof NoTurnNow) refuseForNow(response, error)
  else return false
  return true
}

function refuse(
  { describe, log }: GraphqlEndpointDeps,
  request: IncomingMessage,
  response: ServerResponse,
  { status, headers, message }: BadTransport,
): void {
  const { requestId, ip } = describe(request)
  log.warn({ requestId, ip, status, problem: message }, 'a question was refused')
  response.writeHead(status, {
    ...headers,
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'x-request-id': requestId,
  })
  response.end(JSON.stringify({ errors: [{ message }] }))
}

/**
 * Refuses a query without a log line, because a caller may send thousands. The metrics count them.
 */
function refuseForNow(response: ServerResponse, { status, message }: NoTurnNow): void {
  if (response.destroyed) return
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'retry-after': String(COME_BACK_S),
  }
  response
    .writeHead(status, headers)
    .end(JSON.stringify({ errors: [{ message, extensions: { code: 'too_many_queries' } }] }))
}

interface Question {
  /** Under which an answer that all callers may share is kept. */
  key: string
  mediaType: MediaType
  text: string
}

interface Call {
  operation: Operation
  admitted: Admitted
  mediaType: MediaType
  about: CallerFacts
  mutation: boolean
  /** Waits until the operation may be executed. */
  turn(): Promise<void> | null
}

/**
 * Signal for answers that all visitors share: their making goes on when the first caller has left.
 */
const NEVER = new AbortController().signal

function contextOf(
  about: CallerFacts,
  viewer: Viewer | null,
  signal: AbortSignal,
  cookies: string[],
): RequestContext {
  return {
    ...allFacts(about),
    viewer,
    signal,
    setCookie: (cookie) => cookies.push(cookie),
  }
}
