import { describe, expect, it } from 'vitest'
import { freeze, unfreeze } from '../../src/ledger/freeze.ts'
import type { Seat, Table } from './dialect-table.ts'
import { ledgerIsWhole } from './ledger-is-whole.ts'
import { newRef } from './wallet-caller.ts'

/** An answer, in one form for all dialects. */
export interface CallResult {
  status: number
  /** The dialect's own code; `OK` for a call that was carried out. */
  code: string
  /** Minor units, where the answer has it. */
  balance?: number
  /** The casino's id of the transaction. */
  id?: string
}

export interface Move {
  round: string
  id: string
  /** Minor units. */
  amount: number
  /** The amount as it is written, if not as it should be. */
  written?: string
  /** Subject of a win or a rollback. */
  bet?: string
  player?: string
  currency?: string
  /** Signed with another key. */
  forged?: boolean
}

/** A provider that speaks a dialect. */
export interface Speaker {
  balance(seat: Seat): Promise<CallResult>
  bet(seat: Seat, move: Move): Promise<CallResult>
  win(seat: Seat, move: Move): Promise<CallResult>
  /** `bet` is what is undone, and `amount` what it was. */
  rollback(seat: Seat, move: Move): Promise<CallResult>
  /** Names of the outcomes in the dialect. */
  codes: Readonly<
    Record<Outcome, string> & Partial<Record<'otherPlayer' | 'otherCurrency', string>>
  >
  /** Texts that are no amount in euros. */
  oddAmounts: readonly string[]
}

type Outcome =
  | 'funds'
  | 'repeat'
  | 'duplicate'
  | 'over'
  | 'unknownSession'
  | 'barred'
  | 'limit'
  | 'amount'
  | 'unknownRollback'
  /** The second time. */
  | 'unknownAgain'
  | 'undone'
  | 'forged'
  | 'busy'

/** Returns a move of a new round, unless `given` names another. */
export function newMove(amount: number, given: Partial<Move> = {}): Move {
  return { round: newRef(), id: newRef(), amount, ...given }
}

/** The rules of the seamless wallet that hold in every dialect. */
export function keepsTheRules(table: Table, speaker: Speaker): void {
  const { codes } = speaker
  describe('money', () => {
    it('moves by bets and wins, and the balance is answered', async () => {
      const seat = await table.sit()
      const bet = newMove(250)
      expect(await speaker.bet(seat, bet)).toMatchObject({
        code: 'OK',
        id: expect.stringMatching(/./),
      })
      expect(await table.has(seat)).toBe(750)
      expect(
        (await speaker.win(seat, { ...bet, id: newRef(), amount: 1234, bet: bet.id })).code,
      ).toBe('OK')
      expect(await speaker.balance(seat)).toMatchObject({ code: 'OK', balance: 1984 })
      expect(await table.has(seat)).toBe(1984)
    })

    it('that is not there is refused', async () => {
      const seat = await table.sit({ real: 99 })
      const result = await speaker.bet(seat, newMove(100))
      expect(result.code).toBe(codes.funds)
      expect([99, undefined]).toContain(result.balance)
      expect(await table.has(seat)).toBe(99)
    })

    it('in digits that the currency does not have, or in no number, is refused and never rounded', async () => {
      const seat = await table.sit()
      for (const written of speaker.oddAmounts)
        expect((await speaker.bet(seat, newMove(1, { written }))).code, written).toBe(codes.amount)
      expect(await table.has(seat)).toBe(1000)
    })

    it('of a currency without digits behind the point, and of one with three', async () => {
      for (const currency of ['JPY', 'KWD']) {
        const seat = await table.sit({ currency, real: 54_321 })
        expect((await speaker.bet(seat, newMove(4_321))).code).toBe('OK')
        expect(await speaker.balance(seat)).toMatchObject({ balance: 50_000 })
      }
    })
  })

  describe('a repeat', () => {
    it('moves nothing and is answered with the first id', async () => {
      const seat = await table.sit()
      const bet = newMove(100)
      const win = { ...bet, id: newRef(), amount: 30, bet: bet.id }
      const first = [await speaker.bet(seat, bet), await speaker.win(seat, win)]
      const again = [await speaker.bet(seat, bet), await speaker.win(seat, win)]
      expect(again.map(({ id }) => id)).toEqual(first.map(({ id }) => id))
      expect(again.map(({ code }) => code)).toEqual([codes.repeat, codes.repeat])
      expect(await table.has(seat)).toBe(930)
    })

    it('with another amount is a duplicate', async () => {
      const seat = await table.sit()
      const bet = newMove(100)
      await speaker.bet(seat, bet)
      expect((await speaker.bet(seat, { ...bet, amount: 200 })).code).toBe(codes.duplicate)
      expect(await table.has(seat)).toBe(900)
    })

    it('at once, many times, moves once', async () => {
      const seat = await table.sit()
      const bet = newMove(600)
      const results = await Promise.all(Array.from({ length: 10 }, () => speaker.bet(seat, bet)))
      expect(new Set(results.map(({ id }) => id)).size).toBe(1)
      expect(await table.has(seat)).toBe(400)
    })
  })

  describe('a session', () => {
    it.each(['expired', 'signed out'] as const)(
      'that is %s takes wins and rollbacks, and no bets',
      async (over) => {
        const seat = await table.sit()
        const [won, undone] = [newMove(100), newMove(200)]
        await speaker.bet(seat, won)
        await speaker.bet(seat, undone)
        const late = await table.sit({ of: seat, over })
        expect((await speaker.bet(late, newMove(1))).code).toBe(codes.over)
        expect(
          (await speaker.win(late, { ...won, id: newRef(), amount: 50, bet: won.id })).code,
        ).toBe('OK')
        expect(
          (await speaker.rollback(late, { ...undone, id: newRef(), bet: undone.id })).code,
        ).toBe('OK')
        expect(await table.has(seat)).toBe(950)
      },
    )

    it('that was never opened, or that is another provider’s, is unknown', async () => {
      const seat = await table.sit()
      expect(
        (await speaker.bet({ ...seat, token: 'a'.repeat(43), ref: 'none' }, newMove(1))).code,
      ).toBe(codes.unknownSession)
      expect(
        (await speaker.bet(await table.sit({ of: seat, providerId: 'another' }), newMove(1))).code,
      ).toBe(codes.unknownSession)
    })

    it('is of its own player, whatever player the body names, and in its own currency', async () => {
      const [ann, bob] = [await table.sit(), await table.sit()]
      // A dialect whose calls name neither leaves nothing to refuse.
      if (codes.otherPlayer)
        expect((await speaker.bet(ann, newMove(1, { player: bob.playerId }))).code).toBe(
          codes.otherPlayer,
        )
      if (codes.otherCurrency)
        expect((await speaker.bet(ann, newMove(1, { currency: 'SEK' }))).code).toBe(
          codes.otherCurrency,
        )
      expect([await table.has(ann), await table.has(bob)]).toEqual([1000, 1000])
    })

    it('of a player who may not bet any more, or has reached a limit, is paid what is owed', async () => {
      for (const [stop, code] of [
        [table.bar, codes.barred],
        [table.limit, codes.limit],
      ] as const) {
        const seat = await table.sit()
        const bet = newMove(100)
        await speaker.bet(seat, bet)
        await stop(seat)
        expect((await speaker.bet(seat, newMove(1))).code).toBe(code)
        expect(
          (await speaker.win(seat, { ...bet, id: newRef(), amount: 300, bet: bet.id })).code,
        ).toBe('OK')
        expect(await table.has(seat)).toBe(1200)
      }
    })
  })

  describe('a rollback', () => {
    it('gives a bet back once', async () => {
      const seat = await table.sit()
      const bet = newMove(400)
      await speaker.bet(seat, bet)
      const rollback = { ...bet, id: newRef(), bet: bet.id }
      const first = await speaker.rollback(seat, rollback)
      expect(first.code).toBe('OK')
      const again = await speaker.rollback(seat, rollback)
      expect(again.id).toBe(first.id)
      expect(await table.has(seat)).toBe(1000)
      expect((await speaker.win(seat, { ...bet, id: newRef(), amount: 5, bet: bet.id })).code).toBe(
        codes.undone,
      )
    })

    it('of a bet that never came is remembered for good: the late bet moves nothing', async () => {
      const seat = await table.sit()
      const bet = newMove(400)
      const rollback = { ...bet, id: newRef(), bet: bet.id }
      expect((await speaker.rollback(seat, rollback)).code).toBe(codes.unknownRollback)
      expect((await speaker.rollback(seat, rollback)).code).toBe(codes.unknownAgain)
      expect(await speaker.bet(seat, bet)).toMatchObject({
        code: 'OK',
        id: expect.stringMatching(/./),
      })
      expect((await speaker.rollback(seat, rollback)).code).toBe(codes.unknownAgain)
      expect((await speaker.win(seat, { ...bet, id: newRef(), amount: 5, bet: bet.id })).code).toBe(
        codes.undone,
      )
      expect(await table.has(seat)).toBe(1000)
    })
  })

  it('a call that is signed with another key learns nothing and moves nothing', async () => {
    const seat = await table.sit()
    expect(await speaker.bet(seat, newMove(1, { forged: true }))).toEqual({
      status: expect.any(Number),
      code: codes.forged,
    })
    expect(await table.has(seat)).toBe(1000)
  })

  it('what cannot be done now is called again', async () => {
    const seat = await table.sit()
    const bet = newMove(100)
    await freeze(table.db, { currency: 'EUR', reason: 'a test', frozenAt: new Date() })
    expect((await speaker.bet(seat, bet)).code).toBe(codes.busy)
    await unfreeze(table.db, 'EUR')
    expect((await speaker.bet(seat, bet)).code).toBe('OK')
    expect(await table.has(seat)).toBe(900)
  })

  it('every cent has its place afterwards', async () => {
    expect(await ledgerIsWhole(table.db)).toBe(true)
  })
}
