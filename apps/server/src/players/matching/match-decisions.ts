import type { Database, Tx } from '../../db/database.ts'
import type { Clock } from '../../kit/clock.ts'
import type { QueueLength } from '../../kit/module.ts'
import { recordPlayerEvent } from '../events/player-events.ts'
import type { Mail } from '../mail/mail.ts'
import { accountLinks, linkTo } from '../mail/mailed-link.ts'
import { findPlayer } from '../player.ts'
import {
  addDecision,
  countWaiting,
  isHeldByMatch,
  listMatches,
  lockMatch,
  type MatchRow,
} from './matches.store.ts'
import type { Matches } from './matches.ts'

export type Match = MatchRow

export interface MatchDecisionDeps {
  db: Database
  clock: Clock
  mail: Mail
  matches: Pick<Matches, 'signOut'>
  publicUrl: string
}

export interface MatchDecision {
  matchId: string
  /** `cleared`: they are two people. `confirmed`: they are one. */
  decision: 'cleared' | 'confirmed'
  /** The operator's name: letters, digits and . _ @ - */
  by: string
  reason: string
  /**
   * Called with the transaction, once it is decided: with what was decided before, null for
   * nothing.
   */
  onDecided?(tx: Tx, before: Match['decision']): Promise<void>
}

const MOST_LISTED = 200

/**
 * The newest matches that wait for a person to look at them, 200 at the most; with `all` also those
 * of the past and the certain ones.
 */
export async function listHeldMatches(
  { db, clock }: MatchDecisionDeps,
  { all = false } = {},
): Promise<Match[]> {
  return listMatches(db, clock.now(), { all, limit: MOST_LISTED })
}

/** Counts the matches that wait for a person, and returns since when. */
export function countHeldMatches({
  db,
  clock,
}: Pick<MatchDecisionDeps, 'db' | 'clock'>): Promise<QueueLength> {
  return countWaiting(db, clock.now())
}

/**
 * Decides about a match; the newest decision counts. A player who is free by it, or is not, is
 * written to; the sign-ins of one whom it holds end. Nothing happens when there is no such match,
 * and when it was decided like that before.
 */
export async function decideMatch(
  deps: MatchDecisionDeps,
  { matchId, decision, by, reason, onDecided }: MatchDecision,
): Promise<'decided' | 'unknown' | 'decided before'> {
  return deps.db.transaction(async (tx) => {
    const now = deps.clock.now()
    const match = await lockMatch(tx, matchId, now)
    if (!match) return 'unknown'
    if (match.decision === decision) return 'decided before'
    const wasHeld = await isHeldByMatch(tx, match.playerId, now)
    await addDecision(tx, { matchId, decision, by, reason }, now)
    await recordPlayerEvent(tx, deps, {
      playerId: match.playerId,
      actor: `operator/${by}`,
      kind: `match_${decision}`,
      subject: matchId,
      before: { decision: match.decision },
      after: { decision, reason },
    })
    await onDecided?.(tx, match.decision)
    const isHeld = await isHeldByMatch(tx, match.playerId, now)
    if (isHeld && !wasHeld) await deps.matches.signOut(tx, match.playerId)
    if (decision === 'cleared' ? wasHeld && !isHeld : isHeld)
      await writeToPlayer(tx, deps, match, decision)
    return 'decided'
  })
}

/** Writes to the player and names no other person. */
async function writeToPlayer(
  tx: Tx,
  { mail, publicUrl }: MatchDecisionDeps,
  { playerId }: Match,
  decision: MatchDecision['decision'],
) {
  const player = await findPlayer(tx, playerId)
  if (!player) return
  if (decision === 'cleared')
    return mail.send(tx, player, {
      kind: 'account_open',
      ...accountLinks(publicUrl, player.language),
    })
  const link = linkTo(publicUrl, '/templates/responsible_gaming', { lng: player.language })
  await mail.send(tx, player, { kind: 'account_stays_closed', link })
}
