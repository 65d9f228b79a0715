import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

const SOCKETS = 256
const EVERY_MS = 5

/**
 * Sends whole requests at a rate, whether the ones before have been answered or not, each on a
 * connection that is free. Returns how long each took from the time at which it was due, in ms.
 */
export async function timeCalls(
  origin: string,
  calls: readonly string[],
  perSecond: number,
): Promise<number[]> {
  const { hostname, port } = new URL(origin)
  const free: Socket[] = []
  const waiting: (() => void)[] = []
  const took: number[] = []
  const sockets = Array.from({ length: SOCKETS }, () => connect(Number(port), hostname))
  await Promise.all(sockets.map((socket) => once(socket, 'connect')))
  free.push(...sockets)
  const done = Promise.withResolvers<void>()
  const send = (call: string, dueMs: number) => {
    const socket = free.pop()
    if (!socket) return void waiting.push(() => send(call, dueMs))
    // The answer of a wallet is shorter than a packet.
    socket.once('data', () => {
      took.push(performance.now() - dueMs)
      free.push(socket)
      waiting.shift()?.()
      if (took.length === calls.length) done.resolve()
    })
    socket.write(call)
  }
  const started = performance.now()
  for (let at = 0; at < calls.length; ) {
    const due = ((performance.now() - started) / 1_000) * perSecond
    for (; at < due && at < calls.length; at++)
      send(calls[at] ?? '', started + (at / perSecond) * 1_000)
    await wait(EVERY_MS)
  }
  await done.promise
  for (const socket of sockets) socket.destroy()
  return took
}
