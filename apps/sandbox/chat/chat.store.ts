import { randomUUID } from 'node:crypto'
import { openStore } from '../http/store.ts'

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
  /** A visitor's, known by its id alone; a player's cannot be had this way. */
  findOrCreate(id: string | null): string
  has(id: string): boolean
  add(conversation: string, sender: ChatMessage['from'], text: string, at: Date): void
  /** Oldest first. */
  list(conversation: string): ChatMessage[]
  close(): void
}

export function openChatStore(file: string): ChatStore {
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

  function create(owner: string | null): string {
    const id = randomUUID()
    insert.run(id, owner)
    return id
  }

  return {
    conversationOf: (owner) =>
      (byOwner.get(owner) as { id: string } | undefined)?.id ?? create(owner),
    findOrCreate: (id) => (id !== null && anonymous.get(id) ? id : create(null)),
    has: (id) => any.get(id) !== undefined,
    add(conversation, sender, text, at) {
      insertMessage.run(conversation, sender, text, at.toISOString())
    },
    list: (conversation) => messages.all(conversation) as unknown as ChatMessage[],
    close: () => store.close(),
  }
}
