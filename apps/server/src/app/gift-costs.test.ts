import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { openBettingSession, openBonusSports } from '#testkit/bonus-bets.ts'
import { openTestDatabase, testsOnPostgres } from '#testkit/database.ts'
import { type FreeSpinsBed, openFreeSpinsBed } from '#testkit/free-spins.ts'
import { commit, discard, LEG, make, rollback, settle } from '#testkit/sports-rig.ts'
import { acceptBonus } from '../bonuses/answer.ts'
import { listBonuses } from '../bonuses/bonuses.store.ts'
import { payTotal } from '../bonuses/free-spins/pay-free-spins.ts'
import type { Database } from '../db/database.ts'
import type { Order } from '../sports/bets/bet-state.ts'
import type { SportsWallet } from '../sports/wallet/sports-wallet.ts'
import { verifyGifts } from './gift-costs.ts'

const BOOK = 'book'
const lines: { level: number; msg: string; id: string }[] = []
const log = pino({}, { write: (line: string) => void lines.push(JSON.parse(line)) })

let db: Database
let bed: FreeSpinsBed
let sports: SportsWallet
beforeAll(async () => {
  db = await openTestDatabase()
  bed = openFreeSpinsBed(db)
  sports = openBonusSports(bed)
})
afterAll(async () => {
  await sports.close()
  await db.close()
})

const verify = (atOnce?: number) => verifyGifts({ db, log }, atOnce)

/** Free spins that have won 3.00. */
async function played(winnings: 'real' | 'bonus' = 'real'): Promise<string> {
  const { id } = await bed.active({ winnings })
  await payTotal(bed.deps, { id, status: 'played', won: 3_00n })
  return id
}

/** A bet whose stake is a free bet of 5.00, after these orders. */
async function bet(orders: readonly ((ref: string) => Order)[], winnings?: 'bonus') {
  const playerId = await bed.newPlayer()
  const freeBetId = await db.transaction((tx) =>
    bed.bonuses.giveFreeBet(tx, {
      key: `test/${playerId}`,
      playerId,
      ...{ currency: 'EUR', amount: 5_00n, minOdds: '1.50', kinds: ['single'] },
      endsAt: new Date(bed.casino.clock.nowMs() + 86_400_000),
      texts: { en: { title: 'Kick-off', description: 'Five for a match.' } },
      ...(winnings && { winnings: { wagering: 3, days: 7 } }),
    }),
  )
  const session = await openBettingSession(db, playerId)
  const slip = {
    freeBetId,
    potentialReturn: 5_00,
    legs: [{ ...LEG, startsAt: '2040-01-01T00:00:00Z' }],
  }
  const ref = `bet-${playerId}`
  const made = { ...make(`${ref}/make`, ref, 5_00, slip), session }
  for (const order of [() => made, ...orders])
    expect(await sports.carryOut(BOOK, order(ref))).toMatchObject({ done: true })
  return { ref, playerId }
}
const taken = (ref: string) => commit(`${ref}/commit`, ref)
const won = (ref: string) => settle(`${ref}/won`, ref, 'won', 4_00)
const lost = (ref: string) => settle(`${ref}/lost`, ref, 'lost')
const voided = (ref: string) => settle(`${ref}/void`, ref, 'void', 5_00)
const undo = (what: string) => (ref: string) => rollback(`${ref}/un${what}`, ref, `${ref}/${what}`)

/** Changes a row past what its triggers would refuse, looks, and changes it back. */
async function changed(table: string, where: string, change: string, back: string) {
  const set = (to: string) =>
    db.transaction((tx) =>
      tx.script(
        `alter table ${table} disable trigger all; update ${table} set ${to} where ${where}; alter table ${table} enable trigger all`,
      ),
    )
  await set(change)
  const found = await verify()
  await set(back)
  expect(await verify()).toEqual([])
  return found
}

describe('the costs of gifts', () => {
  it('are those of the ledger for free spins and free bets in every state, in pages of any size', async () => {
    await played()
    await played('bonus')
    await bed.active()
    for (const orders of [
      [],
      [taken],
      [won],
      [taken, won, undo('won')],
      [taken, lost],
      [taken, voided],
      [taken, voided, undo('void')],
      [taken, undo('make')],
      [(ref: string) => discard(`${ref}/discard`, ref)],
    ])
      await bet(orders)
    await bet([taken, won, undo('won')], 'bonus')
    const { playerId, ref } = await bet([taken, won], 'bonus')
    const [bonus] = await listBonuses(db, playerId, 1)
    await acceptBonus(bed.deps, playerId, bonus?.id ?? '')
    await sports.carryOut(BOOK, undo('won')(ref))
    expect(await verify()).toEqual([])
    expect(await verify(1)).toEqual([])
    expect(lines).toEqual([])
  })

  it('name free spins whose pay was changed by hand, and log them as an error', async () => {
    for (const id of [await played(), await played('bonus')]) {
      const where = `id = '${id}'`
      const difference = { gift: 'free spins', id, currency: 'EUR', recorded: 2_99n, moved: 3_00n }
      expect(await changed('free_spins', where, 'paid = 299', 'paid = 300')).toEqual([difference])
      const msg = 'a gift says another amount than the ledger'
      expect(lines.at(-1)).toMatchObject({ level: 50, id, msg })
    }
  })

  it('name free spins whose posting was changed or is another player’s', async () => {
    const id = await played()
    const where = `transfer_id = (select id from ledger_transfer where key = 'free-spins/${id}/won')`
    const [row] = await db.run<{ to: string }>(
      '',
      `select to_account as to from ledger_posting where ${where}`,
      [],
    )
    const at = (change: string, back: string) => changed('ledger_posting', where, change, back)
    expect(await at('amount = 400', 'amount = 300')).toMatchObject([{ id, moved: 4_00n }])
    const back = `to_account = '${row?.to}'`
    expect(await at("to_account = 'player/eve/real'", back)).toMatchObject([{ id, moved: 0n }])
  })

  it('name bets whose free stake was changed by hand, or made into money', async () => {
    const { ref } = await bet([taken, lost])
    const at = (change: string, back: string) =>
      changed('sports_bet', `ref = '${ref}'`, change, back)
    const difference = { gift: 'bet', id: `${BOOK}/${ref}`, currency: 'EUR', moved: 5_00n }
    expect(await at('stake_free = 400', 'stake_free = 500')).toEqual([
      { ...difference, recorded: 4_00n },
    ])
    const [row] = await db.run<{ id: string }>(
      '',
      'select free_bet_id as id from sports_bet where ref = $1',
      [ref],
    )
    expect(
      await at(
        'stake_free = 0, free_bet_id = null, stake_real = 500',
        `stake_free = 500, free_bet_id = '${row?.id}', stake_real = 0`,
      ),
    ).toEqual([{ ...difference, recorded: 0n }])
  })

  it('name bets whose cost was changed in the ledger', async () => {
    const { ref } = await bet([taken])
    const where = `transfer_id = (select id from ledger_transfer where key = 'sports/${BOOK}/${ref}/commit')`
    expect(await changed('ledger_posting', where, 'amount = 100', 'amount = 500')).toMatchObject([
      { id: `${BOOK}/${ref}`, recorded: 5_00n, moved: 1_00n },
    ])
  })
})

test.runIf(testsOnPostgres)(
  'each page reads its own postings only, also in books that PostgreSQL has no statistics of',
  async () => {
    const many = 3_000
    await db.transaction((tx) =>
      tx.script(`set local session_replication_role = replica;
      insert into ledger_transfer (key, kind) select 'sports/old/b' || i || '/commit', 'sports_taken' from generate_series(1, ${many}) i;
      insert into ledger_posting select id, 1, 'house/bonuses/EUR', 'house/sports/EUR', 5, 'EUR' from ledger_transfer where key like 'sports/old/%';
      insert into sports_bet (provider_id, ref, id, player_id, currency, state, stake_real, stake_bonus, open_real, open_bonus, paid_real, paid_bonus,
                              stake_at, turn, kind, lines, each_way, odds, potential_return, made_at, free_bet_id, stake_free)
        select 'old', 'b' || i, 'b' || i, 'p', 'EUR', 'committed', 0, 0, 0, 0, 0, 0, 'house', 0, 'single', 1, false, '2.00', 10, now(), 'f' || i, 5
          from generate_series(1, ${many}) i`),
    )
    const before = await readPostings()
    expect(await verify(100)).toEqual([])
    expect((await readPostings()) - before).toBeLessThan(2 * many)
  },
)

/** Returns the number of entries that were read from the index of postings. */
async function readPostings(): Promise<number> {
  const [row] = await db.transaction(async (tx) => {
    await tx.run('', 'select pg_stat_force_next_flush()', [])
    return tx.run<{ read: bigint }>(
      '',
      `select idx_tup_read as read from pg_stat_user_indexes where indexrelname = 'ledger_posting_pkey'`,
      [],
    )
  })
  return Number(row?.read)
}
