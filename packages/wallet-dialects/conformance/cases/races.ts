import type { Case } from '../case.ts'
import { newRef, oneTransaction, tally } from '../desk.ts'

const AT_ONCE = 20
const times = <Each>(make: (at: number) => Each): Each[] =>
  Array.from({ length: AT_ONCE }, (_, at) => make(at))

export const RACE_CASES: readonly Case[] = [
  {
    name: 'one bet sent twenty times at once moves once',
    rule: 2,
    expected: ['20 done', 'one transaction', 'moved -10'],
    run: async ({ play, bet, moved }) => {
      const action = bet(10)
      const results = await Promise.all(times(() => play([action])))
      return [tally(results), oneTransaction(results), await moved()]
    },
  },
  {
    name: 'one win sent twenty times at once moves once',
    rule: 2,
    expected: ['20 done', 'one transaction', 'moved +15'],
    run: async ({ play, bet, win, moved }) => {
      await play([bet(10)])
      const action = win(25)
      const results = await Promise.all(times(() => play([action])))
      return [tally(results), oneTransaction(results), await moved()]
    },
  },
  {
    name: 'one whole round sent twenty times at once moves once',
    rule: 2,
    expected: ['20 done', 'one transaction', 'moved +15'],
    run: async ({ play, bet, win, moved }) => {
      const actions = [bet(10), win(25)]
      const results = await Promise.all(times(() => play(actions, { closed: true })))
      return [tally(results), oneTransaction(results), await moved()]
    },
  },
  {
    name: 'one rollback sent twenty times at once gives back once',
    rule: 4,
    expected: ['20 done', 'moved +0'],
    run: async ({ play, bet, rollback, moved }) => {
      const [id, own] = [newRef(), newRef()]
      await play([bet(10, id)])
      const results = await Promise.all(times(() => rollback(id, { id: own, amount: 10 })))
      return [tally(results), await moved()]
    },
  },
  {
    name: 'of twenty bets of more than half of the balance one is taken',
    rule: 6,
    expected: ['1 done, 19 INSUFFICIENT_FUNDS', 'done +0'],
    run: async ({ play, bet, rollback, start, resultOf }) => {
      const amount = Math.floor(start / 2) + 1
      const bets = times(() => ({ id: newRef(), round: newRef() }))
      const results = await Promise.all(
        bets.map(({ id, round }) => play([bet(amount, id)], { round })),
      )
      const taken = bets[results.findIndex(({ outcome }) => outcome === 'done')]
      return [
        tally(results),
        taken
          ? await resultOf(await rollback(taken.id, { amount, round: taken.round }))
          : 'none was taken',
      ]
    },
  },
  {
    name: 'twenty bets of twenty rounds at once are all taken',
    rule: 6,
    expected: ['20 done', 'moved -20'],
    run: async ({ play, bet, moved }) => [
      tally(await Promise.all(times(() => play([bet(1)], { round: newRef() })))),
      await moved(),
    ],
  },
  {
    name: 'twenty bets of one round at once are all taken',
    rule: 6,
    needs: ['rounds of several bets'],
    expected: ['20 done', 'moved -20'],
    run: async ({ play, bet, moved }) => [
      tally(await Promise.all(times(() => play([bet(1)])))),
      await moved(),
    ],
  },
  {
    name: 'bets and their rollbacks at once leave the money where it was',
    rule: 4,
    expected: ['moved +0'],
    run: async ({ play, bet, rollback, moved }) => {
      await Promise.all(
        times(async () => {
          const [id, round] = [newRef(), newRef()]
          await Promise.all([play([bet(1, id)], { round }), rollback(id, { amount: 1, round })])
        }),
      )
      return [await moved()]
    },
  },
  {
    name: 'one id with two amounts at once moves one of them',
    rule: 2,
    expected: ['one of them'],
    run: async ({ play, bet, start, balance }) => {
      const id = newRef()
      await Promise.all(times((at) => play([bet(at % 2 === 0 ? 10 : 11, id)])))
      const gone = start - (await balance())
      return [gone === 10 || gone === 11 ? 'one of them' : `${gone}`]
    },
  },
  {
    name: 'one id of two players at once is one player’s',
    rule: 2,
    also: 'other',
    needs: ['rounds of several bets'],
    expected: ['10 together'],
    run: async ({ play, bet, player, other, balance, start }) => {
      const id = newRef()
      const sessions = [player, other ?? player]
      const before = start + (await balance(other ?? player))
      await Promise.all(
        times((at) => play([bet(10, id)], { session: sessions[at % 2], round: `${id}-${at % 2}` })),
      )
      return [`${before - (await balance()) - (await balance(other ?? player))} together`]
    },
  },
  {
    name: 'a win and the rollback of its bet at once: one of the two happens',
    rule: 4,
    expected: ['won or rolled back'],
    run: async ({ play, bet, win, rollback, start, balance }) => {
      const id = newRef()
      await play([bet(10, id)])
      await Promise.all([play([win(25)]), rollback(id, { amount: 10 })])
      const moved = (await balance()) - start
      return [moved === 15 || moved === 0 ? 'won or rolled back' : `${moved}`]
    },
  },
  {
    name: 'a win and the end of its round at once: it is paid whole or not at all',
    rule: 5,
    needs: ['ends of rounds'],
    expected: ['paid or not'],
    run: async ({ play, bet, win, close, start, balance }) => {
      await play([bet(10)])
      const [result] = await Promise.all([play([win(25)]), close()])
      const moved = (await balance()) - start
      return [
        moved === (result?.outcome === 'done' ? 15 : -10)
          ? 'paid or not'
          : `${result?.outcome} ${moved}`,
      ]
    },
  },
]
