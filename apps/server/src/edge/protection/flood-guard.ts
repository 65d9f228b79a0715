import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { openCallerCounts } from '#rules/caller-counts.ts'
import { networkOf } from '#rules/network.ts'
import {
  hold,
  newReadable,
  planRead,
  type Readable,
  readInTurns,
  type Slowness,
} from './read-in-turns.ts'

/**
 * Node parses everything that it has read of a connection at once: 64 kB, which may hold two
 * thousand requests, or ten thousand pieces of a body, and take 20 ms. Hundreds of such connections
 * would keep all other callers waiting for seconds.
 */

/**
 * Requests of one connection in one turn of the loop. Browsers and providers send one at a time,
 * most proxies as well.
 */
export const MOST_IN_TURN = 100
/**
 * Requests in one turn of the loop that all connections of one address have sent ahead of an
 * answer: all but the first of each connection.
 */
export const MOST_AHEAD_OF_ADDRESS = 200
/** The most pieces in which a body may come; each further `SMALL_PIECE` bytes add one more. */
const MOST_PIECES = 100
const SMALL_PIECE = 256
/**
 * Requests of one connection in one turn of the loop after which a refusal that closes it makes its
 * address slow. A provider sends one call after the other.
 */
export const MOST_BEFORE_REFUSAL = 8
/** Time for the caller to read the answer before the connection is closed. */
const LINGER_MS = 1000
/**
 * Time in a turn of the loop for messages of live sockets, of all addresses. Refusing one takes
 * about 0.2 ms, and thousands of sockets may send theirs at once.
 */
const MESSAGES_MS = 3
/**
 * After a flood, one connection of the address is read at a time for `forMs`, and the next one
 * after a pause.
 */
const USUAL_SLOWNESS: Slowness = { forMs: 10_000, readEveryMs: 100 }

export interface FloodLimits {
  /**
   * Open connections of one address; null behind proxies, because all clients share the proxy's
   * address.
   */
  perAddress: number | null
  slowness?: Slowness
}

interface Address extends Readable {
  /** Requests of this turn that were sent ahead. */
  ahead: number
  /** Messages of live sockets in this turn. */
  messages: number
}

/** The address of each open connection, with its counts. */
const addressOf = new WeakMap<Duplex, Address>()
/** Connections that have sent more than a few requests ahead in one turn of the loop. */
const sendingAhead = new WeakSet<Duplex>()

/**
 * Closes connections that send too many requests or pieces in one turn of the loop. The other
 * connections of that address, and those that it opens in the next seconds, are then read one after
 * the other with pauses, so that other addresses are answered in between.
 */
export function guardAgainstFloods(
  server: Server,
  { perAddress, slowness = USUAL_SLOWNESS }: FloodLimits,
): void {
  const addresses = new Map<string, Address>()
  const counts = openCallerCounts(perAddress ?? Number.POSITIVE_INFINITY)
  const inTurn = new Map<Socket, number>()
  const busy = new Set<Address>()

  if (perAddress !== null) {
    server.prependListener('connection', admit)
    // Node begins to read later in this turn, and stops only after it has begun. Nothing has come
    // until the next turn.
    server.on('connection', (socket) => setImmediate(holdIfSlow, socket))
  }
  server.prependListener('request', count)
  // Node answers by itself what comes behind the last request that a connection may send.
  server.on('dropRequest', countRequest)

  function admit(socket: Socket): void {
    const ip = socket.remoteAddress ?? ''
    if (!counts.hasRoom(ip)) return void socket.destroy()
    const leave = counts.add(ip)
    const name = networkOf(ip)
    const address = addresses.get(name) ?? newAddress(slowness)
    addresses.set(name, address)
    addressOf.set(socket, address)
    address.open.add(socket)
    socket.once('close', () => {
      leave()
      address.open.delete(socket)
      address.paused.delete(socket)
      forgetWhenQuiet(name, address)
    })
  }

  /** An address that has flooded is remembered while it is slow, also without a connection. */
  function forgetWhenQuiet(name: string, address: Address): void {
    if (address.open.size > 0 || addresses.get(name) !== address) return
    const leftMs = address.slowUntilMs - performance.now()
    if (leftMs <= 0) addresses.delete(name)
    else setTimeout(forgetWhenQuiet, leftMs, name, address).unref()
  }

  function count(request: IncomingMessage, response: ServerResponse): void {
    if (request.socket.destroyed) return
    countRequest(request)
    if ('transfer-encoding' in request.headers) {
      countPieces(request)
      response.once('finish', () => setImmediate(endUnread, request))
    }
  }

  function countRequest({ socket }: IncomingMessage): void {
    if (inTurn.size === 0) setImmediate(endTurn)
    const requests = (inTurn.get(socket) ?? 0) + 1
    inTurn.set(socket, requests)
    const address = addressOf.get(socket)
    if (address && requests > 1) {
      address.ahead++
      busy.add(address)
    }
    if (requests > MOST_BEFORE_REFUSAL) sendingAhead.add(socket)
    if (requests > MOST_IN_TURN) closeFlood(socket)
    else if (address?.ahead === MOST_AHEAD_OF_ADDRESS) readInTurns(address)
  }

  function endTurn(): void {
    inTurn.clear()
    for (const address of busy) address.ahead = 0
    busy.clear()
  }

  function countPieces(request: IncomingMessage): void {
    const push = request.push.bind(request)
    let pieces = 0
    let bytes = 0
    request.push = (piece: Buffer | null, encoding?: BufferEncoding) => {
      if (piece === null) return push(piece)
      if (request.socket.destroyed) return false
      pieces++
      bytes += piece.length
      if (pieces <= MOST_PIECES + bytes / SMALL_PIECE) return push(piece, encoding)
      closeFlood(request.socket)
      return false
    }
  }
}

const newAddress = (slowness: Slowness): Address => ({
  ...newReadable(slowness),
  ahead: 0,
  messages: 0,
})

function holdIfSlow(socket: Socket): void {
  const address = addressOf.get(socket)
  if (socket.destroyed || !address || address.slowUntilMs <= performance.now()) return
  hold(address, socket)
  planRead(address)
}

/** Closes a connection that floods; the others of its address are read slowly for some seconds. */
export function closeFlood(connection: Duplex): void {
  stopParsing(connection)
  connection.destroy()
  slowDown(connection)
}

/**
 * Called when the answer of a call closes its connection, as that of a call without a signature
 * does. Node has parsed what was sent ahead, and each connection costs about 2 ms, so a caller who
 * sends ahead again and again on new connections has to be slow.
 */
export function endRefused(connection: Duplex): void {
  if (sendingAhead.has(connection)) slowDown(connection)
}

/** The connections of the address are read one after the other, with pauses, for some seconds. */
function slowDown(connection: Duplex): void {
  const address = addressOf.get(connection)
  if (!address) return
  address.slowUntilMs = performance.now() + address.slowness.forMs
  readInTurns(address)
}

/**
 * Node's answer to its parser when a request wants another protocol: it then reads no further.
 */
const READ_NO_FURTHER = 2

/**
 * Node would parse all that it has read of the connection, up to two thousand requests in 20 ms,
 * although it is closed. Its parser is not a part of its documented interface: where it looks
 * different, only this time is lost.
 */
function stopParsing(connection: Duplex & { parser?: { onIncoming?: unknown } | null }): void {
  if (connection.parser?.onIncoming) connection.parser.onIncoming = () => READ_NO_FURTHER
}

/** When the first message of a live socket came in this turn of the loop; null before it. */
let messagesSinceMs: number | null = null

/**
 * Counts a message of a live socket. After so many of one address in a turn, and when those of all
 * have had their time, the connections of the address are read in later turns.
 */
export function countMessage(connection: Duplex): void {
  const address = addressOf.get(connection)
  if (!address) return
  if (address.messages === 0) setImmediate(endMessages, address)
  address.messages++
  messagesSinceMs ??= performance.now()
  const isOverTime = performance.now() - messagesSinceMs > MESSAGES_MS
  if (isOverTime || address.messages === MOST_AHEAD_OF_ADDRESS) readInTurns(address)
}

function endMessages(address: Address): void {
  address.messages = 0
  messagesSinceMs = null
}

/**
 * Closes the connection of a body that is not read to its end, once the answer could be read: the
 * answer is its last one. Pieces that are still to come are not counted.
 */
export function endUnread({ complete, socket }: IncomingMessage): void {
  if (complete || socket.destroyed) return
  socket.pause()
  setTimeout(() => socket.destroy(), LINGER_MS).unref()
}
