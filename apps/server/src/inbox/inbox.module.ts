import type { Tx } from '../db/database.ts'
import { recordsIn } from '../kit/field-rule.ts'
import type { Module } from '../kit/module.ts'
import { findPlayer } from '../players/player.ts'
import { type CasinoNews, writeNews } from './casino-news.ts'
import { inboxResolvers } from './inbox.resolvers.ts'
import { type InboxDeps, sendMessage } from './send.ts'

export interface Inbox extends Module {
  /**
   * Sends a player a message in their language, in the transaction of the event, once for the news'
   * key.
   */
  notify(tx: Tx, playerId: string, news: CasinoNews): Promise<void>
  /** The first message, once. */
  welcome(tx: Tx, playerId: string): Promise<void>
}

const OFFERS: ReadonlySet<CasinoNews['kind']> = new Set(['bonus_offered', 'free_spins_offered'])

/** Opens the messages of the casino and its people to players. */
export function openInbox(deps: InboxDeps): Inbox {
  async function notify(tx: Tx, playerId: string, news: CasinoNews): Promise<void> {
    const player = await findPlayer(tx, playerId)
    // An excluded player gets no news about offers (G3).
    if (!player || (OFFERS.has(news.kind) && !player.active)) return
    const written = writeNews({ name: player.firstName, ...news }, player.language)
    await sendMessage(deps, tx, { playerId, key: news.key, sender: 'house', ...written })
  }
  return {
    resolvers: inboxResolvers(deps),
    fields: {
      'Query.messages': { cost: 50, page: recordsIn },
      'Messages.results': { size: 'paged' },
      'Mutation.readMessage': { cost: 50 },
      'Mutation.deleteMessage': { cost: 50 },
    },
    notify,
    welcome: (tx, playerId) => notify(tx, playerId, { kind: 'welcome', key: 'welcome' }),
  }
}
