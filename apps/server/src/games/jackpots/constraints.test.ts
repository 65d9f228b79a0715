import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase } from '#testkit/database.ts'
import { attempt, describeSteps, describeTable, insert, PLAYER } from '#testkit/table-rules.ts'
import type { Database } from '../../db/database.ts'

let db: Database
beforeAll(async () => {
  db = await openTestDatabase()
})
afterAll(() => db.close())

const OPEN = {
  pool_id: `'bell'`,
  currency: `'EUR'`,
  number: '1',
  kind: `'must_drop'`,
  seed: '100',
  fed: '0',
  ceiling: '200',
  threshold: '150',
  nonce: `'nonce'`,
  begun_at: 'now()',
}
const WON = {
  won_at: 'now()',
  amount: '150',
  player_id: `'ann'`,
  provider_id: `'studio'`,
  bet_ref: `'b1'`,
  game_id: `'comet'`,
}
const PROGRESSIVE = { kind: `'progressive'`, ceiling: 'null', threshold: 'null', nonce: 'null' }
/** Enough for the amount that was drawn. */
const SEEDED = { ...OPEN, ...PROGRESSIVE, seed: '150' }

describeTable(() => db, {
  table: 'jackpot_pot',
  before: insert('player', PLAYER),
  row: { ...SEEDED, ...WON },
  refused: {
    jackpot_pot_odd_kind: { kind: `'raffle'` },
    jackpot_pot_odd_currency: { currency: `'euro'` },
    jackpot_pot_less_than_nothing: { number: '0' },
    jackpot_pot_without_threshold: [{ kind: `'must_drop'` }, { nonce: `'nonce'` }],
    jackpot_pot_beyond_ceiling: [
      { ...OPEN, seed: '150' },
      { ...OPEN, seed: '149', ceiling: '149' },
    ],
    jackpot_pot_won_by_halves: [
      { amount: 'null' },
      { player_id: 'null' },
      { bet_ref: 'null' },
      { won_at: 'null' },
    ],
    jackpot_pot_pays_nothing: { amount: '0' },
    jackpot_pot_pays_too_much: { amount: '151' },
    jackpot_pot_drops_elsewhere: { ...OPEN, seed: '140', amount: '139' },
    jackpot_pot_player_id_fkey: { player_id: `'gone'` },
  },
  once: {
    jackpot_pot_pkey: { bet_ref: `'b2'` },
    jackpot_pot_bet_won_twice: { pool_id: `'table'` },
  },
})

const FED = { ...OPEN, fed: '0' }
describeSteps(() => db, {
  table: 'jackpot_pot',
  before: insert('player', PLAYER),
  row: FED,
  taken: {
    'fed by bets': { to: { fed: '499999' } },
    'won at its amount': { to: { fed: '500000', ...WON } },
  },
  refused: {
    'less than it was': {
      from: PROGRESSIVE,
      also: `update jackpot_pot set fed = 10;`,
      to: { fed: '9' },
      by: 'cannot become another one',
    },
    'with another threshold': { to: { threshold: '151' }, by: 'cannot become another one' },
    'with another seed': { to: { seed: '99' }, by: 'cannot become another one' },
    'won twice': {
      also: `update jackpot_pot set fed = 500000, won_at = now(), amount = 150, player_id = 'ann', provider_id = 'studio', bet_ref = 'b1',
        game_id = 'comet';`,
      to: { bet_ref: `'b2'` },
      by: 'cannot become another one',
    },
    'won before it holds the amount': { to: WON, by: 'jackpot_pot_pays_too_much' },
  },
})

const BEFORE = insert('player', PLAYER) + insert('jackpot_pot', FED)
const DROP = `update jackpot_pot set fed = 500071, won_at = now(), amount = 150, player_id = 'ann', provider_id = 'studio', bet_ref = 'b1',
  game_id = 'comet';`

test('a pot begins with what the one before it has left, to a part of a minor unit', async () => {
  const next = (fed: string) =>
    attempt(db, BEFORE + DROP + insert('jackpot_pot', { ...OPEN, number: '2', fed }))
  await expect(next('71')).resolves.toBeUndefined()
  await expect(next('70')).rejects.toThrow('does not go on from the one before')
  await expect(next('72')).rejects.toThrow('does not go on from the one before')
})

test('a pot does not begin before the one before it is won, and the first one begins with the seed alone', async () => {
  const row = (change: object) => insert('jackpot_pot', { ...OPEN, ...change })
  await expect(attempt(db, BEFORE + row({ number: '2' }))).rejects.toThrow(
    'does not go on from the one before',
  )
  await expect(attempt(db, row({ fed: '1' }))).rejects.toThrow('does not go on from the one before')
})

test('a pot is kept for ever', async () => {
  await expect(attempt(db, `${BEFORE}delete from jackpot_pot;`)).rejects.toThrow('pots are kept')
  await expect(attempt(db, `${BEFORE}truncate jackpot_pot;`)).rejects.toThrow('pots are kept')
})

describeTable(() => db, {
  table: 'jackpot_share',
  row: {
    pool_id: `'bell'`,
    currency: `'EUR'`,
    id: '1',
    basis_points: '100',
    provider_id: `'studio'`,
    refs: `array['b1', 'b2']`,
    player_ids: `array['ann', 'ben']`,
    game_ids: `array['comet', 'comet']`,
    stakes: 'array[1, 100]::bigint[]',
  },
  refused: {
    jackpot_share_odd_part: [{ basis_points: '0' }, { basis_points: '1001' }],
    jackpot_share_uneven: [
      { refs: `array['b1']` },
      { player_ids: `array['ann']` },
      { game_ids: `array['comet']` },
    ],
    jackpot_share_of_nothing: { stakes: 'array[1, 0]::bigint[]' },
  },
  once: { jackpot_share_pkey: { basis_points: '50' } },
})
