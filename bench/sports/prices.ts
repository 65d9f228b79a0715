import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { WebSocket } from 'ws'
import { type Audience, openAudience } from '../audience.ts'
import type { BenchRow } from '../row.ts'
import { firstJson, median } from '../tools.ts'

const SOCKETS = 5_000
const ROUNDS = 9
const TARGET_MS = 1_000
const SERVER = fileURLToPath(new URL('./price-server.ts', import.meta.url))

/** Measures the time from a changed price until the last of many browsers has got it. */
export async function benchPrices(): Promise<BenchRow[]> {
  const server = spawn(process.execPath, [SERVER], { stdio: ['pipe', 'pipe', 'inherit'] })
  let followers: Audience | undefined
  try {
    const { url, eventId } = await firstJson(server, 'The socket of the sportsbook')
    const audience = await openAudience(SOCKETS, (onNews) =>
      follow(String(url), Number(eventId), onNews),
    )
    followers = audience
    const took: number[] = []
    for (let round = 0; round < ROUNDS; round++)
      took.push(await audience.timeOf(() => server.stdin.write('change\n')))
    const value = median(took)
    const name = `a price change to ${SOCKETS.toLocaleString('en')} sockets`
    return [{ name, value, unit: 'ms', target: TARGET_MS, pass: value <= TARGET_MS }]
  } finally {
    followers?.close()
    const gone = once(server, 'exit')
    server.kill('SIGTERM')
    await gone
  }
}

/** A socket that follows one event; resolves once the server has taken it. */
async function follow(url: string, eventId: number, onNews: () => void): Promise<WebSocket> {
  const socket = new WebSocket(url)
  await once(socket, 'open')
  const taken = Promise.withResolvers<void>()
  socket.on('message', (data: Buffer) => {
    // Looking into each message would measure the reader.
    if (data.includes('"watching"')) taken.resolve()
    else onNews()
  })
  socket.send(JSON.stringify({ watch: [eventId] }))
  await taken.promise
  return socket
}
