import type { FoldedIdentity } from '#rules/folded-identity.ts'
import { type Likeness, swapDayAndMonth } from '#rules/same-person.ts'
import type { Executor, Tx } from '../../db/database.ts'
import { queueLength } from '../../db/queue-length.ts'
import type { QueueLength } from '../../kit/module.ts'
import {
  CERTAIN,
  COUNTS,
  HOLDS,
  heldByMatch,
  IN_FORCE,
  IS_CLEARED,
  SHUT_OUT,
  WITHOUT_TIME,
} from './held-by-match.ts'

export type MatchLikeness = Exclude<Likeness, 'different'>

export interface Candidate extends FoldedIdentity {
  playerId: string
  openedAt: Date
  /** Whether this player may not play, and that holds older accounts as well. */
  isCertain: boolean
}

/**
 * More people of one birthday, phone or address than a casino has ever excluded: a bound for the
 * answer, not a rule.
 */
const MOST = 1000

/**
 * Each way to find a person has an index, and is queried on its own: together with `or` the planner
 * would read the whole table.
 */
const CANDIDATES = `select f.player_id as "playerId", f.given_names as "givenNames", f.family_names as "familyNames",
    to_char(f.date_of_birth, 'YYYY-MM-DD') as "dateOfBirth", f.phone, f.address, f.email, p.created_at as "openedAt",
    (p.status = 'blocked' or ${WITHOUT_TIME} or exists (select from player_exclusion x where ${IN_FORCE} and ${CERTAIN})) as "isCertain"
  from (select player_id from folded_identity where date_of_birth in ($2::text::date, $10::text::date)
        union select player_id from folded_identity where phone = $3
        union select player_id from folded_identity where address = $4
        union select player_id from folded_identity where email = $5) found
  join player p on p.id = found.player_id
  join folded_identity f on f.player_id = p.id
 where p.id <> $6 and (($7 and ${SHUT_OUT}) or ($8 and p.status = 'blocked')
   or ($9 and p.status in ('active', 'limited')))
 order by p.id limit ${MOST}`

export interface Search {
  identity: FoldedIdentity
  /** Id of the player to leave out of the result; empty for a visitor. */
  playerId: string
  at: Date
  /**
   * Players to look among: excluded ones, those whom an operator has blocked, and those who may
   * play or take money out.
   */
  among: readonly ('excluded' | 'blocked' | 'open')[]
}

/** Lists the players who may be this person. */
export async function listCandidates(
  db: Executor,
  { identity, playerId, at, among }: Search,
): Promise<Candidate[]> {
  const { dateOfBirth, phone, address, email } = identity
  const sought = [among.includes('excluded'), among.includes('blocked'), among.includes('open')]
  return db.run<Candidate>('match_candidates', CANDIDATES, [
    at,
    dateOfBirth,
    phone,
    address,
    email,
    playerId,
    ...sought,
    swapDayAndMonth(dateOfBirth),
  ])
}

export interface NewMatch {
  id: string
  playerId: string
  otherId: string
  likeness: MatchLikeness
}

/**
 * Writes down what is not known yet and answers whom that is about. The same statement for one
 * match as for none (A5).
 */
export async function addMatches(
  tx: Tx,
  matches: readonly NewMatch[],
  at: Date,
): Promise<{ playerId: string; otherId: string }[]> {
  return tx.run(
    'match_add',
    `insert into identity_match (id, player_id, other_id, likeness, found_at)
     select id, player_id, other_id, likeness, $1
       from unnest($2::text[], $3::text[], $4::text[], $5::text[]) as found(id, player_id, other_id, likeness)
     on conflict on constraint identity_match_found_twice do nothing
     returning player_id as "playerId", other_id as "otherId"`,
    [
      at,
      matches.map(({ id }) => id),
      matches.map(({ playerId }) => playerId),
      matches.map(({ otherId }) => otherId),
      matches.map(({ likeness }) => likeness),
    ],
  )
}

/**
 * Lets no sign-in of these players begin until the transaction ends: one that has begun is
 * committed, and one that comes finds what the transaction has written.
 */
export async function lockAgainstSignIns(tx: Tx, playerIds: readonly string[]): Promise<void> {
  await tx.run(
    'match_lock_players',
    'select id from player where id = any ($1::text[]) order by id for no key update',
    [playerIds],
  )
}

/** Returns the players, among these, whom a match with `otherId` holds at `at`. */
export async function listHeldBy(
  tx: Tx,
  playerIds: readonly string[],
  otherId: string,
  at: Date,
): Promise<string[]> {
  const rows = await tx.run<{ id: string }>(
    'match_holds_each',
    `select each.id from unnest($2::text[]) as each(id) where ${heldByMatch('each.id', 'm.other_id = $3')}`,
    [at, playerIds, otherId],
  )
  return rows.map(({ id }) => id)
}

/**
 * Returns whether a player is held at `at` by one of their matches; by one with `others`, where
 * they are given.
 */
export async function isHeldByMatch(
  db: Executor,
  playerId: string,
  at: Date,
  others: readonly string[] | null = null,
): Promise<boolean> {
  const [row] = await db.run<{ found: boolean }>(
    'match_holds',
    `select ${heldByMatch('$2', '($3::text[] is null or m.other_id = any ($3))')} as found`,
    [at, playerId, others],
  )
  return row?.found ?? false
}

/** Nothing is sent any more to lure these players. */
export async function stopNewsletters(tx: Tx, playerIds: readonly string[]): Promise<void> {
  await tx.run(
    'match_stop_newsletters',
    'update player set newsletter = false where id = any ($1::text[]) and newsletter',
    [playerIds],
  )
}

export interface MatchRow {
  id: string
  playerId: string
  otherId: string
  likeness: MatchLikeness
  foundAt: Date
  /** Whether the other one may still not play. */
  counts: boolean
  /** Whether the player is held by it now. */
  holds: boolean
  decision: 'cleared' | 'confirmed' | null
  decidedBy: string | null
  reason: string | null
  decidedAt: Date | null
}

const ROW = `m.id, m.player_id as "playerId", m.other_id as "otherId", m.likeness, m.found_at as "foundAt", ${COUNTS} as counts, ${HOLDS} as holds,
  d.decision, d.decided_by as "decidedBy", d.reason, d.decided_at as "decidedAt"`
const FROM = `identity_match m join player h on h.id = m.player_id join player p on p.id = m.other_id
  left join lateral (select * from match_decision where match_id = m.id order by id desc limit 1) d on true`

/**
 * A match that a person has to look at: the two are not certain to be one, or it is not certain
 * that they excluded themselves.
 */
const WAITS = `d.decision is null and ${SHUT_OUT} and not ${IS_CLEARED} and (m.likeness = 'near' or not ${HOLDS})`

/** The newest matches; those that wait for a person to look at them, or all. */
export async function listMatches(
  db: Executor,
  at: Date,
  { all, limit }: { all: boolean; limit: number },
): Promise<MatchRow[]> {
  return db.run<MatchRow>(
    'match_list',
    `select ${ROW} from ${FROM}
      where $2 or (${WAITS})
      order by m.found_at desc, m.id desc limit $3`,
    [at, all, limit],
  )
}

/** Matches that wait for a person, from when they were found. */
export function countWaiting(db: Executor, now: Date): Promise<QueueLength> {
  return queueLength(db, 'queue_matches', `select m.found_at from ${FROM} where ${WAITS}`, now)
}

/** Locks the match until the transaction ends. */
export async function lockMatch(tx: Tx, id: string, at: Date): Promise<MatchRow | null> {
  await tx.run('match_lock', 'select id from identity_match where id = $1 for update', [id])
  const [row] = await tx.run<MatchRow>('match_find', `select ${ROW} from ${FROM} where m.id = $2`, [
    at,
    id,
  ])
  return row ?? null
}

export interface NewDecision {
  matchId: string
  decision: 'cleared' | 'confirmed'
  by: string
  reason: string
}

export async function addDecision(
  tx: Tx,
  { matchId, decision, by, reason }: NewDecision,
  at: Date,
): Promise<void> {
  await tx.run(
    'match_decide',
    'insert into match_decision (match_id, decision, decided_by, reason, decided_at) values ($1, $2, $3, $4, $5)',
    [matchId, decision, by, reason, at],
  )
}
