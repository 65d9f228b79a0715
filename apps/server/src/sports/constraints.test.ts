import { afterAll, beforeAll, expect, test } from 'vitest'
import { ANN_AND_BOB_WITH_BONUSES } from '#testkit/bonus-rows.ts'
import { openTestDatabase } from '#testkit/database.ts'
import { attempt, describeSteps, describeTable, insert, PLAYER } from '#testkit/table-rules.ts'
import type { Database } from '../db/database.ts'

let db: Database
beforeAll(async () => {
  db = await openTestDatabase()
})
afterAll(() => db.close())

describeTable(() => db, {
  table: 'sports_session',
  before:
    insert('player', PLAYER) +
    insert('player', {
      ...PLAYER,
      id: `'bob'`,
      email: `'bob@example.test'`,
      email_key: `'bob@example.test'`,
    }),
  row: {
    token_hash: `'hash'`,
    player_id: `'ann'`,
    sign_in_id: `'a sign-in'`,
    currency: `'EUR'`,
    language: `'en'`,
    opened_at: 'now()',
    expires_at: `now() + interval '1 hour'`,
  },
  refused: {
    sports_session_odd_currency: { currency: `'euro'` },
    sports_session_ends_before_it_begins: { expires_at: 'now()' },
    sports_session_player_id_fkey: { player_id: `'missing'` },
  },
  once: { sports_session_pkey: { player_id: `'bob'` } },
})

const BET = {
  ref: `'b1'`,
  provider_id: `'book'`,
  id: `'our-b1'`,
  player_id: `'ann'`,
  currency: `'EUR'`,
  state: `'made'`,
  stake_real: '10',
  stake_bonus: '5',
  open_real: '10',
  open_bonus: '5',
  paid_real: '0',
  paid_bonus: '0',
  stake_at: `'held'`,
  turn: '0',
  kind: `'single'`,
  lines: '1',
  each_way: 'false',
  odds: `'2.00'`,
  potential_return: '30',
  made_at: 'now()',
}
const NO_MONEY = { stake_real: '0', stake_bonus: '0', open_real: '0', open_bonus: '0' }
const NO_STAKE = { ...NO_MONEY, bonus_id: 'null' }
const SETTLED = { settled_at: 'now()' }
const UNKNOWN = {
  ...SETTLED,
  player_id: 'null',
  currency: 'null',
  state: `'discarded'`,
  stake_at: `'player'`,
}
const before = insert('player', PLAYER)

const FREE = { ...NO_STAKE, ...SETTLED, free_bet_id: `'f1'`, stake_free: '5' }
const GIVEN = { state: `'void'`, stake_at: `'player'`, ...SETTLED }
const GIVEN_BACK = { ...BET, ...GIVEN }
const LATER = { ...BET, ref: `'b2'`, id: `'our-b2'`, replaces: `'b1'` }

describeTable(() => db, {
  table: 'sports_bet',
  before: ANN_AND_BOB_WITH_BONUSES + insert('sports_bet', GIVEN_BACK),
  row: { ...LATER, bonus_id: `'lamp of ann'` },
  refused: {
    sports_bet_bonus_without_stake: { stake_bonus: '0', open_bonus: '0' },
    sports_bet_odd_state: { state: `'paused'`, stake_at: `'house'`, ...SETTLED },
    sports_bet_without_player: { player_id: 'null', currency: 'null', bonus_id: 'null' },
    sports_bet_staked_nothing: NO_STAKE,
    sports_bet_less_than_nothing: [{ turn: '-1' }, { potential_return: '-1' }, { open_real: '-1' }],
    sports_bet_kept_less_than_nothing: [{ kept_real: '-1' }, { kept_bonus: '-1' }],
    sports_bet_kept_too_long: [
      { kept_real: '1', replaces: 'null' },
      { kept_bonus: '1', state: `'committed'`, stake_at: `'house'` },
    ],
    sports_bet_lost_more_than_staked: { lost_real: '16' },
    sports_bet_more_open_than_staked: [{ open_real: '11' }, { open_bonus: '6' }],
    sports_bet_open_and_settled: [SETTLED, { state: `'lost'`, stake_at: `'house'` }],
    sports_bet_stake_elsewhere: [
      { stake_at: `'house'` },
      { state: `'committed'` },
      { ...SETTLED, state: `'void'`, stake_at: `'house'` },
    ],
    sports_bet_paid_too_much: [
      { ...SETTLED, state: `'won'`, stake_at: `'house'`, paid_real: '31' },
      { ...SETTLED, state: `'won'`, stake_at: `'house'`, paid_real: '20', open_real: '4' },
      { ...SETTLED, state: `'won'`, stake_at: `'house'`, paid_real: '16', potential_return: '0' },
      { ...FREE, state: `'won'`, stake_at: `'house'`, paid_real: '31' },
    ],
    sports_bet_paid_without_win: [
      { paid_real: '1' },
      { ...SETTLED, state: `'lost'`, stake_at: `'house'`, paid_real: '1' },
    ],
    sports_bet_odd_currency: [{ currency: `'euro'` }, { currency: 'null' }],
    sports_bet_player_id_fkey: { player_id: `'missing'`, bonus_id: 'null' },
    sports_bet_replaces_itself: { replaces: `'b2'` },
    sports_bet_free_without_stake: [{ free_bet_id: `'f1'` }, { ...NO_STAKE, stake_free: '5' }],
    sports_bet_free_and_own_stake: { free_bet_id: `'f1'`, stake_free: '5' },
    sports_bet_free_given_back_as_money: { ...FREE, ...GIVEN, paid_real: '5' },
  },
  once: {
    sports_bet_pkey: { id: `'another'`, replaces: 'null' },
    sports_bet_replaced_twice: { ref: `'b3'` },
  },
})

test.each([
  ['a bet that stands', BET, {}],
  ['a bet of another player', { ...GIVEN_BACK, ...UNKNOWN }, {}],
  ['a bet that has been given back and is opened again', GIVEN_BACK, { reopened: true }],
])(
  'no bet takes the place of %s',
  async (_, earlier, { reopened = false }: { reopened?: boolean }) => {
    const reopen = reopened
      ? `update sports_bet set state = 'committed', stake_at = 'house', settled_at = null where ref = 'b1';`
      : ''
    const both = before + insert('sports_bet', earlier) + insert('sports_bet', LATER) + reopen
    await expect(attempt(db, `${both} set constraints all immediate;`)).rejects.toThrow(
      'stands beside the one that takes its place',
    )
  },
)

test('a bet stands again once the one in its place has been discarded', async () => {
  const discarded = `update sports_bet set state = 'discarded', stake_at = 'player', settled_at = now() where ref = 'b2';`
  const again = `update sports_bet set state = 'committed', stake_at = 'house', settled_at = null where ref = 'b1';`
  const story =
    before + insert('sports_bet', GIVEN_BACK) + insert('sports_bet', LATER) + again + discarded
  await expect(attempt(db, `${story} set constraints all immediate;`)).resolves.toBeUndefined()
})

test.each([
  ['lamp of bob', '2.00', 'is none of player'],
  ['no bonus', '2.00', 'is none of player'],
  ['lamp of ann', '1.499', 'pays for no bet at odds of 1.499'],
])('no bet of ann is paid from the bonus %s at odds of %s', async (bonus, odds, words) => {
  const row = insert('sports_bet', { ...BET, bonus_id: `'${bonus}'`, odds: `'${odds}'` })
  await expect(attempt(db, ANN_AND_BOB_WITH_BONUSES + row)).rejects.toThrow(words)
})

test('a bet that was discarded before it came has neither player nor currency', async () => {
  await expect(attempt(db, insert('sports_bet', { ...BET, ...UNKNOWN }))).resolves.toBeUndefined()
})

describeSteps(() => db, {
  table: 'sports_bet',
  before: ANN_AND_BOB_WITH_BONUSES,
  row: BET,
  taken: {
    'taken by the book': { to: { state: `'committed'`, stake_at: `'house'` } },
    'given back whole, whatever its slip says that it returns': {
      from: { potential_return: '0' },
      to: { state: `'void'`, stake_at: `'player'`, ...SETTLED, paid_real: '10', paid_bonus: '5' },
    },
    won: {
      from: { state: `'committed'`, stake_at: `'house'` },
      to: { state: `'won'`, ...SETTLED, paid_real: '20', paid_bonus: '10' },
    },
    'opened again when its settlement is undone': {
      from: { state: `'won'`, stake_at: `'house'`, ...SETTLED, paid_real: '20' },
      to: { state: `'committed'`, settled_at: 'null', paid_real: '0', turn: '1' },
    },
  },
  refused: {
    'in the place of another bet': { to: { replaces: `'b0'` }, by: 'cannot become another one' },
    'a bet of another stake': { to: { stake_real: '11' }, by: 'cannot become another one' },
    'a bet of another player': { to: { player_id: `'bob'` }, by: 'cannot become another one' },
    'a bet of another free bet': { to: { free_bet_id: `'f1'` }, by: 'cannot become another one' },
    'a bet of another bonus': {
      to: { bonus_id: `'lamp of ann'` },
      by: 'cannot become another one',
    },
    'open once it was discarded': {
      from: { state: `'discarded'`, stake_at: `'player'`, ...SETTLED },
      to: { state: `'made'`, stake_at: `'held'`, settled_at: 'null' },
      by: 'was discarded',
    },
  },
})

describeTable(() => db, {
  table: 'sports_bet_leg',
  before: before + insert('sports_bet', BET),
  row: {
    provider_id: `'book'`,
    bet_ref: `'b1'`,
    position: '0',
    ref: `'s1'`,
    event_id: `'e1'`,
    sport: `'Football'`,
    competition: `'A league'`,
    event: `'A – B'`,
    market: `'Result'`,
    outcome: `'A'`,
    odds: `'2.00'`,
    live: 'false',
    starts_at: 'now()',
    result: `'open'`,
  },
  refused: {
    sports_bet_leg_without_bet: { bet_ref: `'b2'` },
    sports_bet_leg_odd_result: { result: `'perhaps'` },
  },
  once: { sports_bet_leg_pkey: { ref: `'s2'` }, sports_bet_leg_twice: { position: '1' } },
})

const SETTLEMENT = {
  provider_id: `'book'`,
  ref: `'t1'`,
  id: `'our-t1'`,
  kind: `'settle'`,
  bet_ref: `'b1'`,
  asked: `'settle won 30'`,
  real: '20',
  bonus: '10',
  carried: '0',
  turn: '0',
  counts: 'true',
  made_at: 'now()',
}
describeTable(() => db, {
  table: 'sports_transaction',
  before: before + insert('sports_bet', BET) + insert('sports_transaction', SETTLEMENT),
  row: { ...SETTLEMENT, ref: `'t2'`, id: `'our-t2'`, kind: `'rollback'`, original: `'t1'` },
  refused: {
    sports_transaction_without_bet: { bet_ref: `'b2'` },
    sports_transaction_odd_digest: { digest: `'short'` },
    sports_transaction_odd_kind: { kind: `'gift'`, original: 'null' },
    sports_transaction_less_than_nothing: [{ real: '-1' }, { turn: '-1' }],
    sports_transaction_carried_elsewhere: {
      kind: `'settle'`,
      original: 'null',
      turn: '1',
      carried: '1',
    },
    sports_transaction_moved_without_counting: { counts: 'false' },
    sports_transaction_undoes_nothing: [{ original: 'null' }, { kind: `'settle'`, turn: '1' }],
    sports_transaction_settled_twice: { kind: `'settle'`, original: 'null' },
  },
  once: {
    sports_transaction_pkey: { original: `'t0'` },
    sports_transaction_undone_by_bet_twice: { ref: `'t3'` },
  },
})

describeTable(() => db, {
  table: 'sports_result',
  before: before + insert('sports_bet', BET),
  row: { id: '7', provider_id: `'book'`, bet_ref: `'b1'`, lost: '10' },
  refused: {
    sports_result_without_bet: { bet_ref: `'b2'` },
    sports_result_of_nothing: { lost: '0' },
  },
  once: { sports_result_pkey: { lost: '9' } },
})

test('parts of a stake that were cashed out are paid no more than their share of what the slip returns', async () => {
  const taken = insert('sports_bet', {
    ...BET,
    state: `'committed'`,
    stake_at: `'house'`,
    open_real: '5',
  })
  const part = { ...SETTLEMENT, kind: `'part'`, real: '7', bonus: '3' }
  await expect(
    attempt(db, before + taken + insert('sports_transaction', part)),
  ).resolves.toBeUndefined()
  const more = insert('sports_transaction', { ...part, ref: `'t2'`, real: '1', bonus: '0' })
  await expect(
    attempt(db, before + taken + insert('sports_transaction', part) + more),
  ).rejects.toThrow('were paid too much')
})

test.each([
  'update sports_transaction set real = 1',
  'delete from sports_transaction',
  'truncate sports_transaction',
  'update sports_result set lost = 1',
  'delete from sports_result',
])('a record of what a book has reported cannot be changed: %s', async (statement) => {
  await expect(attempt(db, `${statement};`)).rejects.toThrow('append-only')
})
