import { describe, expect, it } from 'vitest'
import type { Table } from './wallet-caller.ts'
import { newRef } from './wallet-caller.ts'

/** Tests of the effect of bets, wins and rollbacks on a balance. */
export function moneyContract(table: Table): void {
  describeMoney(table)
  describeRollbacks(table)
}

function describeMoney(table: Table): void {
  describe('money', () => {
    it('a bet and a win in one request are one thing, and answer in their order', async () => {
      const { play, bet, win } = await table()
      const [b, w] = [newRef(), newRef()]
      const answer = await play([bet(100, b), win(250, w)], { roundClosed: true })
      expect(answer).toMatchObject({
        status: 200,
        balance: 1150,
        transactions: [{ id: b }, { id: w }],
      })
    })

    it('when one of several actions cannot be done, none is', async () => {
      const { play, bet, win, call, token } = await table()
      expect(await play([bet(100), win(50), bet(951)])).toMatchObject({
        status: 402,
        code: 'INSUFFICIENT_FUNDS',
        balance: 1000,
      })
      expect((await call('balance', { token })).balance).toBe(1000)
      expect(await play([win(50)])).toMatchObject({ status: 409, code: 'BET_MISSING' })
    })

    it('the last cent can be staked, and not one more', async () => {
      const { play, bet } = await table({ real: 600, bonus: 400 })
      expect(await play([bet(1001)])).toMatchObject({ status: 402, balance: 1000 })
      expect(await play([bet(1000)])).toMatchObject({ status: 200, balance: 0 })
      expect(await play([bet(1)])).toMatchObject({ status: 402, balance: 0 })
    })

    it('a repeat moves nothing and answers with the first id and the balance of now', async () => {
      const { play, bet, win } = await table()
      const actions = [bet(100), win(40)]
      const first = await play(actions, { roundClosed: true })
      await play([bet(300)], { roundId: newRef() })
      const again = await play(actions, { roundClosed: true })
      expect(again).toMatchObject({ status: 200, balance: 640, transactions: first.transactions })
    })

    it.each(['amount', 'round', 'kind'])(
      'the same id with another %s is a duplicate',
      async (what) => {
        const { play, bet, win, call, token } = await table()
        const id = newRef()
        await play([bet(100, id)])
        const action =
          what === 'amount' ? bet(101, id) : what === 'kind' ? win(100, id) : bet(100, id)
        const answer = await play([action], what === 'round' ? { roundId: newRef() } : {})
        expect(answer).toMatchObject({ status: 409, code: 'DUPLICATE_TRANSACTION' })
        expect((await call('balance', { token })).balance).toBe(900)
      },
    )

    it('a win without a bet is paid only with a reason', async () => {
      const { play, win } = await table()
      expect(await play([win(10)])).toMatchObject({ status: 409, code: 'BET_MISSING' })
      for (const reason of ['free_round', 'promo', 'jackpot']) {
        expect((await play([{ ...win(10), reason }], { roundId: newRef() })).status).toBe(200)
      }
      expect(await play([{ ...win(10), reason: 'kindness' }])).toMatchObject({
        status: 400,
        code: 'BAD_REQUEST',
      })
    })

    it('nothing can be bet or won in a round that is over', async () => {
      const { play, bet, win, call, token, roundId } = await table()
      await play([bet(100)])
      expect(await call('close', { token, roundId })).toMatchObject({ status: 200, balance: 900 })
      expect(await call('close', { token, roundId })).toMatchObject({ status: 200, balance: 900 })
      expect(await play([win(500)])).toMatchObject({ status: 409, code: 'ROUND_CLOSED' })
      expect(await play([bet(5)])).toMatchObject({ status: 409, code: 'ROUND_CLOSED' })
    })
  })
}

function describeRollbacks(table: Table): void {
  describe('rollbacks', () => {
    it('give the bet back, once, and answer as the first time', async () => {
      const { play, bet, rollback, win } = await table({ real: 100, bonus: 100 })
      const [id, own] = [newRef(), newRef()]
      await play([bet(150, id)])
      const first = await rollback(id, { id: own })
      expect(first).toMatchObject({ status: 200, balance: 200, transactions: [{ id: own }] })
      expect(await rollback(id, { id: own })).toEqual(first)
      const other = await rollback(id)
      expect(other.transactions[0]?.transactionId).toBe(first.transactions[0]?.transactionId)
      expect(await play([win(500)])).toMatchObject({ status: 409, code: 'ROUND_ROLLED_BACK' })
    })

    it('of a bet that never came are remembered: the late bet moves nothing', async () => {
      const { play, bet, win, rollback } = await table()
      const id = newRef()
      expect(await rollback(id)).toMatchObject({ status: 200, balance: 1000 })
      const late = await play([bet(100, id)])
      expect(late).toMatchObject({ status: 200, balance: 1000, transactions: [{ id }] })
      expect(await play([bet(100, id)])).toEqual(late)
      expect(await play([win(500)])).toMatchObject({ status: 409, code: 'ROUND_ROLLED_BACK' })
    })

    it('of a bet that has been won on wait for the win to be rolled back', async () => {
      const { play, bet, win, rollback } = await table()
      const [b, w] = [newRef(), newRef()]
      await play([bet(100, b), win(300, w)], { roundClosed: true })
      expect(await rollback(b)).toMatchObject({ status: 409, code: 'ROUND_CLOSED' })
      expect(await rollback(w)).toMatchObject({ status: 200, balance: 900 })
      expect(await rollback(b)).toMatchObject({ status: 200, balance: 1000 })
    })

    it('with the id of something else are duplicates', async () => {
      const { play, bet, rollback } = await table()
      const [one, two] = [newRef(), newRef()]
      await play([bet(10, one), bet(10, two)])
      expect(await rollback(one, { id: two })).toMatchObject({
        status: 409,
        code: 'DUPLICATE_TRANSACTION',
      })
      expect(await rollback(one, { id: one })).toMatchObject({ status: 409 })
      expect(await rollback(one, { roundId: newRef() })).toMatchObject({ status: 409 })
    })
  })
}
