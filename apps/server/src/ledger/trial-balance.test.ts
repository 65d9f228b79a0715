import { randomUUID } from 'node:crypto'
import { pino } from 'pino'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestDatabase, testsOnPostgres } from '#testkit/database.ts'
import type { Database, Tx } from '../db/database.ts'
import { grantToApplication } from '../db/grants.ts'
import { migrate } from '../db/migrate.ts'
import { openDatabase } from '../db/open-database.ts'
import { systemClock } from '../kit/clock.ts'
import { house, openPurses, purse, world } from './accounts.ts'
import { checkNewPostings } from './checkpoint.ts'
import { freeze, listFreezes, openFreezeLog, unfreeze } from './freeze.ts'
import { openLedger } from './ledger.module.ts'
import { balanceAt, movements } from './movements.ts'
import { mustPost, post } from './post.ts'
import { trialBalance, verifyBooks } from './trial-balance.ts'

const log = pino({ level: 'silent' })
const open: Database[] = []
let db: Database

beforeEach(async () => {
  db = await openTestDatabase()
  open.push(db)
  await db.transaction(async (tx) => {
    await openPurses(tx, 'ann', 'EUR')
    await openPurses(tx, 'bob', 'USD')
    await mustPost(tx, move('1', world('bank', 'EUR'), purse('ann', 'real'), 100n, 'EUR'))
    await mustPost(tx, move('2', purse('ann', 'real'), house('games', 'EUR'), 30n, 'EUR'))
    await mustPost(tx, move('3', world('bank', 'USD'), purse('bob', 'real'), 50n, 'USD'))
  })
})
afterAll(async () => {
  for (const each of open) await each.close()
})

function move(key: string, from: string, to: string, amount: bigint, currency: string) {
  const madeAt = new Date(Date.UTC(2026, 10, 20, 12, Number(key)))
  return {
    key,
    kind: Number(key) === 2 ? 'bet' : 'deposit',
    postings: [{ from, to, amount, currency }],
    madeAt,
  }
}

/** Five cents for an account, past all that the ledger does. */
const byHand = (account: string, currency: string) =>
  db.transaction((tx) =>
    tx.script(`with made as (insert into ledger_transfer (key, kind) values ('${account}', 'test') returning id)
      insert into ledger_posting select id, 1, 'world/bank/${currency}', '${account}', 5, '${currency}' from made`),
  )

/** Makes a change that the triggers would refuse. */
const past = (statement: string) =>
  db.transaction((tx) =>
    tx.script(
      `alter table ledger_posting disable trigger all; ${statement}; alter table ledger_posting enable trigger all`,
    ),
  )

const verify = () => verifyBooks({ db, clock: systemClock, log })

describe('L1: the trial balance', () => {
  test('sums every currency to zero over players, casino and world', async () => {
    const { differences, totals } = await verify()
    expect(differences).toEqual([])
    expect(totals).toEqual([
      { currency: 'EUR', kind: 'house', balance: 30n },
      { currency: 'EUR', kind: 'player', balance: 70n },
      { currency: 'EUR', kind: 'world', balance: -100n },
      { currency: 'USD', kind: 'player', balance: 50n },
      { currency: 'USD', kind: 'world', balance: -50n },
    ])
  })

  test('names the account that differs; L7: freezes its currency, only that one, until an operator lifts it', async () => {
    await db.transaction((tx) =>
      tx.script("update ledger_account set balance = balance + 1 where id = 'player/ann/real'"),
    )
    const { differences } = await verify()
    expect(differences).toEqual([
      { account: 'player/ann/real', currency: 'EUR', balance: 71n, posted: 70n },
    ])
    const ledger = openLedger({ db, clock: systemClock, log })
    expect(await ledger.listFrozen()).toEqual(['EUR'])
    expect(await listFreezes(db)).toMatchObject([
      { reason: 'player/ann/real has 71 but its postings sum to 70' },
    ])
    const bets = [
      move('4', purse('ann', 'real'), house('games', 'EUR'), 1n, 'EUR'),
      move('5', purse('bob', 'real'), house('games', 'USD'), 1n, 'USD'),
    ]
    expect((await Promise.all(bets.map(ledger.postSoon))).map(({ status }) => status)).toEqual([
      'frozen',
      'posted',
    ])
    await ledger.close()
  })

  test('finds a purse with a balance and no postings', async () => {
    await db.transaction((tx) =>
      tx.script(
        "insert into ledger_account (id, currency, balance) values ('player/eve/real', 'EUR', 5)",
      ),
    )
    expect((await verify()).differences).toMatchObject([{ account: 'player/eve/real', posted: 0n }])
  })

  test('finds postings of a purse that there is not, or of another currency than it is in', async () => {
    await byHand('player/eve/real', 'EUR')
    await byHand('player/ann/real', 'USD')
    expect((await verify()).differences).toEqual([
      { account: 'player/ann/real', currency: 'USD', balance: 0n, posted: 5n },
      { account: 'player/eve/real', currency: 'EUR', balance: 0n, posted: 5n },
    ])
  })

  test('names transfers that move nothing', async () => {
    await db.transaction((tx) =>
      tx.script("insert into ledger_transfer (key, kind) values ('empty', 'test')"),
    )
    expect((await verify()).emptyTransfers).toHaveLength(1)
  })

  test('goes through the postings in parts, reports its progress, and adds each up once', async () => {
    const progress: number[] = []
    const { totals } = await trialBalance(db, {
      atOnce: 1,
      onProgress: ({ postings, share }) => progress.push(Number(postings), share),
    })
    expect(progress).toEqual([1, 1 / 3, 2, 2 / 3, 3, 1])
    expect(totals).toEqual((await verify()).totals)
  })

  test('finds what was changed before the checkpoint: a posting, and one whose balance was changed with it', async () => {
    await checkNewPostings({ db, clock: systemClock, log })
    await past("update ledger_posting set amount = amount + 5 where to_account = 'player/ann/real'")
    expect((await verify()).differences).toEqual([
      { account: 'player/ann/real', currency: 'EUR', balance: 70n, posted: 75n },
    ])
    await db.transaction((tx) =>
      tx.script("update ledger_account set balance = balance + 5 where id = 'player/ann/real'"),
    )
    const { differences, changedSums } = await verify()
    expect(differences).toEqual([])
    expect(changedSums).toEqual([
      { account: 'player/ann/real', currency: 'EUR', kept: 70n, posted: 75n },
      { account: 'world/bank/EUR', currency: 'EUR', kept: -100n, posted: -105n },
    ])
    expect(await listFreezes(db)).toMatchObject([{ currency: 'EUR' }])
  })

  test('keeps the first reason of a freeze, which is nearest to its cause', async () => {
    const grow = () =>
      db.transaction((tx) =>
        tx.script("update ledger_account set balance = balance + 1 where id = 'player/ann/real'"),
      )
    for (let time = 0; time < 2; time++) await grow().then(verify)
    expect(await listFreezes(db)).toMatchObject([
      { reason: 'player/ann/real has 71 but its postings sum to 70' },
    ])
  })
})

test('L7 a currency that is frozen is logged once, with the reason, and once when it is lifted', async () => {
  const lines: { msg: string; currency: string; reason?: string }[] = []
  const look = openFreezeLog({
    db,
    log: pino({}, { write: (line: string) => void lines.push(JSON.parse(line)) }),
  })
  await look()
  await freeze(db, { currency: 'EUR', reason: 'a test', frozenAt: new Date() })
  await look()
  await look()
  await unfreeze(db, 'EUR')
  await look()
  expect(lines).toMatchObject([
    {
      level: 50,
      currency: 'EUR',
      reason: 'a test',
      msg: 'a currency is frozen: no money moves in it',
    },
    { level: 40, currency: 'EUR', msg: 'a currency is no longer frozen' },
  ])
})

describe('a statement', () => {
  test('G8: opening, movements and closing add up', async () => {
    const real = purse('ann', 'real')
    const noon = (minute: number) => new Date(Date.UTC(2026, 10, 20, 12, minute))
    const all = await movements(db, real)
    expect(all.map(({ key, change, other }) => [key, change, other])).toEqual([
      ['2', -30n, 'house/games/EUR'],
      ['1', 100n, 'world/bank/EUR'],
    ])
    expect(await balanceAt(db, real, noon(2))).toBe(100n)
    expect(await balanceAt(db, real, noon(3))).toBe(70n)
    expect(await movements(db, real, { from: noon(2), to: noon(3) })).toMatchObject([{ key: '2' }])
    expect(await movements(db, real, { kinds: ['deposit'] })).toMatchObject([{ key: '1' }])
    expect(
      await movements(db, real, { limit: 1, ...(all[0] && { before: all[0] }) }),
    ).toMatchObject([{ key: '1' }])
  })
})

/** Works as a role of its own, which is gone afterwards. */
async function asRole(
  grant: (tx: Tx, role: string) => Promise<void>,
  work: (casino: Database) => Promise<void>,
): Promise<void> {
  const role = `casino_${randomUUID().replaceAll('-', '')}`
  const [place] = await db.run<{ name: string }>('place', 'select current_database() as name', [])
  await db.transaction(async (tx) => {
    await tx.script(`create role ${role} login`)
    await grant(tx, role)
  })
  const url = new URL(process.env.TEST_DATABASE_URL ?? '')
  url.username = role
  url.pathname = `/${place?.name}`
  const casino = await openDatabase({ url: url.href, dataDir: '', log })
  try {
    await work(casino)
  } finally {
    await casino.close()
    await db.transaction((tx) => tx.script(`drop owned by ${role}; drop role ${role}`))
  }
}

describe.runIf(testsOnPostgres)("L3: the application's own role", () => {
  test('moves money and reads, and can neither change a posting nor write a balance', () =>
    asRole(grantToApplication, async (casino) => {
      const bet = move('6', purse('ann', 'real'), house('games', 'EUR'), 1n, 'EUR')
      expect((await casino.transaction((tx) => post(tx, bet))).status).toBe('posted')
      await casino.transaction((tx) => openPurses(tx, 'carl', 'EUR'))
      expect(await movements(casino, purse('ann', 'real'))).toHaveLength(3)
      expect(await checkNewPostings({ db: casino, clock: systemClock, log })).toMatchObject({
        postings: 4n,
        differences: [],
      })
      expect((await trialBalance(casino)).changedSums).toEqual([])
      const forbidden = [
        'update ledger_posting set amount = 1',
        'delete from ledger_posting',
        'truncate ledger_posting',
        'delete from ledger_transfer',
        "insert into ledger_transfer (key, kind) values ('x', 'x')",
        'update ledger_account set balance = 1',
        'update ledger_sum set total = 1',
        'update ledger_checkpoint set up_to = 9',
        "insert into ledger_account (id, currency, balance) values ('player/x/real', 'EUR', 9)",
        "select ledger_add('player/ann/real', 'EUR', 9)",
        "select ledger_write('{1}', '{world/bank/EUR}', '{player/ann/real}', '{9}', '{EUR}')",
        "select ledger_post_together('{}', '{}', '{}', '{}', '{}', '{}', '{}', '{}', '{}', '{}')",
        "select ledger_post_in_turn('{}', '{}', '{}', '{}', '{}', '{}', '{}', '{}', '{}', '{}', true)",
        'alter table ledger_posting disable trigger all',
      ]
      for (const statement of forbidden) {
        await expect(
          casino.transaction((tx) => tx.script(statement)),
          statement,
        ).rejects.toThrow(
          statement.startsWith('select')
            ? 'permission denied for function ledger_'
            : /permission denied for table|must be owner/,
        )
      }
    }))

  test('finds its database migrated, and starts', () =>
    asRole(grantToApplication, async (casino) => {
      expect(await migrate(casino)).toEqual([])
    }))

  test('cannot lead the ledger to tables of its own: what is frozen stays so', () =>
    asRole(grantToApplication, async (casino) => {
      await freeze(db, { currency: 'EUR', reason: 'test', frozenAt: new Date() })
      const bets = ['6', '7'].map((key) =>
        move(key, purse('ann', 'real'), house('games', 'EUR'), 1n, 'EUR'),
      )
      const results = await casino.transaction(async (tx) => {
        await tx.script('create temporary table ledger_freeze (currency text)')
        return post(tx, bets)
      })
      expect(results.map(({ status }) => status)).toEqual(['frozen', 'frozen'])
    }))

  test('is the only one that may move money: a role that was given nothing moves none', () =>
    asRole(
      (tx, role) => tx.script(`grant usage on schema public to ${role}`),
      async (db) => {
        const bet = move('6', purse('ann', 'real'), house('games', 'EUR'), 1n, 'EUR')
        await expect(db.transaction((tx) => post(tx, bet))).rejects.toThrow(
          'permission denied for function ledger_post',
        )
      },
    ))
})
