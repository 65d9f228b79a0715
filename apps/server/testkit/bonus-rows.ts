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

/** Statements that make players '{name}-1', '{name}-2' and so on, with empty purses. */
export const manyPlayers = (name: string, count: number, currency = 'EUR') => `
  insert into player (id, email, email_key, password_hash, first_name, last_name, date_of_birth, country, city,
      house_number_and_street_name, post_code, mobile_number, currency, language, newsletter, created_at)
  select '${name}-' || n, n || '@${name}.test', n || '@${name}.test', '-', 'Ada', 'Many', '1990-01-01', 'DE', 'Kiel', '1', '1', '+49 1',
      '${currency}', 'en', false, now() from generate_series(1, ${count}) n;
  insert into ledger_account (id, currency) select 'player/${name}-' || n || '/' || p, '${currency}'
    from generate_series(1, ${count}) n, unnest('{real,bonus,held}'::text[]) p;
`
