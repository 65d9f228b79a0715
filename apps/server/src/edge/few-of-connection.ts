import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

export type Answerer = (request: IncomingMessage, response: ServerResponse) => void

/** Browsers and providers send one request after the other; a program that sends more ahead gains nothing from more at a time. */
export const MOST_OF_CONNECTION = 8

interface Line {
  working: number
  readonly waiting: Parameters<Answerer>[]
}

/**
 * Answers a few requests of each connection at a time. The others wait, and meanwhile nothing more is read from the connection: who sends
 * thousands ahead fills the buffers of the network, not the memory of the server.
 */
export function fewOfConnection(answer: Answerer): Answerer {
  const lines = new WeakMap<Socket, Line>()

  return (request, response) => {
    const { socket } = request
    const line = lines.get(socket) ?? { working: 0, waiting: [] }
    if (line.working === 0) lines.set(socket, line)
    if (line.working < MOST_OF_CONNECTION) return begin(line, request, response)
    line.waiting.push([request, response])
    // Node itself goes on reading behind each request that it has read: this is asked again whenever more have come.
    if (!socket.isPaused()) socket.pause()
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
      begin(line, ...next)
    }
  }
}
