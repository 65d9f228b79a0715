import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type BonusBed, openBonusBed } from '#testkit/bonuses.ts'
import { openTestDatabase } from '#testkit/database.ts'
import { acceptBonus } from '../../bonuses/answer.ts'
import { forfeitBonus } from '../../bonuses/forfeit.ts'
import { countWageringOf } from '../../bonuses/wagering.ts'
import type { Database } from '../../db/database.ts'
import { openSessions } from '../launch/sessions.ts'
import { openWallet, type Wallet } from './wallet.ts'
import type { Action } from './wallet-orders.ts'

const HOUR_MS = 3_600_000
let db: Database
let bed: BonusBed
let wallet: Wallet
beforeAll(async () => {
  db = await openTestDatabase()
  bed = openBonusBed(db)
  wallet = openWallet({ ...bed.casino, onWinChange: () => {} })
})
afterAll(async () => {
  await wallet.close()
  await db.close()
})

/** A player with an active bonus of 10.00, who plays slots from it. */
async function seated() {
  const { ann, id } = await bed.withBonus()
  const sessions = openSessions(bed.casino)
  const seat = {
    providerId: 'studio',
    playerId: ann,
    signInId: null,
    gameId: 'slot',
    currency: 'EUR',
    language: 'en',
  }
  const session = await sessions.find(await sessions.open(seat))
  if (!session) throw new Error('The game is not open.')
  const play = (round: string, ...actions: Action[]) =>
    wallet.carryOut({
      kind: 'play',
      session,
      gameId: 'slot',
      roundRef: `${ann}/${round}`,
      actions,
      roundClosed: false,
    })
  const takeNext = async () =>
    acceptBonus(bed.deps, ann, await bed.give(ann, { key: `next/${ann}` }))
  return {
    ann,
    id,
    play,
    takeNext,
    bet: (id: string, amount: number): Action => ({ action: 'bet', id: `${ann}/${id}`, amount }),
  }
}

const statement = (playerId: string) =>
  db.run<{ kind: string; amount: bigint }>(
    '',
    `select t.kind, p.amount from ledger_posting p join ledger_transfer t on t.id = p.transfer_id
      where p.to_account = 'house/bonuses/EUR' and p.from_account = 'player/' || $1 || '/bonus'`,
    [playerId],
  )

describe('a round that is open when its bonus ends', () => {
  it('keeps its bonus active for as long as it may be won, and then wins nothing into the next one', async () => {
    const { ann, play, takeNext, bet } = await seated()
    await play('r1', bet('b1', 10_00))
    await expect(takeNext(), 'while it is being played').rejects.toThrow('bonus_active_already')
    bed.casino.clock.advance(48 * HOUR_MS)
    await expect(takeNext(), 'two days later').rejects.toThrow('bonus_active_already')
    bed.casino.clock.advance(HOUR_MS)
    await takeNext()
    await play('r1', { action: 'win', id: `${ann}/w1`, amount: 40_00 })
    expect(await bed.purses(ann)).toEqual({ real: 0n, bonus: 10_00n })
    expect(await statement(ann), 'the player sees what the casino has taken').toEqual([
      { kind: 'bonus_taken_back', amount: 40_00n },
    ])
  })

  it('gives its stake back to no later bonus, and what the later one has counted stays', async () => {
    const { ann, id: first, play, takeNext, bet } = await seated()
    await play('r1', bet('b1', 10_00))
    await forfeitBonus(bed.deps, ann, first)
    const { id } = await takeNext()
    await play('r2', bet('b2', 4_00))
    await play('r1', { action: 'rollback', id: `${ann}/x1`, originalId: `${ann}/b1` })
    await countWageringOf(bed.deps, ann)
    expect(await bed.purses(ann)).toEqual({ real: 0n, bonus: 6_00n })
    expect(await db.run('', 'select wagered from bonus where id = $1', [id])).toEqual([
      { wagered: 4_00n },
    ])
  })

  it('wins real money, once the bonus was completed', async () => {
    const { ann, play, takeNext, bet } = await seated()
    await play('r1', bet('b1', 10_00), { action: 'win', id: `${ann}/w1`, amount: 20_00 })
    await play('r2', bet('b2', 5_00))
    await play('r3', bet('b3', 10_00), { action: 'win', id: `${ann}/w3`, amount: 1_00 })
    await countWageringOf(bed.deps, ann)
    await takeNext()
    await play('r2', { action: 'win', id: `${ann}/w2`, amount: 7_00 })
    expect(await bed.purses(ann)).toEqual({ real: 13_00n, bonus: 10_00n })
    await play('r2', { action: 'rollback', id: `${ann}/x2`, originalId: `${ann}/w2` })
    expect(await bed.purses(ann)).toEqual({ real: 6_00n, bonus: 10_00n })
  })

  it('wins nothing, once the bonus was given up, and a win that is taken back takes nothing more', async () => {
    const { ann, id, play, bet } = await seated()
    await play('r1', bet('b1', 4_00))
    await forfeitBonus(bed.deps, ann, id)
    await play('r1', { action: 'win', id: `${ann}/w1`, amount: 7_00 })
    await play('r1', { action: 'rollback', id: `${ann}/x1`, originalId: `${ann}/w1` })
    expect(await bed.purses(ann)).toEqual({ real: 0n, bonus: 0n })
  })
})

it('a bonus whose stake is in an open sports bet is not used up', async () => {
  const { ann, id, play, takeNext, bet } = await seated()
  await play('r1', bet('b1', 10_00))
  bed.casino.clock.advance(49 * HOUR_MS)
  const row = `'book', $1, $1, $2, 'EUR', 'made', 0, 1000, 0, 1000, 0, 0, 'held', 0, 'single', 1, false, '2.00', 2000, $3, now()`
  await db.run(
    '',
    `insert into sports_bet (provider_id, ref, id, player_id, currency, state, stake_real, stake_bonus, open_real, open_bonus, paid_real, paid_bonus,
       stake_at, turn, kind, lines, each_way, odds, potential_return, bonus_id, made_at) values (${row})`,
    [`bet of ${ann}`, ann, id],
  )
  await expect(takeNext()).rejects.toThrow('bonus_active_already')
  await db.run(
    '',
    `update sports_bet set state = 'lost', stake_at = 'house', settled_at = now() where ref = $1`,
    [`bet of ${ann}`],
  )
  expect((await takeNext()).state).toBe('active')
})
