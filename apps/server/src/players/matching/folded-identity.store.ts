import type { FoldedIdentity, Identity } from '#rules/folded-identity.ts'
import { FOLDING } from '#rules/folded-identity.ts'
import type { Executor } from '../../db/database.ts'

const WRITE = `insert into folded_identity (player_id, given_names, family_names, date_of_birth, phone, address, email, folding)
  select p.id, given_names, family_names, born::date, phone, address, given.email, $8
    from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[])
           as given(id, given_names, family_names, born, phone, address, email)
    join player p on p.id = given.id
   order by p.id
  on conflict (player_id) do update set given_names = excluded.given_names, family_names = excluded.family_names,
    date_of_birth = excluded.date_of_birth, phone = excluded.phone, address = excluded.address, email = excluded.email,
    folding = excluded.folding`

export interface FoldedPlayer extends FoldedIdentity {
  playerId: string
}

/** Does as much work, and writes nothing, for a player whom there is not. */
export async function putFolded(db: Executor, players: readonly FoldedPlayer[]): Promise<void> {
  await db.run('folded_identity_put', WRITE, [
    players.map(({ playerId }) => playerId),
    players.map(({ givenNames }) => givenNames),
    players.map(({ familyNames }) => familyNames),
    players.map(({ dateOfBirth }) => dateOfBirth),
    players.map(({ phone }) => phone),
    players.map(({ address }) => address),
    players.map(({ email }) => email),
    FOLDING,
  ])
}

export interface PlayerIdentity extends Identity {
  playerId: string
  /** Whether the folded form is there, by the present rule. */
  isFolded: boolean
}

const IDENTITY = `select p.id as "playerId", p.first_name as "firstName", p.last_name as "lastName", p.city, p.email,
    to_char(p.date_of_birth, 'YYYY-MM-DD') as "dateOfBirth", p.house_number_and_street_name as "houseNumberAndStreetName",
    p.post_code as "postCode", p.mobile_number as "mobileNumber", coalesce(f.folding = $1, false) as "isFolded"
  from player p left join folded_identity f on f.player_id = p.id`

/** Returns a player's registered details, as they are now. */
export async function findIdentity(db: Executor, playerId: string): Promise<PlayerIdentity | null> {
  const [row] = await db.run<PlayerIdentity>('player_identity_now', `${IDENTITY} where p.id = $2`, [
    FOLDING,
    playerId,
  ])
  return row ?? null
}

/**
 * Players behind the id `after` whose folded form is missing or of another rule; only those who may
 * not play when `shutOut`.
 */
export async function listUnfolded(
  db: Executor,
  { after, limit, shutOut }: { after: string; limit: number; shutOut: boolean },
): Promise<PlayerIdentity[]> {
  return db.run<PlayerIdentity>(
    'player_unfolded',
    `${IDENTITY} where p.id > $2 and f.folding is distinct from $1 and (p.status <> 'active' or not $4) order by p.id limit $3`,
    [FOLDING, after, limit, shutOut],
  )
}

export async function isEverybodyFolded(db: Executor): Promise<boolean> {
  const rows = await db.run(
    'folded_everybody_find',
    'select folding from folded_everybody where folding = $1',
    [FOLDING],
  )
  return rows.length > 0
}

export async function setEverybodyFolded(db: Executor, at: Date): Promise<void> {
  const text =
    'insert into folded_everybody (folding, finished_at) values ($1, $2) on conflict do nothing'
  await db.run('folded_everybody_add', text, [FOLDING, at])
}
