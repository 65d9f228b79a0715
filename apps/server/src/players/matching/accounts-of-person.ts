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
 * Waits until no other transaction has the turn of people with the player's birthday, so that two
 * accounts of one person do not do the same at the same time. The turn ends with the transaction.
 */
export async function takePersonTurn(tx: Tx, playerId: string): Promise<void> {
  await tx.run(
    'person_turn',
    `select pg_advisory_xact_lock(hashtextextended('person/' || to_char(date_of_birth, 'YYYY-MM-DD'), 0))
       from folded_identity where player_id = $1`,
    [playerId],
  )
}
