import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBettingSession, openBonusSports } from '#testkit/bonus-bets.ts'
import { type BonusBed, openBonusBed } from '#testkit/bonuses.ts'
import { openTestDatabase } from '#testkit/database.ts'
import { commit, discard, LEG, make, rollback, settle } from '#testkit/sports-rig.ts'
import { acceptBonus } from '../../bonuses/answer.ts'
import { listBonuses } from '../../bonuses/bonuses.store.ts'
import { listFreeBets } from '../../bonuses/free-bets/free-bets.store.ts'
import { endFreeBets, type FreeBetGift } from '../../bonuses/free-bets/give-free-bet.ts'
import type { Database } from '../../db/database.ts'
import { trialBalance } from '../../ledger/trial-balance.ts'
import type { Order } from '../bets/bet-state.ts'
import type { SportsWallet } from './sports-wallet.ts'

let db: Database
let bed: BonusBed
let sports: SportsWallet
beforeAll(async () => {
  db = await openTestDatabase()
  bed = openBonusBed(db)
  sports = openBonusSports(bed)
})
afterAll(async () => {
  const { differences } = await trialBalance(db)
  await sports.close()
  await db.close()
  expect(differences).toEqual([])
})

const DAY_MS = 86_400_000
const AS_BONUS = { wagering: 3, days: 7, minOdds: '2.50' }
let count = 0

function give(playerId: string, changes: Partial<FreeBetGift> = {}): Promise<string> {
  return db.transaction((tx) =>
    bed.bonuses.giveFreeBet(tx, {
      key: `test/${++count}`,
      playerId,
      ...{ currency: 'EUR', amount: 5_00n, minOdds: '1.50', kinds: ['single'] },
      endsAt: new Date(bed.casino.clock.nowMs() + DAY_MS),
      texts: { en: { title: 'Kick-off', description: 'Five for a match.' } },
      ...changes,
    }),
  )
}

/** A player with a free bet of 5.00, and what reports their bets to the wallet of a book. */
async function bettor(changes: Partial<FreeBetGift> = {}) {
  const playerId = await bed.newPlayer()
  const freeBetId = await give(playerId, changes)
  const session = await openBettingSession(db, playerId)
  const own = (ref: string) => `${playerId}/${ref}`
  const carryOut = (order: Order, book = 'book') => {
    const renamed = { ...order, ref: own(order.ref), betRef: own(order.betRef) }
    if (renamed.kind === 'rollback') renamed.original = own(renamed.original)
    if (renamed.kind === 'make') renamed.session = session
    return sports.carryOut(book, renamed)
  }
  const legs = [{ ...LEG, startsAt: '2040-01-01T00:00:00Z' }]
  const makeFree = (ref: string, betRef: string) =>
    make(ref, betRef, 5_00, { freeBetId, potentialReturn: 5_00, legs })
  const state = async () => (await listFreeBets(db, playerId, 10))[0]?.state
  const account = async (name: string) => {
    const [row] = await db.run<{ sum: bigint }>(
      '',
      `select coalesce(sum(case when p.to_account = $1 then p.amount else -p.amount end), 0)::bigint as sum
         from ledger_posting p join ledger_transfer t on t.id = p.transfer_id
        where $1 in (p.from_account, p.to_account) and (t.key like '%' || $2 || '%')`,
      [name, playerId],
    )
    return row?.sum
  }
  return { playerId, freeBetId, carryOut, makeFree, state, account }
}

describe('a free bet', () => {
  it('is given once for its fact, and the player gets a message', async () => {
    const ann = await bed.newPlayer()
    const once = { key: `once/${ann}` }
    expect(await give(ann, once)).toBe(await give(ann, once))
    await expect(give(ann, { ...once, amount: 6_00n })).rejects.toThrow('duplicate_bonus')
    expect(await bed.messagesOf(ann)).toEqual(['A free bet for you: Kick-off'])
  })

  it('is not given to a player who may not play', async () => {
    const ann = await bed.newPlayer()
    await db.run('', `update player set status = 'blocked' where id = $1`, [ann])
    await expect(give(ann)).rejects.toThrow('account_not_active')
  })

  it('that is not used in time is over', async () => {
    const { state, carryOut, makeFree } = await bettor()
    bed.casino.clock.advance(DAY_MS)
    await endFreeBets(bed.deps)
    expect(await state()).toBe('expired')
    expect(await carryOut(makeFree('m', 'b'))).toMatchObject({ code: 'FREE_BET_ENDED' })
  })

  it('pays for one bet, of ten that come at once from two sportsbooks', async () => {
    const { carryOut, makeFree, state, playerId } = await bettor()
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, at) =>
        carryOut(makeFree(`m${at}`, `b${at}`), at % 2 ? 'betby' : 'book'),
      ),
    )
    expect(answers.filter(({ done }) => done)).toHaveLength(1)
    expect(new Set(answers.flatMap((answer) => (answer.done ? [] : answer.code)))).toEqual(
      new Set(['FREE_BET_USED']),
    )
    expect(await state()).toBe('staked')
    expect(await bed.purses(playerId)).toEqual({ real: 0n, bonus: 0n })
  })

  it('that wins real money pays it once, and the casino’s accounts say what it has cost', async () => {
    const { carryOut, makeFree, state, account, playerId } = await bettor()
    await carryOut(makeFree('m', 'b'))
    await carryOut(commit('c', 'b'))
    await Promise.all([1, 2, 3].map(() => carryOut(settle('s', 'b', 'won', 4_00))))
    expect(await bed.purses(playerId)).toEqual({ real: 4_00n, bonus: 0n })
    expect(await state()).toBe('won')
    expect([await account('house/sports/EUR'), await account('house/bonuses/EUR')]).toEqual([
      1_00n,
      -5_00n,
    ])
  })

  it('that wins a bonus offers it, and an undone settlement takes it back', async () => {
    const { carryOut, makeFree, account, playerId } = await bettor({ winnings: AS_BONUS })
    await carryOut(makeFree('m', 'b'))
    await carryOut(commit('c', 'b'))
    await carryOut(settle('s', 'b', 'won', 4_00))
    expect(await listBonuses(db, playerId, 10)).toMatchObject([
      { state: 'pending', amount: 4_00n, wagering: 3, minOdds: '2.50' },
    ])
    await carryOut(rollback('u', 'b', 's'))
    expect(await listBonuses(db, playerId, 10)).toMatchObject([{ state: 'declined' }])
    await carryOut(settle('s2', 'b', 'won', 3_00))
    const bonus = (await listBonuses(db, playerId, 10)).find(({ state }) => state === 'pending')
    await acceptBonus(bed.deps, playerId, bonus?.id ?? '')
    expect(await bed.purses(playerId)).toEqual({ real: 0n, bonus: 3_00n })
    expect(await carryOut(rollback('u2', 'b', 's2'))).toMatchObject({ carried: 3_00n })
    expect(await account('house/bonuses/EUR')).toBe(-2_00n)
  })

  it('of a void bet can be used again, and an undone void takes it again', async () => {
    const { carryOut, makeFree, state, account } = await bettor()
    await carryOut(makeFree('m', 'b'))
    await carryOut(commit('c', 'b'))
    await carryOut(settle('s', 'b', 'void', 5_00))
    expect([await state(), await account('house/bonuses/EUR')]).toEqual(['given', 0n])
    await carryOut(rollback('u', 'b', 's'))
    expect(await state()).toBe('staked')
    await carryOut(settle('s2', 'b', 'void', 5_00))
    expect(await carryOut(makeFree('m2', 'b2'))).toMatchObject({ done: true })
    expect(await carryOut(rollback('u2', 'b', 's2'))).toMatchObject({ done: true, carried: 5_00n })
  })

  it('is given back by a discard that was on its way before the bet was made', async () => {
    const { carryOut, makeFree, state } = await bettor()
    const [discarded, made] = await Promise.all([
      carryOut(discard('d', 'b')),
      carryOut(makeFree('m', 'b')),
    ])
    expect(discarded).toMatchObject({ done: true, state: 'discarded' })
    // On a database with several connections the discard may also come first.
    expect(made).toMatchObject(made.done ? { state: 'made' } : { code: 'BET_DISCARDED' })
    expect(await state()).toBe('given')
  })
})
