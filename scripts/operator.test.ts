import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeDataDir, testsOnPostgres } from '#testkit/database.ts'
import { openLive } from '#testkit/live.ts'
import { type Casino, openCasino } from '#testkit/open-casino.ts'
import { type PostgresServer, startPostgres } from '#testkit/postgres-server.ts'
import type { Database } from '../apps/server/src/db/database.ts'
import { migrate } from '../apps/server/src/db/migrate.ts'
import { openDatabase } from '../apps/server/src/db/open-database.ts'
import { openLog } from '../apps/server/src/kit/log.ts'

const BY = ['--by', 'kim', '--reason', 'asked by phone']
const NEW = { email: 'new@baize.test', password: 'Welcome-1' }

let casino: Casino
let environment: Record<string, string>
const cleanUp: (() => Promise<void> | void)[] = []

beforeAll(async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'baize-op-'))
  cleanUp.push(() => rmSync(dataDir, { recursive: true, force: true }))
  let db: Database | undefined
  if (testsOnPostgres) {
    const server: PostgresServer = await startPostgres({ durable: false })
    cleanUp.push(() => server.stop())
    db = await openDatabase({ url: server.url, dataDir: '', log: openLog('silent') })
    await migrate(db)
    environment = { DATABASE_URL: server.url }
  } else environment = { DATA_DIR: dataDir }
  casino = await openCasino({ ...(db && { db }), config: { dataDir } })
  cleanUp.unshift(() => casino.close())
}, 180_000)
afterAll(async () => {
  for (const each of cleanUp) await each()
})

/** Returns the exit code of `npm run operator -- …`, and what it has printed. */
async function operator(
  args: readonly string[],
  within: Record<string, string> = environment,
  noun = 'player',
) {
  const { DATABASE_URL: _url, ...inherited } = process.env
  const script = spawn(process.execPath, ['scripts/operator.ts', noun, ...args], {
    env: { ...inherited, ...within },
  })
  const output = { out: '', error: '' }
  script.stdout.on('data', (text) => (output.out += text))
  script.stderr.on('data', (text) => (output.error += text))
  const [code] = await once(script, 'close')
  return { code, ...output }
}

describe('npm run operator, beside a casino that runs', () => {
  test('shows a player in plain lines', async () => {
    const { code, out } = await operator(['show', 'player@baize.test'])
    expect(code).toBe(0)
    expect(out).toContain('status    active')
    expect(out).toContain('money     1000.00 real')
  })

  test('limits a player, and open pages get the news', async () => {
    const live = openLive(casino, await casino.signIn(NEW))
    const status = live.watch('subscription { user { status active } }')
    expect(await status()).toEqual({ status: 'ACTIVE', active: true })
    expect((await operator(['limit', NEW.email, ...BY])).code).toBe(0)
    expect(await status()).toEqual({ status: 'LIMITED', active: true })
    await live.close()
  })

  test('blocks a player, whose sockets close, and writes down who and why', async () => {
    const live = openLive(casino, await casino.signIn(NEW))
    const next = live.watch('subscription { user { status } }')
    await next()
    const { code, out } = await operator(['block', NEW.email, ...BY, '--json'])
    expect(code).toBe(0)
    const { status, events } = JSON.parse(out)
    expect(status).toBe('blocked')
    expect(events[0]).toEqual({
      at: expect.any(String),
      actor: 'operator/kim',
      kind: 'status_changed',
      before: { status: 'limited' },
      after: { status: 'blocked', reason: 'asked by phone' },
    })
    await expect(next()).rejects.toThrow()
  })
})

test('npm run operator, beside a casino that runs, lists the players who wait for a decision, and knows what it cannot decide', async () => {
  expect(await operator([], environment, 'matches')).toMatchObject({
    code: 0,
    out: 'No player waits for a decision.\n',
  })
  const unknown = await operator(['clear', 'none', ...BY], environment, 'matches')
  expect(unknown).toMatchObject({
    code: 2,
    error: expect.stringContaining('There is no match none.'),
  })
})

describe('npm run operator', () => {
  test('prints its usage', async () => {
    expect(await operator(['pardon', NEW.email, ...BY])).toMatchObject({
      code: 2,
      error: expect.stringContaining('player show EMAIL|ID'),
    })
  })

  test('prints the usage of a noun, or of all, when it is asked for help', async () => {
    const { code, out, error } = await operator(['--help'], environment, 'freespins')
    expect([code, error]).toEqual([0, ''])
    expect(out).toMatch(/^npm run operator -- freespins show .*14 when left out/s)
    expect(out).not.toContain('player show')
    expect(await operator([], environment, '--help')).toMatchObject({
      code: 0,
      error: '',
      out: expect.stringMatching(/player show .*freespins give .*log/s),
    })
  })

  test.skipIf(testsOnPostgres)('works in the directory itself when no casino runs', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'baize-op-'))
    renameSync(await makeDataDir(), join(dataDir, 'database'))
    expect((await operator(['show', 'ann@example.test'], { DATA_DIR: dataDir })).error).toContain(
      'There is no player ann@example.test.',
    )
    rmSync(dataDir, { recursive: true, force: true })
  })
})
