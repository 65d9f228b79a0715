import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { WebSocket } from 'ws'
import { type Audience, openAudience } from '../audience.ts'
import type { BenchRow } from '../row.ts'
import { median } from '../tools.ts'

const SOCKETS = 5000
const ROUNDS = 7
const TARGET_MS = 1000
const SERVER = fileURLToPath(new URL('./server.ts', import.meta.url))
const WINNERS = `subscription Winners { winners(input: { set: LIVE, count: 10 }) {
  amount currency game { id name logo brand { id name } } player { id name }
} }`

/** Measures the time from a round that is won until the last of many visitors has got it. */
export async function benchLive(): Promise<BenchRow[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'baize-bench-live-'))
  const server = spawn(process.execPath, [SERVER, dataDir], { stdio: ['pipe', 'pipe', 'inherit'] })
  let visitors: Audience | undefined
  try {
    const { url } = JSON.parse(String(await once(createInterface(server.stdout), 'line'))) as {
      url: string
    }
    visitors = await openAudience(SOCKETS, (onNews) => subscribe(url, onNews))
    // Each gets the present list at first.
    await visitors.reached()
    const took: number[] = []
    for (let round = 0; round < ROUNDS; round++)
      took.push(await visitors.timeOf(() => server.stdin.write('won\n')))
    const value = median(took)
    return [
      {
        name: `winners to ${SOCKETS} sockets`,
        value,
        unit: 'ms',
        target: TARGET_MS,
        pass: value <= TARGET_MS,
      },
    ]
  } finally {
    visitors?.close()
    const gone = once(server, 'exit')
    server.kill('SIGTERM')
    await gone
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/**
 * A socket that follows the winners; resolves once the server has taken it, and calls `onNews` for
 * each list.
 */
async function subscribe(url: string, onNews: () => void): Promise<WebSocket> {
  const socket = new WebSocket(url, 'graphql-transport-ws')
  await once(socket, 'open')
  const taken = Promise.withResolvers<void>()
  socket.on('message', (data: Buffer) => {
    // Looking into each answer would measure the reader.
    if (data.includes('"connection_ack"')) taken.resolve()
    else if (data.includes('"type":"next"')) onNews()
  })
  socket.send('{"type":"connection_init"}')
  await taken.promise
  socket.send(JSON.stringify({ id: 'w', type: 'subscribe', payload: { query: WINNERS } }))
  return socket
}
