import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type BonusBed, openBonusBed } from '#testkit/bonuses.ts'
import { openTestDatabase, testsOnPostgres } from '#testkit/database.ts'
import { findBonus } from '../../bonuses/bonuses.store.ts'
import { forfeitBonus } from '../../bonuses/forfeit.ts'
import { countWagering, countWageringOf, endBonuses } from '../../bonuses/wagering.ts'
import type { Database } from '../../db/database.ts'
import { openSessions } from '../launch/sessions.ts'
import { openWallet, type Wallet } from './wallet.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
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

/**
 * A player with a bonus of 10.00 that has to be staked twice, 19.00 of it done. The last bet is
 * made in a round that stays open, as one of mines does before its first tile.
 */
async function withLastBet(last = 10_00) {
  const { ann, id } = await bed.withBonus()
  const sessions = openSessions(bed.casino)
  const of = { providerId: 'studio', playerId: ann, signInId: null, language: 'en' }
  const found = await sessions.find(
    await sessions.open({ ...of, gameId: 'mines', currency: 'EUR' }),
  )
  if (!found) throw new Error('The game is not open.')
  const session = { ...found, expiresAtMs: Number.POSITIVE_INFINITY }
  const named = { session, gameId: 'mines' }
  const bet = (round: string, amount: number, roundClosed: boolean, id = round) =>
    wallet.carryOut({
      kind: 'play',
      ...named,
      roundRef: `${ann}/${round}`,
      actions: [{ action: 'bet', id: `${ann}/${id}`, amount }],
      roundClosed,
    })
  await bet('lost', 9_00, true)
  await bed.win(ann, 19_00n)
  await bet('lost too', 10_00, true)
  await countWageringOf(bed.deps, ann)
  await bet('last', last, false)
  const roundRef = `${ann}/last`
  return {
    ann,
    bet,
    count: () => countWageringOf(bed.deps, ann),
    close: () => wallet.carryOut({ kind: 'close', session, roundRef }),
    giveBack: () =>
      wallet.carryOut({
        kind: 'rollback',
        session,
        roundRef,
        ref: `${roundRef}/undo`,
        original: roundRef,
      }),
    win: (amount: number) =>
      wallet.carryOut({
        kind: 'play',
        ...named,
        roundRef,
        actions: [{ action: 'win', id: `${roundRef}/win`, amount }],
        roundClosed: false,
      }),
    forfeit: () => forfeitBonus(bed.deps, ann, id),
    async state() {
      const bonus = await findBonus(db, id)
      return [bonus?.state, bonus?.wagered]
    },
  }
}

describe('a stake that would complete a bonus while its round is open', () => {
  it('completes nothing when it is given back, and is bonus money again', async () => {
    const { ann, count, giveBack, state } = await withLastBet()
    await count()
    expect(await state()).toEqual(['active', 19_00n])
    await giveBack()
    await count()
    expect(await state()).toEqual(['active', 19_00n])
    expect(await bed.purses(ann)).toEqual({ real: 0n, bonus: 10_00n })
  })

  it('completes it once the round is over', async () => {
    const { ann, count, close, win, state } = await withLastBet(4_00)
    await count()
    await win(3_00)
    await close()
    await count()
    expect(await state()).toEqual(['completed', 20_00n])
    expect(await bed.purses(ann)).toEqual({ real: 9_00n, bonus: 0n })
  })

  it('completes it once the round has won, because the bet stands', async () => {
    const { count, win, state } = await withLastBet()
    await win(1)
    await count()
    expect((await state())[0]).toBe('completed')
  })

  it('keeps nothing back when other stakes are enough', async () => {
    const { ann, bet, count, state } = await withLastBet(2_00)
    await bet('one more', 1_00, true)
    await count()
    expect((await state())[0]).toBe('completed')
    expect(await bed.purses(ann)).toEqual({ real: 7_00n, bonus: 0n })
  })

  it('is not lost when the time is over: the bonus waits for the end of the round', async () => {
    const { ann, giveBack, state } = await withLastBet()
    const other = await withLastBet(4_00)
    bed.casino.clock.advance(DAY_MS)
    await endBonuses(bed.deps)
    expect([(await state())[0], (await other.state())[0]]).toEqual(['active', 'active'])
    await giveBack()
    await other.close()
    await endBonuses(bed.deps)
    expect([(await state())[0], (await other.state())[0]]).toEqual(['expired', 'completed'])
    expect(await bed.purses(ann)).toEqual({ real: 0n, bonus: 0n })
    expect(await bed.purses(other.ann)).toEqual({ real: 6_00n, bonus: 0n })
  })

  it('lets a bonus wait that pays for no further stake, so it waits no longer than the round', async () => {
    const { ann, bet, close, state } = await withLastBet(4_00)
    bed.casino.clock.advance(DAY_MS)
    await endBonuses(bed.deps)
    const later = { done: false, code: 'INSUFFICIENT_FUNDS' }
    expect(await bet('late', 1_00, true)).toMatchObject(later)
    expect(await bet('last', 1_00, false, 'more'), 'not even in its round').toMatchObject(later)
    bed.casino.clock.advance(48 * HOUR_MS)
    await endBonuses(bed.deps)
    expect(await state()).toEqual(['active', 19_00n])
    await close()
    await endBonuses(bed.deps)
    expect(await state()).toEqual(['completed', 20_00n])
    expect(await bed.purses(ann)).toEqual({ real: 6_00n, bonus: 0n })
  })

  it('hides no other bonus whose time is over from the job that ends it', async () => {
    const waiting = await withLastBet(4_00)
    bed.casino.clock.advance(1)
    const other = await bed.withBonus()
    bed.casino.clock.advance(DAY_MS)
    await endBonuses(bed.deps, 1)
    expect((await waiting.state())[0]).toBe('active')
    expect((await findBonus(db, other.id))?.state).toBe('expired')
  })

  it('does not complete a bonus that is given up', async () => {
    const { ann, forfeit, giveBack } = await withLastBet()
    expect((await forfeit()).state).toBe('forfeited')
    await giveBack()
    expect(await bed.purses(ann)).toEqual({ real: 0n, bonus: 0n })
  })

  it.runIf(testsOnPostgres)('completes nothing when it is given back meanwhile', async () => {
    for (let time = 0; time < 10; time++) {
      const { ann, count, giveBack, state } = await withLastBet()
      bed.casino.clock.advance(3_000)
      await Promise.all([count(), giveBack(), countWagering(bed.deps), count()])
      await count()
      expect(await state()).toEqual(['active', 19_00n])
      expect(await bed.purses(ann)).toEqual({ real: 0n, bonus: 10_00n })
    }
  })
})
