import type { Case } from '../case.ts'
import { newRef } from '../desk.ts'

export const MONEY_CASES: readonly Case[] = [
  {
    name: 'a bet takes its stake, and a win pays its amount',
    rule: 1,
    expected: ['done -10', 'done +15'],
    run: async ({ play, bet, win, resultOf }) => [
      await resultOf(await play([bet(10)])),
      await resultOf(await play([win(25)], { closed: true })),
    ],
  },
  {
    name: 'the smallest coin can be staked and won',
    rule: 1,
    expected: ['done -1', 'done +0'],
    run: async ({ play, bet, win, resultOf }) => [
      await resultOf(await play([bet(1)])),
      await resultOf(await play([win(1)])),
    ],
  },
  {
    name: 'a bet of nothing and a win of nothing are taken',
    rule: 1,
    expected: ['done +0', 'done +0'],
    run: async ({ play, bet, win, resultOf }) => [
      await resultOf(await play([bet(0)])),
      await resultOf(await play([win(0)])),
    ],
  },
  {
    name: 'a round that loses ends with what was staked',
    rule: 1,
    expected: ['done -10'],
    run: async ({ play, bet, resultOf }) => [
      await resultOf(await play([bet(10)], { closed: true })),
    ],
  },
  {
    name: 'everything that the player has can be staked, and comes back',
    rule: 6,
    expected: ['done, nothing left', 'refused INSUFFICIENT_FUNDS', 'done +0'],
    run: async ({ play, bet, rollback, start, balance, resultOf }) => {
      const id = newRef()
      const all = await play([bet(start, id)])
      const left = await balance()
      const more = await play([bet(1)], { round: newRef() })
      return [
        `${all.outcome}, ${left === 0 ? 'nothing' : left} left`,
        more.outcome === 'refused' ? `refused ${more.code}` : more.outcome,
        await resultOf(await rollback(id, { amount: start })),
      ]
    },
  },
  {
    name: 'one coin more than the player has is refused with the balance',
    rule: 6,
    expected: ['refused INSUFFICIENT_FUNDS +0', 'moved +0'],
    run: async ({ play, bet, start, resultOf, moved }) => [
      await resultOf(await play([bet(start + 1)])),
      await moved(),
    ],
  },
  {
    name: 'a bet that was refused for want of money may come again',
    rule: 6,
    expected: ['refused INSUFFICIENT_FUNDS +0', 'done -10'],
    run: async ({ play, bet, start, resultOf }) => {
      const id = newRef()
      return [
        await resultOf(await play([bet(start + 1, id)])),
        await resultOf(await play([bet(10, id)])),
      ]
    },
  },
  {
    name: 'a stake of a million millions is refused',
    rule: 1,
    expected: ['refused', 'moved +0'],
    run: async ({ play, bet, resultOf, moved }) => [
      await resultOf(await play([bet(1_000_000_000_000)])),
      await moved(),
    ],
  },
  {
    name: 'a win beyond all bounds is refused',
    rule: 1,
    expected: ['done -10', 'refused', 'moved -10'],
    run: async ({ play, bet, win, resultOf, moved }) => [
      await resultOf(await play([bet(10)])),
      await resultOf(await play([win(9_000_000_000_000)])),
      await moved(),
    ],
  },
  {
    name: 'bet and win of one call happen in their order',
    rule: 6,
    needs: ['several actions'],
    expected: ['done, nothing left', 'done +0'],
    run: async ({ play, bet, win, start, balance, rollback, resultOf }) => {
      const [b, w] = [newRef(), newRef()]
      const result = await play([bet(start, b), win(0, w)])
      const left = await balance()
      return [
        `${result.outcome}, ${left === 0 ? 'nothing' : left} left`,
        await resultOf(await rollback(b, { amount: start })),
      ]
    },
  },
  {
    name: 'of several actions none is done when the last cannot be',
    rule: 6,
    needs: ['several actions'],
    expected: ['refused INSUFFICIENT_FUNDS +0', 'refused BET_MISSING', 'moved +0'],
    run: async ({ play, bet, win, start, resultOf, moved }) => [
      await resultOf(await play([bet(10), win(5), bet(start + 1)])),
      await resultOf(await play([win(5)])),
      await moved(),
    ],
  },
  {
    name: 'a win before its bet in one call is refused, with the bet',
    rule: 6,
    needs: ['several actions'],
    expected: ['refused BET_MISSING', 'moved +0'],
    run: async ({ play, bet, win, resultOf, moved }) => [
      await resultOf(await play([win(10), bet(10)])),
      await moved(),
    ],
  },
  {
    name: 'many actions in one call are one movement',
    rule: 6,
    needs: ['several actions'],
    expected: ['done -5'],
    run: async ({ play, bet, win, resultOf }) => [
      await resultOf(
        await play(Array.from({ length: 15 }, (_, at) => (at < 10 ? bet(1) : win(1)))),
      ),
    ],
  },
  {
    name: 'one id twice in one call moves once',
    rule: 2,
    needs: ['several actions'],
    expected: ['done|refused DUPLICATE_TRANSACTION', 'no more than once'],
    run: async ({ play, bet, start, balance }) => {
      const id = newRef()
      const result = await play([bet(10, id), bet(10, id)])
      const gone = start - (await balance())
      return [
        result.outcome === 'refused' ? `refused ${result.code}` : result.outcome,
        gone <= 10 ? 'no more than once' : `${gone}`,
      ]
    },
  },
]
