import type { DatabaseSync } from 'node:sqlite'
import type { PaymentRequest, PaymentState, VerifiedPerson } from '#contracts/cashier-api.ts'
import { openStore } from '../http/store.ts'
import { addMissingColumns, SCHEMA } from './cashier.schema.ts'
import type { Outcome } from './outcomes.ts'

/** A request; a refund belongs to the deposit that it gives back. */
export type StoredRequest = Omit<PaymentRequest, 'kind'> & {
  kind: 'deposit' | 'payout' | 'refund'
  refundOf?: string
}

/** Identity that a payer has proven, and the casino's decision about it. */
export interface Verification {
  paymentId: string
  person: VerifiedPerson
  /** Null until the payer has passed the challenge. */
  approval: 'asked' | 'approved' | 'rejected' | null
  /** Time of the next call to the casino; null when it answers by itself. */
  nextRequestAt: number | null
  tries: number
}

export interface WidgetSession {
  paymentId: string
  token: string
  transactionId: string
  callbacks: {
    url: string
    transaction_state?: number | undefined
    session_state?: number | undefined
  }[]
  isOpened: boolean
}

export interface StoredPayment {
  id: string
  request: StoredRequest
  state: PaymentState
  /** Minor units that were received or paid out. */
  amount: number
  currency: string
  instrument: string | null
  reason: string | null
  /** Result of the payment once the payer has passed the challenge. */
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
  /** Some providers sign nothing. */
  unsigned: boolean
}

export type CashierStore = ReturnType<typeof openCashierStore>

/**
 * Payments, what is still to happen to them, and the callbacks that the casino has not taken yet.
 */
export function openCashierStore(file: string) {
  const store = openStore(file, SCHEMA)
  addMissingColumns(store)
  return {
    database: store,
    close: () => store.close(),
    ...payments(store),
    ...steps(store),
    ...deliveries(store),
    ...verifications(store),
    ...persons(store),
    ...widgetSessions(store),
  }
}

function payments(store: DatabaseSync) {
  const insert =
    store.prepare(`insert into payment (id, reference, request, state, amount, currency, opened_at)
    values (?, ?, ?, ?, ?, ?, ?) on conflict (reference) do nothing`)
  const byId = store.prepare('select * from payment where id = ?')
  const byReference = store.prepare('select * from payment where reference = ?')
  const newest = store.prepare('select * from payment order by opened_at desc limit ?')
  const update =
    store.prepare(`update payment set state = ?, amount = ?, currency = ?, instrument = ?, reason = ?, outcome = ?,
    challenge = ?, tries = ? where id = ?`)
  return {
    insertPayment(payment: Pick<StoredPayment, 'id' | 'request' | 'state' | 'openedAt'>): void {
      const { id, request, state, openedAt } = payment
      insert.run(
        id,
        request.reference,
        JSON.stringify(request),
        state,
        request.amount,
        request.currency,
        openedAt,
      )
    },
    findPayment: (id: string) => read(byId.get(id)),
    findByReference: (reference: string) => read(byReference.get(reference)),
    listNewest: (limit: number) => newest.all(limit).flatMap((row) => read(row) ?? []),
    savePayment(payment: StoredPayment): void {
      const { id, state, amount, currency, instrument, reason, outcome, challenge, tries } = payment
      update.run(
        state,
        amount,
        currency,
        instrument,
        reason,
        outcome ? JSON.stringify(outcome) : null,
        challenge,
        tries,
        id,
      )
    },
  }
}

function read(row: Record<string, unknown> | undefined): StoredPayment | null {
  if (!row) return null
  const { request, outcome, opened_at, ...rest } = row
  return {
    ...(rest as unknown as StoredPayment),
    request: JSON.parse(String(request)) as StoredRequest,
    outcome: outcome ? (JSON.parse(String(outcome)) as Outcome) : null,
    openedAt: Number(opened_at),
  }
}

function steps(store: DatabaseSync) {
  const insert = store.prepare(
    'insert or replace into step (payment_id, state, reason, due_at) values (?, ?, ?, ?)',
  )
  const due = store.prepare(
    'select payment_id as paymentId, state, reason, due_at as dueAt from step where due_at <= ? order by due_at',
  )
  const remove = store.prepare('delete from step where payment_id = ? and state = ?')
  return {
    insertStep: (step: Step) =>
      void insert.run(step.paymentId, step.state, step.reason, step.dueAt),
    listDueSteps: (now: number) => due.all(now) as unknown as Step[],
    deleteStep: (step: Step) => void remove.run(step.paymentId, step.state),
  }
}

function deliveries(store: DatabaseSync) {
  const insert = store.prepare(
    'insert into delivery (id, copy, url, body, due_at, unsigned) values (?, ?, ?, ?, ?, ?)',
  )
  const due = store.prepare(
    'select id, copy, url, body, tries, unsigned from delivery where delivered_at is null and due_at <= ? order by due_at, copy limit 50',
  )
  const done = store.prepare('update delivery set delivered_at = ? where id = ? and copy = ?')
  const later = store.prepare(
    'update delivery set due_at = ?, tries = tries + 1 where id = ? and copy = ?',
  )
  return {
    insertDelivery: (delivery: Omit<Delivery, 'tries'>, dueAt: number) =>
      void insert.run(
        delivery.id,
        delivery.copy,
        delivery.url,
        delivery.body,
        dueAt,
        Number(delivery.unsigned),
      ),
    listDueDeliveries: (now: number) =>
      (due.all(now) as unknown as Delivery[]).map((delivery) => ({
        ...delivery,
        unsigned: Boolean(delivery.unsigned),
      })),
    markDelivered: ({ id, copy }: Delivery, at: number) => void done.run(at, id, copy),
    postponeDelivery: ({ id, copy }: Delivery, dueAt: number) => void later.run(dueAt, id, copy),
  }
}

function verifications(store: DatabaseSync) {
  const save = store.prepare(
    'insert or replace into verification (payment_id, person, approval, ask_at, tries) values (?, ?, ?, ?, ?)',
  )
  const byPayment = store.prepare('select * from verification where payment_id = ?')
  const due = store.prepare('select * from verification where ask_at <= ? order by ask_at limit 20')
  const readRow = (row: Record<string, unknown>): Verification => ({
    paymentId: String(row.payment_id),
    person: JSON.parse(String(row.person)) as VerifiedPerson,
    approval: row.approval as Verification['approval'],
    nextRequestAt: row.ask_at === null ? null : Number(row.ask_at),
    tries: Number(row.tries),
  })
  return {
    saveVerification: ({ paymentId, person, approval, nextRequestAt, tries }: Verification) =>
      void save.run(paymentId, JSON.stringify(person), approval, nextRequestAt, tries),
    findVerification(paymentId: string): Verification | null {
      const row = byPayment.get(paymentId)
      return row ? readRow(row) : null
    },
    listDueQuestions: (now: number) => due.all(now).map(readRow),
  }
}

function persons(store: DatabaseSync) {
  const save = store.prepare('insert or replace into person (subject, data) values (?, ?)')
  const all = store.prepare('select data from person')
  return {
    savePerson: (person: VerifiedPerson) => void save.run(person.subject, JSON.stringify(person)),
    listPersons: () => all.all().map(({ data }) => JSON.parse(String(data)) as VerifiedPerson),
  }
}

function widgetSessions(store: DatabaseSync) {
  const insert = store.prepare(
    'insert into widget_session (payment_id, token, transaction_id, callbacks) values (?, ?, ?, ?)',
  )
  const opened = store.prepare('update widget_session set is_opened = 1 where payment_id = ?')
  const find = {
    payment: store.prepare('select * from widget_session where payment_id = ?'),
    token: store.prepare('select * from widget_session where token = ?'),
    transaction: store.prepare('select * from widget_session where transaction_id = ?'),
  }
  return {
    insertWidgetSession: ({
      paymentId,
      token,
      transactionId,
      callbacks,
    }: Omit<WidgetSession, 'isOpened'>) =>
      void insert.run(paymentId, token, transactionId, JSON.stringify(callbacks)),
    markWidgetOpened: (paymentId: string) => void opened.run(paymentId),
    findWidgetSession(by: keyof typeof find, key: string): WidgetSession | null {
      const row = find[by].get(key)
      if (!row) return null
      return {
        paymentId: String(row.payment_id),
        token: String(row.token),
        transactionId: String(row.transaction_id),
        callbacks: JSON.parse(String(row.callbacks)) as WidgetSession['callbacks'],
        isOpened: row.is_opened === 1,
      }
    },
  }
}
