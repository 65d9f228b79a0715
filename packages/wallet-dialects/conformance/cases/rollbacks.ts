import type { Case } from '../case.ts'
import { newRef, oneTransaction } from '../desk.ts'

export const ROLLBACK_CASES: readonly Case[] = [
  {
    name: 'a rollback gives a bet back',
    rule: 4,
    expected: ['done -10', 'done +0'],
    run: async ({ play, bet, rollback, resultOf }) => {
      const id = newRef()
      return [
        await resultOf(await play([bet(10, id)])),
        await resultOf(await rollback(id, { amount: 10 })),
      ]
    },
  },
  {
    name: 'a rollback that is sent again moves nothing',
    rule: 4,
    expected: ['done +0', 'done +0', 'one transaction'],
    run: async ({ play, bet, rollback, resultOf }) => {
      const [id, own] = [newRef(), newRef()]
      await play([bet(10, id)])
      const first = await rollback(id, { id: own, amount: 10 })
      const before = await resultOf(first)
      const second = await rollback(id, { id: own, amount: 10 })
      return [before, await resultOf(second), oneTransaction([first, second])]
    },
  },
  {
    name: 'a second rollback under another id answers as the first',
    rule: 4,
    needs: ['rollbacks with an id'],
    expected: ['done +0', 'one transaction'],
    run: async ({ play, bet, rollback, resultOf }) => {
      const id = newRef()
      await play([bet(10, id)])
      const [first, second] = [
        await rollback(id, { amount: 10 }),
        await rollback(id, { amount: 10 }),
      ]
      return [await resultOf(second), oneTransaction([first, second])]
    },
  },
  {
    name: 'the id of a rollback for another bet is refused',
    rule: 2,
    needs: ['rollbacks with an id'],
    expected: ['done -10', 'refused DUPLICATE_TRANSACTION', 'moved -10'],
    run: async ({ play, bet, rollback, resultOf, moved }) => {
      const [one, two, own] = [newRef(), newRef(), newRef()]
      await play([bet(10, one)])
      await play([bet(10, two)])
      return [
        await resultOf(await rollback(one, { id: own, amount: 10 })),
        await resultOf(await rollback(two, { id: own, amount: 10 })),
        await moved(),
      ]
    },
  },
  {
    name: 'the id of a bet for a rollback is refused',
    rule: 2,
    needs: ['rollbacks with an id'],
    expected: ['done -10', 'refused', 'moved -10'],
    run: async ({ play, bet, rollback, resultOf, moved }) => {
      const id = newRef()
      return [
        await resultOf(await play([bet(10, id)])),
        await resultOf(await rollback(id, { id, amount: 10 })),
        await moved(),
      ]
    },
  },
  {
    name: 'a rollback of a bet that never came is acknowledged, and again',
    rule: 4,
    expected: ['done +0', 'done +0'],
    run: async ({ rollback, resultOf }) => {
      const [id, own] = [newRef(), newRef()]
      return [
        await resultOf(await rollback(id, { id: own })),
        await resultOf(await rollback(id, { id: own })),
      ]
    },
  },
  {
    name: 'the bet that comes after its rollback moves nothing, and is known from then on',
    rule: 4,
    expected: ['done +0', 'done +0', 'done +0', 'one transaction'],
    run: async ({ play, bet, rollback, stake, resultOf }) => {
      const id = newRef()
      const undone = await resultOf(await rollback(id))
      const late = await play([bet(stake, id)])
      const result = await resultOf(late)
      const again = await play([bet(stake, id)])
      return [undone, result, await resultOf(again), oneTransaction([late, again])]
    },
  },
  {
    name: 'a bet that comes late is never won on',
    rule: 4,
    expected: ['done +0', 'refused', 'moved +0'],
    run: async ({ play, bet, win, rollback, stake, resultOf, moved }) => {
      const id = newRef()
      await rollback(id)
      return [
        await resultOf(await play([bet(stake, id)])),
        await resultOf(await play([win(stake)])),
        await moved(),
      ]
    },
  },
  {
    name: 'a bet and a win that come late together are both refused, or both nothing',
    rule: 4,
    needs: ['several actions'],
    expected: ['refused ROUND_ROLLED_BACK', 'moved +0'],
    run: async ({ play, bet, win, rollback, stake, resultOf, moved }) => {
      const id = newRef()
      await rollback(id)
      return [
        await resultOf(await play([bet(stake, id), win(stake)], { closed: true })),
        await moved(),
      ]
    },
  },
  {
    name: 'a round whose only bet was rolled back takes no win',
    rule: 5,
    expected: ['done +0', 'refused ROUND_ROLLED_BACK', 'moved +0'],
    run: async ({ play, bet, win, rollback, resultOf, moved }) => {
      const id = newRef()
      await play([bet(10, id)])
      return [
        await resultOf(await rollback(id, { amount: 10 })),
        await resultOf(await play([win(10)])),
        await moved(),
      ]
    },
  },
  {
    name: 'a round whose only bet was rolled back takes no bet',
    rule: 5,
    needs: ['rounds of several bets'],
    expected: ['done +0', 'refused ROUND_ROLLED_BACK', 'moved +0'],
    run: async ({ play, bet, rollback, resultOf, moved }) => {
      const id = newRef()
      await play([bet(10, id)])
      return [
        await resultOf(await rollback(id, { amount: 10 })),
        await resultOf(await play([bet(10)])),
        await moved(),
      ]
    },
  },
  {
    name: 'one of two bets is rolled back, and the other one wins',
    rule: 4,
    needs: ['rounds of several bets'],
    expected: ['done -30', 'done -20', 'done +5'],
    run: async ({ play, bet, win, rollback, resultOf }) => {
      const id = newRef()
      await play([bet(10, id)])
      return [
        await resultOf(await play([bet(20)])),
        await resultOf(await rollback(id, { amount: 10 })),
        await resultOf(await play([win(25)])),
      ]
    },
  },
  {
    name: 'a bet that has been won on cannot be rolled back',
    rule: 4,
    expected: ['done +15', 'refused ROUND_CLOSED', 'moved +15'],
    run: async ({ play, bet, win, rollback, resultOf, moved }) => {
      const id = newRef()
      await play([bet(10, id)])
      return [
        await resultOf(await play([win(25)])),
        await resultOf(await rollback(id, { amount: 10 })),
        await moved(),
      ]
    },
  },
  {
    name: 'a win can be rolled back, and then its bet',
    rule: 4,
    needs: ['rollbacks of wins'],
    expected: ['done -10', 'done +0'],
    run: async ({ play, bet, win, rollback, resultOf }) => {
      const [b, w] = [newRef(), newRef()]
      await play([bet(10, b)])
      await play([win(25, w)])
      return [
        await resultOf(await rollback(w, { amount: 25, undoes: 'win' })),
        await resultOf(await rollback(b, { amount: 10 })),
      ]
    },
  },
  {
    name: 'a rollback of a win that is sent again moves nothing',
    rule: 4,
    needs: ['rollbacks of wins'],
    expected: ['done -10', 'done -10'],
    run: async ({ play, bet, win, rollback, resultOf }) => {
      const [w, own] = [newRef(), newRef()]
      await play([bet(10)])
      await play([win(25, w)])
      const undo = () => rollback(w, { id: own, amount: 25, undoes: 'win' })
      return [await resultOf(await undo()), await resultOf(await undo())]
    },
  },
  {
    name: 'a win that the player has spent stays',
    rule: 4,
    needs: ['rollbacks of wins'],
    expected: ['refused INSUFFICIENT_FUNDS', 'moved +15'],
    run: async ({ play, bet, win, rollback, balance, moved }) => {
      const [w, all] = [newRef(), newRef()]
      await play([bet(10)])
      await play([win(25, w)])
      const left = await balance()
      const elsewhere = { round: newRef() }
      await play([bet(left, all)], elsewhere)
      const result = await rollback(w, { amount: 25, undoes: 'win' })
      await rollback(all, { amount: left, ...elsewhere })
      return [
        result.outcome === 'refused' ? `refused ${result.code}` : result.outcome,
        await moved(),
      ]
    },
  },
  {
    name: 'a bet of a round that ended without a win can be rolled back',
    rule: 4,
    needs: ['ends of rounds'],
    expected: ['done -10', 'done +0'],
    run: async ({ play, bet, rollback, resultOf }) => {
      const id = newRef()
      return [
        await resultOf(await play([bet(10, id)], { closed: true })),
        await resultOf(await rollback(id, { amount: 10 })),
      ]
    },
  },
  {
    name: 'a rollback in another round than its bet’s is refused',
    rule: 4,
    needs: ['rounds of several bets', 'rollbacks that name the round'],
    expected: ['done -10', 'refused DUPLICATE_TRANSACTION', 'moved -10'],
    run: async ({ play, bet, rollback, resultOf, moved }) => {
      const id = newRef()
      return [
        await resultOf(await play([bet(10, id)])),
        await resultOf(await rollback(id, { amount: 10, round: newRef() })),
        await moved(),
      ]
    },
  },
]
