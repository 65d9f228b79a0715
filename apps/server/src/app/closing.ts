import type { Server } from 'node:http'
import type { Translations } from '../content/words/translations.ts'
import type { Edge } from '../edge/edge.ts'
import type { Games } from '../games/games.module.ts'
import type { Ledger } from '../ledger/ledger.module.ts'
import type { Sports } from '../sports/sports.module.ts'

interface Open {
  server: Server
  edge: Edge
  metrics: { close(): Promise<void> }
  operator: { close(): Promise<void> } | null
  jobs: { stop(): Promise<void> }
  games: Games
  sports: Sports
  ledger: Ledger
  translations: Translations
  topics: { close(): Promise<void> }
}

/** Time that requests which have begun may take to finish, in ms. */
const DRAIN_MS = 8000

/** Takes nothing new, finishes what has begun, and leaves the database to its owner. */
export async function close({
  server,
  edge,
  metrics,
  operator,
  translations,
  ...open
}: Open): Promise<void> {
  const closed = new Promise<void>((done) => server.close(() => done()))
  await edge.close()
  server.closeIdleConnections()
  const timer = setTimeout(() => server.closeAllConnections(), DRAIN_MS)
  await closed
  clearTimeout(timer)
  await edge.end()
  await metrics.close()
  await operator?.close()
  await open.jobs.stop()
  translations.close()
  for (const each of [open.games, open.sports, open.ledger, open.topics]) await each.close()
}
