import type { Tx } from '../db/database.ts'
import { Refusal } from '../kit/refusal.ts'
import { lockPurses } from '../ledger/accounts.ts'
import { recordPlayerEvent } from '../players/events/player-events.ts'
import { recordSecurityEvent } from '../players/events/security-events.ts'
import {
  addExclusion,
  findExclusion,
  recordEnds,
  statusNow,
} from '../players/exclusions/exclusions.ts'
import { playerTopic } from '../players/live/player-topic.ts'
import { linkTo } from '../players/mail/mailed-link.ts'
import { findPlayer, lockPlayerStatus, setPlayerStatus } from '../players/player.ts'
import type { PlayerStanding, PlayerStatus } from '../players/player-shape.ts'
import { stopNewsletter } from '../players/profile/profile.ts'
import { restrictSession } from './sessions/session.store.ts'
import { type AuthDeps, endSessions, publishEnd } from './sessions/sessions.ts'

type ChangeDeps = Pick<
  AuthDeps,
  'clock' | 'ids' | 'log' | 'topics' | 'mail' | 'publicUrl' | 'matches'
>

/** Author and reason of a change to a player. */
export interface Act {
  /** Author of the change: 'player', 'house' (the casino itself) or 'operator/{name}'. */
  actor: string
  /** Reason of the change; never null when an operator made it. */
  reason: string | null
  /** Null where the change comes from no request of the network, as with an operator's command. */
  requestId: string | null
}

export interface StatusChange {
  before: PlayerStatus
  after: PlayerStatus
}

export interface ExclusionWish {
  playerId: string
  /** Null for good. */
  endsAt: Date | null
  /** The session that the player asks in: it goes on, to take money out. All others end. */
  keptSessionId?: string
}

/** The acts that decide whether a player may play. */
export interface StatusActs {
  /**
   * Changes what an operator decides about a player, with the transaction, and answers what they
   * were before. A player who may no longer sign in is signed out everywhere. Throws Refusals:
   * player_unknown, player_excluded (as long as that lasts, only blocking is possible).
   */
  changeStatus(tx: Tx, playerId: string, wanted: PlayerStanding, act: Act): Promise<StatusChange>
  /**
   * Keeps a player from playing, with the transaction: bets, launches, deposits and bonuses are
   * refused from its commit on. Money may still be taken out. Throws Refusals: player_unknown,
   * exclusion_longer_already.
   */
  exclude(tx: Tx, wish: ExclusionWish, act: Act): Promise<void>
}

export function openStatusActs(deps: ChangeDeps): StatusActs {
  return {
    changeStatus: (tx, playerId, wanted, act) => changeStatus(tx, deps, playerId, wanted, act),
    exclude: (tx, wish, act) => exclude(tx, deps, wish, act),
  }
}

async function changeStatus(
  tx: Tx,
  deps: ChangeDeps,
  playerId: string,
  wanted: PlayerStanding,
  act: Act,
): Promise<StatusChange> {
  const before = await mustLock(tx, deps, playerId, act)
  const exclusion = await findExclusion(tx, playerId, deps.clock.now())
  if (before === 'excluded' && wanted !== 'blocked')
    throw new Refusal(
      'player_excluded',
      exclusion?.endsAt ? { until: exclusion.endsAt.toISOString() } : {},
    )
  const after = exclusion && wanted !== 'blocked' ? 'excluded' : wanted
  if (after === before) return { before, after }
  await setPlayerStatus(tx, playerId, after, wanted)
  await recordAndPublish(tx, deps, playerId, { before, after }, act)
  return { before, after }
}

async function exclude(tx: Tx, deps: ChangeDeps, wish: ExclusionWish, act: Act): Promise<void> {
  const { playerId, endsAt, keptSessionId = null } = wish
  await deps.matches.takeTurn(tx, playerId)
  const before = await mustLock(tx, deps, playerId, act)
  const kind = await addExclusion(tx, deps, {
    id: deps.ids.newId(),
    playerId,
    endsAt,
    requestedBy: act.actor,
    reason: act.reason,
  })
  if (keptSessionId !== null) await restrictSession(tx, keptSessionId)
  const after = before === 'blocked' ? 'blocked' : 'excluded'
  await setPlayerStatus(tx, playerId, after)
  await recordAndPublish(
    tx,
    deps,
    playerId,
    { before, after, kind, until: endsAt?.toISOString() ?? 'for good' },
    act,
    keptSessionId,
  )
  await deps.matches.holdOthers(tx, playerId)
  await stopNewsletter(tx, playerId)
  await mailExclusion(tx, deps, playerId, endsAt)
}

/**
 * Locks the player with their purses: a bet or bonus is then either committed before this change,
 * or decided by the new status.
 */
async function mustLock(
  tx: Tx,
  deps: ChangeDeps,
  playerId: string,
  { requestId }: Act,
): Promise<PlayerStatus> {
  await lockPurses(tx, playerId)
  const status = await lockPlayerStatus(tx, playerId)
  if (status === null) throw new Refusal('player_unknown')
  // A blocked player has ends to record too: an operator's act brings them back, not a sign-in.
  await recordEnds(tx, deps, playerId)
  return statusNow(tx, deps, { id: playerId, status }, requestId)
}

interface Change extends StatusChange {
  kind?: string
  until?: string
}

async function recordAndPublish(
  tx: Tx,
  deps: ChangeDeps,
  playerId: string,
  { before, after, ...rest }: Change,
  { actor, reason, requestId }: Act,
  keptSessionId: string | null = null,
): Promise<void> {
  await recordPlayerEvent(tx, deps, {
    playerId,
    actor,
    kind: 'status_changed',
    before: { status: before },
    after: { status: after, ...rest, ...(reason !== null && { reason }) },
  })
  await recordSecurityEvent(tx, deps, {
    kind: 'status_changed',
    playerId,
    requestId,
    subject: after,
  })
  if (after === 'excluded' || after === 'blocked')
    await endSessions(deps, tx, playerId, 'not_active', keptSessionId)
  tx.afterCommit(() => {
    // Its sockets close as well: what they were opened for may be more than what the session serves
    // for now.
    if (keptSessionId !== null) publishEnd(deps.topics, keptSessionId)
    deps.topics.publish(playerTopic(playerId), 'status')
  })
}

async function mailExclusion(
  tx: Tx,
  deps: ChangeDeps,
  playerId: string,
  until: Date | null,
): Promise<void> {
  const player = await findPlayer(tx, playerId)
  if (!player) return
  const link = linkTo(deps.publicUrl, '/templates/responsible_gaming', { lng: player.language })
  await deps.mail.send(
    tx,
    player,
    until ? { kind: 'excluded', until, link } : { kind: 'excluded_for_good', link },
  )
}
