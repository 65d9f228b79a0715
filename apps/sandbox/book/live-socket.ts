import type { WebSocket } from 'ws'
import { openPageSockets, type SocketPlace } from '../http/page-sockets.ts'
import type { Delta } from './feed/changes.ts'
import type { Feed } from './feed/feed.ts'

const MOST_WATCHED = 200
const LONGEST_MESSAGE_B = 4_096
/**
 * A reader that is further behind than this is sent away; its client connects and subscribes again.
 */
const MOST_BEHIND_B = 512_000
const TOO_BIG = 1009
const UNREADABLE = 1007
/** An event that was not looked at of late takes some 2 ms. */
const LOOKED_AT_IN_TURN = 5

/**
 * Reports to browsers what changes. A client sends `{"watch": [eventId, …]}` (200 at most; again
 * replaces it), is answered `{"watching": count}`, and then gets `{"changes": [delta, …]}`. It
 * reads the events after that answer, so that it misses no change between the two. Only the newest
 * list of a client is answered. Changes of one turn go out together, and the text of an event's
 * change is made once for all. `mostOfAddress` is how many sockets one address may have.
 */
export function openLiveSocket(
  feed: Feed,
  { mostOfAddress }: { mostOfAddress?: number } = {},
): SocketPlace {
  const sockets = openPageSockets({
    longestMessageB: LONGEST_MESSAGE_B,
    mostBehindB: MOST_BEHIND_B,
    mostOfAddress,
    onConnection,
  })
  const watchers = new Map<number, Set<WebSocket>>()
  const watched = new Map<WebSocket, readonly number[]>()
  /**
   * The part of each list that is still to be looked at, in the order in which the sockets come
   * next.
   */
  const beginning = new Map<WebSocket, number[]>()
  let waiting: Delta[] = []
  let isPlanned = false

  /** Null while no page watches: the feed has nothing to work out then. */
  let stop: (() => void) | null = null

  function subscribeWhileWatched(): void {
    if (watchers.size > 0) stop ??= feed.subscribe(queueDelta)
    else {
      stop?.()
      stop = null
    }
  }

  function queueDelta(delta: Delta): void {
    if (!watchers.has(delta.eventId)) return
    if (waiting.length === 0) setImmediate(sendWaiting)
    waiting.push(delta)
  }

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

  function unwatch(socket: WebSocket, id: number): void {
    watchers.get(id)?.delete(socket)
    if (watchers.get(id)?.size === 0) watchers.delete(id)
    subscribeWhileWatched()
  }

  /** An event that was watched before and still is misses no change. */
  function watch(socket: WebSocket, ids: readonly number[]): void {
    const watchedNow = new Set(ids)
    for (const id of watched.get(socket) ?? []) if (!watchedNow.has(id)) unwatch(socket, id)
    watched.set(socket, ids)
    for (const id of ids) watchers.set(id, (watchers.get(id) ?? new Set()).add(socket))
    subscribeWhileWatched()
    beginning.set(socket, [...ids])
    plan()
  }

  function forget(socket: WebSocket): void {
    for (const id of watched.get(socket) ?? []) unwatch(socket, id)
    watched.delete(socket)
    beginning.delete(socket)
  }

  function plan(): void {
    if (isPlanned || beginning.size === 0) return
    isPlanned = true
    setImmediate(lookAtSome)
  }

  /** A few events in each turn of the loop, so that all others are answered in between. */
  function lookAtSome(): void {
    isPlanned = false
    const [first] = beginning
    if (!first) return
    const [socket, left] = first
    beginning.delete(socket)
    // An event is followed from here on, although no client requested it alone.
    for (const id of left.splice(0, LOOKED_AT_IN_TURN))
      if (feed.getEvent(id) === null) unwatch(socket, id)
    if (left.length > 0) beginning.set(socket, left)
    else socket.send(JSON.stringify({ watching: watched.get(socket)?.length ?? 0 }))
    plan()
  }

  function onConnection(socket: WebSocket): void {
    socket.on('close', () => forget(socket))
    socket.on('message', (data) => {
      const ids = readWatch(String(data))
      if (ids === null) return socket.close(UNREADABLE, 'send {"watch": [event ids]}')
      if (ids.length > MOST_WATCHED)
        return socket.close(TOO_BIG, `watch ${MOST_WATCHED} events at most`)
      watch(socket, ids)
    })
  }

  return {
    upgrade: sockets.upgrade,
    close() {
      stop?.()
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
