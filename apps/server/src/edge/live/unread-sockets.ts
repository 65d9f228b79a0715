import { networkOf } from '#rules/network.ts'
import type { Log } from '../../kit/log.ts'

/** Most bytes that wait for clients who do not read. */
export interface UnreadBounds {
  /** The answer that exceeds it waits as well. */
  ofSocket: number
  ofAddress: number
  inAll: number
}

export const USUAL_UNREAD: UnreadBounds = {
  ofSocket: 1_000_000,
  ofAddress: 32 * 2 ** 20,
  inAll: 128 * 2 ** 20,
}

/** Less than this waits for clients that read as well, while it is on its way. */
const COUNTED_FROM = 16 * 1024

interface Connection {
  readonly bufferedAmount: number
  once(event: 'close', listener: () => void): unknown
  terminate(): void
}

interface Client {
  requestId: string
  ip: string
}

/**
 * A bound on what waits in sockets until their clients have read it. Over it the socket with most
 * of it is ended, of that address or of all: for a client that reads, little waits.
 */
export function openUnreadSockets(log: Log, bounds: UnreadBounds) {
  const open = new Map<Connection, Client & { address: string; unread: number }>()
  const ofAddresses = new Map<string, number>()
  let inAll = 0

  function count(socket: Connection, found: number): void {
    const about = open.get(socket)
    if (!about) return
    const unread = found < COUNTED_FROM ? 0 : found
    const ofAddress = (ofAddresses.get(about.address) ?? 0) + unread - about.unread
    inAll += unread - about.unread
    about.unread = unread
    if (ofAddress > 0) ofAddresses.set(about.address, ofAddress)
    else ofAddresses.delete(about.address)
  }

  function forget(socket: Connection): void {
    count(socket, 0)
    open.delete(socket)
  }

  function end(socket: Connection, bound: keyof UnreadBounds): void {
    const { requestId, ip, unread } = open.get(socket) ?? {}
    log.warn(
      { requestId, ip, unread, bound },
      'a socket was closed because its client does not read',
    )
    forget(socket)
    socket.terminate()
  }

  /** The socket for which most waits, of one address or of all. */
  function most(address?: string): Connection | undefined {
    let found: Connection | undefined
    let unread = 0
    for (const [socket, about] of open) {
      if (about.unread <= unread || (address !== undefined && about.address !== address)) continue
      found = socket
      unread = about.unread
    }
    return found
  }

  function endMost(address: string): void {
    const isFull = (ofAddresses.get(address) ?? 0) > bounds.ofAddress
    if (!isFull && inAll <= bounds.inAll) return
    const socket = most(isFull ? address : undefined)
    if (!socket) return
    end(socket, isFull ? 'ofAddress' : 'inAll')
    endMost(address)
  }

  return {
    /** Returns what is to be called whenever more or less may wait for the socket's client. */
    watch(socket: Connection, client: Client): () => void {
      const address = networkOf(client.ip)
      open.set(socket, { ...client, address, unread: 0 })
      socket.once('close', () => forget(socket))
      return () => {
        count(socket, socket.bufferedAmount)
        if ((open.get(socket)?.unread ?? 0) > bounds.ofSocket) end(socket, 'ofSocket')
        endMost(address)
      }
    },
  }
}

export type UnreadSockets = ReturnType<typeof openUnreadSockets>
