import type { WebSocket } from 'ws'
import { openPageSockets, type SocketPlace } from '../http/page-sockets.ts'
import type { Delta } from './feed/changes.ts'
import type { Feed } from './feed/feed.ts'

const MOST_WATCHED = 200
const LONGEST_MESSAGE_B = 4_096
/**
 * A reader that is further behind than this is sent away; its client connects again and asks anew.
 */
const MOST_BEHIND_B = 512_000
const TOO_BIG = 1009
const UNREADABLE = 1007

/**
 * Tells browsers what changes. A client sends `{"watch": [eventId, …]}` (200 at most; again
 * replaces it), is answered `{"watching": count}`, and then gets `{"changes": [delta, …]}`. It
 * reads the events after that answer, so that it misses no change between the two. What changes in
 * one turn goes out together, and the text of an event's change is made once for all.
 */
export function openLiveSocket(feed: Feed): SocketPlace {
  const sockets = openPageSockets({
    longestMessageB: LONGEST_MESSAGE_B,
    mostBehindB: MOST_BEHIND_B,
    onConnection,
  })
  const watchers = new Map<number, Set<WebSocket>>()
  const watched = new Map<WebSocket, readonly number[]>()
  let waiting: Delta[] = []

  const stop = feed.subscribe((delta) => {
    if (!watchers.has(delta.eventId)) return
    if (waiting.length === 0) setImmediate(sendWaiting)
    waiting.push(delta)
  })

  function sendWaiting(): void {
    const texts = new Map<WebSocket, string[]>()
    const alone = new Map<string, Buffer>()
    for (const delta of waiting) {
      const text = JSON.stringify(delta)
      for (const socket of watchers.get(delta.eventId) ?? []) append(texts, socket, text)
    }
    waiting = []
    for (const [socket, changes] of texts) {
      const text = changes.join(',')
      const message = alone.get(text) ?? Buffer.from(`{"changes":[${text}]}`)
      if (alone.size < 1_000) alone.set(text, message)
      sockets.send(socket, message)
    }
  }

  function watch(socket: WebSocket, ids: readonly number[]): void {
    for (const id of watched.get(socket) ?? []) {
      watchers.get(id)?.delete(socket)
      if (watchers.get(id)?.size === 0) watchers.delete(id)
    }
    watched.set(socket, ids)
    for (const id of ids) {
      // Followed from here on, although no client asked for this event alone.
      if (feed.getEvent(id) === null) continue
      const set = watchers.get(id) ?? new Set()
      watchers.set(id, set.add(socket))
    }
  }

  function onConnection(socket: WebSocket): void {
    watched.set(socket, [])
    socket.on('close', () => {
      watch(socket, [])
      watched.delete(socket)
    })
    socket.on('message', (data) => {
      const ids = readWatch(String(data))
      if (ids === null) return socket.close(UNREADABLE, 'send {"watch": [event ids]}')
      if (ids.length > MOST_WATCHED)
        return socket.close(TOO_BIG, `watch ${MOST_WATCHED} events at most`)
      watch(socket, ids)
      socket.send(JSON.stringify({ watching: ids.length }))
    })
  }

  return {
    upgrade: sockets.upgrade,
    close() {
      stop()
      sockets.close()
    },
  }
}

function readWatch(text: string): number[] | null {
  try {
    const { watch } = JSON.parse(text) as { watch?: unknown }
    return Array.isArray(watch) && watch.every((id) => Number.isSafeInteger(id))
      ? [...new Set(watch)]
      : null
  } catch {
    return null
  }
}

function append(map: Map<WebSocket, string[]>, socket: WebSocket, text: string): void {
  const list = map.get(socket)
  if (list) list.push(text)
  else map.set(socket, [text])
}
