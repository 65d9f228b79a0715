import type { Server as Protocol } from 'graphql-ws'
import type { WebSocket } from 'ws'
import { runForCaller } from '../../kit/caller.ts'
import type { Log } from '../../kit/log.ts'
import type { Random } from '../../kit/random.ts'
import { readMessage } from './socket-message.ts'

const INTERNAL_ERROR = 1011
const PING_BYTES = 8

interface KeepAlive {
  pingEveryMs: number
  random: Random
}

interface Hosting extends KeepAlive {
  log: Log
  requestId: string
  /** The network that the socket comes from. */
  caller(): string
  /** Called when something is sent, and when it has been read. */
  lookAtUnread(): void
}

/**
 * Speaks graphql-transport-ws on one socket. As the adapter that graphql-ws brings, but what fails
 * is one line in our log: the adapter prints a stack for each message that did not reach a client
 * who has gone.
 */
export function speakProtocol<Extra extends { socket: WebSocket }>(
  protocol: Protocol<Extra>,
  extra: Extra,
  { log, requestId, caller, lookAtUnread, ...keeping }: Hosting,
): void {
  const { socket } = extra
  const closed = protocol.opened(
    {
      protocol: socket.protocol,
      // It settles when the message has been handed over, so that a slow reader slows down what is
      // sent; without a reader, it ends as well.
      send: (text) =>
        new Promise((done) => {
          if (socket.readyState !== socket.OPEN) return done()
          socket.send(text, () => {
            lookAtUnread()
            done()
          })
          // Many answers may be ready in one turn of the loop: each of them is looked at as it is
          // sent.
          lookAtUnread()
        }),
      close: (code, reason) => socket.close(code, reason),
      onMessage: (listener) =>
        socket.on('message', (data) => {
          // A client whose socket is being closed may go on sending for a while.
          if (socket.readyState !== socket.OPEN) return
          // A message that has been taken apart is taken as well.
          runForCaller(caller, () => listener(readMessage(String(data)) as string)).catch(
            (error: unknown) => {
              log.error({ requestId, err: error }, 'a message on a socket failed')
              socket.close(INTERNAL_ERROR, 'Internal error')
            },
          )
        }),
    },
    extra,
  )
  const stopPings = keepAlive(socket, keeping)
  socket.once('close', (code, reason) => {
    stopPings()
    closed(code, String(reason)).catch((error: unknown) =>
      log.error({ requestId, err: error }, 'a socket could not be closed'),
    )
  })
}

/**
 * A client has to repeat the content of the ping in its answer, and only a client that reads knows
 * that content. Without this rule, one that does not read could seem alive for ever.
 */
function keepAlive(socket: WebSocket, { pingEveryMs, random }: KeepAlive): () => void {
  let sent: Buffer | null = null
  socket.on('pong', (answer) => {
    if (sent?.equals(answer)) sent = null
  })
  function judge(): void {
    if (sent) {
      socket.terminate()
      return
    }
    sent = random.bytes(PING_BYTES)
    if (socket.readyState === socket.OPEN) socket.ping(sent)
  }
  // A loop that was held up has not read yet what came meanwhile; a client in this very process can
  // answer only when the loop has come round once more.
  const timer = setInterval(() => setImmediate(() => setImmediate(judge)), pingEveryMs)
  return () => clearInterval(timer)
}
