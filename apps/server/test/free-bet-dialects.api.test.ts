import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inAnHour } from '#testkit/betby-slip.ts'
import { callAsBook } from '#testkit/native-book.ts'
import type { Casino } from '#testkit/open-casino.ts'
import {
  type BookPlayer,
  betbyBook,
  delasportBook,
  nativeBook,
  openCasinoWithSportsbooks,
} from '#testkit/sports-dialects.ts'
import { balances } from '../src/ledger/accounts.ts'
import { trialBalance } from '../src/ledger/trial-balance.ts'
import type { Book } from '../src/sports/providers/bets.contract.ts'

let casino: Casino
let player: BookPlayer
beforeAll(async () => {
  const opened = await openCasinoWithSportsbooks()
  casino = opened.casino
  player = opened.player
})
afterAll(() => casino.close())

const give = () =>
  casino.db.transaction((tx) =>
    casino.app.parts.bonuses.giveFreeBet(tx, {
      key: `test/${randomUUID()}`,
      ...{ playerId: player.playerId, currency: 'EUR', amount: 500n, minOdds: '1.50' },
      kinds: ['single'],
      endsAt: new Date(Date.now() + 3_600_000),
      texts: { en: { title: 'Kick-off', description: 'Five for a match.' } },
      announced: false,
    }),
  )

async function stateOf(id: string): Promise<string | undefined> {
  const [row] = await casino.db.run<{ state: string }>(
    '',
    'select state from free_bet where id = $1',
    [id],
  )
  return row?.state
}

async function moved(work: () => Promise<unknown>): Promise<number[]> {
  const purses = async () => (await balances(casino.db, [player.playerId])).get(player.playerId)
  const before = await purses()
  await work()
  const after = await purses()
  return [
    Number((after?.real ?? 0n) - (before?.real ?? 0n)),
    Number((after?.held ?? 0n) - (before?.held ?? 0n)),
  ]
}

test('a book gets the free bets that can be used, with their terms', async () => {
  const id = await give()
  const { freeBets } = (await callAsBook(casino, 'authenticate', {
    token: player.token,
  })) as unknown as { freeBets: { id: string }[] }
  expect(freeBets.find((each) => each.id === id)).toMatchObject({
    ...{ title: 'Kick-off', amount: 500, currency: 'EUR', minOdds: '1.50', kinds: ['single'] },
    sports: [],
  })
})

test('a book gets the bonus money within the balance, and the lowest odds for it', async () => {
  const { real = 0n, bonus = 0n } =
    (await balances(casino.db, [player.playerId])).get(player.playerId) ?? {}
  expect(bonus, 'the demo player has bonus money').toBeGreaterThan(0n)
  const shown = { balance: Number(real + bonus), bonus: { amount: Number(bonus), minOdds: '1.50' } }
  expect(await callAsBook(casino, 'authenticate', { token: player.token })).toMatchObject(shown)
})

interface Dialect {
  open(): Book
  used: string
  unknown: string
}

describe.each<[string, Dialect]>([
  [
    'the native dialect',
    { open: () => nativeBook(player), used: 'FREE_BET_USED', unknown: 'FREE_BET_REFUSED' },
  ],
  ['Betby’s operator API', { open: () => betbyBook(player).book, used: '3001', unknown: '3001' }],
  ['Delasport’s wallet', { open: () => delasportBook(player).book, used: '1002', unknown: '1002' }],
])('a free bet in %s', (name, { open, used, unknown }) => {
  const ref = (bet: string) => `${name.charAt(0)}${name.length}${bet}`

  test('pays for one of two bets that come at once and again, and a win is paid without it, once', async () => {
    const [book, freeBet] = [open(), await give()]
    const story = async () => {
      const calls = [ref('a'), ref('b'), ref('a'), ref('b')]
      const slip = { freeBet, startsAt: inAnHour() }
      const answers = await Promise.all(calls.map((bet) => book.make(bet, 500, slip)))
      expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([null, used]))
      const bet = calls[answers.findIndex(({ code }) => code === null)] ?? ''
      expect(await stateOf(freeBet)).toBe('staked')
      await book.commit(bet)
      for (let turn = 0; turn < 2; turn++)
        expect((await book.win(bet, `${bet}/win`, 400)).code).toBe(null)
    }
    expect(await moved(story)).toEqual([400, 0])
    expect(await stateOf(freeBet)).toBe('won')
  })

  test('comes back with a bet that is void or not taken, and is gone with a lost one', async () => {
    const [book, freeBet] = [open(), await give()]
    const story = async () => {
      const bets = [ref('c'), ref('d'), ref('e')] as const
      for (const bet of bets) {
        expect((await book.make(bet, 500, { freeBet })).code).toBe(null)
        if (bet === bets[0]) await book.discard(bet)
        else await book.commit(bet)
        if (bet === bets[1]) await book.refund(bet, `${bet}/refund`, 500)
        if (bet === bets[2]) await book.lost(bet, `${bet}/lost`)
        expect(await stateOf(freeBet)).toBe(bet === bets[2] ? 'lost' : 'given')
      }
    }
    expect(await moved(story)).toEqual([0, 0])
  })

  test('that there is not, or of another amount, is refused, and nothing moves', async () => {
    const [book, freeBet] = [open(), await give()]
    const story = async () => {
      expect((await book.make(ref('f'), 500, { freeBet: 'none' })).code).toBe(unknown)
      expect((await book.make(ref('g'), 400, { freeBet })).code).toBe(unknown)
    }
    expect(await moved(story)).toEqual([0, 0])
    expect(await stateOf(freeBet)).toBe('given')
  })
})

test('after all of it the books balance', async () => {
  const { differences, emptyTransfers } = await trialBalance(casino.db)
  expect([differences, emptyTransfers]).toEqual([[], []])
})
