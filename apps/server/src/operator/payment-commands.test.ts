import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Bed, openBed } from '#testkit/payments.ts'
import { openVisitor } from '#testkit/visitor.ts'
import { freeze, unfreeze } from '../ledger/freeze.ts'
import { settleDeposit } from '../payments/deposits/deposit-settlement.ts'
import { sweepRefunds } from '../payments/deposits/refund.ts'
import { selectOperatorActs } from './operator-act.store.ts'
import { depositNoun, refundNoun } from './payment-commands.ts'

const BY = ['--by', 'kim', '--reason', 'rate of 1 March']
const NOW = new Date('2026-03-01T12:00:00Z')

let bed: Bed
beforeAll(async () => {
  bed = await openBed()
})
afterAll(() => bed.db.close())

const deposits = (...args: string[]) =>
  depositNoun.carryOut(bed.deps, depositNoun.read(args, NOW).ask)
const refunds = (...args: string[]) => refundNoun.carryOut(bed.deps, refundNoun.read(args, NOW).ask)
const notifiedOf = (id: string) =>
  bed.notified.filter(({ key }) => key.endsWith(id)).map(({ kind }) => kind)
const refundOf = async (id: string) =>
  (
    await bed.db.run<{ state: string; currency: string; amount: bigint }>(
      '',
      'select state, currency, amount from deposit_refund where deposit_id = $1',
      [id],
    )
  )[0]

/** A deposit of 50.00 EUR that came in as 410.00 SEK. */
async function held(change: { amount?: bigint; currency?: string } = {}) {
  const player = await bed.newPlayer()
  const { id } = await bed.deposit(player)
  const report = bed.provider.setReport(id, {
    state: 'paid',
    currency: 'SEK',
    amount: 41_000n,
    ...change,
  })
  await settleDeposit(bed.deps, report, 'callback')
  return { player, id, report }
}

test.each([
  [['credit', 'd1', ...BY], 'Say what the deposit is worth'],
  [['credit', 'd1', '--amount', '5'], 'Say who acts'],
  [['keep', 'd1', ...BY], 'deposits credit ID --amount NUMBER'],
  [['return', ...BY], 'deposits return ID'],
])('an operator’s command about deposits %j is refused with a sentence', (args, sentence) => {
  expect(() => depositNoun.read(args, NOW)).toThrow(sentence)
})

describe('P2 a deposit that is held because another currency came in', () => {
  test('is listed with what was requested and what came in', async () => {
    const { id, player } = await held()
    const { report, lines } = await deposits()
    expect(report).toMatchObject({
      held: expect.arrayContaining([
        expect.objectContaining({
          id,
          player,
          asked: '50.00 EUR',
          received: '410.00 SEK',
          flags: ['currency_differs'],
        }),
      ]),
    })
    expect(lines.join('\n')).toContain(`${id}  player ${player}`)
  })

  test('is credited once, with the value that the operator gives, and the player and the log get it', async () => {
    const { id, player, report } = await held()
    await deposits('credit', id, '--amount', '51.20', ...BY)
    expect(await bed.read(id)).toMatchObject({
      state: 'paid',
      credited: 5120n,
      decided: 'credited',
      confirmed_currency: 'SEK',
    })
    await expect(deposits('credit', id, '--amount', '51.20', ...BY)).rejects.toThrow(
      'The deposit is not held.',
    )
    await expect(deposits('return', id, ...BY)).rejects.toThrow('The deposit is not held.')
    await settleDeposit(bed.deps, report, 'callback')
    expect((await bed.purses(player)).real).toBe(5120n)
    expect(notifiedOf(id)).toEqual(['deposit_held', 'deposit_credited'])
    expect(await selectOperatorActs(bed.db, id, 10)).toMatchObject([
      {
        operator: 'kim',
        act: 'deposits credit',
        reason: 'rate of 1 March',
        after: { state: 'paid', credited: '51.20' },
      },
    ])
  })

  test.each(['0', '0.00', '1e3', '12.345', 'ten'])(
    'is not credited with %s, and stays held',
    async (amount) => {
      const { id, player } = await held()
      await expect(deposits('credit', id, '--amount', amount, ...BY)).rejects.toThrow(
        /worth more than nothing|takes a number/,
      )
      expect(await bed.read(id)).toMatchObject({ state: 'held', decided: null })
      expect((await bed.purses(player)).real).toBe(0n)
    },
  )

  test('is not credited while its currency is frozen', async () => {
    const { id } = await held()
    await freeze(bed.db, { currency: 'EUR', reason: 'a test', frozenAt: NOW })
    await expect(deposits('credit', id, '--amount', '51.20', ...BY)).rejects.toThrow('frozen')
    await unfreeze(bed.db, 'EUR')
    expect(await bed.read(id)).toMatchObject({ state: 'held' })
  })

  test('goes back as it came in, once, and a repeated callback does not hold it again', async () => {
    const { id, player, report } = await held()
    await deposits('return', id, ...BY)
    expect(await bed.read(id)).toMatchObject({
      state: 'failed',
      reason: 'refused',
      decided: 'returned',
      credited: null,
    })
    await settleDeposit(bed.deps, report, 'callback')
    await sweepRefunds(bed.deps)
    expect(bed.provider.refunds).toContainEqual(
      expect.objectContaining({ reference: `refund-${id}`, amount: 41_000n, currency: 'SEK' }),
    )
    bed.provider.setReport(`refund-${id}`, { state: 'paid' })
    bed.deps.clock.advance(60_000)
    await sweepRefunds(bed.deps)
    expect(await refundOf(id)).toEqual({ state: 'paid', currency: 'SEK', amount: 41_000n })
    expect(await bed.read(id)).toMatchObject({ state: 'failed', decided: 'returned' })
    expect((await bed.purses(player)).real).toBe(0n)
    expect(notifiedOf(id)).toEqual(['deposit_held', 'deposit_returned'])
  })

  test('of a payer without an account can only go back', async () => {
    const visitor = openVisitor(bed)
    const { depositId } = await visitor.pay()
    await settleDeposit(
      bed.deps,
      bed.provider.setReport(depositId, { state: 'paid', currency: 'SEK', amount: 41_000n }),
      'callback',
    )
    await expect(deposits('credit', depositId, '--amount', '51.20', ...BY)).rejects.toThrow(
      'it can only be returned',
    )
    await deposits('return', depositId, ...BY)
    expect(await refundOf(depositId)).toMatchObject({ state: 'due', currency: 'SEK' })
  })
})

test('a deposit that is held because nothing came in ends without a refund', async () => {
  const { id } = await held({ currency: 'EUR', amount: 0n })
  await deposits('return', id, ...BY)
  expect(await bed.read(id)).toMatchObject({ state: 'failed', decided: 'returned' })
  expect(await refundOf(id)).toBeUndefined()
  expect(notifiedOf(id)).toEqual(['deposit_held'])
})

test('a refund that its provider could not pay is listed, and settled once when an operator has paid it by another way', async () => {
  const { id } = await held()
  await deposits('return', id, ...BY)
  await sweepRefunds(bed.deps)
  bed.provider.setReport(`refund-${id}`, { state: 'failed', reason: 'refused' })
  bed.deps.clock.advance(60_000)
  await sweepRefunds(bed.deps)
  expect((await refunds()).lines.join('\n')).toContain(`${id}  cashier  410.00 SEK`)
  await refunds('paid', id, ...BY)
  expect(await refundOf(id)).toMatchObject({ state: 'paid' })
  await expect(refunds('paid', id, ...BY)).rejects.toThrow('The refund has not failed.')
  await expect(refunds('paid', 'none', ...BY)).rejects.toThrow('There is no such refund.')
  expect(await selectOperatorActs(bed.db, id, 10)).toMatchObject([
    { act: 'refunds paid' },
    { act: 'deposits return' },
  ])
})
