import type { Executor } from '../../db/database.ts'

declare module '../../db/tables.ts' {
  interface Tables {
    player_session: SessionTable
    login_ticket: LoginTicketTable
  }
}

/**
 * The use that a session allows. With 'withdrawal' an excluded player can take their money out, and
 * nothing else.
 */
export type SessionScope = 'full' | 'withdrawal'

export type EndReason = 'signed_out' | 'reused' | 'new_password' | 'not_active' | 'operator'

interface SessionTable {
  id: string
  player_id: string
  generation: number
  created_at: Date
  rotated_at: Date
  idle_s: number
  expires_at: Date
  ended_at: Date | null
  end_reason: EndReason | null
  ip: string
  user_agent: string
  fingerprint: string | null
  scope: SessionScope
  used_generation: number
}

interface LoginTicketTable {
  hash: Buffer
  player_id: string
  expires_at: Date
}

/** Open sessions of one player. A further sign-in ends the oldest. */
export const MOST_OPEN_SESSIONS = 50

export type NewSession = Omit<
  SessionTable,
  'generation' | 'rotated_at' | 'ended_at' | 'end_reason' | 'used_generation'
>

export async function addSession(db: Executor, session: NewSession): Promise<void> {
  const rest = {
    generation: 0,
    rotated_at: session.created_at,
    ended_at: null,
    end_reason: null,
    used_generation: 0,
  }
  await db.sql
    .insertInto('player_session')
    .values({ ...session, ...rest })
    .execute()
}

export interface Rotation {
  outcome: 'rotated' | 'repeated' | 'reused' | 'ended'
  generation: number
  playerId: string
}

export async function rotate(
  db: Executor,
  sessionId: string,
  given: number,
  at: Date,
  graceS: number,
): Promise<Rotation> {
  const [row] = await db.run<Rotation>(
    'session_rotate',
    'select outcome, generation, player_id as "playerId" from session_rotate($1, $2, $3, $4)',
    [sessionId, given, at, graceS],
  )
  if (!row) throw new Error('session_rotate answered nothing.')
  return row
}

const OPEN_SCOPE = `select s.scope, s.used_generation as "usedGeneration" from player_session s join player p on p.id = s.player_id
  where s.id = $1 and s.player_id = $2 and s.ended_at is null and s.expires_at > $3
    and (p.status in ('active', 'limited') or (p.status = 'excluded' and s.scope = 'withdrawal'))`

interface OpenScope {
  scope: SessionScope
  usedGeneration: number
}

/**
 * Returns the scope of an open session. Null for one that has ended, or whose player may no longer
 * be signed in that way.
 */
export async function findOpenScope(
  db: Executor,
  sessionId: string,
  playerId: string,
  at: Date,
): Promise<OpenScope | null> {
  const [row] = await db.run<OpenScope>('session_open_scope', OPEN_SCOPE, [sessionId, playerId, at])
  return row ?? null
}

/**
 * Notes that the tokens of this generation have been used. A refresh token of an earlier generation
 * that comes back is then stolen.
 */
export async function noteUsed(db: Executor, sessionId: string, generation: number): Promise<void> {
  const text =
    'update player_session set used_generation = $2 where id = $1 and used_generation < $2'
  await db.run('session_note_used', text, [sessionId, generation])
}

/**
 * Returns the sessions, among these, that are open for everything. A session that only serves to
 * take money out is not among them.
 */
export async function listFullyOpen(
  db: Executor,
  sessionIds: readonly string[],
  at: Date,
): Promise<string[]> {
  const rows = await db.run<{ id: string }>(
    'session_fully_open',
    `select s.id from player_session s join player p on p.id = s.player_id
      where s.id = any ($1::text[]) and s.ended_at is null and s.expires_at > $2 and s.scope = 'full' and p.status in ('active', 'limited')`,
    [sessionIds, at],
  )
  return rows.map(({ id }) => id)
}

/** Restricts a session to taking money out. */
export async function restrictSession(db: Executor, sessionId: string): Promise<void> {
  await db.sql
    .updateTable('player_session')
    .set({ scope: 'withdrawal' })
    .where('id', '=', sessionId)
    .execute()
}

/** Returns whether a session is open and its token was renewed after `since`. */
export async function isInUse(
  db: Executor,
  sessionId: string,
  playerId: string,
  at: Date,
  since: Date,
): Promise<boolean> {
  const [row] = await db.run<{ isInUse: boolean }>(
    'session_is_in_use',
    `select exists (select from player_session where id = $1 and player_id = $2 and ended_at is null and expires_at > $3
        and rotated_at > $4) as "isInUse"`,
    [sessionId, playerId, at, since],
  )
  return row?.isInUse ?? false
}

/** Ends a session. Returns false when it had ended before. */
export async function endSession(
  db: Executor,
  sessionId: string,
  reason: EndReason,
  at: Date,
): Promise<boolean> {
  const ended = await db.sql
    .updateTable('player_session')
    .set({ ended_at: at, end_reason: reason })
    .where('id', '=', sessionId)
    .where('ended_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return ended !== undefined
}

/** Ends all open sessions of players except `kept`, and returns their ids. */
export async function endSessionsOf(
  db: Executor,
  playerIds: readonly string[],
  reason: EndReason,
  at: Date,
  kept: string | null = null,
): Promise<string[]> {
  const ended = await db.sql
    .updateTable('player_session')
    .set({ ended_at: at, end_reason: reason })
    .where('player_id', 'in', playerIds)
    .where('ended_at', 'is', null)
    .$if(kept !== null, (query) => query.where('id', '<>', kept))
    .returning('id')
    .execute()
  return ended.map(({ id }) => id)
}

/** Ends all but the newest `most` open sessions of a player; answers which. */
export async function endOldestSessions(
  db: Executor,
  playerId: string,
  most: number,
  at: Date,
): Promise<string[]> {
  const ended = await db.run<{ id: string }>(
    'session_end_oldest',
    `update player_session set ended_at = $3, end_reason = 'signed_out' where id in
       (select id from player_session where player_id = $1 and ended_at is null order by created_at desc, id desc offset $2)
     returning id`,
    [playerId, most, at],
  )
  return ended.map(({ id }) => id)
}

export type OpenSession = Pick<SessionTable, 'id' | 'created_at' | 'rotated_at' | 'user_agent'>

/** Lists the sessions that a player could still continue, newest first. */
export async function listOpenSessions(
  db: Executor,
  playerId: string,
  at: Date,
): Promise<OpenSession[]> {
  return db.run<OpenSession>(
    'session_list_open',
    `select id, created_at, rotated_at, user_agent from player_session
      where player_id = $1 and ended_at is null and expires_at > $2 and rotated_at + make_interval(secs => idle_s) > $2
      order by created_at desc, id desc limit ${MOST_OPEN_SESSIONS}`,
    [playerId, at],
  )
}

export async function addTicket(db: Executor, ticket: LoginTicketTable): Promise<void> {
  await db.sql.insertInto('login_ticket').values(ticket).execute()
}

/** Uses a ticket up: the player it was made for, or null when it is used, expired or unknown. */
export async function takeTicket(db: Executor, hash: Buffer, at: Date): Promise<string | null> {
  const row = await db.sql
    .deleteFrom('login_ticket')
    .where('hash', '=', hash)
    .returning(['player_id', 'expires_at'])
    .executeTakeFirst()
  return row && row.expires_at > at ? row.player_id : null
}

export async function removeTicketsOf(db: Executor, playerIds: readonly string[]): Promise<void> {
  await db.sql.deleteFrom('login_ticket').where('player_id', 'in', playerIds).execute()
}

/** Removes sessions that ended or ran out before `before`, and unused tickets. */
export async function forgetOld(db: Executor, before: Date): Promise<void> {
  await db.sql.deleteFrom('player_session').where('expires_at', '<', before).execute()
  await db.sql.deleteFrom('login_ticket').where('expires_at', '<', before).execute()
}
