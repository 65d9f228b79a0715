import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testsOnPostgres } from '#testkit/database.ts'
import { freePort } from '#testkit/free-port.ts'
import { type PostgresServer, startPostgres } from '#testkit/postgres-server.ts'
import { openLog } from '../../kit/log.ts'
import type { Database } from '../database.ts'
import { grantToApplication, refuseUngranted } from '../grants.ts'
import { migrate } from '../migrate.ts'
import { openDatabase } from '../open-database.ts'
import {
  isPooledByTransaction,
  refusePooling,
  refuseReadOnly,
  refuseSeveralHosts,
  type TestClient,
} from './postgres-start.ts'

const HOSTS =
  'DATABASE_URL names several hosts, and Baize connects to one. Name the primary, or an address that always leads to it, such as a proxy’s.'
const MEND = 'As its owner, run: DATABASE_URL=postgres://OWNER@HOST/NAME npm run db:grant -- ROLE'

test.each([
  'postgres://baize@one:5432,two:5432/casino',
  'postgresql://one,two/casino',
  'postgres://baize@/casino?host=one,two',
  'postgres:///c?host=a%2Cb',
])('several hosts in DATABASE_URL are refused: %s', (url) => {
  expect(() => refuseSeveralHosts(url)).toThrow(HOSTS)
})

test('an address with one host is taken, with a comma in a password or in an option too', () => {
  for (const url of [
    'postgres://baize:a,b@one:5432/casino',
    'postgres://one/casino?options=-c%20search_path=a,b',
    'postgres://b@/c?host=/run/pg',
  ])
    expect(() => refuseSeveralHosts(url)).not.toThrow()
})

test('a standby, and a database that is read-only, are refused with the mend', () => {
  expect(() => refuseReadOnly({ standby: true, readonly: true })).toThrow(
    /is a standby, which cannot be written\. Name the primary\.$/,
  )
  expect(() => refuseReadOnly({ standby: false, readonly: true })).toThrow(
    /is read-only .*turn it off\.$/,
  )
  expect(() => refuseReadOnly({ standby: false, readonly: false })).not.toThrow()
})

describe('a pooler', () => {
  /**
   * Clients of a pooler: each transaction is given the session that was given back last, or first.
   */
  function pooler({
    sessions,
    byTransaction,
    inTurns = false,
  }: {
    sessions: number[]
    byTransaction: boolean
    inTurns?: boolean
  }) {
    const free = [...sessions]
    return (): TestClient => {
      let held: number | undefined
      return {
        async query(text) {
          const session = held ?? free.shift()
          if (session === undefined) throw new Error('no session is free')
          if (text === 'begin' || !byTransaction) held = session
          else if (held === undefined) inTurns ? free.push(session) : free.unshift(session)
          return { rows: [{ pid: session }] }
        },
      }
    }
  }

  test.each([
    [
      'gives the same session to the next client',
      { sessions: [1, 2, 3], byTransaction: true },
      true,
    ],
    [
      'gives its sessions in turns',
      { sessions: [1, 2, 3], byTransaction: true, inTurns: true },
      true,
    ],
    ['has one session', { sessions: [1], byTransaction: true }, true],
    ['keeps a session for each client', { sessions: [1, 2, 3], byTransaction: false }, false],
  ])('that %s is recognised', async (_what, options, isPooled) => {
    const connect = pooler(options)
    expect(await isPooledByTransaction(connect(), async () => connect())).toBe(isPooled)
  })

  test('that takes no transactions is distinguished', async () => {
    const connect = pooler({ sessions: [1, 2], byTransaction: true })
    const refusing: TestClient = {
      query: async () =>
        Promise.reject(new Error('transaction blocks not allowed in statement pooling mode')),
    }
    expect(await isPooledByTransaction(connect(), async () => refusing)).toBe(true)
  })

  test('is refused with the mend', () => {
    expect(() => refusePooling(true)).toThrow(
      /Set pool_mode = session, or name PostgreSQL itself\.$/,
    )
    expect(() => refusePooling(false)).not.toThrow()
  })
})

describe.runIf(testsOnPostgres)('a real PostgreSQL', () => {
  let server: PostgresServer
  let owner: Database

  beforeAll(async () => {
    server = await startPostgres({ durable: false })
    owner = await open(server.url)
    await owner.transaction((tx) =>
      tx.script(
        'create role casino login; create role shut login; alter role shut set default_transaction_read_only = on',
      ),
    )
  })
  afterAll(async () => {
    await owner?.close()
    await server?.stop()
  })

  const open = (url: string) => openDatabase({ url, dataDir: '', log: openLog('silent') })
  const urlOf = (user: string) => {
    const url = new URL(server.url)
    url.username = user
    return url.href
  }

  test('with a read-only role is refused', async () => {
    await expect(open(urlOf('shut'))).rejects.toThrow(/is read-only/)
  })

  test('is refused to a role that may not migrate it, or has no rights to its tables, with the mend', async () => {
    const casino = await open(urlOf('casino'))
    try {
      const unmigrated = `The database misses migrations, and the role that DATABASE_URL names may not run them. ${MEND}`
      await expect(migrate(casino)).rejects.toThrow(unmigrated)
      await migrate(owner)
      const ungranted = `The role that DATABASE_URL names has no rights to tables of the casino. ${MEND}`
      await expect(migrate(casino)).rejects.toThrow(ungranted)
      await owner.transaction((tx) => grantToApplication(tx, 'casino'))
      expect(await migrate(casino)).toEqual([])
      await refuseUngranted(casino)
      await owner.transaction((tx) => tx.script('create table added_later ()'))
      await expect(refuseUngranted(casino)).rejects.toThrow(ungranted)
      await owner.transaction((tx) => tx.script('drop table added_later'))
    } finally {
      await casino.close()
    }
  })

  test('makes a migration wait for a bounded time for a locked table, and then reports it', async () => {
    const all = [
      { name: '9999_more.sql', text: 'alter table contended add column more int', hash: 'more' },
    ]
    const { client, other } = await twoOnAnother()
    try {
      await client.transaction((tx) => tx.script('create table contended ()'))
      const [held, release] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
      const holding = other.transaction(async (tx) => {
        await tx.script('lock table contended in access exclusive mode')
        held.resolve()
        await release.promise
      })
      await held.promise
      const impatient = { lockTimeoutMs: 20, attempts: 2, pauseMs: 1 }
      await expect(migrate(client, all, impatient)).rejects.toThrow(
        'The migration 9999_more.sql waits for a table that another session holds. End that session, and start again.',
      )
      const patient = migrate(client, all, { lockTimeoutMs: 20, attempts: 1000, pauseMs: 1 })
      release.resolve()
      await holding
      expect(await patient).toEqual(['9999_more.sql'])
    } finally {
      await client.close()
      await other.close()
    }
  })

  async function twoOnAnother() {
    const admin = new pg.Client({ connectionString: server.url })
    await admin.connect()
    await admin.query('create database contended')
    await admin.end()
    const url = new URL(server.url)
    url.pathname = '/contended'
    return { client: await open(url.href), other: await open(url.href) }
  }

  describe.runIf(spawnSync('pgbouncer', ['--version']).status === 0)('behind pgbouncer', () => {
    test.each([
      ['transaction', /Set pool_mode = session/],
      ['session', null],
    ])('in pool_mode = %s', async (mode, refusal) => {
      const { url, stop } = await startPgbouncer(
        mode,
        'ignore_startup_parameters = statement_timeout,idle_in_transaction_session_timeout',
      )
      try {
        if (refusal) await expect(open(url)).rejects.toThrow(refusal)
        else await (await open(url)).close()
      } finally {
        await stop()
      }
    })

    test('that refuses our settings is refused with the mend', async () => {
      const { url, stop } = await startPgbouncer('session', '')
      try {
        await expect(open(url)).rejects.toThrow(
          /ignore_startup_parameters = statement_timeout, idle_in_transaction_session_timeout/,
        )
      } finally {
        await stop()
      }
    })
  })

  async function startPgbouncer(
    mode: string,
    more: string,
  ): Promise<{ url: string; stop(): Promise<void> }> {
    const folder = mkdtempSync(join(tmpdir(), 'baize-pgbouncer-'))
    chmodSync(folder, 0o777)
    const port = await freePort()
    const lines = [
      '[databases]',
      `* = host=${server.host} port=${server.port} user=baize`,
      '[pgbouncer]',
      'listen_addr = 127.0.0.1',
      `listen_port = ${port}`,
      'unix_socket_dir =',
      'auth_type = any',
      `pool_mode = ${mode}`,
      more,
    ]
    writeFileSync(join(folder, 'pgbouncer.ini'), lines.join('\n'), { mode: 0o644 })
    const isRoot = process.getuid?.() === 0
    const args = [...(isRoot ? ['-u', 'postgres'] : []), join(folder, 'pgbouncer.ini')]
    const child: ChildProcess = spawn('pgbouncer', args, { stdio: ['ignore', 'ignore', 'pipe'] })
    const url = `postgres://baize@127.0.0.1:${port}/postgres`
    await new Promise<void>((done) =>
      child.stderr?.on('data', (text: Buffer) => /process up/.test(String(text)) && done()),
    )
    return {
      url,
      async stop() {
        const gone = once(child, 'exit')
        child.kill('SIGINT')
        await gone
        rmSync(folder, { recursive: true, force: true })
      },
    }
  }
})
