import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Bed, openBed } from '#testkit/payments.ts'
import { openWithdrawals } from '#testkit/withdrawals.ts'
import { sweepWithdrawals } from '../callbacks/sweep.ts'
import { findWithdrawal } from './withdrawal.store.ts'
import { listWithdrawMethods, move, settleWithdrawal } from './withdrawal.ts'

let bed: Bed
beforeAll(async () => {
  bed = await openBed()
})
afterAll(() => bed.db.close())

const { payingPlayer, withdraw, sent } = openWithdrawals(() => bed)

describe('a withdrawal', () => {
  test('holds the money and names where it goes', async () => {
    const player = await payingPlayer()
    expect(await withdraw(player)).toMatchObject({
      state: 'pending',
      amount: 3000n,
      destination: '•••• 4242',
    })
    expect(await bed.purses(player)).toEqual({ real: 2000n, held: 3000n })
  })

  test('of more than there is changes nothing', async () => {
    const player = await payingPlayer()
    await expect(withdraw(player, 5001n)).rejects.toThrow('insufficient_funds')
    expect(await bed.purses(player)).toEqual({ real: 5000n, held: 0n })
  })

  test('requested twice with one key is held once', async () => {
    const player = await payingPlayer()
    const [first, second] = await Promise.all([
      withdraw(player, 3000n, 'same-press'),
      withdraw(player, 3000n, 'same-press'),
    ])
    expect(second.id).toBe(first.id)
    expect(await bed.purses(player)).toEqual({ real: 2000n, held: 3000n })
  })

  test('requested with a used key and another amount is refused, and held once', async () => {
    const player = await payingPlayer()
    await withdraw(player, 3000n, 'same-press')
    await expect(withdraw(player, 1000n, 'same-press')).rejects.toThrow('duplicate_request')
    expect(await bed.purses(player)).toEqual({ real: 2000n, held: 3000n })
  })

  test.each([999n, 500_001n])('of %s cents is outside the limit of the method', async (amount) => {
    const player = await payingPlayer()
    await bed.give(player, 600_000n)
    await expect(withdraw(player, amount)).rejects.toThrow('bad_input')
  })

  test('goes back the way the money came', async () => {
    const player = await bed.newPlayer()
    await bed.give(player, 9000n)
    expect(await listWithdrawMethods(bed.deps, bed.methods, player)).toEqual([])
    await expect(withdraw(player)).rejects.toThrow('payment_method_unknown')
  })

  test('stays here until its pause is over, so that it can be called back', async () => {
    const player = await payingPlayer()
    const { id } = await withdraw(player)
    bed.deps.clock.advance(59_000)
    await sweepWithdrawals(bed.deps)
    expect(await findWithdrawal(bed.db, id)).toMatchObject({ state: 'pending' })
    expect(bed.provider.orders.some((order) => order.reference === id)).toBe(false)
  })

  test('is sent after its pause, and leaves once it is paid', async () => {
    const player = await payingPlayer()
    const id = await sent(player)
    expect(bed.provider.orders.find((order) => order.reference === id)).toMatchObject({
      kind: 'payout',
      amount: 3000n,
      destination: '•••• 4242',
    })
    expect(await bed.purses(player)).toEqual({ real: 2000n, held: 3000n })
    await settleWithdrawal(bed.deps, bed.provider.setReport(id, { state: 'paid' }), 'callback')
    await settleWithdrawal(bed.deps, bed.provider.setReport(id, { state: 'paid' }), 'callback')
    expect(await findWithdrawal(bed.db, id)).toMatchObject({ state: 'paid' })
    expect(await bed.purses(player)).toEqual({ real: 2000n, held: 0n })
    expect(bed.notified.filter(({ key }) => key.endsWith(id))).toMatchObject([
      { kind: 'withdrawal_paid', key: `withdrawal_paid/${id}` },
    ])
  })

  test('is paid or comes back, never both, by the ledger itself', async () => {
    const player = await payingPlayer()
    await withdraw(player, 1000n)
    const id = await sent(player)
    await settleWithdrawal(bed.deps, bed.provider.setReport(id, { state: 'paid' }), 'callback')
    const withdrawal = await findWithdrawal(bed.db, id)
    if (!withdrawal) throw new Error('The withdrawal is gone.')
    const again = (what: 'pay' | 'return') =>
      bed.db.transaction((tx) => move(tx, withdrawal, what, bed.deps.clock.now()))
    await again('pay')
    await expect(again('return')).rejects.toThrow('duplicate_transfer')
    expect(await bed.purses(player)).toEqual({ real: 1000n, held: 1000n })
  })

  test('that is declined comes back', async () => {
    const player = await payingPlayer()
    const id = await sent(player)
    await settleWithdrawal(
      bed.deps,
      bed.provider.setReport(id, { state: 'failed', reason: 'rejected_by_bank' }),
      'callback',
    )
    expect(await findWithdrawal(bed.db, id)).toMatchObject({
      state: 'declined',
      reason: 'rejected_by_bank',
    })
    expect(await bed.purses(player)).toEqual({ real: 5000n, held: 0n })
    expect(bed.notified.filter(({ key }) => key.endsWith(id))).toMatchObject([
      { kind: 'withdrawal_declined', key: `withdrawal_declined/${id}` },
    ])
  })

  test('that is reported as paid after it came back moves nothing and is flagged', async () => {
    const player = await payingPlayer()
    const id = await sent(player)
    await settleWithdrawal(bed.deps, bed.provider.setReport(id, { state: 'failed' }), 'callback')
    await settleWithdrawal(bed.deps, bed.provider.setReport(id, { state: 'paid' }), 'callback')
    expect(await findWithdrawal(bed.db, id)).toMatchObject({
      state: 'declined',
      flags: ['paid_after_return'],
    })
    expect(await bed.purses(player)).toEqual({ real: 5000n, held: 0n })
  })

  test('P2 that is paid in another currency stays held and is flagged', async () => {
    const player = await payingPlayer()
    const id = await sent(player)
    await settleWithdrawal(
      bed.deps,
      bed.provider.setReport(id, { state: 'paid', currency: 'SEK' }),
      'callback',
    )
    expect(await findWithdrawal(bed.db, id)).toMatchObject({
      state: 'sent',
      flags: ['currency_differs'],
    })
    expect(await bed.purses(player)).toEqual({ real: 2000n, held: 3000n })
  })

  test.each([{ kind: 'deposit' as const }, { providerRef: 'pay_other' }])(
    'is not settled by what is not its own: %o',
    async (change) => {
      const player = await payingPlayer()
      const id = await sent(player)
      await settleWithdrawal(
        bed.deps,
        { ...bed.provider.setReport(id, { state: 'paid' }), ...change },
        'callback',
      )
      expect(await findWithdrawal(bed.db, id)).toMatchObject({ state: 'sent' })
      expect(await bed.purses(player)).toEqual({ real: 2000n, held: 3000n })
    },
  )

  test('is not settled before it was sent', async () => {
    const player = await payingPlayer()
    const { id } = await withdraw(player)
    const ids = {
      providerId: 'cashier',
      reference: id,
      providerRef: `pay_${id}`,
      kind: 'payout',
    } as const
    const rest = { pageUrl: null, instrument: null, reason: null }
    await settleWithdrawal(
      bed.deps,
      { ...ids, ...rest, state: 'paid', amount: 3000n, currency: 'EUR' },
      'callback',
    )
    expect(await findWithdrawal(bed.db, id)).toMatchObject({ state: 'pending', provider_ref: null })
    expect(await bed.purses(player)).toEqual({ real: 2000n, held: 3000n })
  })

  test('P2 that is paid with another amount stays held and is flagged', async () => {
    const player = await payingPlayer()
    const id = await sent(player)
    await settleWithdrawal(
      bed.deps,
      bed.provider.setReport(id, { state: 'paid', amount: 2999n }),
      'callback',
    )
    expect(await findWithdrawal(bed.db, id)).toMatchObject({
      state: 'sent',
      flags: ['amount_differs'],
    })
    expect(await bed.purses(player)).toEqual({ real: 2000n, held: 3000n })
  })

  test('is looked up when no callback comes, with the same reference after an answer that was lost', async () => {
    const player = await payingPlayer()
    const { id } = await withdraw(player)
    bed.deps.clock.advance(61_000)
    bed.provider.mood = 'down'
    await sweepWithdrawals(bed.deps)
    bed.provider.mood = 'well'
    bed.deps.clock.advance(3_600_000)
    await sweepWithdrawals(bed.deps)
    bed.provider.setReport(id, { state: 'paid' })
    bed.deps.clock.advance(3_600_000)
    await sweepWithdrawals(bed.deps)
    expect(bed.provider.orders.filter((order) => order.reference === id).length).toBe(2)
    expect(await bed.purses(player)).toEqual({ real: 2000n, held: 0n })
  })
})

test('G3 an excluded player pays nothing in and still takes money out; a blocked one does neither', async () => {
  const player = await payingPlayer()
  bed.become(player, 'excluded')
  await expect(bed.deposit(player)).rejects.toThrow('account_not_active')
  expect(await withdraw(player)).toMatchObject({ state: 'pending' })
  bed.become(player, 'blocked')
  await expect(withdraw(player, 1000n)).rejects.toThrow('account_not_active')
})
