import { startPostgres } from './postgres-server.ts'

/**
 * Vitest's global set-up: one PostgreSQL for all test files, unless TEST_DATABASE_URL names one
 * already.
 */
export async function setup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.TEST_DATABASE_URL) return undefined
  const server = await startPostgres({ durable: false })
  process.env.TEST_DATABASE_URL = server.url
  return server.stop
}
