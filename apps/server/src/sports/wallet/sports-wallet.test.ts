import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase, testsOnPostgres } from '#testkit/database.ts'
import { betLeg } from '#testkit/native-book.ts'
import { addPlayer, ids } from '../../../test/wallet/wallet-node.ts'
import { addSession } from '../../auth/sessions/session.store.ts'
import type { Database, Tx } from '../../db/database.ts'
import { systemClock as clock } from '../../kit/clock.ts'
import { systemRandom } from '../../kit/random.ts'
import { openTopics } from '../../kit/topics.ts'
import type { Order, SportsSession } from '../bets/bet-state.ts'
import { openSportsSessions } from '../tokens/sports-sessions.ts'
import { openSportsWallet, type SportsWallet } from './sports-wallet.ts'

const HOUR_MS = 3_600_000
const BOUNDS = { maxReturn: () => 50_000_00n, maxOdds: '10000' }
let db: Database
let wallet: SportsWallet
let session: SportsSession
/** Statements that were run within transactions, by name. */
const ran: string[] = []
/** The statements that were sent together with the commit. */
const withCommit: string[] = []
/** Names of statements that were run outside of transactions. */
const ranOutside: string[] = []
/** No transaction begins before it opens: by then, orders that came together wait together. */
let gate = Promise.withResolvers<void>()
gate.resolve()

beforeAll(async () => {
  db = await openTestDatabase()
  const counted = (tx: Tx): Tx => ({
    ...tx,
    run: (name, text, values) => {
      ran.push(name)
      return tx.run(name, text, values)
    },
    withCommit: (statements) => {
      ran.push(...statements.map(({ name }) => name))
      withCommit.push(...statements.map(({ name }) => name))
      tx.withCommit(statements)
    },
  })
  const countedDb: Database = {
    ...db,
    run(name, text, values) {
      ranOutside.push(name)
      return db.run(name, text, values)
    },
    async transaction(work, options) {
      await gate.promise
      return db.transaction((tx) => work(counted(tx)), options)
    },
  }
  const deps = { db: countedDb, clock, ids, topics: openTopics() }
  wallet = openSportsWallet({
    ...deps,
    bounds: BOUNDS,
    onWinChange: () => {},
    changeWinnings: async () => {},
  })
  const playerId = await addPlayer(db, { real: 1_000 })
  const signInId = ids.newId()
  await addSession(db, {
    id: signInId,
    player_id: playerId,
    created_at: clock.now(),
    idle_s: 3_600,
    expires_at: new Date(clock.nowMs() + HOUR_MS),
    ip: '192.0.2.1',
    user_agent: '',
    fingerprint: null,
    scope: 'full',
  })
  const sessions = openSportsSessions({ db, clock, random: systemRandom })
  const token = await sessions.open({ playerId, signInId, currency: 'EUR', language: 'en' })
  const found = await sessions.find(token)
  if (!found) throw new Error('The session of the test was not found.')
  session = found
})
afterAll(async () => {
  await wallet.close()
  await db.close()
})

function make(betRef: string, amount = 1): Order {
  const money = { amount, currency: 'EUR', odds: '2.00', potentialReturn: amount * 2 }
  const bet = { ...money, type: 'single' as const, lines: 1, eachWay: false, legs: [betLeg()] }
  return { kind: 'make', ref: `${betRef}/make`, betRef, session, bet }
}

test('orders that arrive together are written by as many statements as one order', async () => {
  ran.length = 0
  await wallet.carryOut('book', make('alone'))
  const ofOne = ran.length
  ran.length = 0
  const decisions = await Promise.all(
    Array.from({ length: 50 }, (_, at) => wallet.carryOut('book', make(`together-${at}`))),
  )
  expect(decisions.every(({ done }) => done)).toBe(true)
  expect(ran).toHaveLength(ofOne)
})

test('the writes of a batch are sent together with its commit, and the player of a bet that was made here is not looked for', async () => {
  await wallet.carryOut('book', make('known'))
  withCommit.length = 0
  ran.length = 0
  ranOutside.length = 0
  await wallet.carryOut('book', { kind: 'commit', ref: 'known/commit', betRef: 'known' })
  expect(withCommit).toEqual(['sports_bets_write', 'sports_transactions_write', 'ledger_post_each'])
  expect(ran.slice(0, -withCommit.length)).not.toContain('sports_bets_write')
  expect(ranOutside).toEqual([])
})

test('a bet that is taken and settled within one batch is written twice, in its order', async () => {
  await wallet.carryOut('book', make('whole', 10))
  ran.length = 0
  gate = Promise.withResolvers()
  const first = wallet.carryOut('book', make('first'))
  await new Promise((resolve) => setImmediate(resolve))
  const taken = wallet.carryOut('book', { kind: 'commit', ref: 'taken', betRef: 'whole' })
  const settled = wallet.carryOut('book', {
    kind: 'settle',
    ref: 'settled',
    betRef: 'whole',
    result: 'won',
    amount: 20n,
    stakeClosed: null,
    legs: [
      { id: 's1', result: 'lost' },
      { id: 's1', result: 'won', reason: '2 – 1' },
    ],
  })
  gate.resolve()
  await first
  expect(await taken).toMatchObject({ done: true, state: 'committed' })
  expect(await settled).toMatchObject({ done: true, state: 'won' })
  // It runs once for the first bet, which keeps the others waiting, and once for both.
  const count = (name: string) => ran.filter((each) => each === name).length
  expect([count('sports_bets'), count('sports_bets_write')]).toEqual([2, 3])
  const [leg] = await db.run<{ result: string; reason: string }>(
    'leg',
    `select result, reason from sports_bet_leg where bet_ref = 'whole'`,
    [],
  )
  expect(leg).toEqual({ result: 'won', reason: '2 – 1' })
})

test.runIf(testsOnPostgres)(
  'an order reads its own bet and sign-in only, also in tables that PostgreSQL has no statistics of',
  async () => {
    const many = 3_000
    await db.transaction((tx) =>
      tx.script(`set local session_replication_role = replica;
      insert into sports_bet (provider_id, ref, id, player_id, currency, state, stake_real, stake_bonus, open_real, open_bonus, paid_real, paid_bonus,
                              stake_at, turn, kind, lines, each_way, odds, potential_return, made_at, stake_free)
        select 'book', 'old-' || i, 'old-' || i, 'p', 'EUR', 'committed', 5, 0, 5, 0, 0, 0, 'house', 0, 'single', 1, false, '2.00', 10, now(), 0
          from generate_series(1, ${many}) i;
      insert into player_session (id, player_id, created_at, rotated_at, idle_s, expires_at, ip, user_agent)
        select 'old-' || i, 'p', now(), now(), 60, now() + interval '1 hour', '', '' from generate_series(1, ${many}) i`),
    )
    const before = await readByIndex()
    await wallet.carryOut('book', make('among-many'))
    await wallet.carryOut('book', { kind: 'commit', ref: 'among-many/c', betRef: 'among-many' })
    // Other sessions of the server read a few as well. Going through all would be `many` at the least.
    expect((await readByIndex()) - before).toBeLessThan(many / 2)
  },
)

/** How many entries of the indexes of bets and sign-ins have been read. */
async function readByIndex(): Promise<number> {
  const [row] = await db.transaction(async (tx) => {
    await tx.run('', 'select pg_stat_force_next_flush()', [])
    return tx.run<{ read: bigint }>(
      '',
      `select sum(idx_tup_read)::bigint as read from pg_stat_user_indexes where relname in ('sports_bet', 'player_session')`,
      [],
    )
  })
  return Number(row?.read)
}
