import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Bed, openBed } from '#testkit/payments.ts'
import { newPayer, openVisitor, type Visitor } from '#testkit/visitor.ts'
import { settleDeposit } from '../deposits/deposit-settlement.ts'
import { sweepRefunds } from '../deposits/refund.ts'
import type { VerifiedPerson } from '../providers/provider.ts'

const MINUTE_MS = 60_000
let bed: Bed
beforeAll(async () => {
  bed = await openBed()
})
afterAll(() => bed.db.close())

const pay = (depositId: string, person: VerifiedPerson | null = null) =>
  settleDeposit(bed.deps, bed.provider.setReport(depositId, { state: 'paid', person }), 'callback')

const register = (visitor: Visitor, id: string, change: object = {}) =>
  visitor.register(id, change).then(
    () => 'registered',
    (error: Error) => error.message,
  )

/** Where the money of a deposit is, in minor units. */
async function whereIs(depositId: string) {
  const [row] = await bed.db.run<{ unclaimed: bigint; player: bigint; back: bigint }>(
    '',
    `select coalesce(sum(case 'house/unclaimed/EUR' when p.to_account then p.amount when p.from_account then -p.amount end), 0)::bigint as unclaimed,
            coalesce(sum(p.amount) filter (where p.to_account like 'player/%/real'), 0)::bigint as player,
            coalesce(sum(p.amount) filter (where p.to_account = 'world/cashier/EUR'), 0)::bigint as back
       from ledger_transfer t join ledger_posting p on p.transfer_id = t.id where t.key in ($1, $2)`,
    [`deposit/${depositId}`, `deposit/${depositId}/end`],
  )
  return row
}

test('A7 a known payer gets one ticket, however many tabs wait for it', async () => {
  const person = newPayer()
  const visitor = openVisitor(bed)
  const first = await visitor.pay()
  await pay(first.depositId, person)
  await visitor.check(first.id)
  await visitor.register(first.id)

  const again = openVisitor(bed)
  const { id, depositId } = await again.pay()
  const waiting = [1, 2, 3].map(() => again.check(id))
  await pay(depositId, person)
  const answers = await Promise.all(waiting)
  expect(answers.filter((each) => each && 'login' in each)).toHaveLength(1)
  expect(
    answers.filter(
      (each) => each && 'refusal' in each && each.refusal.code === 'pay_n_play_unknown',
    ),
  ).toHaveLength(2)
})

describe('L5 the money of a quick deposit', () => {
  test('goes to one account when several forms are sent at once', async () => {
    const visitor = openVisitor(bed)
    const { id, depositId } = await visitor.pay()
    await pay(depositId, newPayer())
    await visitor.check(id)
    const emails = ['one@forms.test', 'two@forms.test', 'three@forms.test']
    const ends = await Promise.all(emails.map((email) => register(visitor, id, { email })))
    expect(ends.toSorted()).toEqual(['pay_n_play_unknown', 'pay_n_play_unknown', 'registered'])
    expect(await whereIs(depositId)).toEqual({ unclaimed: 0n, player: 5000n, back: 0n })
  })

  test('goes to a player or back, never both, when they register in the moment in which it is given back', async () => {
    for (let round = 0; round < 8; round++) {
      const visitor = openVisitor(bed)
      const { id, depositId } = await visitor.pay()
      await pay(depositId)
      await visitor.check(id)
      bed.deps.clock.advance(60 * MINUTE_MS - 1)
      const justAfter = { ...bed.deps.clock, now: () => new Date(bed.deps.clock.nowMs() + 1) }
      const late = { ...bed.deps, clock: justAfter }
      const [end] = await Promise.all([
        register(visitor, id),
        sweepRefunds(late),
        sweepRefunds(late),
      ])
      bed.provider.setReport(`refund-${depositId}`, { state: 'paid' })
      for (const _ of [1, 2, 3]) {
        bed.deps.clock.advance(MINUTE_MS)
        await sweepRefunds(bed.deps)
      }
      const isTheirs = end === 'registered'
      expect(await whereIs(depositId)).toEqual({
        unclaimed: 0n,
        player: isTheirs ? 5000n : 0n,
        back: isTheirs ? 0n : 5000n,
      })
    }
  })

  test('goes back although another one cannot be given back', async () => {
    const broken = await openVisitor(bed).pay()
    const good = await openVisitor(bed).pay()
    for (const { depositId } of [broken, good]) await pay(depositId)
    await bed.db.run(
      '',
      `insert into deposit_refund (deposit_id, provider_id, currency, amount, cause, decided_at)
       values ($1, 'cashier', 'EUR', 5000, 'a test', now())`,
      [broken.depositId],
    )
    bed.deps.clock.advance(120 * MINUTE_MS)
    await sweepRefunds(bed.deps)
    expect(bed.provider.refunds.map(({ reference }) => reference)).toContain(
      `refund-${good.depositId}`,
    )
  })
})
