import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AppDeps } from '../src/app/app-deps.ts'
import { type App, openApp } from '../src/app.ts'
import { type Config, readConfig } from '../src/config.ts'
import { addOperatorKey, type KeyScope } from '../src/content/keys/operator-keys.ts'
import { readBuiltInWords } from '../src/content/words/built-in-words.ts'
import type { Database } from '../src/db/database.ts'
import type { Clock } from '../src/kit/clock.ts'
import { systemClock } from '../src/kit/clock.ts'
import { type Log, openLog } from '../src/kit/log.ts'
import { newSecret, systemRandom } from '../src/kit/random.ts'
import { type DemoPlayer, seedPlayers } from '../src/seed/players.ts'
import { openTestDatabase } from './database.ts'
import { freePort } from './free-port.ts'

export interface Casino {
  app: App
  db: Database
  url: string
  players: DemoPlayer[]
  /** An access token, from signing in over HTTP. */
  signIn(player: DemoPlayer): Promise<string>
  /** Makes a key of the operator, and returns what a request with it sends. */
  keyOf(
    name: string,
    ...scopes: KeyScope[]
  ): Promise<{ key: string; headers: { authorization: string } }>
  /** The answer's JSON, whatever its status. */
  query(
    query: string,
    options?: { variables?: object; token?: string; headers?: Record<string, string> },
  ): Promise<GraphqlAnswer>
  close(): Promise<void>
}

export interface GraphqlAnswer {
  status: number
  data?: Record<string, unknown> | null
  errors?: { message: string; extensions?: Record<string, unknown> }[]
}

export interface CasinoOptions {
  /** Database to use instead of a new one; it is closed with the casino. */
  db?: Database
  clock?: Clock
  config?: Partial<Config>
  /** Silent otherwise. */
  log?: Log
  /** None otherwise. */
  openSites?: AppDeps['openSites']
}

const builtInWords = readBuiltInWords(
  fileURLToPath(new URL('../../site/src/locales/', import.meta.url)),
)

/**
 * The casino's whole server on a free port and a fresh database, with the demo's players, without
 * sites and without stand-ins.
 */
export async function openCasino({
  db: given,
  clock = systemClock,
  config = {},
  log = openLog('silent'),
  openSites,
}: CasinoOptions = {}): Promise<Casino> {
  const db = given ?? (await openTestDatabase())
  const dataDir = mkdtempSync(join(tmpdir(), 'baize-casino-'))
  const unusedPort = await freePort()
  const usual = readConfig({
    PORT: '0',
    DATA_DIR: dataDir,
    SANDBOX_URL: `http://127.0.0.1:${unusedPort}`,
  })
  const app = await openApp({
    config: { ...usual, ...config },
    db,
    clock,
    random: systemRandom,
    log,
    builtInWords,
    ...(openSites ? { openSites } : {}),
  })
  const players = await seedPlayers(app.parts)
  const url = `http://127.0.0.1:${app.port}`
  const own = { origin: app.publicUrl }

  return {
    app,
    db,
    url,
    players,
    async signIn({ email, password }) {
      const body = new URLSearchParams({ username: email, password })
      const answer = await fetch(`${url}/auth/login`, { method: 'POST', headers: own, body })
      if (!answer.ok)
        throw new Error(`${email} could not sign in: ${answer.status} ${await answer.text()}`)
      return answer.text()
    },
    async keyOf(name, ...scopes) {
      const key = newSecret(systemRandom)
      await addOperatorKey(db, { clock }, { name, key, scopes })
      return { key, headers: { authorization: `Bearer ${key}` } }
    },
    async query(query, { variables, token, headers } = {}) {
      const answer = await fetch(`${url}/api/graphql`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...own,
          ...(token ? { 'x-token': token } : {}),
          ...headers,
        },
        body: JSON.stringify({ query, variables }),
      })
      return { status: answer.status, ...((await answer.json()) as object) }
    },
    async close() {
      await app.close()
      await db.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
