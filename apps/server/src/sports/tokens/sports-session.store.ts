import type { Executor } from '../../db/database.ts'
import type { SportsSession } from '../bets/bet-state.ts'

declare module '../../db/tables.ts' {
  interface Tables {
    sports_session: SportsSessionTable
  }
}

interface SportsSessionTable {
  token_hash: string
  player_id: string
  sign_in_id: string
  currency: string
  language: string
  opened_at: Date
  expires_at: Date
}

export async function insertSession(
  db: Executor,
  session: SportsSession,
  openedAt: Date,
): Promise<void> {
  const {
    tokenHash: token_hash,
    playerId: player_id,
    signInId: sign_in_id,
    currency,
    language,
  } = session
  const times = { opened_at: openedAt, expires_at: new Date(session.expiresAtMs) }
  await db.sql
    .insertInto('sports_session')
    .values({ token_hash, player_id, sign_in_id, currency, language, ...times })
    .execute()
}

export async function findSession(db: Executor, tokenHash: string): Promise<SportsSession | null> {
  const row = await db.sql
    .selectFrom('sports_session')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst()
  return row ? sessionOf(row) : null
}

/** The book that a player has opened last. */
export async function findNewestSession(
  db: Executor,
  playerId: string,
): Promise<SportsSession | null> {
  const ofPlayer = db.sql.selectFrom('sports_session').selectAll().where('player_id', '=', playerId)
  const row = await ofPlayer.orderBy('opened_at', 'desc').limit(1).executeTakeFirst()
  return row ? sessionOf(row) : null
}

function sessionOf(row: SportsSessionTable): SportsSession {
  const {
    token_hash: tokenHash,
    player_id: playerId,
    sign_in_id: signInId,
    currency,
    language,
    expires_at,
  } = row
  return { tokenHash, playerId, signInId, currency, language, expiresAtMs: expires_at.getTime() }
}

/** Returns true while the player is signed in as when the token was given. */
export async function isSignedIn(
  db: Executor,
  { signInId }: SportsSession,
  at: Date,
): Promise<boolean> {
  const rows = await db.run(
    'game_open_sign_ins',
    'select id from game_open_sign_ins($1::text[], $2)',
    [[signInId], at],
  )
  return rows.length > 0
}

export async function deleteSessionsEndedBefore(db: Executor, before: Date): Promise<void> {
  await db.sql.deleteFrom('sports_session').where('expires_at', '<', before).execute()
}
