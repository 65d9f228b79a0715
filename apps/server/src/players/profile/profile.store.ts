import { sql } from 'kysely'
import type { Executor } from '../../db/database.ts'

export interface Profile {
  id: string
  email: string
  verified: boolean
  firstName: string
  lastName: string
  gender: 'FEMALE' | 'MALE' | null
  /** YYYY-MM-DD. */
  dateOfBirth: string
  country: string
  currency: string
  city: string
  houseNumberAndStreetName: string
  postCode: string
  mobileNumber: string
  newsletter: boolean
  memberSince: string
}

export async function findProfile(
  db: Executor,
  playerId: string,
  lock?: 'for update',
): Promise<Profile | null> {
  const query = db.sql
    .selectFrom('player')
    .select([
      'id',
      'email',
      'first_name',
      'last_name',
      'gender',
      'country',
      'currency',
      'city',
      'post_code',
      'mobile_number',
      'newsletter',
    ])
    .select([
      'house_number_and_street_name',
      'created_at',
      'verified_at',
      sql<string>`to_char(date_of_birth, 'YYYY-MM-DD')`.as('born'),
    ])
    .where('id', '=', playerId)
  const row = await (lock ? query.forUpdate() : query).executeTakeFirst()
  if (!row) return null
  return {
    id: row.id,
    email: row.email,
    verified: row.verified_at !== null,
    firstName: row.first_name,
    lastName: row.last_name,
    gender: row.gender,
    dateOfBirth: row.born,
    country: row.country,
    currency: row.currency,
    city: row.city,
    houseNumberAndStreetName: row.house_number_and_street_name,
    postCode: row.post_code,
    mobileNumber: row.mobile_number,
    newsletter: row.newsletter,
    memberSince: row.created_at.toISOString(),
  }
}

export async function setProfile(
  db: Executor,
  playerId: string,
  changes: Partial<Profile>,
): Promise<void> {
  const { city, houseNumberAndStreetName, postCode, mobileNumber, newsletter } = changes
  const given = {
    city,
    house_number_and_street_name: houseNumberAndStreetName,
    post_code: postCode,
    mobile_number: mobileNumber,
    newsletter,
  }
  await db.sql.updateTable('player').set(given).where('id', '=', playerId).execute()
}
