import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { type WebSocket, WebSocketServer } from 'ws'
import { openCallerCounts } from '#rules/caller-counts.ts'

export interface PageSocketsOptions {
  /** Longest message that a page may send, in bytes. */
  longestMessageB: number
  /**
   * A reader that is further behind than this, in bytes, is sent away. Its page connects again and
   * requests everything again.
   */
  mostBehindB: number
  mostSockets?: number
  /** Most sockets of one address, and ten times as many of an IPv6 /48. */
  mostOfAddress?: number
  nowMs?: () => number
  onConnection(socket: WebSocket): void
}

/** Where pages open sockets, and what ends them. */
export interface SocketPlace {
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void
  close(): void
}

export interface PageSockets extends SocketPlace {
  /** Sends a message of text, or ends the socket of a reader that is too far behind. */
  send(socket: WebSocket, message: Buffer): void
}

const MOST_SOCKETS = 8_000
/** There may be an office, or a proxy for all callers, behind one address. */
const MOST_OF_ADDRESS = 1_000
/**
 * The most messages that a page may send at once, and each second after that, pings included. Pages
 * send few.
 */
const MOST_AT_ONCE = 60
const MOST_A_SECOND = 1
const PULSE_MS = 30_000
const TRY_AGAIN_LATER = 1013

/**
 * Sockets that report to pages what happens. Their number, of one address too, the length and the
 * number of their messages and their arrears are bounded, and silent ones are ended.
 */
export function openPageSockets({
  longestMessageB,
  mostBehindB,
  mostSockets = MOST_SOCKETS,
  mostOfAddress = MOST_OF_ADDRESS,
  nowMs = () => performance.now(),
  onConnection,
}: PageSocketsOptions): PageSockets {
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: longestMessageB,
    perMessageDeflate: false,
  })
  const alive = new WeakSet<WebSocket>()
  const callers = openCallerCounts(mostOfAddress)

  server.on('connection', (socket) => {
    alive.add(socket)
    socket.on('pong', () => alive.add(socket))
    boundMessages(socket, nowMs)
    onConnection(socket)
  })

  const pulse = setInterval(() => {
    for (const socket of server.clients) {
      if (!alive.has(socket)) socket.terminate()
      alive.delete(socket)
      socket.ping()
    }
  }, PULSE_MS)

  return {
    send(socket, message) {
      if (socket.bufferedAmount > mostBehindB) socket.terminate()
      else socket.send(message, { binary: false })
    },
    upgrade(request, socket, head) {
      server.handleUpgrade(request, socket, head, (each) => {
        // Without a listener, what a client sends wrongly would end the process.
        each.on('error', () => each.terminate())
        const ip = request.socket.remoteAddress ?? ''
        if (server.clients.size > mostSockets || !callers.hasRoom(ip))
          return each.close(TRY_AGAIN_LATER, 'too many')
        each.once('close', callers.add(ip))
        server.emit('connection', each, request)
      })
    },
    close() {
      clearInterval(pulse)
      for (const socket of server.clients) socket.terminate()
      server.close()
    },
  }
}

/** Ends the socket of a page that sends too much; such a page connects again. */
function boundMessages(socket: WebSocket, nowMs: () => number): void {
  let left = MOST_AT_ONCE
  let at = nowMs()
  const count = () => {
    const now = nowMs()
    left = Math.min(MOST_AT_ONCE, left + ((now - at) / 1000) * MOST_A_SECOND) - 1
    at = now
    if (left < 0) socket.terminate()
  }
  socket.on('message', count)
  socket.on('ping', count)
}
