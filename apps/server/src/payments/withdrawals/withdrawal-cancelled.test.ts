import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Bed, openBed } from '#testkit/payments.ts'
import { openWithdrawals } from '#testkit/withdrawals.ts'
import { sweepWithdrawals } from '../callbacks/sweep.ts'
import { findWithdrawal } from './withdrawal.store.ts'
import { cancelWithdrawal, settleWithdrawal } from './withdrawal.ts'

let bed: Bed
beforeAll(async () => {
  bed = await openBed()
})
afterAll(() => bed.db.close())

const { payingPlayer, withdraw, sent } = openWithdrawals(() => bed)

describe('cancelling', () => {
  test('gives the money back, once', async () => {
    const player = await payingPlayer()
    const { id } = await withdraw(player)
    await Promise.all([
      cancelWithdrawal(bed.deps, player, id),
      cancelWithdrawal(bed.deps, player, id),
    ])
    expect(await findWithdrawal(bed.db, id)).toMatchObject({ state: 'cancelled' })
    expect(await bed.purses(player)).toEqual({ real: 5000n, held: 0n })
  })

  test('is refused once it was sent', async () => {
    const player = await payingPlayer()
    const id = await sent(player)
    await expect(cancelWithdrawal(bed.deps, player, id)).rejects.toThrow(
      'withdrawal_cannot_be_cancelled',
    )
    expect(await bed.purses(player)).toEqual({ real: 2000n, held: 3000n })
  })

  test("of another player's withdrawal is refused as unknown", async () => {
    const { id } = await withdraw(await payingPlayer())
    await expect(cancelWithdrawal(bed.deps, await payingPlayer(), id)).rejects.toThrow(
      'withdrawal_unknown',
    )
  })

  test('and sending race: the money ends in one place', async () => {
    for (let round = 0; round < 15; round++) {
      const player = await payingPlayer()
      const { id } = await withdraw(player)
      bed.deps.clock.advance(61_000)
      await Promise.allSettled([
        sweepWithdrawals(bed.deps),
        cancelWithdrawal(bed.deps, player, id),
        sweepWithdrawals(bed.deps),
      ])
      const { state } = (await findWithdrawal(bed.db, id)) ?? {}
      if (state === 'sent')
        await settleWithdrawal(bed.deps, bed.provider.setReport(id, { state: 'paid' }), 'callback')
      else expect(bed.provider.orders.some((order) => order.reference === id)).toBe(false)
      expect(await bed.purses(player)).toEqual({ real: state === 'sent' ? 2000n : 5000n, held: 0n })
    }
  })

  test('is refused by the database for what is with the provider', async () => {
    const id = await sent(await payingPlayer())
    await expect(
      bed.db.run('', "update withdrawal set state = 'cancelled', ask_at = null where id = $1", [
        id,
      ]),
    ).rejects.toThrow('provider')
  })
})

test('L4 real and held money together change only when money comes in or goes out', async () => {
  const player = await payingPlayer()
  const sum = async () => {
    const { real, held } = await bed.purses(player)
    return real + held
  }
  const { id } = await withdraw(player)
  expect(await sum()).toBe(5000n)
  await cancelWithdrawal(bed.deps, player, id)
  expect(await sum()).toBe(5000n)
  const second = await sent(player)
  expect(await sum()).toBe(5000n)
  await settleWithdrawal(bed.deps, bed.provider.setReport(second, { state: 'paid' }), 'sweep')
  expect(await sum()).toBe(2000n)
})
