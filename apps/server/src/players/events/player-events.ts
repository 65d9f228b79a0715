import type { Executor, Tx } from '../../db/database.ts'
import type { Clock } from '../../kit/clock.ts'
import {
  insertPlayerEvent,
  type PlayerEventRecord,
  selectPlayerEvents,
} from './player-event.store.ts'

type Facts = Readonly<Record<string, string | number | boolean | null>>

export interface PlayerEvent {
  playerId: string
  /** 'player', 'house', or 'operator/{name}'. */
  actor: string
  kind: string
  /** The id of the subject. */
  subject?: string
  before?: Facts
  after?: Facts
}

/**
 * Stores an event of an account, in the transaction in which it happened. Events can be added,
 * never changed (G7).
 */
export async function recordPlayerEvent(
  tx: Tx,
  { clock }: { clock: Clock },
  event: PlayerEvent,
): Promise<void> {
  const { playerId, actor, kind, subject = null, before, after } = event
  await insertPlayerEvent(tx, {
    player_id: playerId,
    at: clock.now(),
    actor,
    kind,
    subject,
    before: before ? JSON.stringify(before) : null,
    after: after ? JSON.stringify(after) : null,
  })
}

/** Lists the events of an account, newest first. */
export async function listPlayerEvents(
  db: Executor,
  playerId: string,
  most: number,
): Promise<PlayerEventRecord[]> {
  return selectPlayerEvents(db, playerId, most)
}
