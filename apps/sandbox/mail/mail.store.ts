import type { DatabaseSync } from 'node:sqlite'
import type { MailMessage, OutboxMessage } from '#contracts/mail-api.ts'
import { openStore } from '../http/store.ts'

export interface KeptMessage extends OutboxMessage {
  id: string
  from: string
}

const SCHEMA = `create table if not exists message (
  number  integer primary key,
  id      text not null unique,
  sender  text not null,
  receiver text not null,
  subject text not null,
  text    text not null,
  html    text not null,
  at      text not null
)`
const COLUMNS = 'id, sender as "from", receiver as "to", subject, text, html, at'

/** Letters that are kept: any visitor can have one sent. */
const MOST_KEPT = 1000

export interface MailStore {
  /** A message that came before under the same id is kept once. */
  add(id: string, message: MailMessage, at: Date): void
  /** Newest first. */
  list(most: number): KeptMessage[]
  find(id: string): KeptMessage | null
  close(): void
}

export function openMailStore(file: string): MailStore {
  const store: DatabaseSync = openStore(file, SCHEMA)
  const insert = store.prepare(
    'insert into message (id, sender, receiver, subject, text, html, at) values (?, ?, ?, ?, ?, ?, ?) on conflict (id) do nothing',
  )
  const forget = store.prepare(
    'delete from message where number <= (select max(number) from message) - ?',
  )
  const newest = store.prepare(`select ${COLUMNS} from message order by number desc limit ?`)
  const one = store.prepare(`select ${COLUMNS} from message where id = ?`)
  return {
    add(id, { from, to, subject, text, html }, at) {
      insert.run(id, from, to, subject, text, html, at.toISOString())
      forget.run(MOST_KEPT)
    },
    list: (most) => newest.all(most) as unknown as KeptMessage[],
    find: (id) => (one.get(id) as unknown as KeptMessage | undefined) ?? null,
    close: () => store.close(),
  }
}
