import type { DatabaseSync } from 'node:sqlite'
import type { PaymentRequest, PaymentState } from '#contracts/cashier-api.ts'
import { openStore } from '../http/store.ts'
import type { Outcome } from './outcomes.ts'

const SCHEMA = `
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
  primary key (id, copy)
) strict;
create index if not exists delivery_due on delivery (due_at) where delivered_at is null;`

export interface StoredPayment {
  id: string
  request: PaymentRequest
  state: PaymentState
  /** Minor units that were received or paid out. */
  amount: number
  currency: string
  instrument: string | null
  reason: string | null
  /** What will become of it once the payer has passed the challenge. */
  outcome: Outcome | null
  challenge: string | null
  tries: number
  openedAt: number
}

export interface Step {
  paymentId: string
  state: PaymentState
  reason: string | null
  dueAt: number
}

export interface Delivery {
  id: string
  copy: number
  url: string
  body: string
  tries: number
}

export type CashierStore = ReturnType<typeof openCashierStore>

/** Payments, what is still to happen to them, and the callbacks that the casino has not taken yet. */
export function openCashierStore(file: string) {
  const store = openStore(file, SCHEMA)
  return { database: store, close: () => store.close(), ...payments(store), ...steps(store), ...deliveries(store) }
}

function payments(store: DatabaseSync) {
  const insert = store.prepare(`insert into payment (id, reference, request, state, amount, currency, opened_at)
    values (?, ?, ?, ?, ?, ?, ?) on conflict (reference) do nothing`)
  const byId = store.prepare('select * from payment where id = ?')
  const byReference = store.prepare('select * from payment where reference = ?')
  const newest = store.prepare('select * from payment order by opened_at desc limit ?')
  const update = store.prepare(`update payment set state = ?, amount = ?, currency = ?, instrument = ?, reason = ?, outcome = ?,
    challenge = ?, tries = ? where id = ?`)
  return {
    insertPayment(payment: Pick<StoredPayment, 'id' | 'request' | 'state' | 'openedAt'>): void {
      const { id, request, state, openedAt } = payment
      insert.run(id, request.reference, JSON.stringify(request), state, request.amount, request.currency, openedAt)
    },
    findPayment: (id: string) => read(byId.get(id)),
    findByReference: (reference: string) => read(byReference.get(reference)),
    listNewest: (limit: number) => newest.all(limit).flatMap((row) => read(row) ?? []),
    savePayment(payment: StoredPayment): void {
      const { id, state, amount, currency, instrument, reason, outcome, challenge, tries } = payment
      update.run(state, amount, currency, instrument, reason, outcome ? JSON.stringify(outcome) : null, challenge, tries, id)
    },
  }
}

function read(row: Record<string, unknown> | undefined): StoredPayment | null {
  if (!row) return null
  const { request, outcome, opened_at, ...rest } = row
  return {
    ...(rest as unknown as StoredPayment),
    request: JSON.parse(String(request)) as PaymentRequest,
    outcome: outcome ? (JSON.parse(String(outcome)) as Outcome) : null,
    openedAt: Number(opened_at),
  }
}

function steps(store: DatabaseSync) {
  const insert = store.prepare('insert or replace into step (payment_id, state, reason, due_at) values (?, ?, ?, ?)')
  const due = store.prepare('select payment_id as paymentId, state, reason, due_at as dueAt from step where due_at <= ? order by due_at')
  const remove = store.prepare('delete from step where payment_id = ? and state = ?')
  return {
    insertStep: (step: Step) => void insert.run(step.paymentId, step.state, step.reason, step.dueAt),
    listDueSteps: (now: number) => due.all(now) as unknown as Step[],
    deleteStep: (step: Step) => void remove.run(step.paymentId, step.state),
  }
}

function deliveries(store: DatabaseSync) {
  const insert = store.prepare('insert into delivery (id, copy, url, body, due_at) values (?, ?, ?, ?, ?)')
  const due = store.prepare(
    'select id, copy, url, body, tries from delivery where delivered_at is null and due_at <= ? order by due_at, copy limit 50',
  )
  const done = store.prepare('update delivery set delivered_at = ? where id = ? and copy = ?')
  const later = store.prepare('update delivery set due_at = ?, tries = tries + 1 where id = ? and copy = ?')
  return {
    insertDelivery: (delivery: Omit<Delivery, 'tries'>, dueAt: number) =>
      void insert.run(delivery.id, delivery.copy, delivery.url, delivery.body, dueAt),
    listDueDeliveries: (now: number) => due.all(now) as unknown as Delivery[],
    markDelivered: ({ id, copy }: Delivery, at: number) => void done.run(at, id, copy),
    putOffDelivery: ({ id, copy }: Delivery, dueAt: number) => void later.run(dueAt, id, copy),
  }
}
