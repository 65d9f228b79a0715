import type { Case } from '../case.ts'
import { newRef, oneTransaction } from '../desk.ts'

export const REPEAT_CASES: readonly Case[] = [
  {
    name: 'a bet that is sent again moves nothing',
    rule: 2,
    expected: ['done -10', 'done -10', 'one transaction'],
    run: async ({ play, bet, resultOf }) => {
      const action = bet(10)
      const first = await play([action])
      const before = await resultOf(first)
      const second = await play([action])
      return [before, await resultOf(second), oneTransaction([first, second])]
    },
  },
  {
    name: 'a win that is sent again moves nothing',
    rule: 2,
    expected: ['done +15', 'one transaction'],
    run: async ({ play, bet, win, resultOf }) => {
      await play([bet(10)])
      const action = win(25)
      const first = await play([action])
      const second = await play([action])
      return [await resultOf(second), oneTransaction([first, second])]
    },
  },
  {
    name: 'a round that is sent again as a whole moves nothing',
    rule: 2,
    expected: ['done +15', 'one transaction'],
    run: async ({ play, bet, win, resultOf }) => {
      const actions = [bet(10), win(25)]
      const first = await play(actions, { closed: true })
      const second = await play(actions, { closed: true })
      return [await resultOf(second), oneTransaction([first, second])]
    },
  },
  {
    name: 'a repeat returns the present balance',
    rule: 2,
    expected: ['done -10', 'done -30', 'done -30'],
    run: async ({ play, bet, resultOf }) => {
      const action = bet(10)
      return [
        await resultOf(await play([action])),
        await resultOf(await play([bet(20)], { round: newRef() })),
        await resultOf(await play([action])),
      ]
    },
  },
  {
    name: 'a bet that is sent again after the player has spent everything is still done',
    rule: 2,
    expected: ['done', 'done', 'done -10'],
    run: async ({ play, bet, rollback, balance, resultOf }) => {
      const [action, rest] = [bet(10), newRef()]
      await play([action])
      const left = await balance()
      const elsewhere = { round: newRef() }
      const spent = await play([bet(left, rest)], elsewhere)
      const again = await play([action])
      return [
        spent.outcome,
        again.outcome,
        await resultOf(await rollback(rest, { amount: left, ...elsewhere })),
      ]
    },
  },
  {
    name: 'recorded bytes that are played back move nothing',
    rule: 2,
    expected: ['done -10', 'done -10', 'done -10'],
    run: async ({ dialect, send, player, round, bet, resultOf }) => {
      const [step] = dialect.steps({
        kind: 'play',
        session: player,
        gameId: player.gameId,
        roundId: round,
        actions: [bet(10)],
        roundClosed: false,
      })
      if (!step) return ['no step']
      const results: string[] = []
      for (let time = 0; time < 3; time++)
        results.push(await resultOf(step.read(await send(step.request))))
      return results
    },
  },
  {
    name: 'the id of a bet with another amount is refused',
    rule: 2,
    expected: ['done -10', 'refused DUPLICATE_TRANSACTION', 'moved -10'],
    run: async ({ play, bet, resultOf, moved }) => {
      const id = newRef()
      return [
        await resultOf(await play([bet(10, id)])),
        await resultOf(await play([bet(11, id)])),
        await moved(),
      ]
    },
  },
  {
    name: 'the id of a win with another amount is refused',
    rule: 2,
    expected: ['done +0', 'refused DUPLICATE_TRANSACTION', 'moved +0'],
    run: async ({ play, bet, win, resultOf, moved }) => {
      const id = newRef()
      await play([bet(10)])
      return [
        await resultOf(await play([win(10, id)])),
        await resultOf(await play([win(11, id)])),
        await moved(),
      ]
    },
  },
  {
    name: 'the id of a bet in another round is refused',
    rule: 2,
    needs: ['rounds of several bets'],
    expected: ['done -10', 'refused DUPLICATE_TRANSACTION', 'moved -10'],
    run: async ({ play, bet, resultOf, moved }) => {
      const id = newRef()
      return [
        await resultOf(await play([bet(10, id)])),
        await resultOf(await play([bet(10, id)], { round: newRef() })),
        await moved(),
      ]
    },
  },
  {
    name: 'the id of a bet for a win is refused',
    rule: 2,
    needs: ['rounds of several bets'],
    expected: ['done -10', 'refused DUPLICATE_TRANSACTION', 'moved -10'],
    run: async ({ play, bet, win, resultOf, moved }) => {
      const id = newRef()
      return [
        await resultOf(await play([bet(10, id)])),
        await resultOf(await play([win(10, id)])),
        await moved(),
      ]
    },
  },
  {
    name: 'the id of another player’s bet is refused',
    rule: 2,
    also: 'other',
    needs: ['rounds of several bets'],
    expected: ['done -10', 'refused DUPLICATE_TRANSACTION', 'the other has -0'],
    run: async ({ play, bet, other, player, balance, resultOf }) => {
      const id = newRef()
      const before = await balance(other ?? player)
      const first = await resultOf(await play([bet(10, id)]))
      const result = await play([bet(10, id)], { round: newRef(), session: other ?? undefined })
      const lost = before - (await balance(other ?? player))
      return [
        first,
        result.outcome === 'refused' ? `refused ${result.code}` : `${result.outcome} `,
        `the other has -${lost}`,
      ]
    },
  },
  {
    name: 'a call with a known bet and a new win does the win',
    rule: 2,
    needs: ['several actions'],
    expected: ['done -10', 'done +15'],
    run: async ({ play, bet, win, resultOf }) => {
      const action = bet(10)
      return [await resultOf(await play([action])), await resultOf(await play([action, win(25)]))]
    },
  },
  {
    name: 'a bet is known in a round that is over',
    rule: 2,
    expected: ['done +15', 'done +15'],
    run: async ({ play, bet, win, resultOf }) => {
      const action = bet(10)
      return [
        await resultOf(await play([action, win(25)], { closed: true })),
        await resultOf(await play([action])),
      ]
    },
  },
]
