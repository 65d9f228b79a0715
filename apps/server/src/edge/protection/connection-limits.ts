import { createServer, type Server } from 'node:http'
import { answersWith, answerUnreadable, commonHeaders } from '../http/common-headers.ts'
import { guardAgainstFloods } from './flood-guard.ts'

/** Limits of connections, and their times in milliseconds. */
export interface ConnectionLimits {
  /** Open connections of all clients. A further one is closed at once. */
  inAll: number
  /**
   * Open connections of one address; null behind proxies, because all clients share the proxy's
   * address.
   */
  perAddress: number | null
  /**
   * Longest time from the first byte of a request, or from the connection, to the end of its
   * headers.
   */
  headersMs: number
  /** Longest time to the end of the request's body. */
  requestMs: number
  /** Time without a byte in either direction, during a request or its answer. */
  silenceMs: number
  /** Time between two looks for slow requests, in ms. */
  checkEveryMs: number
}

export const USUAL_CONNECTIONS: ConnectionLimits = {
  inAll: 20_000,
  perAddress: 1000,
  headersMs: 15_000,
  requestMs: 30_000,
  silenceMs: 60_000,
  checkEveryMs: 2000,
}

/**
 * Proxies keep connections for a minute; closing them first would lose requests that are already on
 * the way.
 */
const KEEP_ALIVE_MS = 65_000
/** Bytes of the request line and all headers of one request. More is answered 431. */
const LARGEST_HEADERS = 16 * 1024
const MOST_HEADERS = 200
/** After that the answer announces that the connection closes, so that none lives for ever. */
const MOST_REQUESTS_PER_CONNECTION = 100_000

/**
 * An HTTP server that does not listen yet and holds these limits. A request that is too slow is
 * answered 408.
 */
export function createBoundedServer(limits: ConnectionLimits, hsts: string | null = null): Server {
  const common = commonHeaders(hsts)
  const server = createServer({
    ServerResponse: answersWith(common),
    headersTimeout: limits.headersMs,
    requestTimeout: limits.requestMs,
    connectionsCheckingInterval: limits.checkEveryMs,
    maxHeaderSize: LARGEST_HEADERS,
    keepAliveTimeout: KEEP_ALIVE_MS,
    // Node would answer a request without a host by itself, see `countAllRequests`.
    requireHostHeader: false,
  })
  countAllRequests(server)
  answerUnreadable(server, common)
  server.timeout = limits.silenceMs
  server.maxConnections = limits.inAll
  server.maxHeadersCount = MOST_HEADERS
  server.maxRequestsPerSocket = MOST_REQUESTS_PER_CONNECTION
  guardAgainstFloods(server, limits)
  return server
}

/**
 * Counts requests that Node would answer by itself. No 'request' event comes for them: Node would
 * answer thousands of them from one connection in one turn of the loop.
 */
function countAllRequests(server: Server): void {
  server.on('checkExpectation', (request, response) => server.emit('request', request, response))
}
