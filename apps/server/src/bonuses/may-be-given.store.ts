import type { Executor } from '../db/database.ts'
import { heldByMatch } from '../players/matching/held-by-match.ts'

/**
 * Returns whether a player may be given something to play with: neither are they excluded, nor held
 * as the person of another account that is (G3). Who gives something has locked the purses, so that
 * an exclusion waits, or has been committed and is read here.
 */
export async function mayBeGiven(db: Executor, playerId: string, now: Date): Promise<boolean> {
  const [row] = await db.run<{ may: boolean }>(
    'bonus_may_be_given',
    `select s.status = 'active' and not ${heldByMatch('s.id')} as may from player s where s.id = $2`,
    [now, playerId],
  )
  return row?.may ?? false
}
