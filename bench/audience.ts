import type { WebSocket } from 'ws'

/** Many readers of one piece of news. */
export interface Audience {
  /** Publishes, and returns the time until the last reader has got it, in ms. */
  timeOf(publish: () => void): Promise<number>
  /** Resolves once each reader has got its first message. */
  reached(): Promise<void>
  close(): void
}

/** Handshakes at a time. */
const AT_ONCE = 100

/** Opens `size` sockets by `open`, which calls `onNews` for each piece of news. */
export async function openAudience(
  size: number,
  open: (onNews: () => void) => Promise<WebSocket>,
): Promise<Audience> {
  const sockets: WebSocket[] = []
  let count = 0
  let all = Promise.withResolvers<void>()
  const onNews = () => {
    count += 1
    if (count === size) all.resolve()
  }
  const close = () => {
    for (const socket of sockets) socket.terminate()
  }
  try {
    while (sockets.length < size)
      sockets.push(...(await Promise.all(Array.from({ length: AT_ONCE }, () => open(onNews)))))
  } catch (error) {
    close()
    throw error
  }
  return {
    reached: () => all.promise,
    async timeOf(publish) {
      count = 0
      all = Promise.withResolvers()
      const started = performance.now()
      publish()
      await all.promise
      return performance.now() - started
    },
    close,
  }
}
