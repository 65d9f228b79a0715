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
  const [row] = await db.run<SportsSessionTable>(
    'sports_session',
    `select token_hash, player_id, sign_in_id, currency, language, opened_at, expires_at
       from sports_session where token_hash = $1`,
    [tokenHash],
  )
  return row ? sessionOf(row) : null
}

/** Most sportsbooks that one player keeps open. */
const MOST_OPEN = 50

/** The book that a player has opened last, among those whose sign-in goes on. */
export async function findNewestSession(
  db: Executor,
  playerId: string,
  at: Date,
): Promise<SportsSession | null> {
  const ofPlayer = db.sql.selectFrom('sports_session').selectAll().where('player_id', '=', playerId)
  const rows = await ofPlayer
    .where('expires_at', '>', at)
    .orderBy('opened_at', 'desc')
    .limit(MOST_OPEN)
    .execute()
  const open = await listOpenSignIns(
    db,
    rows.map((row) => row.sign_in_id),
    at,
  )
  const row = rows.find((each) => open.has(each.sign_in_id))
  return row ? sessionOf(row) : null
}

/** Returns the sign-ins, among these, that have not ended. */
export async function listOpenSignIns(
  db: Executor,
  signInIds: readonly string[],
  at: Date,
): Promise<Set<string>> {
  const rows = await db.run<{ id: string }>(
    'game_open_sign_ins',
    'select id from game_open_sign_ins($1::text[], $2)',
    [signInIds, at],
  )
  return new Set(rows.map(({ id }) => id))
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
  return (await listOpenSignIns(db, [signInId], at)).has(signInId)
}

export async function deleteSessionsEndedBefore(db: Executor, before: Date): Promise<void> {
  await db.sql.deleteFrom('sports_session').where('expires_at', '<', before).execute()
}
