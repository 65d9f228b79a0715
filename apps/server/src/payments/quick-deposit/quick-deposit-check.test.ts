import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Bed, openBed } from '#testkit/payments.ts'
import { CAME, CLAIMED, followMoney, WENT_BACK } from '#testkit/unclaimed-money.ts'
import { newPayer, openVisitor } from '#testkit/visitor.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const EXPIRY_MS = 15 * MINUTE_MS

let bed: Bed
beforeAll(async () => {
  bed = await openBed()
})
afterAll(() => bed.db.close())

const { report, refund, movesOf } = followMoney(() => bed)

describe('A7 what a payment has brought is reported', () => {
  const unknown = { refusal: { code: 'pay_n_play_unknown', facts: {} } }

  test('to the browser that paid, once', async () => {
    const visitor = openVisitor(bed)
    const { id, depositId } = await visitor.pay()
    const waiting = visitor.check(id)
    await report(depositId, { state: 'paid', person: newPayer() })
    expect(await waiting).toMatchObject({ user: { id } })
    expect(await visitor.check(id)).toMatchObject(unknown)
  })

  test('to no other browser, with a secret of its own or without, which cannot register for it either', async () => {
    const visitor = openVisitor(bed)
    const { id, depositId } = await visitor.pay()
    await report(depositId, { state: 'paid', person: newPayer() })
    const [withoutCookie, other] = [openVisitor(bed), openVisitor(bed)]
    await other.pay()
    for (const browser of [withoutCookie, other])
      expect(await browser.check(id)).toMatchObject(unknown)
    await visitor.check(id)
    for (const browser of [withoutCookie, other])
      await expect(browser.register(id)).rejects.toThrow('pay_n_play_unknown')
    await expect(withoutCookie.register('card')).rejects.toThrow('pay_n_play_unknown')
    expect(await movesOf(depositId)).toEqual([CAME])
  })

  test('never to a caller who guesses, names the deposit itself, or requests it after a quarter of an hour', async () => {
    const visitor = openVisitor(bed)
    const { id, depositId } = await visitor.pay()
    await report(depositId, { state: 'paid', person: newPayer() })
    for (const guess of [
      '',
      'card',
      depositId,
      `${id.slice(0, -1)}${id.endsWith('A') ? 'B' : 'A'}`,
    ])
      expect(await visitor.check(guess)).toMatchObject(unknown)
    bed.deps.clock.advance(EXPIRY_MS)
    expect(await visitor.check(id)).toMatchObject(unknown)
    const [session] = await bed.db.run(
      '',
      'select delivered_at from pay_n_play where deposit_id = $1',
      [depositId],
    )
    expect(session, 'nor does it count as reported').toEqual({ delivered_at: null })
  })

  test('to a player who is signed in, of their own payment and of no other', async () => {
    const [payer, other] = [await bed.newPlayer(), await bed.newPlayer()]
    const { depositId } = await openVisitor(bed, payer).pay()
    await report(depositId, { state: 'failed', reason: 'cancelled' })
    expect(await openVisitor(bed, other).check(depositId)).toMatchObject(unknown)
    expect(await openVisitor(bed, payer).check(depositId)).toMatchObject({
      refusal: { code: 'pay_n_play_deposit_failed' },
    })
  })

  test('to the newest of two payments of one browser as to the older one', async () => {
    const visitor = openVisitor(bed)
    const [first, second] = [await visitor.pay(), await visitor.pay({ amount: 7000n })]
    await report(second.depositId, { state: 'paid', person: newPayer() })
    await report(first.depositId, { state: 'paid', person: newPayer() })
    expect(await visitor.check(first.id)).toMatchObject({ user: { id: first.id } })
    expect(await visitor.check(second.id)).toMatchObject({ user: { id: second.id } })
  })
})

test('the sum that a payer reads is the received one, whether they register or are known', async () => {
  const person = newPayer()
  const received = { amount: '41.00', currency: 'EUR' }
  const first = openVisitor(bed)
  const joined = await first.pay({ amount: 2000n })
  await report(joined.depositId, { state: 'paid', person, amount: 4100n })
  expect(await first.check(joined.id)).toMatchObject({ user: { received } })
  await first.register(joined.id)

  const again = openVisitor(bed)
  const { id, depositId } = await again.pay({ amount: 2000n })
  await report(depositId, { state: 'paid', person, amount: 4100n })
  expect(await again.check(id)).toMatchObject({ login: { received } })
})

test('one person who pays in two browsers becomes one player; the other payment goes back', async () => {
  const person = newPayer()
  const [one, two] = [openVisitor(bed), openVisitor(bed)]
  const [first, second] = [await one.pay(), await two.pay()]
  await report(first.depositId, { state: 'paid', person })
  await report(second.depositId, { state: 'paid', person })
  await one.check(first.id)
  await two.check(second.id)
  await one.register(first.id)
  await expect(two.register(second.id)).rejects.toThrow('pay_n_play_unknown')
  bed.deps.clock.advance(HOUR_MS)
  await refund(second.depositId)
  expect([await movesOf(first.depositId), await movesOf(second.depositId)]).toEqual([
    [CAME, CLAIMED],
    [CAME, WENT_BACK],
  ])
})

test('a known payer is signed in, and the money is theirs at once', async () => {
  const person = newPayer()
  const first = openVisitor(bed)
  const joined = await first.pay()
  await report(joined.depositId, { state: 'paid', person })
  await first.check(joined.id)
  await first.register(joined.id)

  const visitor = openVisitor(bed)
  const { id, depositId } = await visitor.pay()
  await report(depositId, { state: 'paid', person })
  expect(await visitor.check(id)).toMatchObject({ login: { token: expect.any(String) } })
  expect(await movesOf(depositId)).toEqual(['world/cashier/EUR → player/real 5000'])
})
