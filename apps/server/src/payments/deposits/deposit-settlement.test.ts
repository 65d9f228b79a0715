import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Bed, openBed } from '#testkit/payments.ts'
import type { PaymentReport } from '../providers/provider.ts'
import { checkDeposit } from './deposit-inquiry.ts'
import { credit, settleDeposit } from './deposit-settlement.ts'

let bed: Bed
beforeAll(async () => {
  bed = await openBed()
})
afterAll(() => bed.db.close())

const failed = { state: 'failed', reason: 'low_balance' } as const

describe('the report of a provider about a deposit', () => {
  test.each(permutations(['pending', 'failed', 'paid', 'paid']))(
    'P3 ends in one credit, reported as %s, %s, %s, %s',
    async (...states) => {
      const player = await bed.newPlayer()
      const { id } = await bed.deposit(player)
      for (const state of states)
        await settleDeposit(
          bed.deps,
          bed.provider.setReport(id, { state, reason: state === 'failed' ? 'low_balance' : null }),
          'callback',
        )
      expect(await bed.read(id)).toMatchObject({ state: 'paid', credited: 5000n, ask_at: null })
      expect(await bed.purses(player)).toEqual({ real: 5000n, held: 0n })
    },
  )

  test('L5 credits once when return, callback and sweep race', async () => {
    for (let round = 0; round < 25; round++) {
      const player = await bed.newPlayer()
      const { id } = await bed.deposit(player)
      const paid = bed.provider.setReport(id, { state: 'paid' })
      await Promise.all([
        checkDeposit(bed.deps, player, id),
        settleDeposit(bed.deps, paid, 'callback'),
        settleDeposit(bed.deps, paid, 'sweep'),
        settleDeposit(bed.deps, { ...paid, state: 'pending' }, 'callback'),
      ])
      expect(await bed.purses(player)).toEqual({ real: 5000n, held: 0n })
    }
  })

  test('credits what was received when it differs, and says so', async () => {
    const player = await bed.newPlayer()
    const { id } = await bed.deposit(player)
    await settleDeposit(
      bed.deps,
      bed.provider.setReport(id, { state: 'paid', amount: 3999n }),
      'callback',
    )
    expect(await bed.read(id)).toMatchObject({
      state: 'paid',
      credited: 3999n,
      confirmed: 3999n,
      flags: ['amount_differs'],
    })
    expect((await bed.purses(player)).real).toBe(3999n)
  })

  test('holds another currency for an operator and credits nothing, then or later', async () => {
    const player = await bed.newPlayer()
    const { id } = await bed.deposit(player)
    const paid = bed.provider.setReport(id, { state: 'paid', currency: 'SEK', amount: 41_000n })
    await settleDeposit(bed.deps, paid, 'callback')
    await settleDeposit(bed.deps, { ...paid, currency: 'EUR' }, 'sweep')
    expect(await bed.read(id)).toMatchObject({
      state: 'held',
      credited: null,
      confirmed_currency: 'SEK',
      flags: ['currency_differs'],
    })
    expect(
      bed.notified.filter(({ key }) => key.endsWith(id)),
      'the player hears of what came in',
    ).toEqual([
      { kind: 'deposit_held', key: `deposit_held/${id}`, amount: 41_000n, currency: 'SEK' },
    ])
    expect((await bed.purses(player)).real).toBe(0n)
  })

  test('credits a payment that comes late after a failure, and says so', async () => {
    const player = await bed.newPlayer()
    const { id } = await bed.deposit(player)
    await settleDeposit(bed.deps, bed.provider.setReport(id, failed), 'callback')
    await settleDeposit(
      bed.deps,
      bed.provider.setReport(id, { state: 'paid', reason: null }),
      'callback',
    )
    expect(await bed.read(id)).toMatchObject({
      state: 'paid',
      credited: 5000n,
      flags: ['late'],
      reason: null,
    })
  })

  test('moves nothing when it names another payment of the provider', async () => {
    const player = await bed.newPlayer()
    const { id } = await bed.deposit(player)
    await settleDeposit(
      bed.deps,
      { ...bed.provider.setReport(id, { state: 'paid' }), providerRef: 'pay_other' },
      'callback',
    )
    expect(await bed.read(id)).toMatchObject({ state: 'started', credited: null })
  })

  test('moves nothing when it is about no deposit', async () => {
    const player = await bed.newPlayer()
    const { id } = await bed.deposit(player)
    await settleDeposit(
      bed.deps,
      bed.provider.setReport(id, { kind: 'payout', state: 'paid' }),
      'sweep',
    )
    expect(await bed.read(id)).toMatchObject({ state: 'started', credited: null })
  })

  test('that nothing was received is held for an operator', async () => {
    const player = await bed.newPlayer()
    const { id } = await bed.deposit(player)
    await settleDeposit(
      bed.deps,
      bed.provider.setReport(id, { state: 'paid', amount: 0n }),
      'callback',
    )
    expect(await bed.read(id)).toMatchObject({ state: 'held', credited: null, confirmed: 0n })
  })

  test('is credited once by the ledger itself, whatever the states say', async () => {
    const player = await bed.newPlayer()
    const { id } = await bed.deposit(player)
    await settleDeposit(bed.deps, bed.provider.setReport(id, { state: 'paid' }), 'callback')
    const deposit = await bed.read(id)
    const again = (amount: bigint) =>
      bed.db.transaction((tx) => credit(tx, deposit, amount, bed.deps.clock.now()))
    await again(5000n)
    await expect(again(6000n)).rejects.toThrow('duplicate_transfer')
    expect((await bed.purses(player)).real).toBe(5000n)
  })

  test('is published once the money has moved', async () => {
    const player = await bed.newPlayer()
    const { id } = await bed.deposit(player)
    await settleDeposit(bed.deps, bed.provider.setReport(id, { state: 'paid' }), 'callback')
    expect(bed.news).toContain(`player/${player}`)
  })
})

describe('the database refuses', () => {
  const paidDeposit = async () => {
    const { id } = await bed.deposit(await bed.newPlayer())
    await settleDeposit(bed.deps, bed.provider.setReport(id, { state: 'paid' }), 'callback')
    return id
  }
  const set = (id: string, change: string) =>
    bed.db.run('', `update deposit set ${change} where id = $1`, [id])

  test('to take a payment back', async () => {
    await expect(set(await paidDeposit(), "state = 'failed', credited = null")).rejects.toThrow(
      'final',
    )
  })

  test('to credit more than was confirmed', async () => {
    const { id } = await bed.deposit(await bed.newPlayer())
    const change =
      "state = 'paid', credited = 2, confirmed = 1, confirmed_currency = 'EUR', ask_at = null"
    await expect(set(id, change)).rejects.toThrow('deposit_credited_more_than_confirmed')
  })

  test('a payment without its credit', async () => {
    const { id } = await bed.deposit(await bed.newPlayer())
    await expect(set(id, "state = 'paid', ask_at = null")).rejects.toThrow(
      'deposit_credited_without_payment',
    )
  })

  test('to change whose deposit it is, or how much was requested', async () => {
    const { id } = await bed.deposit(await bed.newPlayer())
    await expect(set(id, 'amount = amount + 1')).rejects.toThrow('another one')
  })
})

function permutations(states: PaymentReport['state'][]): PaymentReport['state'][][] {
  if (states.length < 2) return [states]
  const all = states.flatMap((state, at) =>
    permutations(states.toSpliced(at, 1)).map((rest) => [state, ...rest]),
  )
  return [...new Map(all.map((order) => [order.join(), order])).values()]
}
