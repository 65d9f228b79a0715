import type { Database, Tx } from '../db/database.ts'
import type { Clock } from '../kit/clock.ts'
import type { Ids } from '../kit/ids.ts'
import type { Topics } from '../kit/topics.ts'
import { topicsOf } from '../kit/topics.ts'
import { insertMessage } from './inbox.store.ts'

export interface InboxDeps {
  db: Database
  clock: Clock
  ids: Ids
  topics: Topics
}

export interface Sending {
  playerId: string
  /** Made from the business fact: a player gets one message for each key. */
  key: string
  /** 'house' or 'operator/{name}'. */
  sender: string
  language: string
  title: string
  /** Sanitised HTML. */
  body: string
}

export const inboxTopic = topicsOf('inbox')

/**
 * Puts a message into a player's inbox, with the transaction. False when it has been there before.
 */
export async function sendMessage(
  { clock, ids, topics }: InboxDeps,
  tx: Tx,
  { playerId, ...message }: Sending,
): Promise<boolean> {
  const isNew = await insertMessage(tx, {
    ...message,
    id: ids.newId(),
    player_id: playerId,
    sent_at: clock.now(),
  })
  if (isNew) tx.afterCommit(() => topics.publish(inboxTopic(playerId), 'sent'))
  return isNew
}
