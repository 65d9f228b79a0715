import { type Generated, sql } from 'kysely'
import type { Executor, Tx } from '../../db/database.ts'
import type { Player } from '../player-shape.ts'
import { PLAYER, playerOf } from '../players.store.ts'

declare module '../../db/tables.ts' {
  interface Tables {
    mailed_link: MailedLinkTable
  }
}

interface MailedLinkTable {
  player_id: string
  purpose: LinkPurpose
  hash: Buffer
  expires_at: Date
  state: Generated<LinkState>
}

export type LinkPurpose = 'verify' | 'reset'
type LinkState = 'open' | 'used' | 'replaced'

/** A link as it was mailed, and what has become of it. */
export interface MailedLink {
  playerId: string
  state: LinkState
  expiresAt: Date
}

/** Number of a player's links of one purpose that are kept beside the newest one. */
const OLDER_KEPT = 9

interface NewLink extends Pick<MailedLinkTable, 'purpose' | 'hash' | 'expires_at'> {
  /** Whether the links before stop working. */
  replaces: boolean
}

/**
 * Remembers a link of the player with this address. Null, with the same work done, when there is no
 * such player.
 */
export async function putLink(
  db: Executor,
  emailKey: string,
  link: NewLink,
): Promise<Player | null> {
  const row = await db.sql
    .with('owner', (query) =>
      query.selectFrom('player').select(PLAYER).where('email_key', '=', emailKey),
    )
    .with('older', (query) =>
      query
        .selectFrom('mailed_link')
        .innerJoin('owner', 'owner.id', 'mailed_link.player_id')
        .select('mailed_link.hash')
        .where('mailed_link.purpose', '=', link.purpose)
        .orderBy('mailed_link.expires_at', 'desc')
        .offset(OLDER_KEPT),
    )
    .with('forgotten', (query) =>
      query
        .deleteFrom('mailed_link')
        .where('hash', 'in', (from) => from.selectFrom('older').select('hash')),
    )
    .with('replaced', (query) =>
      query
        .updateTable('mailed_link')
        .set({ state: 'replaced' })
        .where('player_id', 'in', (from) => from.selectFrom('owner').select('owner.id'))
        .where('purpose', '=', link.purpose)
        .where('state', '=', 'open')
        .where(sql<boolean>`${link.replaces}::boolean`)
        .where('hash', 'not in', (from) => from.selectFrom('older').select('hash')),
    )
    .with('link', (query) =>
      query
        .insertInto('mailed_link')
        .columns(['player_id', 'purpose', 'hash', 'expires_at'])
        .expression((from) =>
          from
            .selectFrom('owner')
            .select((value) => [
              'owner.id',
              value.val(link.purpose).as('purpose'),
              sql<Buffer>`${link.hash}::bytea`.as('hash'),
              sql<Date>`${link.expires_at}::timestamptz`.as('expires_at'),
            ]),
        ),
    )
    .selectFrom('owner')
    .selectAll()
    .executeTakeFirst()
  return row ? playerOf(row) : null
}

/** Returns null for one that was never mailed for this purpose, or was forgotten. */
export async function findLink(
  db: Executor,
  purpose: LinkPurpose,
  hash: Buffer,
): Promise<(MailedLink & { country: string }) | null> {
  const row = await db.sql
    .selectFrom('mailed_link')
    .innerJoin('player', 'player.id', 'mailed_link.player_id')
    .select([
      'mailed_link.player_id as playerId',
      'mailed_link.state',
      'mailed_link.expires_at as expiresAt',
      'player.country',
    ])
    .where('mailed_link.hash', '=', hash)
    .where('mailed_link.purpose', '=', purpose)
    .executeTakeFirst()
  return row ?? null
}

/** Finds a link as `findLink` does, and locks it until the transaction ends. */
export async function lockLink(
  tx: Tx,
  purpose: LinkPurpose,
  hash: Buffer,
): Promise<MailedLink | null> {
  const row = await tx.sql
    .selectFrom('mailed_link')
    .select(['player_id as playerId', 'state', 'expires_at as expiresAt'])
    .where('hash', '=', hash)
    .where('purpose', '=', purpose)
    .forUpdate()
    .executeTakeFirst()
  return row ?? null
}

export async function setLinkUsed(tx: Tx, hash: Buffer): Promise<void> {
  await tx.sql.updateTable('mailed_link').set({ state: 'used' }).where('hash', '=', hash).execute()
}

/**
 * None of the player's other links is good any more: two that were requested at the same time have
 * not seen each other.
 */
export async function replaceLinks(tx: Tx, purpose: LinkPurpose, playerId: string): Promise<void> {
  await tx.sql
    .updateTable('mailed_link')
    .set({ state: 'replaced' })
    .where('player_id', '=', playerId)
    .where('purpose', '=', purpose)
    .where('state', '=', 'open')
    .execute()
}

/** Removes links that ran out before then. */
export async function deleteLinksBefore(db: Executor, before: Date): Promise<void> {
  await db.sql.deleteFrom('mailed_link').where('expires_at', '<', before).execute()
}
