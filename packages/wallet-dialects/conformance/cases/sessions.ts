import type { WalletCall } from '../../dialect.ts'
import type { Case } from '../case.ts'
import { type Desk, newRef } from '../desk.ts'

const UNKNOWN = 'no-game-session-has-this-name'

/** Each call, made with a session that the casino has never opened. */
const strange = (name: string, call: (desk: Desk) => WalletCall): Case => ({
  name: `${name} of an unknown session`,
  rule: 3,
  expected: ['refused TOKEN_UNKNOWN', 'moved +0'],
  run: async (desk) => [await desk.resultOf(await desk.perform(call(desk))), await desk.moved()],
})
const unknownSession = ({ player }: Desk) => ({
  ...player,
  token: UNKNOWN,
  sessionRef: player.sessionRef === null ? null : UNKNOWN,
})
const at = (desk: Desk) => ({
  session: unknownSession(desk),
  gameId: desk.player.gameId,
  roundId: desk.round,
})

export const SESSION_CASES: readonly Case[] = [
  {
    name: 'who plays is the player of the session',
    rule: 3,
    needs: ['who plays'],
    expected: ['the player', 'the currency', 'the balance'],
    run: async ({ perform, player, start }) => {
      const result = await perform({ kind: 'authenticate', session: player })
      if (result.outcome !== 'done') return [result.outcome]
      const id = result.player?.id
      return [
        player.playerId === null || id === player.playerId ? 'the player' : `${id}`,
        result.player?.currency === player.currency ? 'the currency' : `${result.player?.currency}`,
        result.balance === start ? 'the balance' : `${result.balance}`,
      ]
    },
  },
  {
    name: 'the balance stays the same however often it is requested',
    rule: 3,
    expected: ['moved +0', 'moved +0'],
    run: async ({ moved }) => [await moved(), await moved()],
  },
  strange('the balance', (desk) => ({ kind: 'balance', session: unknownSession(desk) })),
  strange('who plays', (desk) => ({ kind: 'authenticate', session: unknownSession(desk) })),
  strange('a bet', (desk) => ({
    kind: 'play',
    ...at(desk),
    actions: [desk.bet()],
    roundClosed: false,
  })),
  strange('a win', (desk) => ({
    kind: 'play',
    ...at(desk),
    actions: [desk.win()],
    roundClosed: false,
  })),
  strange('a rollback', (desk) => ({
    kind: 'rollback',
    ...at(desk),
    id: newRef(),
    originalId: newRef(),
    amount: desk.stake,
  })),
  {
    ...strange('the end of a round', (desk) => ({ kind: 'close', ...at(desk) })),
    needs: ['ends of rounds'],
  },
  {
    name: 'a session that is over takes no bet',
    rule: 3,
    also: 'over',
    expected: ['refused TOKEN_EXPIRED', 'moved +0'],
    run: async ({ play, bet, over, resultOf, moved }) => [
      await resultOf(await play([bet()], { session: over ?? undefined })),
      await moved(),
    ],
  },
  {
    name: 'a session that is over is paid what is owed',
    rule: 3,
    also: 'over',
    expected: ['done -10', 'done +0'],
    run: async ({ play, bet, win, over, resultOf }) => [
      await resultOf(await play([bet(10)])),
      await resultOf(await play([win(10)], { session: over ?? undefined })),
    ],
  },
  {
    name: 'a session that is over gets its bet back',
    rule: 3,
    also: 'over',
    expected: ['done -10', 'done +0'],
    run: async ({ play, bet, rollback, over, resultOf }) => {
      const id = newRef()
      return [
        await resultOf(await play([bet(10, id)])),
        await resultOf(await rollback(id, { amount: 10, session: over ?? undefined })),
      ]
    },
  },
  {
    name: 'a game that the session is not for',
    rule: 3,
    needs: ['the game'],
    expected: ['refused GAME_UNKNOWN', 'moved +0'],
    run: async ({ play, bet, resultOf, moved }) => [
      await resultOf(await play([bet()], { gameId: 'no-such-game' })),
      await moved(),
    ],
  },
  {
    name: 'a currency that is not the session’s',
    rule: 3,
    needs: ['the currency'],
    expected: ['refused', 'moved +0'],
    run: async ({ play, bet, player, resultOf, moved }) => {
      const currency = player.currency === 'USD' ? 'EUR' : 'USD'
      return [
        await resultOf(await play([bet()], { session: { ...player, currency } })),
        await moved(),
      ]
    },
  },
  {
    name: 'a session with the name of another player',
    rule: 3,
    needs: ['the player’s name'],
    expected: ['refused', 'moved +0'],
    run: async ({ play, bet, player, resultOf, moved }) => [
      await resultOf(await play([bet()], { session: { ...player, playerId: 'no-such-player' } })),
      await moved(),
    ],
  },
  {
    name: 'a session with the name of the other player moves no money',
    rule: 3,
    needs: ['the player’s name'],
    also: 'other',
    expected: ['refused', 'moved +0', 'the other has +0'],
    run: async ({ play, bet, player, other, balance, resultOf, moved }) => {
      const before = await balance(other ?? player)
      const result = await resultOf(
        await play([bet()], { session: { ...player, playerId: other?.playerId ?? null } }),
      )
      return [result, await moved(), `the other has +${(await balance(other ?? player)) - before}`]
    },
  },
  ...[
    [
      'a bet in another player’s round',
      (desk: Desk) => desk.play([desk.bet()], { session: desk.other ?? undefined }),
    ],
    [
      'a win in another player’s round',
      (desk: Desk) => desk.play([desk.win()], { session: desk.other ?? undefined }),
    ],
  ].map(
    ([name, call]): Case => ({
      name: name as string,
      rule: 2,
      also: 'other',
      expected: ['done -10', 'refused DUPLICATE_TRANSACTION', 'moved -10'],
      run: async (desk) => {
        const first = await desk.resultOf(await desk.play([desk.bet(10)]))
        const result = await (call as (desk: Desk) => ReturnType<Desk['play']>)(desk)
        return [
          first,
          result.outcome === 'refused' ? `refused ${result.code}` : `${result.outcome} `,
          await desk.moved(),
        ]
      },
    }),
  ),
  {
    name: 'a rollback of another player’s bet',
    rule: 2,
    also: 'other',
    expected: ['done -10', 'refused DUPLICATE_TRANSACTION', 'moved -10'],
    run: async ({ play, bet, rollback, other, resultOf, moved }) => {
      const id = newRef()
      const first = await resultOf(await play([bet(10, id)]))
      const result = await rollback(id, { amount: 10, session: other ?? undefined })
      return [
        first,
        result.outcome === 'refused' ? `refused ${result.code}` : `${result.outcome} `,
        await moved(),
      ]
    },
  },
]
