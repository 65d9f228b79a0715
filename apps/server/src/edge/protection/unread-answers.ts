import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** Bytes of answers to single callers that have been made and not been read yet. */
const MOST_UNREAD_BYTES = 128 * 2 ** 20
/** Smaller answers fit into the buffers of a connection. */
const COUNTED_FROM = 16 * 1024

/** Called with an answer that is about to be sent. */
export type WatchUnread = (response: ServerResponse, bytes: number) => void

/**
 * A bound on the answers that wait until their callers have read them. Over it the connections that
 * have waited longest are closed: who reads has read long before.
 */
export function openUnread(most = MOST_UNREAD_BYTES): WatchUnread {
  /** The bytes that wait, by connection, the one that has waited longest first. */
  const waiting = new Map<Socket, number>()
  const known = new WeakSet<Socket>()
  let held = 0

  function give(socket: Socket, bytes: number): void {
    const before = waiting.get(socket) ?? 0
    if (before > bytes) {
      held -= bytes
      waiting.set(socket, before - bytes)
    } else forget(socket)
  }

  function forget(socket: Socket): void {
    held -= waiting.get(socket) ?? 0
    waiting.delete(socket)
  }

  return (response, bytes) => {
    const { socket } = response.req
    if (bytes < COUNTED_FROM || socket.destroyed) return
    // An answer whose turn on its connection has not come gets no event at the connection's end.
    if (!known.has(socket)) socket.once('close', () => forget(socket))
    known.add(socket)
    waiting.set(socket, (waiting.get(socket) ?? 0) + bytes)
    held += bytes
    response.once('close', () => give(socket, bytes))
    for (const longest of waiting.keys()) {
      if (held <= most || longest === socket) return
      forget(longest)
      longest.destroy()
    }
  }
}
