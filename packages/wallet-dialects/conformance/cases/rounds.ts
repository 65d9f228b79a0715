import type { Case } from '../case.ts'
import { newRef } from '../desk.ts'

export const ROUND_CASES: readonly Case[] = [
  {
    name: 'a win without a bet is refused',
    rule: 5,
    expected: ['refused BET_MISSING', 'moved +0'],
    run: async ({ play, win, resultOf, moved }) => [
      await resultOf(await play([win(10)])),
      await moved(),
    ],
  },
  {
    name: 'a win that came before its bet is paid when it comes again after it',
    rule: 5,
    expected: ['refused BET_MISSING', 'done -10', 'done +15'],
    run: async ({ play, bet, win, resultOf }) => {
      const id = newRef()
      return [
        await resultOf(await play([win(25, id)])),
        await resultOf(await play([bet(10)])),
        await resultOf(await play([win(25, id)])),
      ]
    },
  },
  {
    name: 'a jackpot needs no bet',
    rule: 5,
    expected: ['done +10', 'done +10'],
    run: async ({ play, win, resultOf }) => {
      const action = { ...win(10), reason: 'jackpot' } as const
      return [await resultOf(await play([action])), await resultOf(await play([action]))]
    },
  },
  {
    name: 'a promotion needs no bet',
    rule: 5,
    needs: ['promotions'],
    expected: ['done +10', 'done +10'],
    run: async ({ play, win, resultOf }) => {
      const action = { ...win(10), reason: 'promo' } as const
      return [await resultOf(await play([action])), await resultOf(await play([action]))]
    },
  },
  {
    name: 'several bets and several wins of one round are all carried out',
    rule: 5,
    needs: ['rounds of several bets'],
    expected: ['done -10', 'done -30', 'done -25', 'done +5'],
    run: async ({ play, bet, win, resultOf }) => [
      await resultOf(await play([bet(10)])),
      await resultOf(await play([bet(20)])),
      await resultOf(await play([win(5)])),
      await resultOf(await play([win(30)], { closed: true })),
    ],
  },
  {
    name: 'a win that ends the round is the last one',
    rule: 5,
    needs: ['wins that end a round'],
    expected: ['done +0', 'refused ROUND_CLOSED', 'moved +0'],
    run: async ({ play, bet, win, resultOf, moved }) => {
      await play([bet(10)])
      return [
        await resultOf(await play([win(10)], { closed: true })),
        await resultOf(await play([win(10)])),
        await moved(),
      ]
    },
  },
  {
    name: 'a round that is over takes no bet',
    rule: 5,
    needs: ['wins that end a round', 'rounds of several bets'],
    expected: ['done +0', 'refused ROUND_CLOSED', 'moved +0'],
    run: async ({ play, bet, win, resultOf, moved }) => {
      await play([bet(10)])
      return [
        await resultOf(await play([win(10)], { closed: true })),
        await resultOf(await play([bet(10)])),
        await moved(),
      ]
    },
  },
  {
    name: 'a round that was lost takes no win',
    rule: 5,
    needs: ['ends of rounds'],
    expected: ['done -10', 'refused ROUND_CLOSED', 'moved -10'],
    run: async ({ play, bet, win, resultOf, moved }) => [
      await resultOf(await play([bet(10)], { closed: true })),
      await resultOf(await play([win(10)])),
      await moved(),
    ],
  },
  {
    name: 'a round can be ended by itself, and again',
    rule: 5,
    needs: ['ends of rounds'],
    expected: ['done -10', 'done -10', 'done -10', 'refused ROUND_CLOSED', 'moved -10'],
    run: async ({ play, bet, win, close, resultOf, moved }) => [
      await resultOf(await play([bet(10)])),
      await resultOf(await close()),
      await resultOf(await close()),
      await resultOf(await play([win(10)])),
      await moved(),
    ],
  },
  {
    name: 'the end of a round that never began moves nothing, and refuses nothing that comes later',
    rule: 5,
    needs: ['ends of rounds'],
    expected: ['moved +0', 'done -10'],
    run: async ({ play, bet, close, resultOf, moved }) => {
      await close()
      return [await moved(), await resultOf(await play([bet(10)]))]
    },
  },
  {
    name: 'a round that was left open is won in after the game has been opened again',
    rule: 7,
    expected: ['done -10', 'done +15'],
    run: async ({ perform, player, play, bet, win, resultOf }) => {
      const staked = await resultOf(await play([bet(10)]))
      await perform({ kind: 'authenticate', session: player })
      return [staked, await resultOf(await play([win(25)], { closed: true }))]
    },
  },
  {
    name: 'other rounds come and go while one stays open',
    rule: 7,
    expected: ['done -10', 'done -10', 'done +15'],
    run: async ({ play, bet, win, resultOf }) => {
      const elsewhere = { round: newRef(), closed: true }
      return [
        await resultOf(await play([bet(10)])),
        await resultOf(await play([bet(20), win(20)], elsewhere)),
        await resultOf(await play([win(25)], { closed: true })),
      ]
    },
  },
]
