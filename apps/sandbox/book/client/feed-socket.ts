import type { Delta } from '../feed/changes.ts'

export interface FeedSocket {
  isConnected(): boolean
  /** Reports once, at the end of the turn, that the watched selections have changed. */
  watchAgain(): void
  reconnect(): void
  close(): void
}

interface FeedHandlers {
  watched(): number[]
  onChanges(changes: readonly Delta[]): void
  /** Called after every connection but the first, when changes may have been missed. */
  onBack(): void
  onLost(): void
}

const MOST_WATCHED = 200
const FIRST_WAIT_MS = 500
const LONGEST_WAIT_MS = 20_000

/**
 * The socket that reports changes; opened with the first event that is watched, and again after it
 * was lost.
 */
export function openFeedSocket(
  url: string,
  { watched, onChanges, onBack, onLost }: FeedHandlers,
): FeedSocket {
  let socket: WebSocket | null = null
  let waitMs = FIRST_WAIT_MS
  let timer: ReturnType<typeof setTimeout> | undefined
  let isClosed = false
  let hasBeenOpen = false
  let isConnected = true
  let isPlanned = false

  const send = () => {
    if (socket?.readyState === WebSocket.OPEN)
      socket.send(JSON.stringify({ watch: watched().slice(0, MOST_WATCHED) }))
  }

  function connect(): void {
    timer = undefined
    const mine = new WebSocket(url)
    socket = mine
    mine.onopen = () => {
      waitMs = FIRST_WAIT_MS
      isConnected = true
      send()
      if (hasBeenOpen) onBack()
      hasBeenOpen = true
    }
    mine.onmessage = ({ data }) => {
      const { changes } = JSON.parse(String(data)) as { changes?: Delta[] }
      if (changes) onChanges(changes)
    }
    mine.onclose = () => {
      if (socket === mine) lose()
    }
  }

  function lose(): void {
    socket = null
    if (isClosed) return
    const wasConnected = isConnected
    isConnected = false
    if (wasConnected) onLost()
    timer = setTimeout(connect, waitMs)
    waitMs = Math.min(waitMs * 2, LONGEST_WAIT_MS)
  }

  function drop(): void {
    clearTimeout(timer)
    timer = undefined
    const last = socket
    socket = null
    last?.close()
  }

  return {
    isConnected: () => isConnected,
    watchAgain() {
      if (isPlanned) return
      isPlanned = true
      queueMicrotask(() => {
        isPlanned = false
        if (!socket && !isClosed && timer === undefined && watched().length > 0) connect()
        send()
      })
    },
    reconnect() {
      isClosed = false
      drop()
      connect()
    },
    close() {
      isClosed = true
      drop()
    },
  }
}
