import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Casino } from '#testkit/open-casino.ts'
import { type BookPlayer, betbyBook, openCasinoWithSportsbooks } from '#testkit/sports-dialects.ts'
import { balances } from '../src/ledger/accounts.ts'

let casino: Casino
let player: BookPlayer
let betby: ReturnType<typeof betbyBook>
beforeAll(async () => {
  ;({ casino, player } = await openCasinoWithSportsbooks())
  betby = betbyBook(player)
})
afterAll(() => casino.close())

/** Takes a bet of 5.00, and returns what its player has had back since. */
async function openBet(bet: string): Promise<() => Promise<number>> {
  const real = async () =>
    (await balances(casino.db, [player.playerId])).get(player.playerId)?.real ?? 0n
  await betby.book.make(bet, 500)
  await betby.book.commit(bet)
  const before = await real()
  return async () => Number((await real()) - before)
}

const close = (bet: string) =>
  betby.call('bet/settlement', {
    bet_transaction_id: bet,
    status: 'won',
    amount: 900,
    currency: 'EUR',
  })

test('a rollback of Betby that comes again takes back no closing notice that has paid since', async () => {
  const paid = await openBet('a')
  await betby.book.win('a', 'a/win', 900)
  await betby.book.rollback('a', 'a/undo', 'a/win')
  expect(await close('a')).toEqual({ code: null })
  expect(await paid()).toBe(900)
  for (const again of ['a/undo', 'a/undo/2'])
    expect(await betby.book.rollback('a', again, 'a/win'), again).toEqual({ code: null })
  expect(await paid()).toBe(900)
})

test('a rollback of Betby that comes again leaves the closing notice to pay, and a win that it has undone unpaid', async () => {
  const paid = await openBet('b')
  await betby.book.win('b', 'b/1', 900)
  await betby.book.rollback('b', 'b/1/undo', 'b/1')
  await betby.book.win('b', 'b/2', 900)
  await betby.book.rollback('b', 'b/1/undo', 'b/1')
  await betby.book.rollback('b', 'b/2/undo', 'b/2')
  await close('b')
  expect(await paid()).toBe(900)
  // The notice has paid this win already, so that it is the notice that is undone.
  await betby.book.win('b', 'b/3', 900)
  for (let turn = 0; turn < 2; turn++) await betby.book.rollback('b', 'b/3/undo', 'b/3')
  expect(await paid()).toBe(0)
  await betby.book.win('b', 'b/3', 900)
  expect(await paid()).toBe(0)
  expect(await betby.book.lost('b', 'b/lost')).toEqual({ code: null })
})
