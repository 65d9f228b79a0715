import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { type ExecutionResult, GraphQLError, type GraphQLSchema, parse } from 'graphql'
import { type Context, handleProtocols, makeServer, type SubscribePayload } from 'graphql-ws'
import { type WebSocket, WebSocketServer } from 'ws'
import { networkOf } from '#rules/network.ts'
import type { Clock } from '../../kit/clock.ts'
import type { Log } from '../../kit/log.ts'
import { isNestedDeeperThan } from '../../kit/nesting.ts'
import type { Random } from '../../kit/random.ts'
import { Refusal } from '../../kit/refusal.ts'
import type { RequestContext, Viewer } from '../../kit/request-context.ts'
import { isWholeSource, NOT_WHOLE } from '../../kit/whole-text.ts'
import { formatError } from '../errors.ts'
import type { Admit } from '../graphql/admission.ts'
import { executeBounded, type InTurn } from '../graphql/bounded-run.ts'
import type { KnownRules } from '../graphql/field-rules.ts'
import { countErrors } from '../graphql/graphql-meter.ts'
import { isRequestedByHash, persistedQueryNotSupported } from '../graphql/persisted-query.ts'
import type { QueryTurns } from '../graphql/query-turns.ts'
import { closingAnswer, commonHeaders } from '../http/common-headers.ts'
import { allFacts, type Describe } from '../http/request.ts'
import { tokenOfParams } from '../http/sent-token.ts'
import { namesOneHost } from '../http/target.ts'
import { endedAtOnce } from './ended-at-once.ts'
import { giveBack, type Held, type HeldOperations, openHeldOperations } from './held-operations.ts'
import { openSharedSubscriptions } from './shared-subscriptions.ts'
import {
  type OpenSocketLimits,
  openSocketLimits,
  type SocketLimits,
  USUAL_SOCKETS,
  WIRE_LIMITS,
} from './socket-limits.ts'
import { speakProtocol } from './socket-protocol.ts'

const MOST_SUBSCRIPTIONS = 20
/** Lists and objects within each other; our own pages send two. */
const DEEPEST_VARIABLES = 10
const FORBIDDEN = 4403
/**
 * Stands for a query that is named by its hash. The refusal is sent as a result: as an error of the
 * protocol, Apollo's clients do not look into it.
 */
const HASH_ALONE = parse('{ __typename }')
const GOING_AWAY = 1001

interface Extra extends Record<PropertyKey, unknown> {
  socket: WebSocket
  request: IncomingMessage
  viewer?: Viewer | null
  stop?: AbortController
  held: Held
}

export interface SocketDeps {
  schema: GraphQLSchema
  admit: Admit
  turns: QueryTurns['ofSocket']
  rules: KnownRules
  clock: Clock
  random: Random
  log: Log
  production?: boolean
  /** The Strict-Transport-Security of each answer. */
  hsts?: string | null
  isOwnOrigin(request: IncomingMessage): boolean
  /**
   * Returns the player of a token and its end, in milliseconds since 1970; null for an invalid
   * token.
   */
  whoIs(token: string): Promise<{ viewer: Viewer; expiresAtMs: number } | null>
  /** Calls back once when the session has been ended elsewhere. */
  onSessionEnd(sessionId: string, ended: () => void): () => void
  describe: Describe
  sockets?: SocketLimits
}

/**
 * graphql-transport-ws on /api/graphql. A token that is bad, runs out or is ended closes the socket
 * with 4403 (A3, A1).
 */
export function openGraphqlSocket(server: Server, path: string, deps: SocketDeps) {
  const bounds = deps.sockets ?? USUAL_SOCKETS
  const limits = openSocketLimits({ ...deps, limits: bounds })
  const sockets = new WebSocketServer({ ...WIRE_LIMITS, noServer: true, handleProtocols })
  const common = commonHeaders(deps.hsts ?? null)
  sockets.on('headers', (lines) =>
    lines.push(
      ...common.flatMap((name, at) => (at % 2 === 0 ? [`${name}: ${common[at + 1]}`] : [])),
    ),
  )
  sockets.on('wsClientError', (_error, socket) => refuse(socket, closingAnswer(400, common)))
  const upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    if (!namesOneHost(request)) return refuse(socket, closingAnswer(400, common))
    if (request.url?.split('?')[0] !== path) return refuse(socket, closingAnswer(404, common))
    if (!deps.isOwnOrigin(request)) {
      const { requestId, ip } = deps.describe(request)
      deps.log.warn({ requestId, ip }, 'a socket from another site was refused')
      return refuse(socket, closingAnswer(403, common))
    }
    const about = deps.describe(request)
    if (!limits.hasRoom(about)) {
      deps.log.warn(
        { requestId: about.requestId, ip: about.ip },
        'a socket was refused, because there are too many',
      )
      return refuse(socket, closingAnswer(503, common))
    }
    sockets.handleUpgrade(request, socket, head, (each) => {
      const lookAtUnread = limits.watch(each, socket, { requestId: about.requestId, ip: about.ip })
      speakProtocol(
        protocol,
        { socket: each, request, held: new Map() },
        {
          log: deps.log,
          requestId: about.requestId,
          caller: () => networkOf(about.ip),
          lookAtUnread,
          pingEveryMs: bounds.pingEveryMs,
          random: deps.random,
        },
      )
    })
  }
  server.on('upgrade', upgrade)
  const operations = openHeldOperations()
  const protocol = makeServer<Record<string, unknown>, Extra>({
    schema: deps.schema,
    execute: async (args) => {
      if (args.document === HASH_ALONE) return { errors: [persistedQueryNotSupported()] }
      await (args.contextValue as InTurn).turn()
      return executeBounded(args)
    },
    subscribe: endedAtOnce(openSharedSubscriptions(deps.rules)),
    connectionInitWaitTimeout: 10_000,
    onConnect: (context) => welcome(context, deps, limits),
    onClose: ({ extra }) => {
      extra.stop?.abort()
      for (const sent of extra.held.keys()) giveBack(extra.held, sent)
    },
    onComplete: ({ extra }, _id, sent) => giveBack(extra.held, sent),
    onSubscribe: ({ extra, subscriptions }, _id, sent) =>
      beginOperation(deps, operations, { extra, open: Object.keys(subscriptions).length, sent }),
    onNext: (context, _id, _payload, _args, result) => formatted(result, context, deps),
    onError: ({ extra }, _id, sent, errors) => {
      giveBack(extra.held, sent)
      const { requestId } = deps.describe(extra.request)
      return countErrors(
        errors.map((each) =>
          each instanceof GraphQLError ? formatError(each, requestId, deps) : each,
        ),
      )
    },
  })
  return {
    async close() {
      server.off('upgrade', upgrade)
      for (const each of sockets.clients) each.close(GOING_AWAY, 'Going away')
      await new Promise((done) => sockets.close(done))
    },
  }
}

interface Sent {
  extra: Extra
  /** Number of open operations of the socket. */
  open: number
  sent: SubscribePayload
}

/** Answers what an operation runs with, or why it does not begin. */
async function beginOperation(
  deps: SocketDeps,
  operations: HeldOperations,
  { extra, open, sent }: Sent,
) {
  const { query, variables, operationName } = sent
  if (isRequestedByHash(sent.extensions)) return { schema: deps.schema, document: HASH_ALONE }
  if (open > MOST_SUBSCRIPTIONS) return [new GraphQLError('Too many subscriptions on one socket.')]
  if (isNestedDeeperThan(DEEPEST_VARIABLES, variables))
    return [new GraphQLError('The variables are nested too deeply.')]
  if (!isWholeSource(query) || !isWholeSource(JSON.stringify(variables ?? {})))
    return [new GraphQLError(NOT_WHOLE)]
  const about = deps.describe(extra.request)
  const address = networkOf(about.ip)
  if (!operations.wait(extra.held, sent, address)) return [tooManyQueries()]
  const operation = { query, variables: variables ?? {}, operationName: operationName ?? null }
  const turn = (units: number) => deps.turns(() => address, units)
  await turn(deps.admit.unitsFor(operation))
  const { known, cost, refused } = deps.admit(operation, about)
  if (refused) {
    giveBack(extra.held, sent)
    return refused
  }
  const context: RequestContext & InTurn = {
    ...contextOf(extra, deps),
    turn: (line = address) => deps.turns(() => line, cost),
  }
  const { language } = context
  if (!operations.begin(extra.held, sent, { known, cost, language, address }))
    return [tooManyQueries()]
  if (extra.socket.readyState !== extra.socket.OPEN) giveBack(extra.held, sent)
  return {
    schema: deps.schema,
    document: known.document,
    variableValues: sent.variables ?? {},
    operationName: operation.operationName,
    contextValue: context,
    hideSuggestions: deps.production ?? false,
  }
}

function tooManyQueries(): GraphQLError {
  return new GraphQLError('Too many different queries are open.', {
    extensions: { code: 'too_many_queries' },
  })
}

/**
 * This socket has no other listener: its errors would end the process, and a client that never
 * closes would keep it open.
 */
function refuse(socket: Duplex, answer: string): void {
  socket.on('error', () => {})
  socket.once('finish', () => socket.destroy())
  socket.end(answer)
}

async function welcome(
  context: Omit<Context<Record<string, unknown>, Extra>, 'connectionParams'> & {
    connectionParams?: Readonly<Record<string, unknown>>
  },
  deps: SocketDeps,
  limits: OpenSocketLimits,
): Promise<boolean> {
  const { extra, connectionParams } = context
  extra.stop = new AbortController()
  const token = tokenOfParams(connectionParams)
  // Otherwise it would be kept, with all that the client has put into it.
  delete context.connectionParams
  if (token === null) {
    extra.viewer = null
    return true
  }
  const known = token === undefined ? null : await deps.whoIs(token)
  // Nothing would end what begins for a client who has left meanwhile.
  if (extra.stop.signal.aborted) return false
  if (!known) {
    const { requestId, ip } = deps.describe(extra.request)
    deps.log.info({ requestId, ip }, 'a token was refused')
    return false
  }
  if (!limits.admitPlayer(extra.socket, known.viewer.playerId)) return false
  extra.viewer = known.viewer
  const close = () => extra.socket.close(FORBIDDEN, 'Forbidden')
  const timer = setTimeout(close, Math.max(0, known.expiresAtMs - deps.clock.nowMs()))
  const unsubscribe = deps.onSessionEnd(known.viewer.sessionId, close)
  extra.stop.signal.addEventListener('abort', () => {
    clearTimeout(timer)
    unsubscribe()
  })
  return true
}

function contextOf(extra: Extra, deps: SocketDeps): RequestContext {
  return {
    ...allFacts(deps.describe(extra.request)),
    viewer: extra.viewer ?? null,
    signal: extra.stop?.signal ?? AbortSignal.abort(),
    // An act that sets a cookie must not begin where none can be set.
    setCookie() {
      throw new Refusal('send_by_post')
    },
  }
}

function formatted(
  result: ExecutionResult,
  { extra }: Context<Record<string, unknown>, Extra>,
  deps: SocketDeps,
) {
  if (!result.errors) return
  const { requestId } = deps.describe(extra.request)
  return {
    ...result,
    errors: countErrors(result.errors.map((each) => formatError(each, requestId, deps))),
  }
}
