import type { Executor } from '../../db/database.ts'

declare module '../../db/tables.ts' {
  interface Tables {
    known_place: KnownPlaceTable
  }
}

export const PLACE_KINDS = ['network', 'browser', 'device'] as const
export type PlaceKind = (typeof PLACE_KINDS)[number]

interface KnownPlaceTable {
  player_id: string
  kind: PlaceKind
  hash: Buffer
  last_at: Date
}

/**
 * Returns the kinds of those hashes that are known places of the account with this address. An
 * unknown address has none, after equal work.
 */
export async function listKnownByEmail(
  db: Executor,
  emailKey: string,
  hashes: readonly Buffer[],
  since: Date,
): Promise<PlaceKind[]> {
  const rows = await db.run<{ kind: PlaceKind }>(
    'known_place_by_email',
    `select k.kind from known_place k join player p on p.id = k.player_id
      where p.email_key = $1 and k.hash = any($2::bytea[]) and k.last_at > $3`,
    [emailKey, hashes, since],
  )
  return rows.map(({ kind }) => kind)
}

export async function listKnown(
  db: Executor,
  playerId: string,
  hashes: readonly Buffer[],
  since: Date,
): Promise<PlaceKind[]> {
  const rows = await db.run<{ kind: PlaceKind }>(
    'known_place_of_player',
    'select kind from known_place where player_id = $1 and hash = any($2::bytea[]) and last_at > $3',
    [playerId, hashes, since],
  )
  return rows.map(({ kind }) => kind)
}

/** Returns whether a sign-in of this player has ever been remembered or written down. */
export async function hasSignedInBefore(db: Executor, playerId: string): Promise<boolean> {
  const [row] = await db.run<{ before: boolean }>(
    'known_place_before',
    `select exists (select from known_place where player_id = $1)
         or exists (select from security_event where player_id = $1 and kind = 'signed_in') as before`,
    [playerId],
  )
  return row?.before ?? false
}

/**
 * Remembers a place, or that the player was there again, and forgets the oldest of its kind when
 * there are more than `keep`.
 */
export async function putPlace(db: Executor, place: KnownPlaceTable, keep: number): Promise<void> {
  await db.run(
    'known_place_put',
    `with put as (
       insert into known_place (player_id, kind, hash, last_at) values ($1, $2, $3, $4)
       on conflict (player_id, kind, hash) do update set last_at = excluded.last_at
     )
     delete from known_place where player_id = $1 and kind = $2 and hash in (
       select hash from known_place where player_id = $1 and kind = $2 and hash <> $3 order by last_at desc offset $5::int - 1
     )`,
    [place.player_id, place.kind, place.hash, place.last_at, keep],
  )
}

export async function forgetPlaces(db: Executor, before: Date): Promise<void> {
  await db.run('known_place_forget', 'delete from known_place where last_at < $1', [before])
}
