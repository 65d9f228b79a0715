import type { Database } from '../src/db/database.ts'
import { openSportsWallet, type SportsWallet } from '../src/sports/wallet/sports-wallet.ts'
import type { BonusBed } from './bonuses.ts'
import { SESSION } from './sports-rig.ts'

/** Opens the sports wallet of a casino with bonuses, with bounds that no test reaches by chance. */
export function openBonusSports({
  casino,
  bonuses,
}: Pick<BonusBed, 'casino' | 'bonuses'>): SportsWallet {
  return openSportsWallet({
    ...casino,
    bounds: { maxReturn: () => 1_000_000n, maxOdds: '100' },
    changeWinnings: bonuses.changeWinnings,
    onWinChange: () => {},
  })
}

/** Signs a player in, and returns their session at a book. It never ends. */
export async function openBettingSession(db: Database, playerId: string) {
  await db.run(
    '',
    `insert into player_session (id, player_id, created_at, rotated_at, idle_s, expires_at, ip, user_agent)
       values ($1, $1, now(), now(), 86400, 'infinity', '', '')`,
    [playerId],
  )
  return { ...SESSION, playerId, signInId: playerId, expiresAtMs: Number.POSITIVE_INFINITY }
}
