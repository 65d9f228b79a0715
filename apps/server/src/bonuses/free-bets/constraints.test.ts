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
const FREE_BET = {
  id: `'f1'`,
  key: `'a key'`,
  player_id: `'ann'`,
  currency: `'EUR'`,
  amount: '500',
  min_odds: `'1.50'`,
  kinds: `'{single}'`,
  sports: `'{}'`,
  winnings: `'real'`,
  texts: `'{"en": {}}'`,
  given_by: `'operator/eve'`,
  reason: `'A gift'`,
  state: `'given'`,
  given_at: 'now()',
  ends_at: `now() + interval '1 day'`,
}
const AS_BONUS = {
  ...{ winnings: `'bonus'`, wagering: '3', shares: SHARES, days: '7' },
  bonus_min_odds: `'1.50'`,
}
const BET = {
  ref: `'b1'`,
  provider_id: `'book'`,
  id: `'our-b1'`,
  player_id: `'ann'`,
  currency: `'EUR'`,
  state: `'made'`,
  ...{ stake_real: '0', stake_bonus: '0', open_real: '0', open_bonus: '0' },
  ...{ paid_real: '0', paid_bonus: '0', turn: '0', lines: '1', each_way: 'false' },
  stake_free: '500',
  free_bet_id: `'f1'`,
  stake_at: `'held'`,
  kind: `'single'`,
  odds: `'2.00'`,
  potential_return: '500',
  made_at: 'now()',
}
const STAKED = { state: `'staked'`, provider_id: `'book'`, bet_ref: `'b1'` }
const before = insert('player', PLAYER)

describeTable(() => db, {
  table: 'free_bet',
  before,
  row: FREE_BET,
  refused: {
    // These two are looked at below: a trigger comes before the one, and the other waits for the end.
    free_bet_player_id_fkey: [],
    free_bet_without_bet: [],
    free_bet_offer_id_fkey: { offer_id: `'none'` },
    free_bet_of_nothing: { amount: '0' },
    free_bet_odd_odds: [{ min_odds: `'0.50'` }, { min_odds: `'1,5'` }],
    free_bet_odd_bonus_odds: [
      { bonus_min_odds: `'1.50'` },
      { ...AS_BONUS, bonus_min_odds: 'null' },
      { ...AS_BONUS, bonus_min_odds: `'0.50'` },
    ],
    free_bet_odd_kinds: [{ kinds: `'{}'` }, { kinds: `'{system}'` }],
    free_bet_odd_sports: { sports: `'{null}'` },
    free_bet_odd_winnings: [
      { winnings: `'sugar'` },
      { wagering: '3' },
      { ...AS_BONUS, days: '0' },
      { ...AS_BONUS, wagering: 'null' },
      { ...AS_BONUS, shares: `'{}'` },
    ],
    free_bet_without_words: { texts: `'{"de": {}}'` },
    free_bet_without_reason: { reason: 'null' },
    free_bet_ends_before_it_begins: { ends_at: 'now()' },
    free_bet_odd_state: { state: `'paused'`, ended_at: 'now()' },
    free_bet_staked_nowhere: [{ state: `'staked'` }, { bet_ref: `'b1'`, provider_id: `'book'` }],
    free_bet_ended_without_time: [{ state: `'expired'` }, { ended_at: 'now()' }],
  },
  once: { free_bet_pkey: { key: `'another'` }, free_bet_given_twice: { id: `'f2'` } },
})

describeSteps(() => db, {
  table: 'free_bet',
  before,
  row: FREE_BET,
  taken: {
    'staked in a bet': { to: STAKED },
    'given back by its bet': {
      from: STAKED,
      to: { state: `'given'`, bet_ref: 'null', provider_id: 'null' },
    },
    'used up with its bet': { from: STAKED, to: { state: `'lost'`, ended_at: 'now()' } },
    'in its bet again, after its time': {
      from: { state: `'expired'`, ended_at: 'now()' },
      to: { ...STAKED, ended_at: 'null' },
    },
  },
  refused: {
    'in two bets': {
      from: STAKED,
      to: { ...STAKED, bet_ref: `'b2'` },
      by: 'is staked in another bet',
    },
    'of another amount': { to: { amount: '501' }, by: 'cannot become another one' },
    'of another player': { to: { player_id: `'bob'` }, by: 'cannot become another one' },
    'that ends later': {
      to: { ends_at: `now() + interval '2 days'` },
      by: 'cannot become another one',
    },
    'given again after its time': {
      from: { state: `'expired'`, ended_at: 'now()' },
      to: { state: `'given'`, ended_at: 'null' },
      by: 'is expired',
    },
    'used after it was taken back': {
      from: { state: `'withdrawn'`, ended_at: 'now()' },
      to: { ...STAKED, ended_at: 'null' },
      by: 'is withdrawn',
    },
  },
})

test('a bet is made with a free bet that is staked in it', async () => {
  const story = before + insert('free_bet', { ...FREE_BET, ...STAKED }) + insert('sports_bet', BET)
  await expect(attempt(db, `${story} set constraints all immediate;`)).resolves.toBeUndefined()
})

test.each<[string, object, object]>([
  ['is in no bet', { state: `'given'`, provider_id: 'null', bet_ref: 'null' }, {}],
  ['is in another bet', { bet_ref: `'b2'` }, {}],
  ['is over', { given_at: `now() - interval '2 days'`, ends_at: `now() - interval '1 day'` }, {}],
  ['is of another amount', {}, { stake_free: '400' }],
])('no bet is made with a free bet that %s', async (_, freeBet, bet) => {
  const story =
    before +
    insert('free_bet', { ...FREE_BET, ...STAKED, ...freeBet }) +
    insert('sports_bet', { ...BET, ...bet })
  await expect(attempt(db, story)).rejects.toThrow('is not staked in bet')
})

test('a free bet is not staked in a bet that does not exist', async () => {
  const story = before + insert('free_bet', { ...FREE_BET, ...STAKED })
  await expect(attempt(db, `${story} set constraints all immediate;`)).rejects.toThrow(
    'free_bet_without_bet',
  )
})

test.each([
  ['in another currency than its player’s', { currency: `'USD'` }],
  ['of an unknown player', { player_id: `'unknown'` }],
])('no free bet is given %s', async (_, change) => {
  await expect(
    attempt(db, before + insert('free_bet', { ...FREE_BET, ...change })),
  ).rejects.toThrow('does not bet in')
})
