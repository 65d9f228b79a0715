import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Casino } from '#testkit/open-casino.ts'
import {
  type BookPlayer,
  betbyBook,
  delasportBook,
  delasportTime,
  openCasinoWithSportsbooks,
} from '#testkit/sports-dialects.ts'
import { balances } from '../src/ledger/accounts.ts'

let casino: Casino
let player: BookPlayer
let betby: ReturnType<typeof betbyBook>
let delasport: ReturnType<typeof delasportBook>

beforeAll(async () => {
  ;({ casino, player } = await openCasinoWithSportsbooks())
  betby = betbyBook(player)
  delasport = delasportBook(player)
})
afterAll(() => casino.close())

const purse = async () => (await balances(casino.db, [player.playerId])).get(player.playerId)

test('Delasport’s wallet refuses other fields, the same in another order, and what was made at another time', async () => {
  const moved = {
    user_id: player.playerId,
    transaction_id: 'o1/win',
    bet_transaction_id: 'o1',
    amount: '1.00',
    reason: '6',
    created_at: delasportTime(),
  }
  const { user_id, ...rest } = moved
  const DAY_MS = 24 * 3_600_000
  const at = (days: number) => delasportTime(new Date(Date.now() + days * DAY_MS))
  await delasport.book.make('o1', 100)
  for (const odd of [
    { ...rest, user_id },
    { ...moved, note: 'x' },
    { ...moved, created_at: 'now' },
    { ...moved, created_at: '2026-02-31 99:00:00' },
    { ...moved, created_at: at(2) },
    { ...moved, created_at: at(-31) },
  ])
    expect(await delasport.call('balance-updated', odd)).toEqual({ code: '1002' })
  expect(await delasport.call('balance-updated', { ...moved, created_at: at(-29) })).toEqual({
    code: null,
  })
})

test('Delasport’s wallet believes one reading of a hash: the same characters in other fields move nothing', async () => {
  await delasport.book.make('read', 100)
  await delasport.book.make('read1', 100)
  const win = {
    user_id: player.playerId,
    transaction_id: 'read-win',
    bet_transaction_id: 'read1',
    amount: '1.00',
    reason: '6',
    created_at: delasportTime(),
  }
  expect(await delasport.call('balance-updated', win)).toEqual({ code: null })
  const before = await purse()
  for (const other of [
    { ...win, bet_transaction_id: 'read', amount: '11.00' },
    { ...win, transaction_id: 'read-winr', bet_transaction_id: 'ead1' },
  ])
    expect(await delasport.call('balance-updated', other)).toEqual({ code: '1003' })
  expect(await delasport.call('balance-updated', win), 'a repeat').toEqual({ code: null })
  expect(await purse()).toEqual(before)
  expect(await delasport.book.lost('read', 'read/lost')).toEqual({ code: null })
})

test('Delasport’s wallet believes one reading of a hash of what a player has chosen: their token is no win', async () => {
  const bet = 'token'.padEnd(60, '-')
  await delasport.book.make(bet, 100)
  const win = {
    user_id: player.playerId,
    transaction_id: 'token-win',
    bet_transaction_id: bet,
    amount: '9.00',
    reason: '6',
    created_at: delasportTime(),
  }
  const before = await purse()
  for (const [reading, code] of [
    [win, '1001'],
    // Too long for a token.
    [{ ...win, transaction_id: 'w'.repeat(100) }, '1002'],
  ] as const) {
    const token = Object.values(reading).join('')
    expect(await delasport.call('member-details', { token })).toEqual({ code })
    expect(await delasport.call('balance-updated', reading)).toEqual({ code: '1003' })
  }
  expect(await purse()).toEqual(before)
  expect(await delasport.book.lost(bet, 'token/lost')).toEqual({ code: null })
})

test('a token of Betby that came at an unknown call first is not accepted', async () => {
  await betby.book.make('t6', 100)
  await betby.book.commit('t6')
  const of = { currency: 'EUR', bet_transaction_id: 't6', transaction: { id: 't6/win' } }
  const token = await betby.signed({ ...of, amount: 900 })
  for (const call of ['bet/bonus', 'bet/win/ping', 'bet/win'])
    expect(await betby.sendSigned(call, token), call).toEqual({ code: '2004' })
  expect(await betby.book.lost('t6', 't6/lost')).toEqual({ code: null })
})

test('a hash of Delasport that came at an unknown call first is not accepted', async () => {
  await delasport.book.make('unknown', 100)
  await delasport.book.commit('unknown')
  const win = {
    user_id: player.playerId,
    transaction_id: 'unknown/win',
    bet_transaction_id: 'unknown',
    amount: '9.00',
    reason: '1',
    created_at: delasportTime(),
  }
  expect(await delasport.call('free-bets', win)).toEqual({ code: '1002' })
  expect(await delasport.call('balance-updated', win)).toEqual({ code: '1003' })
  expect(await delasport.call('free-bets', win), 'a repeat').toEqual({ code: '1002' })
})
