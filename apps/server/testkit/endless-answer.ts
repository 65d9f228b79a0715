import type { ServerResponse } from 'node:http'

const PIECE = 'x'.repeat(1_000_000)

/**
 * Answers a request as fast as the caller reads, and never ends. `closed` resolves when the caller
 * has gone.
 */
export function answerWithoutEnd() {
  const closed = Promise.withResolvers<void>()
  let sentMb = 0
  return {
    closed: closed.promise,
    sentMb: () => sentMb,
    answer(_request: unknown, response: ServerResponse): void {
      response.on('close', closed.resolve)
      const more = () => {
        sentMb++
        response.write(PIECE)
      }
      response.on('drain', more)
      more()
    },
  }
}
