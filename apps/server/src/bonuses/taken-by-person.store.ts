import type { Tx } from '../db/database.ts'
import { otherAccountsOf, takeTurnOfBirthday } from '../players/matching/accounts-of-person.ts'

/**
 * Returns whether another account of the player's person has taken an offer. People of one birthday
 * take turns until the transaction ends.
 */
export async function hasPersonTaken(tx: Tx, playerId: string, offerId: string): Promise<boolean> {
  await takeTurnOfBirthday(tx, playerId, 'offer')
  const [row] = await tx.run<{ taken: boolean }>(
    'bonus_person_has_taken',
    `with other as (${otherAccountsOf('$1')})
     select exists (select from bonus where offer_id = $2 and player_id in (table other))
         or exists (select from free_spins where offer_id = $2 and player_id in (table other))
         or exists (select from free_bet where offer_id = $2 and player_id in (table other)) as taken`,
    [playerId, offerId],
  )
  return row?.taken ?? false
}
