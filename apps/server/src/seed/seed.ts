import type { Auth } from '../auth/auth.module.ts'
import type { Log } from '../kit/log.ts'
import type { Topics } from '../kit/topics.ts'
import { seedOffers } from './bonuses.ts'
import { seedFavourites } from './favourites.ts'
import { seedOperatorKey } from './operator-key.ts'
import { seedPendingWithdrawal } from './payments.ts'
import { type DemoPlayer, seedPlayers } from './players.ts'
import { type RegularsDeps, seedRegulars } from './regulars.ts'

export interface SeedDeps extends RegularsDeps {
  log: Log
  topics: Topics
  auth: Auth
}

/**
 * Fills an empty casino with the demo's players and some rounds of others; what is there already
 * stays. Answers who can sign in.
 */
export async function seedCasino(deps: SeedDeps): Promise<DemoPlayer[]> {
  const players = await seedPlayers(deps)
  await seedOperatorKey(deps)
  await seedOffers(deps)
  await seedPendingWithdrawal(deps)
  await seedRegulars(deps)
  await seedFavourites(deps)
  return players
}
