import type { Database } from '../src/db/database.ts'

export interface Issued {
  id: string
  providerId: string
  playerId: string
  /** The casino's id. */
  game: string
  spins?: number
  currency?: string
}

/** Writes down free spins that a provider has issued: three, which pay real money. */
export async function issueFreeSpins(
  db: Database,
  { id, providerId, playerId, game, spins = 3, currency = 'EUR' }: Issued,
): Promise<void> {
  const games = JSON.stringify([game])
  const shares = '{"slots":100,"instant":100,"roulette":20,"table":10,"live":10,"sports":0}'
  await db.transaction(async (tx) => {
    await tx.run(
      '',
      `insert into free_spins_template (id, games, spins, days, winnings, wagering, shares, bonus_days, texts)
       values ('issued', '["any"]', 3, 7, 'real', 1, $1, 7, '{"en": {"title": "Lanterns", "description": ""}}')
       on conflict do nothing`,
      [shares],
    )
    await tx.run(
      '',
      `insert into free_spins (id, key, player_id, template_id, games, currency, spins, stake, max_win, days, winnings, wagering, shares,
         bonus_days, texts, state, provider_id, offered_at, offer_ends_at, accepted_at, ends_at)
       select $1, $1, $2, id, $3, $4, $5, 20, 100000, days, winnings, wagering, shares, bonus_days, texts, 'active', $6, now(), now(),
              now(), now() + interval '7 days'
         from free_spins_template where id = 'issued'`,
      [id, playerId, games, currency, spins, providerId],
    )
  })
}
