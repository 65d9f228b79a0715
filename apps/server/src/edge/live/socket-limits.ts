import type { Duplex } from 'node:stream'
import type { WebSocket } from 'ws'
import { openCallerCounts, openCounts } from '#rules/caller-counts.ts'
import type { Clock } from '../../kit/clock.ts'
import type { Log } from '../../kit/log.ts'
import { closeFlood, countMessage } from '../protection/flood-guard.ts'
import { openUnreadSockets, type UnreadBounds, USUAL_UNREAD } from './unread-sockets.ts'

/** Limits of live sockets. */
export interface SocketLimits {
  inAll: number
  perAddress: number
  /** A browser has one for each tab. */
  perPlayer: number
  /**
   * How often an open socket is pinged; one that has not answered when the next ping is due has
   * gone.
   */
  pingEveryMs: number
  unread: UnreadBounds
}

export const USUAL_SOCKETS: SocketLimits = {
  inAll: 20_000,
  perAddress: 1000,
  perPlayer: 20,
  pingEveryMs: 20_000,
  unread: USUAL_UNREAD,
}

/** Bytes of one message; a longer one closes the socket with 1009. */
const LARGEST_MESSAGE = 32_000

/**
 * Limits of the protocol itself. A message may come in pieces, and a client need not answer a
 * close.
 */
export const WIRE_LIMITS = {
  maxPayload: LARGEST_MESSAGE,
  maxFragments: 64,
  maxBufferedChunks: 4096,
  closeTimeout: 5000,
  perMessageDeflate: false,
}

/** Messages, pings and pongs that a client may send at once, and each second after that. */
export const MESSAGES = { most: 200, perSecond: 20 }
/** Bytes a second, for frames that are not a message yet. */
const BYTES = { most: 512_000, perSecond: 64_000 }

/**
 * Close codes. 1008: the client broke a rule, and does not come back. 1013: too many sockets are
 * open, and the client may come back later.
 */
const POLICY_VIOLATION = 1008
const TRY_AGAIN_LATER = 1013

const LOGGED_CHARACTERS = 200

export interface SocketAbout {
  requestId: string
  ip: string
}

export function openSocketLimits({
  clock,
  log,
  limits,
}: {
  clock: Clock
  log: Log
  limits: SocketLimits
}) {
  const addresses = openCallerCounts(limits.perAddress)
  const players = openCounts(limits.perPlayer)
  const unread = openUnreadSockets(log, limits.unread)
  let open = 0

  return {
    /** False when there are too many sockets already, of all clients or of this address. */
    hasRoom: ({ ip }: SocketAbout): boolean => open < limits.inAll && addresses.hasRoom(ip),

    /**
     * Counts an open socket until it closes, and closes it when its client sends too much, reads
     * too little or breaks the protocol. Returns what is to be called when something is sent, and
     * when it has been read.
     */
    watch(socket: WebSocket, wire: Duplex, about: SocketAbout): () => void {
      open++
      const leave = addresses.add(about.ip)
      socket.once('close', () => {
        open--
        leave()
      })
      const close = (problem: string) => {
        if (socket.readyState !== socket.OPEN) return
        log.warn({ ...about, problem }, 'a socket was closed by a limit')
        socket.close(POLICY_VIOLATION, 'Too much')
      }
      const look = unread.watch(socket, about)
      const messages = openBudget(clock, MESSAGES)
      const bytes = openBudget(clock, BYTES)
      const take = () => {
        countMessage(wire)
        if (!messages.take(1)) close('too many messages')
        // It goes on after the close frame: the rest of what was sent is not read.
        if (messages.isFarExceeded()) closeFlood(wire)
        look()
      }
      for (const event of ['message', 'ping', 'pong'] as const) socket.on(event, take)
      wire.on('data', (piece: Buffer) => {
        if (!bytes.take(piece.length)) close('too many bytes')
      })
      // Each broken frame is an error, which would end the process without a listener.
      socket.on('error', ({ message }) => {
        log.info(
          { ...about, problem: message.slice(0, LOGGED_CHARACTERS) },
          'a socket broke the protocol',
        )
      })
      return look
    },

    /** Returns false, and the socket is closed, when this player has too many already. */
    admitPlayer(socket: WebSocket, playerId: string): boolean {
      if (!players.hasRoom(playerId)) {
        socket.close(TRY_AGAIN_LATER, 'Too many sockets')
        return false
      }
      const leave = players.add(playerId)
      if (socket.readyState === socket.OPEN) socket.once('close', leave)
      else leave()
      return true
    },
  }
}

export type OpenSocketLimits = ReturnType<typeof openSocketLimits>

/** A budget that fills up again as time passes. */
function openBudget(clock: Clock, { most, perSecond }: { most: number; perSecond: number }) {
  let left = most
  let atMs = clock.nowMs()
  return {
    take(amount: number): boolean {
      const nowMs = clock.nowMs()
      left = Math.min(most, left + (Math.max(0, nowMs - atMs) / 1000) * perSecond)
      atMs = nowMs
      left -= amount
      return left >= 0
    },
    /** Returns whether twice as much was taken as there was. */
    isFarExceeded: () => left < -most,
  }
}
