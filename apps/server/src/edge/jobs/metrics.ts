import type { Server } from 'node:http'
import { promisify } from 'node:util'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Route } from '../../kit/http.ts'
import type { Log } from '../../kit/log.ts'
import { meter } from '../../kit/meter.ts'
import type { Queue, QueueLength } from '../../kit/module.ts'
import { pathOf } from '../http/http-server.ts'
import { openPort } from '../http/open-port.ts'
import { createBoundedServer, USUAL_CONNECTIONS } from '../protection/connection-limits.ts'

/** Seconds: from a ready answer to a password's hash on a busy machine. */
const BUCKETS = [0.001, 0.005, 0.025, 0.1, 0.5, 2.5]

export interface MetricsOptions {
  /** Null for no metrics at all. */
  port: number | null
  host: string
  casino: Server
  /** The currencies in which no money moves. */
  listFrozen(): Promise<readonly string[]>
  /** Their paths are the labels of answers; every other path is counted as a page or file. */
  routes: readonly Pick<Route, 'path'>[]
  /** Looked at when metrics are read. */
  queues: readonly Queue[]
  log: Log
}

/** Connections: a collector or two. */
const MOST_READERS = 50

/**
 * Prometheus text at /metrics on a port of its own, so that players never face it. Without a port
 * no answer is counted.
 */
export async function openMetrics({
  port,
  host,
  casino,
  listFrozen,
  routes,
  queues,
  log,
}: MetricsOptions): Promise<{ close(): Promise<void> }> {
  if (port === null) return { close: async () => {} }
  // Counters of the process are in `meter`; those of this server are in a registry of
  // its own.
  const own = new Registry()
  collectDefaultMetrics({ register: own })
  watchAnswers(casino, openRouteOf(routes), own)
  watchFrozen(listFrozen, own)
  watchQueues(queues, own, log)
  const all = Registry.merge([own, meter])
  const server = createBoundedServer({ ...USUAL_CONNECTIONS, inAll: MOST_READERS })
  server.on('request', async ({ url }, response) => {
    if (url !== '/metrics') return response.writeHead(404).end()
    response.writeHead(200, { 'content-type': all.contentType })
    return response.end(await all.metrics())
  })
  await openPort(server, port, 'METRICS_PORT', host)
  return {
    async close() {
      server.closeAllConnections()
      await promisify(server.close.bind(server))()
    },
  }
}

/** The label of a path. There are as many labels as routes, whatever visitors request. */
export function openRouteOf(routes: readonly Pick<Route, 'path'>[]): (path: string) => string {
  const exact = new Set(routes.map(({ path }) => path).filter((path) => !path.endsWith('/*')))
  const prefixes = routes.map(({ path }) => path).filter((path) => path.endsWith('/*'))
  return (path) =>
    exact.has(path)
      ? path
      : (prefixes.find((prefix) => path.startsWith(prefix.slice(0, -1))) ?? 'page or file')
}

function watchAnswers(casino: Server, routeOf: (path: string) => string, register: Registry): void {
  const registers = [register]
  const answers = new Counter({
    name: 'baize_http_answers_total',
    help: 'Answers, by route and status',
    labelNames: ['route', 'status'],
    registers,
  })
  const seconds = new Histogram({
    name: 'baize_http_answer_seconds',
    help: 'Time to the last byte of an answer, by route',
    labelNames: ['route'],
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
  casino.on('request', (request, response) => {
    const route = routeOf(pathOf(request))
    const measured = seconds.startTimer({ route })
    response.on('finish', () => {
      measured()
      answers.inc({ route, status: response.statusCode })
    })
  })
}

/**
 * A currency that is no longer frozen has no value; none has one while the database does not
 * answer.
 */
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

function watchQueues(queues: readonly Queue[], register: Registry, log: Log): void {
  let looking: Promise<[string, QueueLength][]> | null = null
  /** Both gauges are read at the same time, and the database is queried once. */
  function lookAtAll(): Promise<[string, QueueLength][]> {
    looking ??= Promise.all(queues.map(lookAt)).then((found) => {
      looking = null
      return found.flat()
    })
    return looking
  }

  async function lookAt({ name, look }: Queue): Promise<[string, QueueLength][]> {
    try {
      return [[name, await look()]]
    } catch (error) {
      log.warn({ err: error, queue: name }, 'a queue could not be looked at for the metrics')
      return []
    }
  }

  const gauge = (name: string, help: string, figure: (length: QueueLength) => number) =>
    new Gauge({
      name,
      help,
      labelNames: ['queue'],
      registers: [register],
      async collect() {
        const found = await lookAtAll()
        // The old figure would hide that the queue cannot be read.
        this.reset()
        for (const [queue, length] of found) this.set({ queue }, figure(length))
      },
    })
  gauge(
    'baize_queue_waiting',
    'Entries of a queue that are due; counted up to 10,000',
    ({ waiting }) => waiting,
  )
  gauge(
    'baize_queue_oldest_seconds',
    'How long the oldest entry of a queue has been due; 0 for an empty one',
    ({ oldestS }) => oldestS,
  )
}
