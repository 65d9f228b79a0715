import type { GraphQLSchema } from 'graphql'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Bed, openBed } from '#testkit/payments.ts'
import { queryRunnerOf } from '#testkit/run-query.ts'
import { makeSchema } from '../schema/schema.ts'
import { settleDeposit } from './deposits/deposit-settlement.ts'
import { openPayments } from './payments.module.ts'

let bed: Bed
let schema: GraphQLSchema
beforeAll(async () => {
  bed = await openBed()
  const { resolvers } = openPayments({ ...bed.deps, visitorCurrency: () => 'EUR' })
  schema = makeSchema([resolvers ?? {}])
})
afterAll(() => bed.db.close())

const runQuery = queryRunnerOf(() => schema)

test('G8 opening and movements of a statement add up to its closing, which is the balance', async () => {
  const player = await bed.newPlayer()
  const { id } = await bed.deposit(player)
  await settleDeposit(bed.deps, bed.provider.setReport(id, { state: 'paid' }), 'callback')
  await runQuery(
    'mutation ($input: StartWithdrawalInput!) { startWithdrawal(input: $input) { id } }',
    player,
    {
      input: { key: 'press-of-a-button', methodId: 'card', amount: '20.00' },
    },
  )
  const march1 = { from: '2026-02-01T00:00:00Z', until: '2026-03-02T00:00:00Z' }
  const source = `query ($input: StatementInput!) { statement(input: $input) { opening closing hasMore movements { id kind amount } } }`
  const { data } = await runQuery(source, player, { input: { ...march1 } })
  expect(data?.statement).toMatchObject({
    opening: '0.00',
    closing: '30.00',
    hasMore: false,
    movements: [
      { kind: 'withdrawal_held', amount: '-20.00' },
      { kind: 'deposit', amount: '50.00' },
    ],
  })
  const first = (await runQuery(source, player, { input: { ...march1, records: 1 } })).data
    ?.statement as unknown as {
    hasMore: boolean
    movements: { id: string }[]
  }
  expect(first.hasMore).toBe(true)
  const rest = await runQuery(source, player, {
    input: { ...march1, after: first.movements[0]?.id },
  })
  expect(rest.data?.statement).toMatchObject({ movements: [{ kind: 'deposit' }] })
})

describe('a statement', () => {
  const source =
    'query ($input: StatementInput!) { statement(input: $input) { opening closing movements { amount } } }'
  const read = async (player: string, from: string, until: string) =>
    runQuery(source, player, { input: { from, until } })

  test('has the days of its reader: what came at noon in London belongs to the next day in Auckland', async () => {
    const player = await bed.newPlayer()
    const { id } = await bed.deposit(player)
    await settleDeposit(bed.deps, bed.provider.setReport(id, { state: 'paid' }), 'callback')
    // The clock of the casino stands at noon on the first of March, in UTC.
    const first = await read(player, '2026-03-01T00:00:00+13:00', '2026-03-02T00:00:00+13:00')
    expect(first.data?.statement).toMatchObject({ opening: '0.00', closing: '0.00', movements: [] })
    const second = await read(player, '2026-03-02T00:00:00+13:00', '2026-03-03T00:00:00+13:00')
    expect(second.data?.statement).toMatchObject({
      opening: '0.00',
      closing: '50.00',
      movements: [{ amount: '50.00' }],
    })
  })

  test.each([
    ['2026-03-01', '2026-03-02T00:00:00Z', { from: 'validations.mixed.required' }],
    ['2026-03-01T00:00:00Z', '2026-03-02T00:00:00', { until: 'validations.mixed.required' }],
    ['2026-03-02T00:00:00Z', '2026-03-02T00:00:00Z', { until: 'validations.to_before_from' }],
    ['2026-03-02T00:00:00Z', '2026-03-02T00:00:00+01:00', { until: 'validations.to_before_from' }],
  ])('from %s until %s is refused, and names the field', async (from, until, fields) => {
    expect((await read(await bed.newPlayer(), from, until)).problem).toMatchObject({
      code: 'bad_input',
      facts: { fields },
    })
  })
})
