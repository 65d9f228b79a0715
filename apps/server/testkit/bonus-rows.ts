import { insert, PLAYER } from './table-rules.ts'

const BONUS = {
  currency: `'EUR'`,
  amount: '1000',
  wagering: '2',
  shares: `'{"slots": 100, "instant": 100, "roulette": 100, "table": 100, "live": 100, "sports": 100}'`,
  days: '1',
  texts: `'{"en": {}}'`,
  state: `'pending'`,
  offered_at: 'now()',
  offer_ends_at: 'now()',
}

/** Two players, each with an offered bonus: 'lamp of ann', 'lamp of bob'. */
export const ANN_AND_BOB_WITH_BONUSES = [
  insert('player', PLAYER),
  insert('player', {
    ...PLAYER,
    id: `'bob'`,
    email: `'bob@example.test'`,
    email_key: `'bob@example.test'`,
  }),
  ...['ann', 'bob'].map((owner) =>
    insert('bonus', {
      ...BONUS,
      id: `'lamp of ${owner}'`,
      key: `'lamp of ${owner}'`,
      player_id: `'${owner}'`,
    }),
  ),
].join('')
