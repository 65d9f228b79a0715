import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Bed, openBed } from '#testkit/payments.ts'
import { Refusal } from '../../kit/refusal.ts'
import { freeze, unfreeze } from '../../ledger/freeze.ts'
import { startDeposit } from './deposit.ts'
import { checkDeposit, getDeposit } from './deposit-inquiry.ts'
import { settleDeposit } from './deposit-settlement.ts'
import { openMethods } from './methods.ts'

let bed: Bed
beforeAll(async () => {
  bed = await openBed()
})
afterAll(() => bed.db.close())

describe('starting', () => {
  const request = async (change: object = {}) => ({
    playerId: await bed.newPlayer(),
    key: 'press-of-a-button',
    methodId: 'card',
    requestId: 'test',
    amount: 2000n,
    channel: 'account' as const,
    returnPath: '/closewindow',
    language: 'de',
    ...change,
  })

  test('answers the page to pay on, and sends the provider the address to come back to', async () => {
    const deposit = await startDeposit(bed.deps, bed.methods, await request())
    expect(deposit).toMatchObject({
      state: 'started',
      page_url: `https://cashier.test/pay/${deposit.id}`,
    })
    expect(bed.provider.orders.at(-1)).toMatchObject({
      reference: deposit.id,
      amount: 2000n,
      currency: 'EUR',
      language: 'de',
      returnUrl: 'https://casino.test/closewindow',
      callbackUrl: 'https://casino.test/providers/cashier/callbacks',
    })
  })

  test('twice with one key starts one deposit', async () => {
    const order = await request()
    const [first, second] = await Promise.all([
      startDeposit(bed.deps, bed.methods, order),
      startDeposit(bed.deps, bed.methods, order),
    ])
    expect(second.id).toBe(first.id)
  })

  test('with a used key and another amount is refused', async () => {
    const order = await request()
    await startDeposit(bed.deps, bed.methods, order)
    await expect(startDeposit(bed.deps, bed.methods, { ...order, amount: 3000n })).rejects.toThrow(
      'duplicate_request',
    )
  })

  test('with a used key and another method is refused', async () => {
    const listMethods = async (currency: string) => {
      const methods = await bed.provider.listMethods(currency)
      return [...methods, ...methods.map((method) => ({ ...method, id: 'bank' }))]
    }
    const methods = openMethods({ ...bed.deps, providers: [{ ...bed.provider, listMethods }] })
    const order = await request()
    await startDeposit(bed.deps, methods, order)
    await expect(startDeposit(bed.deps, methods, { ...order, methodId: 'bank' })).rejects.toThrow(
      'duplicate_request',
    )
  })

  test.each([1000n, 500_000n])('with %s cents, the limit itself, is taken', async (amount) => {
    expect(await startDeposit(bed.deps, bed.methods, await request({ amount }))).toMatchObject({
      amount,
    })
  })

  test.each([999n, 500_001n])(
    'with %s cents is outside the limit of the method',
    async (amount) => {
      await expect(startDeposit(bed.deps, bed.methods, await request({ amount }))).rejects.toThrow(
        'bad_input',
      )
    },
  )

  test('answers that nothing was charged when the provider is away, and works with the same key afterwards', async () => {
    const order = await request()
    bed.provider.mood = 'down'
    const refusal = await startDeposit(bed.deps, bed.methods, order).catch((error) => error)
    bed.provider.mood = 'well'
    expect(refusal).toBeInstanceOf(Refusal)
    expect(refusal).toMatchObject({ code: 'deposit_not_started', facts: { charged: false } })
    expect((await startDeposit(bed.deps, bed.methods, order)).page_url).not.toBeNull()
  })

  test('in a frozen currency is refused before anything is charged, and works with the same key afterwards', async () => {
    const order = await request()
    await freeze(bed.db, { currency: 'EUR', reason: 'a test', frozenAt: bed.deps.clock.now() })
    const refusal = await startDeposit(bed.deps, bed.methods, order).catch((error) => error)
    await unfreeze(bed.db, 'EUR')
    expect(refusal).toMatchObject({ code: 'money_frozen', facts: { charged: false } })
    expect(
      await bed.db.run('', 'select 1 from deposit where player_id = $1', [order.playerId]),
    ).toEqual([])
    expect((await startDeposit(bed.deps, bed.methods, order)).page_url).not.toBeNull()
  })

  test('P7 at a provider that hangs delays no other deposit', async () => {
    const player = await bed.newPlayer()
    const { id } = await bed.deposit(player)
    const order = await request()
    bed.provider.mood = 'hanging'
    const hanging = startDeposit(bed.deps, bed.methods, order)
    await settleDeposit(bed.deps, bed.provider.setReport(id, { state: 'paid' }), 'callback')
    expect((await bed.purses(player)).real).toBe(5000n)
    bed.provider.mood = 'well'
    expect(hanging).toBeInstanceOf(Promise)
  })
})

test('U6 while the provider does not answer, the player does not read that nothing was charged', async () => {
  const player = await bed.newPlayer()
  const { id } = await bed.deposit(player)
  bed.provider.mood = 'down'
  await expect(checkDeposit(bed.deps, player, id)).rejects.toThrow('deposit_not_confirmed')
  bed.provider.mood = 'well'
  expect(await checkDeposit(bed.deps, player, id)).toMatchObject({ state: 'started' })
})

test("another player's deposit is unknown", async () => {
  const { id } = await bed.deposit(await bed.newPlayer())
  await expect(getDeposit(bed.deps, await bed.newPlayer(), id)).rejects.toThrow('deposit_unknown')
})
