import type { Tx } from '../../db/database.ts'

/**
 * SQL of a query for the ids of a player's other accounts: those with the same names and birthday,
 * and the same phone, address or mailbox. `playerId` is a placeholder or a column.
 */
export const otherAccountsOf = (playerId: string) => `
  select other.player_id
    from folded_identity own
    join folded_identity other
      on other.date_of_birth = own.date_of_birth and other.player_id <> own.player_id
     and other.given_names = own.given_names and other.family_names = own.family_names
     and (other.phone = own.phone or other.address = own.address or other.email = own.email)
   where own.player_id = ${playerId}`

/**
 * Waits until no other transaction has the turn of this birthday for this purpose. Accounts of one
 * person have one birthday, so they do not exclude or take an offer at the same time. The turn ends
 * with the transaction.
 */
export async function takeTurnOfBirthday(
  tx: Tx,
  playerId: string,
  purpose: 'exclusion' | 'offer',
): Promise<void> {
  await tx.run(
    'birthday_turn',
    `select pg_advisory_xact_lock(hashtextextended($2 || '/' || to_char(date_of_birth, 'YYYY-MM-DD'), 0))
       from player where id = $1`,
    [playerId, purpose],
  )
}
