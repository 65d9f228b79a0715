import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase } from '#testkit/database.ts'
import { attempt, describeSteps, describeTable, insert, PLAYER } from '#testkit/table-rules.ts'
import type { Database } from '../../db/database.ts'

let db: Database
beforeAll(async () => {
  db = await openTestDatabase()
})
afterAll(() => db.close())

const SHARES = `'{"slots": 100, "instant": 100, "roulette": 20, "table": 10, "live": 10, "sports": 0}'`
const TERMS = {
  games: `'["comet"]'`,
  spins: '2',
  days: '7',
  winnings: `'real'`,
  wagering: '1',
  shares: SHARES,
  bonus_days: '7',
  texts: `'{"en": {}}'`,
}
const TEMPLATE = { id: `'lanterns'`, ...TERMS }

describeTable(() => db, {
  table: 'free_spins_template',
  row: TEMPLATE,
  refused: {
    free_spins_template_without_game: [{ games: `'[]'` }],
    free_spins_template_odd_terms: [{ spins: '0' }, { spins: '1001' }, { days: '91' }],
    free_spins_template_odd_winnings: { winnings: `'sugar'` },
    free_spins_template_odd_wagering: [{ wagering: '0' }, { bonus_days: '0' }],
    free_spins_template_odd_odds: [{ min_odds: `'0.50'` }, { min_odds: `'1,5'` }],
    free_spins_template_odd_shares: { shares: `'{}'` },
    free_spins_template_without_words: { texts: `'{"de": {}}'` },
  },
  once: { free_spins_template_pkey: { spins: '3' } },
})

describeTable(() => db, {
  table: 'free_spins_stake',
  before: insert('free_spins_template', TEMPLATE),
  row: { template_id: `'lanterns'`, currency: `'EUR'`, stake: '20', max_win: '5000' },
  refused: {
    free_spins_stake_template_id_fkey: { template_id: `'ashes'` },
    free_spins_stake_of_nothing: [{ stake: '0' }, { max_win: '0' }],
    free_spins_stake_odd_currency: { currency: `'euro'` },
  },
  once: { free_spins_stake_pkey: { stake: '30' } },
})

const OFFERED = {
  id: `'ten'`,
  key: `'lanterns/ann'`,
  player_id: `'ann'`,
  template_id: `'lanterns'`,
  currency: `'EUR'`,
  stake: '20',
  max_win: '5000',
  state: `'offered'`,
  offered_at: 'now()',
  offer_ends_at: 'now()',
  ...TERMS,
}
const ACCEPTED = {
  state: `'accepted'`,
  accepted_at: 'now()',
  ends_at: 'now()',
  call: `'issue'`,
  call_at: 'now()',
}
const NO_CALL = { call: 'null', call_at: 'null' }
const ISSUING = { ...ACCEPTED, state: `'issuing'`, provider_id: `'studio'` }
const ACTIVE = { ...ISSUING, ...NO_CALL, state: `'active'` }
const PLAYED = {
  ...ACTIVE,
  state: `'played'`,
  ended_at: 'now()',
  played: '2',
  won: '6000',
  paid: '5000',
}
const before = insert('player', PLAYER) + insert('free_spins_template', TEMPLATE)

describeTable(() => db, {
  table: 'free_spins',
  before,
  row: OFFERED,
  refused: {
    free_spins_player_id_fkey: { player_id: `'bob'` },
    free_spins_template_id_fkey: { template_id: `'ashes'` },
    free_spins_offer_id_fkey: { offer_id: `'none'` },
    free_spins_without_game: { games: `'[]'` },
    free_spins_odd_currency: { currency: `'euro'` },
    free_spins_odd_terms: [{ spins: '0' }, { days: '91' }, { stake: '0' }, { max_win: '0' }],
    free_spins_odd_winnings: { winnings: `'sugar'` },
    free_spins_odd_wagering: [{ wagering: '0' }, { bonus_days: '0' }],
    free_spins_odd_odds: [{ min_odds: `'0.50'` }, { min_odds: `'1,5'` }],
    free_spins_odd_shares: { shares: `'{}'` },
    free_spins_without_words: { texts: `'{"de": {}}'` },
    free_spins_odd_state: { state: `'lost'`, ended_at: 'now()' },
    free_spins_accepted_without_end: { accepted_at: 'now()' },
    free_spins_not_accepted: { state: `'accepted'` },
    free_spins_without_provider: { ...ISSUING, provider_id: 'null' },
    free_spins_ended_without_time: [{ state: `'declined'` }, { ended_at: 'now()' }],
    free_spins_played_more_than_given: { played: '3' },
    free_spins_half_paid: { ...PLAYED, state: `'expired'`, paid: 'null' },
    free_spins_paid_more_than_won: [
      { ...PLAYED, paid: '5001' },
      { ...PLAYED, won: '10', paid: '11' },
    ],
    free_spins_paid_before_their_end: [
      { ...PLAYED, state: `'active'`, ended_at: 'null' },
      { ...PLAYED, state: `'cancelled'` },
    ],
    free_spins_played_and_not_paid: { ...PLAYED, won: 'null', paid: 'null' },
    free_spins_half_called: { ...ACCEPTED, call_at: 'null' },
    free_spins_odd_call: { ...ACCEPTED, call: `'sing'` },
    free_spins_issued_too_late: { ...ACTIVE, call: `'issue'`, call_at: 'now()' },
    free_spins_cancelled_too_soon: [
      { ...ACTIVE, call: `'cancel'`, call_at: 'now()' },
      {
        state: `'cancelled'`,
        ended_at: 'now()',
        call: `'cancel'`,
        call_at: 'now()',
      },
    ],
  },
  once: {
    free_spins_pkey: { key: `'another'` },
    free_spins_given_twice: { id: `'eleven'` },
  },
})

describeSteps(() => db, {
  table: 'free_spins',
  before,
  row: OFFERED,
  taken: {
    'those that are accepted': { to: ACCEPTED },
    'those that the provider is asked for': { from: ACCEPTED, to: ISSUING },
    'those that are issued': { from: ISSUING, to: ACTIVE },
    'those that are played': { from: ACTIVE, to: PLAYED },
    'those that seemed to have failed': {
      from: { ...ISSUING, ...NO_CALL, state: `'failed'`, ended_at: 'now()' },
      to: PLAYED,
    },
  },
  refused: {
    'another stake': { to: { stake: '21' }, by: 'cannot become others' },
    'another provider': { from: ACTIVE, to: { provider_id: `'other'` }, by: 'become others' },
    'a payment of another amount': { from: PLAYED, to: { paid: '4000' }, by: 'have been paid' },
    'a second payment': { from: PLAYED, to: { won: 'null', paid: 'null' }, by: 'have been paid' },
    'fewer played': { from: PLAYED, to: { played: '1' }, by: 'have been played' },
    'those that were given up and are played': {
      from: { ...ACTIVE, state: `'cancelled'`, ended_at: 'now()' },
      to: PLAYED,
      by: 'are cancelled and cannot become played',
    },
    'those that are issued without having been accepted': {
      to: ISSUING,
      by: 'are offered and cannot become issuing',
    },
  },
})

const ROUND = {
  provider_id: `'studio'`,
  ref: `'r1'`,
  free_spins_id: `'ten'`,
  transaction_id: `'t1'`,
  won: '40',
  made_at: 'now()',
}

describeTable(() => db, {
  table: 'free_spins_round',
  before: before + insert('free_spins', { ...OFFERED, ...ACTIVE }),
  row: ROUND,
  refused: {
    free_spins_round_odd_win: { won: '-1' },
  },
  once: { free_spins_round_pkey: { won: '41' } },
})

test.each([
  ['of another provider', { provider_id: `'other'` }, 'are not of provider'],
  ['of no free spins', { free_spins_id: `'none'` }, 'are not of provider'],
])('a round %s is refused', async (_, change, by) => {
  const written = before + insert('free_spins', { ...OFFERED, ...ACTIVE })
  const round = insert('free_spins_round', { ...ROUND, ...change })
  await expect(attempt(db, written + round)).rejects.toThrow(by)
})

test('a win is stored once, with its free spins or as a round of its own', async () => {
  const win = insert('game_transaction', {
    ...{ provider_id: `'studio'`, ref: `'r1'`, id: `'ours'`, kind: `'win'`, round_ref: `'round'` },
    ...{ player_id: `'ann'`, game_id: `'reels'`, amount: '40', real: '40', bonus: '0' },
    ...{ paid_by: `'house'`, reason: `'free_round'`, made_at: 'now()' },
  })
  const written = before + insert('free_spins', { ...OFFERED, ...ACTIVE })
  const round = insert('free_spins_round', ROUND)
  const again = 'the free round r1 was reported before'
  await expect(attempt(db, written + round + win)).rejects.toThrow(again)
  await expect(attempt(db, written + win + round)).rejects.toThrow(again)
})

test('a round more than there are free spins is refused', async () => {
  const rounds = ['r1', 'r2', 'r3'].map((ref) =>
    insert('free_spins_round', { ...ROUND, ref: `'${ref}'` }),
  )
  const written = before + insert('free_spins', { ...OFFERED, ...ACTIVE })
  await expect(attempt(db, written + rounds.slice(0, 2).join(''))).resolves.toBeUndefined()
  await expect(attempt(db, written + rounds.join(''))).rejects.toThrow('are used up')
})
