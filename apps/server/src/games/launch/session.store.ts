import type { Executor } from '../../db/database.ts'
import type { GameSession } from '../wallet/wallet-state.ts'

declare module '../../db/tables.ts' {
  interface Tables {
    game_session: GameSessionTable
  }
}

interface GameSessionTable {
  token_hash: string
  provider_id: string
  player_id: string
  sign_in_id: string | null
  provider_ref: string | null
  game_id: string
  currency: string
  language: string
  opened_at: Date
  expires_at: Date
}

export async function insertSession(
  db: Executor,
  session: GameSession,
  openedAt: Date,
): Promise<void> {
  await db.sql
    .insertInto('game_session')
    .values({
      token_hash: session.tokenHash,
      provider_id: session.providerId,
      player_id: session.playerId,
      sign_in_id: session.signInId,
      provider_ref: null,
      game_id: session.gameId,
      currency: session.currency,
      language: session.language,
      opened_at: openedAt,
      expires_at: new Date(session.expiresAtMs),
    })
    .execute()
}

export async function findSession(db: Executor, tokenHash: string): Promise<GameSession | null> {
  const row = await db.sql
    .selectFrom('game_session')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst()
  return row ? sessionOf(row) : null
}

export async function findSessionByRef(
  db: Executor,
  providerId: string,
  ref: string,
): Promise<GameSession | null> {
  const found = db.sql
    .selectFrom('game_session')
    .selectAll()
    .where('provider_id', '=', providerId)
    .where('provider_ref', '=', ref)
  const row = await found.executeTakeFirst()
  return row ? sessionOf(row) : null
}

/** Throws a unique violation when another session of the provider has this name. */
export async function updateProviderRef(
  db: Executor,
  tokenHash: string,
  ref: string,
): Promise<void> {
  await db.sql
    .updateTable('game_session')
    .set({ provider_ref: ref })
    .where('token_hash', '=', tokenHash)
    .execute()
}

function sessionOf(row: GameSessionTable): GameSession {
  return {
    tokenHash: row.token_hash,
    providerId: row.provider_id,
    playerId: row.player_id,
    signInId: row.sign_in_id,
    gameId: row.game_id,
    currency: row.currency,
    language: row.language,
    expiresAtMs: row.expires_at.getTime(),
  }
}

/** Returns the sign-ins, among these, that have not ended. */
export async function findOpenSignIns(
  db: Executor,
  ids: readonly string[],
  at: Date,
): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await db.run<{ id: string }>(
    'game_open_sign_ins',
    'select id from game_open_sign_ins($1::text[], $2)',
    [ids, at],
  )
  return new Set(rows.map(({ id }) => id))
}

export async function deleteSession(db: Executor, tokenHash: string): Promise<void> {
  await db.sql.deleteFrom('game_session').where('token_hash', '=', tokenHash).execute()
}

export async function deleteSessionsEndedBefore(db: Executor, before: Date): Promise<void> {
  await db.sql.deleteFrom('game_session').where('expires_at', '<', before).execute()
}
