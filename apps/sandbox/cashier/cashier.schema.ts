import type { DatabaseSync } from 'node:sqlite'

export const SCHEMA = `
create table if not exists payment (
  id         text primary key,
  reference  text not null unique,
  request    text not null,
  state      text not null,
  amount     integer not null,
  currency   text not null,
  instrument text,
  reason     text,
  outcome    text,
  challenge  text,
  tries      integer not null default 0,
  opened_at  integer not null
) strict;
create table if not exists step (
  payment_id text not null references payment,
  state      text not null,
  reason     text,
  due_at     integer not null,
  primary key (payment_id, state)
) strict;
create table if not exists delivery (
  id           text not null,
  copy         integer not null,
  url          text not null,
  body         text not null,
  due_at       integer not null,
  tries        integer not null default 0,
  delivered_at integer,
  unsigned     integer not null default 0,
  primary key (id, copy)
) strict;
create index if not exists delivery_due on delivery (due_at) where delivered_at is null;
create table if not exists verification (
  payment_id text primary key references payment,
  person     text not null,
  approval   text,
  ask_at     integer,
  tries      integer not null default 0
) strict;
create table if not exists person (
  subject text primary key,
  data    text not null
) strict;
create table if not exists widget_session (
  payment_id     text primary key references payment,
  token          text not null unique,
  transaction_id text not null unique,
  callbacks      text not null,
  is_opened      integer not null default 0
) strict;`

/** A file of an earlier sandbox learns what this one needs. */
export function addMissingColumns(store: DatabaseSync): void {
  const columns = store.prepare('select name from pragma_table_info(?)').all('delivery')
  if (!columns.some(({ name }) => name === 'unsigned'))
    store.exec('alter table delivery add column unsigned integer not null default 0')
}
