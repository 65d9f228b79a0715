import { beforeEach, expect, test } from 'vitest'
import { meter } from '../kit/meter.ts'
import { house, purse, world } from './accounts.ts'
import { countMoved } from './moved.ts'

const bet = (amount: bigint, currency: string) => ({
  key: 'k',
  kind: 'bet',
  madeAt: new Date(0),
  postings: [{ from: purse('ann', 'real'), to: house('games', currency), amount, currency }],
})
const win = (amount: bigint, currency: string) => ({
  key: 'k',
  kind: 'win',
  madeAt: new Date(0),
  postings: [{ from: house('games', currency), to: purse('ann', 'real'), amount, currency }],
})

async function counted(name: string, labels: Record<string, string>): Promise<number | undefined> {
  const metric = await meter.getSingleMetric(name)?.get()
  return metric?.values.find((each) =>
    Object.entries(labels).every(([label, value]) => each.labels[label] === value),
  )?.value
}

beforeEach(() => meter.resetMetrics())

test('the gross gaming revenue is what the games took in less what they paid, in major units of each currency', async () => {
  countMoved([bet(1050n, 'EUR'), win(400n, 'EUR'), bet(500n, 'JPY')])
  expect(
    await counted('baize_account_received_total', { account: 'house/games', currency: 'EUR' }),
  ).toBe(10.5)
  expect(
    await counted('baize_account_paid_total', { account: 'house/games', currency: 'EUR' }),
  ).toBe(4)
  expect(
    await counted('baize_account_received_total', { account: 'house/games', currency: 'JPY' }),
  ).toBe(500)
})

test('a transfer is counted once, with all of its postings, and no player is a label', async () => {
  const [posting] = bet(100n, 'EUR').postings
  if (!posting) throw new Error('A bet has a posting.')
  const bonus = { ...posting, from: purse('ann', 'bonus'), amount: 25n }
  countMoved([{ ...bet(0n, 'EUR'), postings: [posting, bonus] }])
  expect(await counted('baize_transfers_total', { kind: 'bet', currency: 'EUR' })).toBe(1)
  expect(await counted('baize_money_moved_total', { kind: 'bet', currency: 'EUR' })).toBe(1.25)
  countMoved([
    {
      ...bet(1n, 'EUR'),
      kind: 'deposit',
      postings: [
        { from: world('cashier', 'EUR'), to: purse('ann', 'real'), amount: 1n, currency: 'EUR' },
      ],
    },
  ])
  expect(await meter.metrics()).not.toContain('player/')
})
