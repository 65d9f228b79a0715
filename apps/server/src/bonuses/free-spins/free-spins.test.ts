import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestDatabase } from '#testkit/database.ts'
import { type FreeSpinsBed, openFreeSpinsBed } from '#testkit/free-spins.ts'
import type { Database } from '../../db/database.ts'
import { listBonuses } from '../bonuses.store.ts'
import { acceptFreeSpins, declineFreeSpins, forfeitFreeSpins } from './answer-free-spins.ts'
import { endFreeSpins } from './end-free-spins.ts'
import { payTotal } from './pay-free-spins.ts'

const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000

let db: Database
let bed: FreeSpinsBed
beforeAll(async () => {
  db = await openTestDatabase()
  bed = openFreeSpinsBed(db)
})
afterAll(() => db.close())

const total = (id: string, won: bigint, status: 'played' | 'expired' = 'played') =>
  payTotal(bed.deps, { id, status, won })
const round = (id: string, ref: string, won: bigint) => bed.round(id, ref, won)

describe('free spins that are offered', () => {
  it('are given once for their key, and announced', async () => {
    const ann = await bed.newPlayer()
    const id = await bed.give(ann)
    expect(await bed.give(ann)).toBe(id)
    expect(await bed.messagesOf(ann)).toEqual(['Free spins for you: Lanterns'])
    expect(await bed.pending(ann)).toBe(1)
  })

  it('are refused in a currency without a stake, and under a key that was used', async () => {
    const [ann, bob] = [await bed.newPlayer(), await bed.newPlayer()]
    await expect(bed.give(ann, { currency: 'USD' })).rejects.toThrow('free_spins_template_unknown')
    await bed.give(ann, { key: 'taken' })
    await expect(bed.give(bob, { key: 'taken' })).rejects.toThrow('duplicate_free_spins')
  })

  it('wait for the provider once they are accepted, and are accepted once', async () => {
    const ann = await bed.newPlayer()
    const id = await bed.give(ann)
    const [first, second] = await Promise.all([
      acceptFreeSpins(bed.deps, ann, id),
      acceptFreeSpins(bed.deps, ann, id),
    ])
    expect(first).toMatchObject({ state: 'accepted', call: 'issue' })
    expect(second.acceptedAt).toEqual(first.acceptedAt)
    expect(await bed.pending(ann)).toBe(0)
  })

  it('belong to their player alone', async () => {
    const [ann, bob] = [await bed.newPlayer(), await bed.newPlayer()]
    const id = await bed.give(ann)
    for (const act of [acceptFreeSpins, declineFreeSpins, forfeitFreeSpins])
      await expect(act(bed.deps, bob, id)).rejects.toThrow('free_spins_unknown')
  })

  it('can be declined, and not accepted after that', async () => {
    const ann = await bed.newPlayer()
    const id = await bed.give(ann)
    await expect(forfeitFreeSpins(bed.deps, ann, id)).rejects.toThrow('free_spins_not_accepted')
    expect((await declineFreeSpins(bed.deps, ann, id)).state).toBe('declined')
    expect((await declineFreeSpins(bed.deps, ann, id)).state).toBe('declined')
    await expect(acceptFreeSpins(bed.deps, ann, id)).rejects.toThrow('free_spins_offer_ended')
  })

  it('run out', async () => {
    const ann = await bed.newPlayer()
    const id = await bed.give(ann)
    bed.casino.clock.advance(8 * DAY_MS)
    await expect(acceptFreeSpins(bed.deps, ann, id)).rejects.toThrow('free_spins_offer_ended')
    await endFreeSpins(bed.deps)
    expect(await bed.find(id)).toMatchObject({ state: 'expired', call: null })
  })

  it('are not for a player who is excluded', async () => {
    const ann = await bed.newPlayer()
    const id = await bed.give(ann)
    await bed.casino.exclude(ann)
    await expect(acceptFreeSpins(bed.deps, ann, id)).rejects.toThrow('account_not_active')
  })
})

describe('what free spins win', () => {
  it('is real money, once, however often the total is reported', async () => {
    const { ann, id } = await bed.active()
    await Promise.all(Array.from({ length: 4 }, () => total(id, 3_50n)))
    expect(await bed.purses(ann)).toEqual({ real: 3_50n, bonus: 0n })
    expect(await bed.find(id)).toMatchObject({
      state: 'played',
      played: 3,
      won: 3_50n,
      paid: 3_50n,
    })
    expect(await total(id, 3_51n), 'another total').toBeNull()
    expect(await bed.messagesOf(ann)).toContain('Free spins: you have won €3.50')
  })

  it('is paid up to the most that was promised', async () => {
    const { ann, id } = await bed.active()
    await total(id, 900_00n)
    expect(await bed.purses(ann)).toEqual({ real: 50_00n, bonus: 0n })
    expect(await bed.find(id)).toMatchObject({ won: 900_00n, paid: 50_00n })
  })

  it('is a bonus with wagering where the terms say so', async () => {
    const { ann, id } = await bed.active({ winnings: 'bonus', wagering: 5, minOdds: '1.80' })
    await total(id, 3_50n)
    await total(id, 3_50n)
    expect(await bed.purses(ann)).toEqual({ real: 0n, bonus: 3_50n })
    expect(await bed.bonusesOf(ann)).toEqual([{ state: 'active', amount: 3_50n, wagering: 5 }])
    expect(await listBonuses(db, ann, 10)).toMatchObject([{ minOdds: '1.80' }])
  })

  it('waits as an offer while another bonus is active', async () => {
    const { ann, id } = await bed.active({ winnings: 'bonus', wagering: 5 })
    await bed.otherBonus(ann)
    await total(id, 3_50n)
    expect(await bed.bonusesOf(ann)).toEqual([
      { state: 'active', amount: 10_00n, wagering: 2 },
      { state: 'pending', amount: 3_50n, wagering: 5 },
    ])
  })

  it('may be nothing', async () => {
    const { ann, id } = await bed.active({ winnings: 'bonus' })
    await total(id, 0n)
    expect(await bed.find(id)).toMatchObject({ state: 'played', paid: 0n })
    expect(await bed.bonusesOf(ann)).toEqual([])
  })

  it('is the sum of their rounds where the provider reports each, paid with the last', async () => {
    const { ann, id } = await bed.active()
    const first = await round(id, `${id}-1`, 40n)
    expect(await round(id, `${id}-1`, 40n)).toEqual(first)
    expect(await round(id, `${id}-1`, 41n)).toEqual({ done: false, code: 'DUPLICATE_TRANSACTION' })
    await round(id, `${id}-2`, 0n)
    expect(await bed.find(id)).toMatchObject({ state: 'active', played: 2, won: null })
    expect(await bed.purses(ann)).toEqual({ real: 0n, bonus: 0n })
    await round(id, `${id}-3`, 60n)
    expect(await bed.find(id)).toMatchObject({ state: 'played', played: 3, won: 1_00n })
    expect(await bed.purses(ann)).toEqual({ real: 1_00n, bonus: 0n })
    expect(await round(id, `${id}-3`, 60n)).toMatchObject({ done: true })
    expect(await round(id, `${id}-4`, 60n)).toEqual({ done: false, code: 'ROUND_CLOSED' })
  })
})

describe('free spins that end before they are played', () => {
  it('are given up with what they have won, and cancelled at the provider', async () => {
    const { ann, id } = await bed.active()
    await round(id, `${id}-1`, 40n)
    const answers = [
      await forfeitFreeSpins(bed.deps, ann, id),
      await forfeitFreeSpins(bed.deps, ann, id),
    ]
    expect(answers.map(({ state, call }) => ({ state, call }))).toEqual(
      Array(2).fill({ state: 'cancelled', call: 'cancel' }),
    )
    expect((await total(id, 40n))?.state, 'counted, and pays nothing').toBe('cancelled')
    expect(await bed.purses(ann)).toEqual({ real: 0n, bonus: 0n })
  })

  it('pay what their rounds have won, an hour after their time', async () => {
    const { ann, id } = await bed.active()
    await round(id, `${id}-1`, 40n)
    bed.casino.clock.advance(7 * DAY_MS + HOUR_MS - 1)
    await endFreeSpins(bed.deps)
    expect((await bed.find(id))?.state).toBe('active')
    bed.casino.clock.advance(1)
    await Promise.all([endFreeSpins(bed.deps), endFreeSpins(bed.deps)])
    expect(await bed.find(id)).toMatchObject({ state: 'expired', call: 'cancel', won: 40n })
    expect(await bed.purses(ann)).toEqual({ real: 40n, bonus: 0n })
    expect((await total(id, 40n, 'expired'))?.state).toBe('expired')
    expect(await bed.purses(ann)).toEqual({ real: 40n, bonus: 0n })
  })

  it('pay what their rounds have won, where they did not even seem to be issued', async () => {
    const { ann, id } = await bed.active()
    await db.run(
      '',
      `insert into free_spins select (jsonb_populate_record(f, jsonb_build_object('id', f.id || '-failed', 'key', f.key || '-failed',
         'state', 'failed', 'ended_at', now()))).* from free_spins f where id = $1`,
      [id],
    )
    await round(`${id}-failed`, `${id}-1`, 40n)
    bed.casino.clock.advance(8 * DAY_MS)
    await endFreeSpins(bed.deps)
    await endFreeSpins(bed.deps)
    expect(await bed.find(`${id}-failed`)).toMatchObject({ state: 'expired', played: 1, paid: 40n })
    expect(await bed.purses(ann)).toEqual({ real: 40n, bonus: 0n })
  })

  it('pay the total that a provider reports after that, once', async () => {
    const { ann, id } = await bed.active()
    bed.casino.clock.advance(8 * DAY_MS)
    await endFreeSpins(bed.deps)
    expect(await bed.find(id)).toMatchObject({ state: 'expired', won: null })
    await total(id, 70n, 'expired')
    await total(id, 70n, 'expired')
    expect(await bed.find(id)).toMatchObject({ state: 'expired', won: 70n, call: 'cancel' })
    expect(await bed.purses(ann)).toEqual({ real: 70n, bonus: 0n })
  })
})
