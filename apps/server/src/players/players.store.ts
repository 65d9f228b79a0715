import type { Expression, Generated, Insertable, Selectable, SqlBool } from 'kysely'
import { sql } from 'kysely'
import type { Executor } from '../db/database.ts'
import type {
  Credentials,
  NamedPerson,
  PersonFacts,
  Player,
  PlayerStanding,
  PlayerStatus,
} from './player-shape.ts'

declare module '../db/tables.ts' {
  interface Tables {
    player: PlayerTable
  }
}

export interface PlayerTable {
  id: string
  email: string
  email_key: string
  password_hash: string
  status: PlayerStatus
  /** Kept by the database: the status until an exclusion began. */
  standing: Generated<PlayerStanding>
  first_name: string
  last_name: string
  gender: 'FEMALE' | 'MALE' | null
  /** Written YYYY-MM-DD. Read it as text: pg would make it a moment in the server's time zone. */
  date_of_birth: string
  country: string
  city: string
  house_number_and_street_name: string
  post_code: string
  mobile_number: string
  currency: string
  language: string
  newsletter: boolean
  btag: string | null
  bonus_code: string | null
  fingerprint: string | null
  created_at: Date
  verified_at: Date | null
  /** A player who paid before registering may sign in before the address is proven. */
  joined_by: 'classic' | 'pay_n_play'
}

/** The columns that a Player is read from. */
export const PLAYER = [
  'id',
  'email',
  'status',
  'first_name',
  'last_name',
  'country',
  'currency',
  'language',
  'btag',
] as const
const CREDENTIALS = [
  'id',
  'email',
  'password_hash',
  'status',
  'verified_at',
  'joined_by',
  'country',
  'language',
] as const

export async function findPlayer(db: Executor, playerId: string): Promise<Player | null> {
  const row = await db.sql
    .selectFrom('player')
    .select(PLAYER)
    .where('id', '=', playerId)
    .executeTakeFirst()
  return row ? playerOf(row) : null
}

export async function findPromoCode(db: Executor, playerId: string): Promise<string | null> {
  const row = await db.sql
    .selectFrom('player')
    .select('bonus_code')
    .where('id', '=', playerId)
    .executeTakeFirst()
  return row?.bonus_code ?? null
}

export async function findPlayerByEmail(db: Executor, emailKey: string): Promise<Player | null> {
  const row = await db.sql
    .selectFrom('player')
    .select(PLAYER)
    .where('email_key', '=', emailKey)
    .executeTakeFirst()
  return row ? playerOf(row) : null
}

export async function findCredentials(db: Executor, emailKey: string): Promise<Credentials | null> {
  return credentialsWhere(db, sql<SqlBool>`email_key = ${emailKey}`)
}

export async function findCredentialsById(
  db: Executor,
  playerId: string,
): Promise<Credentials | null> {
  return credentialsWhere(db, sql<SqlBool>`id = ${playerId}`)
}

export async function findPerson(db: Executor, playerId: string): Promise<PersonFacts | null> {
  const row = await db.sql
    .selectFrom('player')
    .select(['city', 'gender', 'created_at'])
    .select(sql<string>`date_of_birth::text`.as('born'))
    .where('id', '=', playerId)
    .executeTakeFirst()
  if (!row) return null
  const { city, gender, born: dateOfBirth, created_at: registeredAt } = row
  return { city, gender, dateOfBirth, registeredAt }
}

/** Adds a player. Returns false when the address already has an account. */
export async function addPlayer(db: Executor, player: Insertable<PlayerTable>): Promise<boolean> {
  const added = await db.sql
    .insertInto('player')
    .values(player)
    .onConflict((conflict) => conflict.constraint('player_email_taken').doNothing())
    .returning('id')
    .executeTakeFirst()
  return added !== undefined
}

/**
 * Returns whether the player registered with this name and day of birth. Names are compared in
 * small letters.
 */
export async function isNamed(
  db: Executor,
  playerId: string,
  { firstName, lastName, dateOfBirth }: NamedPerson,
): Promise<boolean> {
  const row = await db.sql
    .selectFrom('player')
    .select('id')
    .where('id', '=', playerId)
    .where(sql<SqlBool>`date_of_birth = ${dateOfBirth}::date`)
    .where(
      sql<SqlBool>`lower(first_name) = lower(${firstName}) and lower(last_name) = lower(${lastName})`,
    )
    .executeTakeFirst()
  return row !== undefined
}

export async function lockStatus(tx: Executor, playerId: string): Promise<PlayerStatus | null> {
  const row = await tx.sql
    .selectFrom('player')
    .select('status')
    .where('id', '=', playerId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return row?.status ?? null
}

/** `standing`: what an excluded player comes back to; without it, what they were before. */
export async function setStatus(
  db: Executor,
  playerId: string,
  { status, standing }: { status: PlayerStatus; standing?: PlayerStanding },
): Promise<void> {
  await db.sql
    .updateTable('player')
    .set({ status, ...(standing && { standing }) })
    .where('id', '=', playerId)
    .execute()
}

export async function setNoBetsFrom(db: Executor, playerId: string, at: Date): Promise<void> {
  await db.run('player_no_bets_from', 'update player set no_bets_from = $2 where id = $1', [
    playerId,
    at,
  ])
}

/**
 * Replaces a password. Returns false when it is no longer the one that was given as the old one.
 */
export async function replacePassword(
  db: Executor,
  playerId: string,
  { before, after }: { before: string; after: string },
): Promise<boolean> {
  const replaced = await db.sql
    .updateTable('player')
    .set({ password_hash: after })
    .where('id', '=', playerId)
    .where('password_hash', '=', before)
    .executeTakeFirst()
  return replaced.numUpdatedRows === 1n
}

/**
 * Returns whether this is still the hash of a player's password, which nothing replaces until the
 * transaction ends.
 */
export async function lockPassword(
  tx: Executor,
  playerId: string,
  passwordHash: string,
): Promise<boolean> {
  const row = await tx.sql
    .selectFrom('player')
    .select('password_hash')
    .where('id', '=', playerId)
    .forShare()
    .executeTakeFirst()
  return row?.password_hash === passwordHash
}

export async function setPassword(
  db: Executor,
  playerId: string,
  passwordHash: string,
  provenAt: Date,
): Promise<void> {
  await db.sql
    .updateTable('player')
    .set({
      password_hash: passwordHash,
      verified_at: sql`coalesce(verified_at, ${provenAt}::timestamptz)`,
    })
    .where('id', '=', playerId)
    .execute()
}

/** Returns whether the address is proven, and locks the player until the transaction ends. */
export async function isVerified(tx: Executor, playerId: string): Promise<boolean> {
  const row = await tx.sql
    .selectFrom('player')
    .select('verified_at')
    .where('id', '=', playerId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return row !== undefined && row.verified_at !== null
}

export async function setVerified(db: Executor, playerId: string, at: Date): Promise<void> {
  await db.sql
    .updateTable('player')
    .set({ verified_at: sql`coalesce(verified_at, ${at})` })
    .where('id', '=', playerId)
    .execute()
}

async function credentialsWhere(
  db: Executor,
  condition: Expression<SqlBool>,
): Promise<Credentials | null> {
  const row = await db.sql
    .selectFrom('player')
    .select(CREDENTIALS)
    .where(condition)
    .executeTakeFirst()
  if (!row) return null
  const { id, email, password_hash, status, verified_at, joined_by, country, language } = row
  const isVerified = verified_at !== null || joined_by === 'pay_n_play'
  return { playerId: id, email, passwordHash: password_hash, status, isVerified, country, language }
}

export function playerOf(row: Selectable<Pick<PlayerTable, (typeof PLAYER)[number]>>): Player {
  const { id, email, status, country, currency, language, btag } = row
  return {
    id,
    email,
    status,
    active: status === 'active',
    firstName: row.first_name,
    lastName: row.last_name,
    country,
    currency,
    language,
    btag,
  }
}
