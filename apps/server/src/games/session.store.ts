import type { Executor } from '../db/database.ts'
import type { GameSession } from './books.ts'

declare module '../db/tables.ts' {
  interface Tables {
    game_session: GameSessionTable
  }
}

interface GameSessionTable {
  token_hash: string
  provider_id: string
  player_id: string
  game_id: string
  currency: string
  language: string
  opened_at: Date
  expires_at: Date
}

export async function insertSession(db: Executor, session: GameSession, openedAt: Date): Promise<void> {
  await db.sql
    .insertInto('game_session')
    .values({
      token_hash: session.tokenHash,
      provider_id: session.providerId,
      player_id: session.playerId,
      game_id: session.gameId,
      currency: session.currency,
      language: session.language,
      opened_at: openedAt,
      expires_at: new Date(session.expiresAtMs),
    })
    .execute()
}

export async function findSession(db: Executor, tokenHash: string): Promise<GameSession | null> {
  const row = await db.sql.selectFrom('game_session').selectAll().where('token_hash', '=', tokenHash).executeTakeFirst()
  if (!row) return null
  return {
    tokenHash,
    providerId: row.provider_id,
    playerId: row.player_id,
    gameId: row.game_id,
    currency: row.currency,
    language: row.language,
    expiresAtMs: row.expires_at.getTime(),
  }
}

export async function deleteSession(db: Executor, tokenHash: string): Promise<void> {
  await db.sql.deleteFrom('game_session').where('token_hash', '=', tokenHash).execute()
}

export async function deleteSessionsEndedBefore(db: Executor, before: Date): Promise<void> {
  await db.sql.deleteFrom('game_session').where('expires_at', '<', before).execute()
}
