import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testsOnPostgres } from '#testkit/database.ts'
import { type PostgresServer, startPostgres } from '#testkit/postgres-server.ts'
import { migrate } from '../apps/server/src/db/migrate.ts'
import { openDatabase } from '../apps/server/src/db/open-database.ts'
import { openLog } from '../apps/server/src/kit/log.ts'
import { balances, openPurses, purse, world } from '../apps/server/src/ledger/accounts.ts'
import { mustPost } from '../apps/server/src/ledger/post.ts'

let server: PostgresServer

beforeAll(async () => {
  if (testsOnPostgres) server = await startPostgres({ durable: false })
})
afterAll(() => server?.stop())

/** Returns the exit code of `npm run db:grant`, and all that it has printed. */
async function grant(environment: Record<string, string>, ...args: string[]) {
  const script = spawn(process.execPath, ['scripts/db-grant.ts', ...args], {
    env: { ...process.env, ...environment },
  })
  let output = ''
  for (const stream of [script.stdout, script.stderr]) stream.on('data', (text) => (output += text))
  const [code] = await once(script, 'close')
  return { code, output: output.trim() }
}

function open(url: string) {
  return openDatabase({ url, dataDir: '', log: openLog('silent') })
}

describe.runIf(testsOnPostgres)('a role of its own', () => {
  test('runs the casino on a database that its owner has migrated', async () => {
    const owner = await open(server.url)
    await owner.transaction((tx) => tx.script('create role casino login'))
    await owner.close()
    expect(await grant({ DATABASE_URL: server.url }, 'casino')).toEqual({
      code: 0,
      output: 'The database is migrated, and casino may run the casino on it.',
    })

    const url = new URL(server.url)
    url.username = 'casino'
    const casino = await open(url.href)
    expect(await migrate(casino)).toEqual([])
    await expect(casino.run('', 'update ledger_account set balance = 1', [])).rejects.toThrow(
      'permission denied',
    )
    await casino.close()
  })

  test('gives way to a second one while the casino runs on both, and is dropped afterwards', async () => {
    const owner = await open(server.url)
    await owner.transaction((tx) =>
      tx.script(`create role casino_a login password 'a'; create role casino_b login password 'b'`),
    )
    for (const role of ['casino_a', 'casino_b'])
      expect(await grant({ DATABASE_URL: server.url }, role)).toMatchObject({ code: 0 })
    const as = (role: string) =>
      open(Object.assign(new URL(server.url), { username: role, password: role.slice(-1) }).href)
    const [former, coming] = [await as('casino_a'), await as('casino_b')]
    await former.transaction((tx) => openPurses(tx, 'ann', 'EUR'))
    const posting = {
      from: world('bank', 'EUR'),
      to: purse('ann', 'real'),
      amount: 100n,
      currency: 'EUR',
    }
    await coming.transaction((tx) =>
      mustPost(tx, { key: 'gift', kind: 'deposit', postings: [posting], madeAt: new Date(0) }),
    )
    expect((await balances(former, ['ann'])).get('ann')).toMatchObject({ real: 100n })

    await former.close()
    await owner.transaction((tx) => tx.script('drop owned by casino_a; drop role casino_a'))
    await owner.close()
    await expect(as('casino_a')).rejects.toThrow()
    expect((await balances(coming, ['ann'])).get('ann')).toMatchObject({ real: 100n })
    await coming.close()
  })

  test('that does not exist is reported in a sentence', async () => {
    expect(await grant({ DATABASE_URL: server.url }, 'nobody')).toEqual({
      code: 2,
      output: 'role "nobody" does not exist',
    })
    expect(await grant({ DATABASE_URL: server.url })).toMatchObject({
      code: 2,
      output: expect.stringContaining('npm run db:grant -- ROLE'),
    })
    expect(await grant({ LOG_LEVEL: 'loud' }, 'casino')).toMatchObject({
      code: 2,
      output: expect.stringMatching(/^LOG_LEVEL must be .+\.$/),
    })
  })
})
