import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

export type Answerer = (request: IncomingMessage, response: ServerResponse) => void

/**
 * Most requests of one connection that are answered at a time. Browsers and providers send one
 * after the other, so they do not need more. Answers that are ready before it is their turn on the
 * connection would be written all at once, outside of any budget: eight pages on each of a hundred
 * connections took 130 ms.
 */
export const MOST_OF_CONNECTION = 1
/**
 * Most waiting requests of all connections. One piece of 64 kB may hold two thousand requests, and
 * each takes 1 kB of memory.
 */
const MOST_AHEAD = 50_000

interface Line {
  working: number
  waiting: Parameters<Answerer>[]
  /** Whether reading is about to be stopped. */
  isStopping: boolean
}

/**
 * Answers a few requests of each connection at a time. The others wait, and meanwhile nothing more
 * is read from the connection: a caller who sends thousands ahead fills the buffers of the network,
 * not the memory of the server. A connection that sends ahead while too many wait is closed. It
 * must be called at once when a request arrives, because later it cannot stop the reading in time.
 */
export function fewOfConnection(answer: Answerer, mostAhead = MOST_AHEAD): Answerer {
  const lines = new WeakMap<Socket, Line>()
  let ahead = 0

  return (request, response) => {
    const { socket } = request
    // This request had been read before the connection was closed.
    if (socket.destroyed) return
    const line = lines.get(socket) ?? openLine(socket)
    if (line.working < MOST_OF_CONNECTION) return begin(line, request, response)
    if (ahead >= mostAhead) return void socket.destroy()
    ahead++
    line.waiting.push([request, response])
    stopReading(line, socket)
  }

  function openLine(socket: Socket): Line {
    const line: Line = { working: 0, waiting: [], isStopping: false }
    lines.set(socket, line)
    socket.once('close', () => {
      ahead -= line.waiting.length
      line.waiting = []
    })
    return line
  }

  function begin(line: Line, request: IncomingMessage, response: ServerResponse): void {
    line.working++
    response.once('close', () => {
      line.working--
      beginNext(line, request.socket)
    })
    answer(request, response)
  }

  function beginNext(line: Line, socket: Socket): void {
    while (line.working < MOST_OF_CONNECTION && !socket.destroyed) {
      const next = line.waiting.shift()
      if (!next) return void (socket.isPaused() && socket.resume())
      ahead--
      begin(line, ...next)
    }
  }
}

/**
 * Stops reading after the piece with this request. Node itself starts reading again after each
 * request, so this comes later.
 */
function stopReading(line: Line, socket: Socket): void {
  if (line.isStopping) return
  line.isStopping = true
  process.nextTick(() => {
    line.isStopping = false
    if (line.waiting.length > 0 && !socket.isPaused()) socket.pause()
  })
}
