import { Refusal } from '../kit/refusal.ts'
import { lockPurses } from '../ledger/accounts.ts'
import { getOwn } from './answer.ts'
import type { Bonus, BonusesDeps } from './bonus.ts'
import * as store from './bonuses.store.ts'
import { endCounted } from './wagering.ts'

/**
 * Gives an active bonus up for good: what is left of its money goes back to the casino. Stakes
 * count first, so one that has been wagered already becomes real money instead. One that has ended
 * is answered as it is. Throws Refusals: bonus_unknown, bonus_not_accepted.
 */
export async function forfeitBonus(
  deps: BonusesDeps,
  playerId: string,
  id: string,
): Promise<Bonus> {
  await deps.db.transaction(async (tx) => {
    await store.takeTurn(tx, playerId)
    const open = (await store.lockOpenBonuses(tx, playerId)).find((each) => each.id === id)
    const bonus = open ?? (await getOwn(tx, playerId, id))
    if (bonus.acceptedAt === null) throw new Refusal('bonus_not_accepted')
    if (bonus.state !== 'active') return
    // With the purses locked no bet moves money, so the counted stakes fit the balance.
    await lockPurses(tx, playerId)
    await endCounted(deps, tx, bonus, 'forfeited')
  })
  return getOwn(deps.db, playerId, id)
}
