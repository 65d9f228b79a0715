import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { SignedCall } from './signed-calls.ts'

const SOCKETS = 256
const EVERY_MS = 5

export interface TimedAnswer {
  /** From the time at which the call was due, in ms. */
  ms: number
  /** When the call was due, in ms from the first one. */
  dueAtMs: number
  body: string
}

/**
 * Sends whole requests at a rate, whether the ones before have been answered or not, each on a
 * connection that is free. A call that another one has to come before waits for the answer of that
 * one, and is timed from when it was due. Returns the answers in the order in which they came.
 */
export async function timeCalls(
  origin: string,
  calls: readonly SignedCall[],
  perSecond: number,
): Promise<TimedAnswer[]> {
  const free: Line[] = []
  const waiting: (() => void)[] = []
  const held = new Map<number, () => void>()
  const answered = new Set<number>()
  const answers: TimedAnswer[] = []
  const lines = await Promise.all(Array.from({ length: SOCKETS }, () => openLine(origin)))
  free.push(...lines)
  const done = Promise.withResolvers<void>()
  const send = (call: SignedCall, at: number, dueMs: number) => {
    const again = () => send(call, at, dueMs)
    if (call.after !== null && !answered.has(call.after)) return void held.set(call.after, again)
    const line = free.pop()
    if (!line) return void waiting.push(again)
    line.send(call.text, (body) => {
      answers.push({ ms: performance.now() - dueMs, dueAtMs: dueMs - started, body })
      answered.add(at)
      free.push(line)
      waiting.shift()?.()
      held.get(at)?.()
      if (answers.length === calls.length) done.resolve()
    })
  }
  const started = performance.now()
  for (let at = 0; at < calls.length; ) {
    const due = ((performance.now() - started) / 1_000) * perSecond
    for (; at < due && at < calls.length; at++)
      send(calls[at] as SignedCall, at, started + (at / perSecond) * 1_000)
    await wait(EVERY_MS)
  }
  await done.promise
  for (const { socket } of lines) socket.destroy()
  return answers
}

/** A connection on which one request at a time is sent. */
interface Line {
  socket: Socket
  send(request: string, onBody: (body: string) => void): void
}

/**
 * Reads without a stream between the socket and us: the sender shares the processors with what it
 * measures, and streams are half of its work.
 */
async function openLine(origin: string): Promise<Line> {
  const { hostname, port } = new URL(origin)
  let text = ''
  let answer: (body: string) => void = () => {}
  const buffer = Buffer.alloc(16_384)
  const callback = (length: number) => {
    text += buffer.toString('latin1', 0, length)
    const body = wholeBody(text)
    if (body !== null) {
      text = ''
      answer(body)
    }
    return true
  }
  const socket = connect({
    host: hostname,
    port: Number(port),
    noDelay: true,
    onread: { buffer, callback },
  })
  await once(socket, 'connect')
  return {
    socket,
    send(request, onBody) {
      answer = onBody
      socket.write(request, 'latin1')
    },
  }
}

/** Returns the body of an answer with a content-length; null while a part of it is missing. */
function wholeBody(text: string): string | null {
  const headersEnd = text.indexOf('\r\n\r\n')
  if (headersEnd === -1) return null
  const length = Number(/\r\ncontent-length: (\d+)/i.exec(text.slice(0, headersEnd))?.[1] ?? 0)
  const body = text.slice(headersEnd + 4)
  return body.length >= length ? body : null
}

/** Returns an answer of the rarest kind; answers that differ in ids and numbers are of one kind. */
export function rarestAnswer(answers: readonly TimedAnswer[]): string {
  const kinds = Map.groupBy(answers, ({ body }) => body.replaceAll(/[\w-]*\d[\w-]*/g, '0'))
  const [rarest = []] = [...kinds.values()].sort((one, other) => one.length - other.length)
  return rarest[0]?.body ?? ''
}
