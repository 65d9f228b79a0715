import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase } from '#testkit/database.ts'
import type { Database } from '../db/database.ts'
import { systemClock } from '../kit/clock.ts'
import { openLog } from '../kit/log.ts'
import { balances, house, openPurses, PURSES, purse, world } from './accounts.ts'
import { freeze, unfreeze } from './freeze.ts'
import { type Ledger, openLedger } from './ledger.module.ts'
import { type PostStatus, post, type Transfer } from './post.ts'
import { trialBalance } from './trial-balance.ts'

/**
 * T1 for the ledger: random histories are posted to the ledger and to a model of a few lines, which
 * must always agree. Set LEDGER_MODEL_COMMANDS to run more than the share of `npm test`.
 */
const COMMANDS = Number(process.env.LEDGER_MODEL_COMMANDS ?? 2_000)
const PER_RUN = 100

let db: Database
let ledger: Ledger
let runs = 0

beforeAll(async () => {
  db = await openTestDatabase()
  ledger = openLedger({ db, clock: systemClock, log: openLog('silent') })
})
afterAll(async () => {
  await ledger.close()
  await db.close()
})

interface Model {
  run: string
  purses: Map<string, bigint>
  /** Transfers that have been posted, by key. */
  posted: Map<string, string>
  frozen: boolean
}

/** The whole ledger, written again in the simplest way. */
function expected(model: Model, transfer: Transfer): PostStatus {
  const content = JSON.stringify([
    transfer.kind,
    transfer.postings.map(({ from, to, amount }) => [from, to, String(amount)]),
  ])
  const before = model.posted.get(transfer.key)
  if (before !== undefined) return before === content ? 'repeat' : 'duplicate'
  if (model.frozen) return 'frozen'
  const purses = new Map(model.purses)
  for (const { from, to, amount } of transfer.postings) {
    const left = (purses.get(from) ?? 0n) - amount
    if (purses.has(from) && left < 0n) return 'insufficient_funds'
    if (purses.has(from)) purses.set(from, left)
    if (purses.has(to)) purses.set(to, (purses.get(to) ?? 0n) + amount)
  }
  model.purses = purses
  model.posted.set(transfer.key, content)
  return 'posted'
}

type Command =
  | {
      do: 'post' | 'postSoon'
      transfers: {
        key: number
        kind: string
        postings: { from: number; to: number; amount: number }[]
      }[]
    }
  | { do: 'freeze' | 'unfreeze' | 'balances' }

const PLAYERS = ['a', 'b']

function accountsOf(run: string): string[] {
  return [
    ...PLAYERS.flatMap((name) => PURSES.map((which) => purse(`${run}${name}`, which))),
    world('bank', 'EUR'),
    house('games', 'EUR'),
  ]
}

const posting = fc
  .record({ from: fc.nat(7), to: fc.nat(7), amount: fc.integer({ min: 1, max: 60 }) })
  .filter(({ from, to }) => from !== to)
const transfers = fc.array(
  fc.record({
    key: fc.nat(40),
    kind: fc.constantFrom('bet', 'win'),
    postings: fc.array(posting, { minLength: 1, maxLength: 3 }),
  }),
  { minLength: 1, maxLength: 5 },
)
const command: fc.Arbitrary<Command> = fc.oneof(
  { weight: 8, arbitrary: fc.record({ do: fc.constantFrom('post', 'postSoon'), transfers }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('balances' as const) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constantFrom('freeze' as const, 'unfreeze' as const, 'unfreeze' as const),
    }),
  },
)

async function obey(model: Model, step: Command): Promise<void> {
  if (step.do === 'freeze')
    await freeze(db, { currency: 'EUR', reason: 'model', frozenAt: systemClock.now() })
  if (step.do === 'unfreeze') await unfreeze(db, 'EUR')
  if (step.do === 'freeze' || step.do === 'unfreeze') model.frozen = step.do === 'freeze'
  if (step.do === 'balances') await compareBalances(model)
  if (step.do !== 'post' && step.do !== 'postSoon') return
  const accounts = accountsOf(model.run)
  const all = step.transfers.map(
    ({ key, kind, postings }): Transfer => ({
      key: `${model.run}/${key}`,
      kind,
      madeAt: systemClock.now(),
      postings: postings.map(({ from, to, amount }) => ({
        from: accounts[from] ?? '',
        to: accounts[to] ?? '',
        amount: BigInt(amount),
        currency: 'EUR',
      })),
    }),
  )
  if (step.do === 'post') {
    const results = await db.transaction((tx) => post(tx, all))
    expect(results.map(({ status }) => status)).toEqual(
      all.map((transfer) => expected(model, transfer)),
    )
  } else {
    for (const transfer of all)
      expect((await ledger.postSoon(transfer)).status).toBe(expected(model, transfer))
  }
}

async function compareBalances(model: Model): Promise<void> {
  const found = await balances(
    db,
    PLAYERS.map((name) => `${model.run}${name}`),
  )
  const flat = [...found].flatMap(([id, those]) =>
    PURSES.map((which): [string, bigint] => [purse(id, which), those[which]]),
  )
  expect(new Map(flat)).toEqual(model.purses)
}

test('T1: whatever happens in whatever order, the ledger and the model agree', async () => {
  const history = fc.array(command, { minLength: PER_RUN, maxLength: PER_RUN })
  await fc.assert(
    fc.asyncProperty(history, async (steps) => {
      const run = `m${++runs}`
      const model: Model = { run, purses: new Map(), posted: new Map(), frozen: false }
      await unfreeze(db, 'EUR')
      for (const name of PLAYERS)
        await db.transaction((tx) => openPurses(tx, `${run}${name}`, 'EUR'))
      for (const name of PLAYERS)
        for (const which of PURSES) model.purses.set(purse(`${run}${name}`, which), 0n)
      for (const step of steps) await obey(model, step)
      await compareBalances(model)
    }),
    { numRuns: Math.ceil(COMMANDS / PER_RUN), endOnFailure: true },
  )
  expect((await trialBalance(db)).differences).toEqual([])
}, 3_600_000)
