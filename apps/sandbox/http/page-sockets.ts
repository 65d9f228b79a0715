import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { type WebSocket, WebSocketServer } from 'ws'

export interface PageSocketsOptions {
  /** Longest message that a page may send, in bytes. */
  longestMessageB: number
  /**
   * A reader that is further behind than this, in bytes, is sent away. Its page connects again and
   * asks anew.
   */
  mostBehindB: number
  mostSockets?: number
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
const PULSE_MS = 30_000
const TRY_AGAIN_LATER = 1013

/**
 * Sockets that tell pages what happens. Their number, their messages and their arrears are bounded,
 * and silent ones are ended.
 */
export function openPageSockets({
  longestMessageB,
  mostBehindB,
  mostSockets = MOST_SOCKETS,
  onConnection,
}: PageSocketsOptions): PageSockets {
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: longestMessageB,
    perMessageDeflate: false,
  })
  const alive = new WeakSet<WebSocket>()

  server.on('connection', (socket) => {
    alive.add(socket)
    socket.on('pong', () => alive.add(socket))
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
        if (server.clients.size > mostSockets) return each.close(TRY_AGAIN_LATER, 'too many')
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
