import { randomUUID } from 'node:crypto'
import { inTransaction, openStore } from '../http/store.ts'

export interface ChatMessage {
  from: 'visitor' | 'clerk'
  text: string
  /** ISO timestamp. */
  at: string
}

const SCHEMA = `
create table if not exists conversation (
  id    text primary key,
  owner text unique
);
create table if not exists chat_message (
  number       integer primary key,
  conversation text not null references conversation (id),
  sender       text not null check (sender in ('visitor', 'clerk')),
  text         text not null,
  at           text not null
);
create index if not exists chat_message_by_conversation on chat_message (conversation)`

export interface ChatStore {
  /** A signed-in player has one conversation, on every device. */
  conversationOf(owner: string): string
  /** Finds or creates a visitor's conversation by its id; a player's is never found this way. */
  findOrCreate(id: string | null): string
  has(id: string): boolean
  add(conversation: string, sender: ChatMessage['from'], text: string, at: Date): void
  /** Oldest first. */
  list(conversation: string): ChatMessage[]
  close(): void
}

/** Messages of a conversation that are kept: each answer repeats all of them. */
const MOST_MESSAGES = 100
/** Conversations of visitors that are kept. Any caller can begin one. */
const MOST_OF_VISITORS = 1000

export function openChatStore(file: string, mostOfVisitors = MOST_OF_VISITORS): ChatStore {
  const store = openStore(file, SCHEMA)
  const byOwner = store.prepare('select id from conversation where owner = ?')
  const anonymous = store.prepare('select id from conversation where id = ? and owner is null')
  const any = store.prepare('select id from conversation where id = ?')
  const insert = store.prepare('insert into conversation (id, owner) values (?, ?)')
  const insertMessage = store.prepare(
    'insert into chat_message (conversation, sender, text, at) values (?, ?, ?, ?)',
  )
  const messages = store.prepare(
    'select sender as "from", text, at from chat_message where conversation = ? order by number',
  )

  const forgetMessages = store.prepare(
    `delete from chat_message where conversation = ? and number not in
      (select number from chat_message where conversation = ? order by number desc limit ${MOST_MESSAGES})`,
  )
  const oldest = store.prepare(
    'select id from conversation where owner is null order by rowid desc limit -1 offset ?',
  )
  const emptied = store.prepare('delete from chat_message where conversation = ?')
  const forget = store.prepare('delete from conversation where id = ?')

  function create(owner: string | null): string {
    const id = randomUUID()
    inTransaction(store, () => {
      insert.run(id, owner)
      for (const { id: old } of oldest.all(mostOfVisitors) as { id: string }[]) {
        emptied.run(old)
        forget.run(old)
      }
    })
    return id
  }

  return {
    conversationOf: (owner) =>
      (byOwner.get(owner) as { id: string } | undefined)?.id ?? create(owner),
    findOrCreate: (id) => (id !== null && anonymous.get(id) ? id : create(null)),
    has: (id) => any.get(id) !== undefined,
    add(conversation, sender, text, at) {
      insertMessage.run(conversation, sender, text, at.toISOString())
      forgetMessages.run(conversation, conversation)
    },
    list: (conversation) => messages.all(conversation) as unknown as ChatMessage[],
    close: () => store.close(),
  }
}
