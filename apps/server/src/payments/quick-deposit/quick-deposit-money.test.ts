import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Bed, openBed } from '#testkit/payments.ts'
import { CAME, CLAIMED, followMoney, WENT_BACK } from '#testkit/unclaimed-money.ts'
import { openVisitor } from '#testkit/visitor.ts'
import { sweepRefunds } from '../deposits/refund.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const EXPIRY_MS = 15 * MINUTE_MS

let bed: Bed
beforeAll(async () => {
  bed = await openBed()
})
afterAll(() => bed.db.close())

const { report, refund, movesOf, refundOf } = followMoney(() => bed)

describe("a visitor's money", () => {
  test('goes to the account that is made in the browser that paid', async () => {
    const visitor = openVisitor(bed)
    const { id, depositId } = await visitor.pay()
    await report(depositId, { state: 'paid' })
    await visitor.check(id)
    await visitor.register(id)
    bed.deps.clock.advance(2 * HOUR_MS)
    await refund(depositId).catch(() => {})
    expect(await movesOf(depositId)).toEqual([CAME, CLAIMED])
    expect(await refundOf(depositId)).toBeUndefined()
  })

  test('goes back when they leave without an account, and cannot be registered for from then on', async () => {
    const visitor = openVisitor(bed)
    const { id, depositId } = await visitor.pay()
    await report(depositId, { state: 'paid' })
    await visitor.check(id)
    bed.deps.clock.advance(HOUR_MS - 1)
    await sweepRefunds(bed.deps)
    expect(await refundOf(depositId)).toBeUndefined()
    bed.deps.clock.advance(1)
    await refund(depositId)
    expect(await movesOf(depositId)).toEqual([CAME, WENT_BACK])
    expect(await refundOf(depositId)).toEqual({ state: 'paid', cause: 'not_registered' })
    await expect(visitor.register(id)).rejects.toThrow('pay_n_play_unknown')
  })

  test.each([
    ['they have cancelled', { state: 'failed', reason: 'cancelled' } as const],
    ['the page has closed', { state: 'failed', reason: 'expired' } as const],
    ['nothing was said', null],
  ])('goes back when it comes after %s and no visitor waits for it', async (_when, reported) => {
    const visitor = openVisitor(bed)
    const { id, depositId } = await visitor.pay()
    if (reported) await report(depositId, reported).then(() => visitor.check(id))
    bed.deps.clock.advance(EXPIRY_MS)
    await report(depositId, { state: 'paid', person: null })
    await expect(visitor.register(id)).rejects.toThrow('pay_n_play_unknown')
    await refund(depositId)
    expect(await bed.read(depositId)).toMatchObject({
      state: 'paid',
      flags: reported ? ['late'] : [],
    })
    expect(await movesOf(depositId)).toEqual([CAME, WENT_BACK])
  })

  test('goes back once, however often the provider is called before it answers', async () => {
    const { depositId } = await openVisitor(bed).pay()
    bed.deps.clock.advance(EXPIRY_MS)
    await report(depositId, { state: 'paid' })
    bed.provider.mood = 'down'
    for (let turn = 0; turn < 3; turn++) {
      await sweepRefunds(bed.deps)
      bed.deps.clock.advance(MINUTE_MS)
    }
    bed.provider.mood = 'well'
    await refund(depositId)
    await refund(depositId)
    const requested = bed.provider.refunds.filter(
      ({ reference }) => reference === `refund-${depositId}`,
    )
    expect(requested.length).toBeGreaterThan(1)
    expect(await movesOf(depositId)).toEqual([CAME, WENT_BACK])
  })

  test('that the provider could not give back stays where it waits', async () => {
    const { depositId } = await openVisitor(bed).pay()
    bed.deps.clock.advance(EXPIRY_MS)
    await report(depositId, { state: 'paid' })
    await sweepRefunds(bed.deps)
    bed.provider.setReport(`refund-${depositId}`, { state: 'failed' })
    bed.deps.clock.advance(MINUTE_MS)
    await sweepRefunds(bed.deps)
    expect(await refundOf(depositId)).toMatchObject({ state: 'failed' })
    expect(await movesOf(depositId)).toEqual([CAME])
  })
})
