import { sanitiseHtml } from '../content/components/sanitise.ts'
import { badInput, Refusal } from '../kit/refusal.ts'
import { type RequestContext, requirePayee } from '../kit/request-context.ts'
import { watch } from '../players/live/watch.ts'
import type {
  Inbox,
  PagingInput,
  Resolvers,
  Message as ShownMessage,
} from '../schema/resolvers.generated.ts'
import { countMessages, listMessages, type Message, setDeleted, setRead } from './inbox.store.ts'
import { type InboxDeps, inboxTopic } from './send.ts'

const MOST_RECORDS = 100
const MOST_PAGES = 10_000

export function inboxResolvers(deps: InboxDeps): Resolvers {
  const { db, clock, topics } = deps
  return {
    Query: {
      async messages(_root, { input }, context) {
        const playerId = requirePayee(context).playerId
        const { page, records } = readPaging(input)
        const [counts, found] = await Promise.all([
          countMessages(db, playerId),
          listMessages(db, playerId, page * records, records),
        ])
        return { ...counts, results: found.map(show) }
      },
    },
    Mutation: {
      async readMessage(_root, { id }, context) {
        const playerId = requirePayee(context).playerId
        const message = await setRead(db, playerId, id, clock.now())
        if (!message) throw new Refusal('message_unknown')
        topics.publish(inboxTopic(playerId), 'read')
        return show(message)
      },
      async deleteMessage(_root, { id }, context) {
        const playerId = requirePayee(context).playerId
        await setDeleted(db, playerId, id, clock.now())
        topics.publish(inboxTopic(playerId), 'deleted')
        return true
      },
    },
    Subscription: {
      inbox: {
        subscribe: (_root, _args, context) => watchInbox(deps, context),
        resolve: (inbox: Inbox) => inbox,
      },
    },
  }
}

function watchInbox({ db, topics }: InboxDeps, context: RequestContext): AsyncIterable<Inbox> {
  const playerId = requirePayee(context).playerId
  return watch({
    topics,
    topic: inboxTopic(playerId),
    signal: context.signal,
    read: () => countMessages(db, playerId),
  })
}

/**
 * Sanitised once more: what was stored when less was known to be dangerous is shown safely, too
 * (W4).
 */
function show({ sentAt, readAt, body, ...message }: Message): ShownMessage {
  return {
    ...message,
    body: sanitiseHtml(body),
    sentAt: sentAt.toISOString(),
    readAt: readAt?.toISOString() ?? null,
  }
}

function readPaging(input: PagingInput | null | undefined): { page: number; records: number } {
  const [page, records] = [input?.page ?? 0, input?.records ?? 15]
  if (page < 0 || page > MOST_PAGES) throw badInput({ page: 'validations.out_of_range' })
  if (records < 1 || records > MOST_RECORDS) throw badInput({ records: 'validations.out_of_range' })
  return { page, records }
}
