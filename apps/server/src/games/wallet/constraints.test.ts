import { afterAll, beforeAll, expect, test } from 'vitest'
import { ANN_AND_BOB_WITH_BONUSES } from '#testkit/bonus-rows.ts'
import { openTestDatabase } from '#testkit/database.ts'
import { attempt, describeSteps, describeTable, insert, PLAYER } from '#testkit/table-rules.ts'
import type { Database } from '../../db/database.ts'

let db: Database
beforeAll(async () => {
  db = await openTestDatabase()
})
afterAll(() => db.close())

describeTable(() => db, {
  table: 'game_session',
  row: {
    token_hash: `'hash'`,
    provider_id: `'studio'`,
    player_id: `'ann'`,
    game_id: `'comet'`,
    currency: `'EUR'`,
    language: `'en'`,
    opened_at: 'now()',
    expires_at: `now() + interval '1 hour'`,
    provider_ref: `'theirs'`,
  },
  refused: {
    game_session_odd_currency: { currency: `'euro'` },
    game_session_ends_before_it_begins: { expires_at: 'now()' },
    game_session_odd_provider_ref: [{ provider_ref: `''` }, { provider_ref: `repeat('x', 201)` }],
  },
  once: {
    game_session_pkey: { provider_ref: 'null' },
    game_session_linked_twice: { token_hash: `'another'` },
  },
})

describeTable(() => db, {
  table: 'game_favourite',
  before: insert('player', PLAYER),
  row: { player_id: `'ann'`, game_id: `'comet'`, chosen_at: 'now()' },
  refused: {
    game_favourite_odd_game: [{ game_id: `''` }, { game_id: `repeat('x', 201)` }],
    game_favourite_player_id_fkey: { player_id: `'missing'` },
  },
  once: { game_favourite_pkey: { chosen_at: `now() - interval '1 day'` } },
})

const ROUND = {
  ref: `'r1'`,
  provider_id: `'studio'`,
  player_id: `'ann'`,
  game_id: `'comet'`,
  currency: `'EUR'`,
  state: `'open'`,
  staked_real: '10',
  staked_bonus: '5',
  won_real: '0',
  won_bonus: '0',
  bets: '1',
  opened_at: 'now()',
}
const OVER = { state: `'closed'`, closed_at: 'now()' }

describeTable(() => db, {
  table: 'game_round',
  before: ANN_AND_BOB_WITH_BONUSES,
  row: { ...ROUND, bonus_id: `'lamp of ann'` },
  refused: {
    game_round_odd_state: { state: `'lost'`, closed_at: 'now()' },
    game_round_open_and_closed: { closed_at: 'now()' },
    game_round_less_than_nothing: { won_bonus: '-1' },
    game_round_staked_without_bet: { bets: '0' },
    game_round_odd_currency: { currency: `'euro'` },
  },
  once: { game_round_pkey: { player_id: `'bob'`, bonus_id: 'null' } },
})

describeSteps(() => db, {
  table: 'game_round',
  before: ANN_AND_BOB_WITH_BONUSES,
  row: ROUND,
  taken: {
    'one that is over': { to: OVER },
    'one that a bonus pays for': { to: { bonus_id: `'lamp of ann'` } },
    'one that was won in while it was open': { to: { won_real: '30', won_bonus: '15' } },
    'less, by a rollback after its end': {
      from: OVER,
      to: { staked_real: '0', staked_bonus: '0', bets: '0' },
    },
  },
  refused: {
    'open again': { from: OVER, to: { state: `'open'`, closed_at: 'null' }, by: 'is closed' },
    'open again after it was rolled back': {
      from: { ...OVER, state: `'rolled_back'` },
      to: ROUND,
      by: 'is rolled_back',
    },
    'one with a stake of real money after its end': {
      from: OVER,
      to: { staked_real: '11' },
      by: 'is closed',
    },
    'one with a stake of bonus money after its end': {
      from: OVER,
      to: { staked_bonus: '6' },
      by: 'is closed',
    },
    'one with a win after its end': { from: OVER, to: { won_real: '1' }, by: 'is closed' },
    'one with a win of bonus money after its end': {
      from: OVER,
      to: { won_bonus: '1' },
      by: 'is closed',
    },
    "another player's": { to: { player_id: `'bob'` }, by: 'another one' },
    "one that another player's bonus pays for": {
      to: { bonus_id: `'lamp of bob'` },
      by: 'is none of player',
    },
    'one of another bonus': {
      from: { bonus_id: `'lamp of ann'` },
      to: { bonus_id: 'null' },
      by: 'another one',
    },
    'one of another game': { to: { game_id: `'meteor'` }, by: 'another one' },
    'one in another currency': { to: { currency: `'SEK'` }, by: 'another one' },
    'one of another time': { to: { opened_at: `now() - interval '1 day'` }, by: 'another one' },
  },
})

const TRANSACTION = {
  provider_id: `'studio'`,
  ref: `'t1'`,
  id: `'ours'`,
  kind: `'rollback'`,
  round_ref: `'r1'`,
  player_id: `'ann'`,
  game_id: `'comet'`,
  amount: '10',
  real: '6',
  bonus: '4',
  paid_by: `'house'`,
  original: `'b1'`,
  made_at: 'now()',
}

describeTable(() => db, {
  table: 'game_transaction',
  row: TRANSACTION,
  refused: {
    game_transaction_odd_kind: { kind: `'gift'`, original: 'null' },
    game_transaction_odd_payer: { paid_by: `'bank'` },
    game_transaction_wrong_payer: { kind: `'bet'`, original: 'null' },
    game_transaction_less_than_nothing: { amount: '-10', real: '-6', bonus: '-4' },
    game_transaction_parts_differ: { real: '5' },
    game_transaction_undoes_nothing: { original: 'null' },
  },
  once: {
    game_transaction_pkey: { original: `'b2'` },
    game_transaction_undone_by_player_twice: { ref: `'t2'` },
  },
})

test.each([
  'update game_transaction set real = 10, bonus = 0',
  'delete from game_transaction',
  'truncate game_transaction',
])('a stored transaction of a provider stays: %s', async (statement) => {
  await expect(attempt(db, insert('game_transaction', TRANSACTION) + statement)).rejects.toThrow(
    'game_transaction is append-only',
  )
})
