import type { Server } from 'node:http'
import { promisify } from 'node:util'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { createBoundedServer, USUAL_CONNECTIONS } from './connection-limits.ts'
import { openPort } from './open-port.ts'

/** Seconds: from a ready answer to a password's hash on a busy machine. */
const BUCKETS = [0.001, 0.005, 0.025, 0.1, 0.5, 2.5]

export interface MetricsOptions {
  /** Null for no metrics at all. */
  port: number | null
  host: string
  casino: Server
  /** The currencies in which no money moves. */
  listFrozen(): Promise<readonly string[]>
}

/** Connections: a collector or two. */
const MOST_READERS = 50

/** Prometheus text at /metrics on a port of its own, so that players never face it. Without a port nothing is counted. */
export async function openMetrics({ port, host, casino, listFrozen }: MetricsOptions): Promise<{ close(): Promise<void> }> {
  if (port === null) return { close: async () => {} }
  const register = new Registry()
  collectDefaultMetrics({ register })
  watch(casino, register)
  watchFrozen(listFrozen, register)
  const server = createBoundedServer({ ...USUAL_CONNECTIONS, inAll: MOST_READERS })
  server.on('request', async ({ url }, response) => {
    if (url !== '/metrics') return response.writeHead(404).end()
    response.writeHead(200, { 'content-type': register.contentType })
    return response.end(await register.metrics())
  })
  await openPort(server, port, 'METRICS_PORT', host)
  return {
    async close() {
      server.closeAllConnections()
      await promisify(server.close.bind(server))()
    },
  }
}

function watch(casino: Server, register: Registry): void {
  const registers = [register]
  const answers = new Counter({ name: 'baize_http_answers_total', help: 'Answers, by status', labelNames: ['status'], registers })
  const seconds = new Histogram({
    name: 'baize_http_answer_seconds',
    help: 'Time to the last byte of an answer',
    buckets: BUCKETS,
    registers,
  })
  const connections = promisify(casino.getConnections.bind(casino))
  new Gauge({
    name: 'baize_connections',
    help: 'Open connections, live sockets included',
    registers,
    async collect() {
      this.set((await connections()) ?? 0)
    },
  })
  casino.on('request', (_request, response) => {
    const measured = seconds.startTimer()
    response.on('finish', () => {
      measured()
      answers.inc({ status: response.statusCode })
    })
  })
}

/** A currency that is no longer frozen has no value; nothing is said of any while the database cannot be asked. */
function watchFrozen(listFrozen: MetricsOptions['listFrozen'], register: Registry): void {
  new Gauge({
    name: 'baize_ledger_frozen',
    help: '1 for each currency in which no money moves',
    labelNames: ['currency'],
    registers: [register],
    async collect() {
      this.reset()
      for (const currency of await listFrozen().catch(() => [])) this.set({ currency }, 1)
    },
  })
}
