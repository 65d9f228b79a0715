import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Casino } from '#testkit/open-casino.ts'
import {
  type BookPlayer,
  betbyBook,
  delasportBook,
  delasportTime,
  openCasinoOfBooks,
} from '#testkit/sports-dialects.ts'

let casino: Casino
let player: BookPlayer
let betby: ReturnType<typeof betbyBook>
let delasport: ReturnType<typeof delasportBook>

beforeAll(async () => {
  ;({ casino, player } = await openCasinoOfBooks())
  betby = betbyBook(player)
  delasport = delasportBook(player)
})
afterAll(() => casino.close())

test('Betby’s token is not believed that was heard at a call that there is not', async () => {
  await betby.book.make('t6', 100)
  await betby.book.commit('t6')
  const of = { currency: 'EUR', bet_transaction_id: 't6', transaction: { id: 't6/win' } }
  const token = await betby.signed({ ...of, amount: 900 })
  for (const call of ['bet/bonus', 'bet/win/ping', 'bet/win'])
    expect(await betby.sendSigned(call, token), call).toEqual({ code: '2004' })
  expect(await betby.book.lost('t6', 't6/lost')).toEqual({ code: null })
})

test('Delasport’s hash is not believed that was heard at a call that there is not', async () => {
  await delasport.book.make('o1', 100)
  await delasport.book.commit('o1')
  const win = {
    user_id: player.playerId,
    transaction_id: 'o1/win',
    bet_transaction_id: 'o1',
    amount: '9.00',
    reason: '1',
    created_at: delasportTime(),
  }
  expect(await delasport.call('free-bets', win)).toEqual({ code: '1002' })
  expect(await delasport.call('balance-updated', win)).toEqual({ code: '1003' })
  expect(await delasport.call('free-bets', win), 'a repeat').toEqual({ code: '1002' })
})
