import { pino } from 'pino'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestDatabase, testsOnPostgres } from '#testkit/database.ts'
import type { Database } from '../db/database.ts'
import { systemClock } from '../kit/clock.ts'
import { house, openPurses, purse, world } from './accounts.ts'
import { BOOKS_LOCK, checkNewPostings } from './checkpoint.ts'
import { listFreezes } from './freeze.ts'
import { mustPost, post } from './post.ts'
import { verifyBooks } from './trial-balance.ts'

const log = pino({ level: 'silent' })
const open: Database[] = []
let db: Database
let keys = 0

beforeEach(async () => {
  db = await openTestDatabase()
  open.push(db)
  await db.transaction(async (tx) => {
    await openPurses(tx, 'ann', 'EUR')
    await openPurses(tx, 'bob', 'EUR')
    await mustPost(tx, transfer(world('bank', 'EUR'), purse('ann', 'real'), 100n))
    await mustPost(tx, transfer(world('bank', 'EUR'), purse('bob', 'real'), 100n))
  })
})
afterAll(async () => {
  for (const each of open) await each.close()
})

function transfer(from: string, to: string, amount: bigint) {
  return {
    key: `test/${++keys}`,
    kind: 'test',
    postings: [{ from, to, amount, currency: 'EUR' }],
    madeAt: systemClock.now(),
  }
}

const bet = (player: string, amount: bigint) =>
  db.transaction((tx) =>
    mustPost(tx, transfer(purse(player, 'real'), house('games', 'EUR'), amount)),
  )
const byHand = (statement: string) => db.transaction((tx) => tx.script(statement))
const check = () => checkNewPostings({ db, clock: systemClock, log })
const sums = async () =>
  Object.fromEntries(
    (
      await db.run<{ account: string; total: bigint }>(
        '',
        'select account, total from ledger_sum',
        [],
      )
    ).map((row) => [row.account, row.total]),
  )

describe('L1: the trial balance of what is new', () => {
  test('adds up each posting once, however often it is taken', async () => {
    expect(await check()).toMatchObject({ postings: 2n, differences: [] })
    expect(await check()).toMatchObject({ postings: 0n })
    await bet('ann', 30n)
    expect(await check()).toMatchObject({ postings: 1n, differences: [] })
    expect(await sums()).toEqual({
      'world/bank/EUR': -200n,
      'player/ann/real': 70n,
      'player/bob/real': 100n,
      'house/games/EUR': 30n,
    })
    expect((await verifyBooks({ db, clock: systemClock, log })).changedSums).toEqual([])
  })

  test('L7 finds a balance that was changed after the checkpoint, in a purse that moves and in one that does not, and freezes it', async () => {
    await check()
    await bet('ann', 30n)
    await byHand(
      "update ledger_account set balance = balance + 1 where id in ('player/ann/real', 'player/bob/held')",
    )
    const { differences } = (await check()) ?? {}
    expect(differences).toEqual([
      { account: 'player/ann/real', currency: 'EUR', balance: 71n, posted: 70n },
      { account: 'player/bob/held', currency: 'EUR', balance: 1n, posted: 0n },
    ])
    expect(await listFreezes(db)).toMatchObject([
      { currency: 'EUR', reason: 'player/ann/real has 71 but its postings sum to 70' },
    ])
  })

  test('finds a posting that was written after the checkpoint past the ledger, also of a purse that there is not', async () => {
    await check()
    for (const account of ['player/ann/real', 'player/eve/real'])
      await byHand(`with made as (insert into ledger_transfer (key, kind) values ('${account}', 'test') returning id)
        insert into ledger_posting select id, 1, 'world/bank/EUR', '${account}', 5, 'EUR' from made`)
    expect((await check())?.differences).toEqual([
      { account: 'player/ann/real', currency: 'EUR', balance: 100n, posted: 105n },
      { account: 'player/eve/real', currency: 'EUR', balance: 0n, posted: 5n },
    ])
  })

  test('names new transfers that move nothing', async () => {
    await byHand("insert into ledger_transfer (key, kind) values ('empty', 'test')")
    expect((await check())?.emptyTransfers).toHaveLength(1)
    expect((await check())?.emptyTransfers).toEqual([])
  })

  test('leaves a posting that was changed before the checkpoint to the full trial balance', async () => {
    await check()
    await byHand(`alter table ledger_posting disable trigger all;
      update ledger_posting set amount = 105 where to_account = 'player/ann/real';
      alter table ledger_posting enable trigger all`)
    expect((await check())?.differences).toEqual([])
    expect((await verifyBooks({ db, clock: systemClock, log })).differences).toMatchObject([
      { account: 'player/ann/real', posted: 105n },
    ])
  })

  test('does nothing while another process takes it', async () => {
    const inside = Promise.withResolvers<void>()
    const done = Promise.withResolvers<void>()
    const other = db.alone(BOOKS_LOCK, async () => {
      inside.resolve()
      await done.promise
      return {}
    })
    await inside.promise
    expect(await check()).toBeNull()
    done.resolve()
    await other
    expect(await check()).toMatchObject({ postings: 2n })
  })

  test('ends early when the server stops, and goes on the next time', async () => {
    expect(
      await checkNewPostings({ db, clock: systemClock, log }, AbortSignal.abort()),
    ).toMatchObject({ postings: 0n })
    expect(await check()).toMatchObject({ postings: 2n })
  })

  test('is not planned by a transaction that has written already, because then it may miss a transfer', async () => {
    const late = db.transaction(async (tx) => {
      await openPurses(tx, 'carl', 'EUR')
      await tx.run('', 'select ledger_plan_checkpoint()', [])
    })
    await expect(late).rejects.toThrow('a checkpoint is planned before the transaction writes')
  })
})

test('L1: a transfer has a transaction id before it has its own, also between the casino and the world, where no purse is locked', async () => {
  await byHand(`create function test_has_id() returns trigger language plpgsql as $$
      begin
        if pg_current_xact_id_if_assigned() is null then raise exception 'no transaction id yet'; end if;
        return new;
      end $$;
    create trigger test_has_id before insert on ledger_transfer for each row execute function test_has_id()`)
  const payment = transfer(house('games', 'EUR'), world('bank', 'EUR'), 5n)
  expect((await db.transaction((tx) => post(tx, payment))).status).toBe('posted')
})

describe.runIf(testsOnPostgres)(
  'L1: a transaction that has taken a low id and commits late',
  () => {
    /** Posts and stays open until the test lets it commit. */
    async function postSlowly(player: string, amount: bigint) {
      const posted = Promise.withResolvers<void>()
      const commit = Promise.withResolvers<void>()
      const done = db.transaction(async (tx) => {
        await mustPost(tx, transfer(purse(player, 'real'), house('games', 'EUR'), amount))
        posted.resolve()
        await commit.promise
      })
      await posted.promise
      return async () => {
        commit.resolve()
        await done
      }
    }

    const plan = () => db.transaction((tx) => tx.run('', 'select ledger_plan_checkpoint()', []))
    const fold = async () =>
      (
        await db.run<{ status: string; postings: bigint }>(
          '',
          'select status, postings from ledger_fold(100)',
          [],
        )
      )[0]
    /**
     * A transaction of another database that ends between the snapshot and the look at the list of
     * sessions is waited for, to be on the safe side. Other test files run on the same server, so
     * this happens: the test requests the answer again, as the casino does.
     */
    const folded = () => expect.poll(fold, { interval: 20, timeout: 10_000 })

    test('keeps the checkpoint from going past it, and is then counted once', async () => {
      await check()
      const commit = await postSlowly('ann', 10n)
      await bet('bob', 20n)
      await plan()
      expect(await fold()).toEqual({ status: 'waits', postings: 0n })
      await commit()
      await folded().toEqual({ status: 'folded', postings: 2n })
      expect(await fold()).toEqual({ status: 'done', postings: 0n })
      expect(await sums()).toMatchObject({
        'player/ann/real': 90n,
        'player/bob/real': 80n,
        'house/games/EUR': 30n,
      })
    })

    test('that begins after the checkpoint was planned delays nothing, and is counted by the next one', async () => {
      await check()
      await bet('bob', 20n)
      await plan()
      const commit = await postSlowly('ann', 10n)
      await folded().toEqual({ status: 'folded', postings: 1n })
      await commit()
      expect(await check()).toMatchObject({ postings: 1n, differences: [] })
      expect(await sums()).toMatchObject({
        'player/ann/real': 90n,
        'player/bob/real': 80n,
        'house/games/EUR': 30n,
      })
    })

    test('in another database of the same server delays nothing', async () => {
      const elsewhere = await openTestDatabase()
      open.push(elsewhere)
      const begun = Promise.withResolvers<void>()
      const commit = Promise.withResolvers<void>()
      const done = elsewhere.transaction(async (tx) => {
        await openPurses(tx, 'ann', 'EUR')
        begun.resolve()
        await commit.promise
      })
      await begun.promise
      await plan()
      await folded().toEqual({ status: 'folded', postings: 2n })
      commit.resolve()
      await done
    })

    test('planned on another server, of which this database is a copy, is planned again', async () => {
      await db.run(
        '',
        "update ledger_checkpoint set next_up_to = 1, next_after = '900000000000'",
        [],
      )
      expect(await check()).toMatchObject({ postings: 2n })
    })

    test('may be one of many: bets and checks at the same time end with every posting counted once', async () => {
      const betting = Array.from({ length: 8 }, async (_, at) => {
        for (let each = 0; each < 10; each++) await bet(at % 2 ? 'ann' : 'bob', 1n)
      })
      const checking = (async () => {
        for (let each = 0; each < 6; each++) expect((await check())?.differences).toEqual([])
      })()
      await Promise.all([...betting, checking])
      expect((await check())?.differences).toEqual([])
      expect(await sums()).toEqual({
        'world/bank/EUR': -200n,
        'player/ann/real': 60n,
        'player/bob/real': 60n,
        'house/games/EUR': 80n,
      })
    })

    test('cannot have taken it before it held the purse: the transfers of a purse are committed in the order of their ids', async () => {
      const commit = await postSlowly('ann', 10n)
      const two = ['ann', 'bob'].map((player) =>
        transfer(purse(player, 'real'), house('games', 'EUR'), 1n),
      )
      const [{ last } = { last: 0n }] = await db.run<{ last: bigint }>(
        '',
        'select last_value as last from ledger_transfer_id_seq',
        [],
      )
      const waiting = db.transaction((tx) => post(tx, two))
      await expect
        .poll(() =>
          db.run(
            '',
            "select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
            [],
          ),
        )
        .toHaveLength(1)
      const [{ now } = { now: 0n }] = await db.run<{ now: bigint }>(
        '',
        'select last_value as now from ledger_transfer_id_seq',
        [],
      )
      await commit()
      expect((await waiting).map(({ status }) => status)).toEqual(['posted', 'posted'])
      expect(now, 'no id while it waits').toBe(last)
    })
  },
)
