import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { networkOf } from '#rules/network.ts'
import { runForCaller } from '../../kit/caller.ts'
import type { Route } from '../../kit/http.ts'
import type { Log } from '../../kit/log.ts'
import { logProblem } from '../../kit/problem.ts'
import { UNKNOWN_PROBLEM } from '../errors.ts'
import {
  type ConnectionLimits,
  createBoundedServer,
  USUAL_CONNECTIONS,
} from '../protection/connection-limits.ts'
import { fewOfConnection } from '../protection/connection-queue.ts'
import { endRefused } from '../protection/flood-guard.ts'
import { together } from '../protection/request-batch.ts'
import { sendText } from './answer.ts'
import { openPort } from './open-port.ts'
import { type Describe, LazyRequest } from './request.ts'
import { answerWith, sendOfRoute } from './route-answer.ts'
import { openRouteTable } from './route-table.ts'
import { namesOneHost, readTarget } from './target.ts'

export type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<void> | void
/**
 * Writes the answer itself, or calls `failed`. It returns no promise, because most of its answers
 * are ready at once.
 */
export type DirectHandle = (
  request: IncomingMessage,
  response: ServerResponse,
  failed: (error: unknown) => void,
) => void

export interface Listening {
  /** The address to listen at; all addresses of the machine when it is left out. */
  host?: string | null
  connections?: ConnectionLimits
  /** The Strict-Transport-Security of each answer; none when it is left out. */
  hsts?: string | null
}

/**
 * Opens a server that answers 503 until `serveWith` gives it routes. `port` 0 picks a free port.
 */
export async function listen(
  port: number,
  { host = null, connections = USUAL_CONNECTIONS, hsts = null }: Listening = {},
): Promise<Server> {
  const server = createBoundedServer(connections, hsts)
  server.on('request', comeBack)
  await openPort(server, port, 'PORT', host)
  return server
}

function comeBack(_request: IncomingMessage, response: ServerResponse): void {
  response.writeHead(503, { 'retry-after': '1' }).end()
}

export interface HttpServerDeps {
  log: Log
  describe: Describe
  routes: readonly Route[]
  /** The id that a trusted proxy gave the request; the answer carries it. */
  idOfProxy?: (request: IncomingMessage) => string | null
  /** A path that is served without an HttpRequest, because every microsecond counts there. */
  direct?: { path: string; handle: DirectHandle }
  /** Everything else: files and pages. */
  rest: Handle
}

/**
 * Makes the server answer by these routes. Every error becomes an answer with a request id, never a
 * hanging socket.
 */
export function serveWith(server: Server, deps: HttpServerDeps): void {
  const { direct } = deps
  const find = openRouteTable(deps.routes)
  const urgent = openRouteTable(deps.routes.filter(({ isUrgent }) => isUrgent))
  const isUrgent = (request: IncomingMessage) =>
    request.url !== direct?.path && urgent(request.method ?? '', pathOf(request)).route !== null
  const addressOf = (request: IncomingMessage) => networkOf(deps.describe(request).ip)
  server.off('request', comeBack)
  server.on('request', fewOfConnection(together(answerOne, { isUrgent, addressOf })))

  function answerOne(request: IncomingMessage, response: ServerResponse): void {
    const requested = request.url ?? '/'
    const target = requested === direct?.path ? requested : readTarget(requested)
    if (target === null) {
      sendText(response, 400, 'This is no address.')
      return
    }
    if (!namesOneHost(request)) {
      sendText(response, 400, 'Name one host.', { connection: 'close' })
      return
    }
    if (expectsMore(request)) {
      sendText(response, 417, 'Expect nothing but 100-continue.')
      return
    }
    request.url = target
    const path = pathOf(request)
    const failed = (error: unknown) => fail(error, request, response)
    const given = deps.idOfProxy?.(request)
    if (given) response.setHeader('x-request-id', given)
    try {
      // A comparison is faster than a Map here: for a Map, V8 looks up each new string among all
      // that it knows.
      if (path === direct?.path) direct.handle(request, response, failed)
      else Promise.resolve(serve(path, request, response)).catch(failed)
    } catch (error) {
      failed(error)
    }
  }

  function serve(
    path: string,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> | void {
    const { route, allow } = find(request.method ?? '', path)
    if (route) {
      const caller = route.isUrgent ? null : () => addressOf(request)
      return runForCaller(caller, () => serveRoute(route, request, response))
    }
    if (allow) return sendText(response, 405, `Use ${allow}.`, { allow })
    return deps.rest(request, response)
  }

  async function serveRoute(
    route: Route,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    const answer = await route.handle(new LazyRequest(request, deps.describe))
    if (answer.headers?.connection === 'close') endRefused(request.socket)
    await sendOfRoute(request, response, answer)
  }

  function fail(error: unknown, request: IncomingMessage, response: ServerResponse): void {
    const { requestId } = deps.describe(request)
    if (response.destroyed) return
    const { status, code } = logProblem(deps.log, error, { requestId, path: pathOf(request) })
    if (response.headersSent) return void response.destroy()
    const headers = {
      'x-request-id': requestId,
      'content-type': 'text/plain; charset=utf-8',
      ...(status === 503 ? { 'retry-after': '1' } : {}),
    }
    answerWith(response, { status, headers, body: status < 500 ? code : UNKNOWN_PROBLEM })
  }
}

/** Returns whether a client expects anything but 100 Continue, which Node itself sends. */
function expectsMore({ headers, httpVersion }: IncomingMessage): boolean {
  const { expect } = headers
  return expect !== undefined && httpVersion !== '1.0' && !/100-continue/i.test(expect)
}

export function pathOf(request: IncomingMessage): string {
  const url = request.url ?? '/'
  const end = url.indexOf('?')
  return end === -1 ? url : url.slice(0, end)
}
