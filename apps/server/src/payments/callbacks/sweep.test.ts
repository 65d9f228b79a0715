import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type CallbackSender, openCallbacks } from '#testkit/payment-callbacks.ts'
import { type Bed, openBed } from '#testkit/payments.ts'
import { sweepDeposits } from './sweep.ts'

let bed: Bed
let send: CallbackSender
beforeAll(async () => {
  bed = await openBed()
  send = openCallbacks(bed)
})
afterAll(() => bed.db.close())

async function openDeposit() {
  const player = await bed.newPlayer()
  return { player, ...(await bed.deposit(player)) }
}

describe('the sweep', () => {
  test('settles what no callback came for, and looks up less and less often', async () => {
    const { id, player } = await openDeposit()
    bed.deps.clock.advance(15_000)
    await sweepDeposits(bed.deps)
    const first = await bed.read(id)
    expect(first).toMatchObject({ state: 'started', asked: 1 })
    bed.deps.clock.advance(15_000)
    await sweepDeposits(bed.deps)
    const second = await bed.read(id)
    expect(Number(second.ask_at) - bed.deps.clock.nowMs()).toBeGreaterThan(
      Number(first.ask_at) - (bed.deps.clock.nowMs() - 15_000),
    )
    bed.provider.setReport(id, { state: 'paid' })
    bed.deps.clock.advance(60_000)
    await sweepDeposits(bed.deps)
    expect((await bed.purses(player)).real).toBe(5000n)
    expect((await bed.read(id)).ask_at).toBeNull()
  })

  test('of two nodes at once looks up a deposit once', async () => {
    const { id } = await openDeposit()
    bed.deps.clock.advance(15_000)
    await Promise.all([sweepDeposits(bed.deps), sweepDeposits(bed.deps)])
    expect((await bed.read(id)).asked).toBe(1)
  })

  test('gives up a deposit that never reached its provider', async () => {
    bed.provider.mood = 'down'
    const player = await bed.newPlayer()
    await expect(bed.deposit(player)).rejects.toThrow('deposit_not_started')
    const [row] = await bed.db.run<{ id: string }>(
      '',
      'select id from deposit where player_id = $1',
      [player],
    )
    bed.deps.clock.advance(31 * 60_000)
    await sweepDeposits(bed.deps)
    bed.provider.mood = 'well'
    expect(await bed.read(row?.id ?? '')).toMatchObject({
      state: 'failed',
      reason: 'expired',
      ask_at: null,
    })
  })

  test('keeps looking up after a failure, because money may come late', async () => {
    const { id, player } = await openDeposit()
    await send(
      bed.provider.setReport(id, { state: 'failed', reason: 'rejected_by_bank' }),
      'declined',
    )
    bed.provider.setReport(id, { state: 'paid' })
    bed.deps.clock.advance(2 * 3_600_000)
    await sweepDeposits(bed.deps)
    expect((await bed.purses(player)).real).toBe(5000n)
  })
})
