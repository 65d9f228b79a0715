import { afterAll, beforeAll } from 'vitest'
import { openTestDatabase } from '#testkit/database.ts'
import { describeSteps, describeTable, insert, PLAYER } from '#testkit/table-rules.ts'
import type { Database } from '../../db/database.ts'

let db: Database
beforeAll(async () => {
  db = await openTestDatabase()
})
afterAll(() => db.close())

const PLAN = {
  id: `'embers'`,
  percent: '10',
  every_days: '7',
  paid_as: `'real'`,
  wagering: '1',
  shares: `'{"slots": 100, "instant": 100, "roulette": 20, "table": 10, "live": 10, "sports": 0}'`,
  days: '7',
  starts_at: 'now()',
  ends_at: `now() + interval '1 day'`,
  texts: `'{"en": {}}'`,
}
const PERIOD = {
  plan_id: `'embers'`,
  number: '3',
  after_transfer: '10',
  up_to_transfer: '20',
  closed_at: 'now()',
  paid_at: 'now()',
}

describeTable(() => db, {
  table: 'cashback_plan',
  row: PLAN,
  refused: {
    cashback_plan_odd_terms: [{ percent: '101' }, { every_days: '0' }],
    cashback_plan_odd_payment: { paid_as: `'sugar'` },
    cashback_plan_odd_wagering: [{ wagering: '0' }, { days: '0' }],
    cashback_plan_odd_odds: [{ min_odds: `'0.50'` }, { min_odds: `'1,5'` }],
    cashback_plan_odd_shares: { shares: `'{}'` },
    cashback_plan_ends_before_it_begins: { ends_at: `now() - interval '1 second'` },
    cashback_plan_without_words: { texts: `'{"de": {}}'` },
  },
  once: { cashback_plan_pkey: { percent: '11' } },
})

describeSteps(() => db, {
  table: 'cashback_plan',
  row: PLAN,
  taken: {
    'one with another beginning before its first period': {
      to: { starts_at: `now() - interval '1 day'` },
    },
    'one with another share': { also: insert('cashback_period', PERIOD), to: { percent: '11' } },
  },
  refused: {
    'one with another beginning': {
      also: insert('cashback_period', PERIOD),
      to: { starts_at: `now() - interval '1 day'` },
      by: 'have begun',
    },
    'one with other periods': {
      also: insert('cashback_period', PERIOD),
      to: { every_days: '8' },
      by: 'have begun',
    },
  },
})

describeTable(() => db, {
  table: 'cashback_plan_range',
  before: insert('cashback_plan', PLAN),
  row: { plan_id: `'embers'`, currency: `'EUR'`, min_loss: '2000', max_cashback: '5000' },
  refused: {
    cashback_plan_range_plan_id_fkey: { plan_id: `'ashes'` },
    cashback_plan_range_of_nothing: [{ min_loss: '0' }, { max_cashback: '0' }],
    cashback_plan_range_odd_currency: { currency: `'euro'` },
  },
  once: { cashback_plan_range_pkey: { min_loss: '1' } },
})

describeTable(() => db, {
  table: 'cashback_period',
  before: insert('cashback_plan', PLAN),
  row: { ...PERIOD, up_to_transfer: 'null', closed_at: 'null', paid_at: 'null' },
  refused: {
    cashback_period_plan_id_fkey: { plan_id: `'ashes'` },
    cashback_period_ends_before_it_begins: { up_to_transfer: '9', closed_at: 'now()' },
    cashback_period_half_closed: [{ up_to_transfer: '20' }, { closed_at: 'now()' }],
    cashback_period_paid_while_it_goes_on: { paid_at: 'now()' },
  },
  once: { cashback_period_pkey: { ...PERIOD }, cashback_period_one_goes_on: { number: '4' } },
})

describeSteps(() => db, {
  table: 'cashback_period',
  before: insert('cashback_plan', PLAN),
  row: PERIOD,
  taken: {
    'one that is closed': {
      from: { up_to_transfer: 'null', closed_at: 'null', paid_at: 'null' },
      to: PERIOD,
    },
  },
  refused: {
    'one with another beginning': { to: { after_transfer: '9' }, by: 'is over' },
    'one with another end': { to: { up_to_transfer: '21' }, by: 'is over' },
    'one to be paid again': { to: { paid_at: 'null' }, by: 'is over' },
  },
})

describeTable(() => db, {
  table: 'cashback',
  before:
    insert('player', PLAYER) + insert('cashback_plan', PLAN) + insert('cashback_period', PERIOD),
  row: {
    plan_id: `'embers'`,
    number: '3',
    player_id: `'ann'`,
    currency: `'EUR'`,
    lost: '1009',
    percent: '10',
    amount: '100',
    paid_at: 'now()',
  },
  refused: {
    cashback_without_period: { number: '4' },
    cashback_player_id_fkey: { player_id: `'missing'` },
    cashback_of_nothing: { amount: '0' },
    cashback_more_than_its_share: { amount: '101' },
    cashback_odd_percent: [{ percent: '101' }],
    cashback_odd_currency: { currency: `'euro'` },
  },
  once: { cashback_pkey: { amount: '99' } },
})

describeTable(() => db, {
  table: 'cashback_open_stake',
  row: { at_transfer: '10', player_id: `'ann'`, currency: `'EUR'`, staked: '100' },
  refused: {
    cashback_open_stake_of_no_loss: [{ staked: '0' }, { staked: '-1' }],
    cashback_open_stake_odd_currency: { currency: `'euro'` },
  },
  once: { cashback_open_stake_pkey: { staked: '99' } },
})

describeTable(() => db, {
  table: 'cashback_returned',
  before:
    insert('player', PLAYER) + insert('cashback_plan', PLAN) + insert('cashback_period', PERIOD),
  row: {
    plan_id: `'embers'`,
    number: '3',
    player_id: `'ann'`,
    currency: `'EUR'`,
    amount: '100',
  },
  refused: {
    cashback_returned_without_period: { number: '4' },
    cashback_returned_player_id_fkey: { player_id: `'missing'` },
    cashback_returned_nothing: { amount: '0' },
    cashback_returned_odd_currency: { currency: `'euro'` },
  },
  once: { cashback_returned_pkey: { amount: '99' } },
})
