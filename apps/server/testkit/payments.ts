import { pino } from 'pino'
import { createLoginTicket } from '../src/auth/sessions/sessions.ts'
import { openBonuses } from '../src/bonuses/bonuses.module.ts'
import type { Database, Tx } from '../src/db/database.ts'
import { type ManualClock, manualClock } from '../src/kit/clock.ts'
import { openIds } from '../src/kit/ids.ts'
import { systemRandom } from '../src/kit/random.ts'
import { ThirdPartyDown } from '../src/kit/refusal.ts'
import { openTopics } from '../src/kit/topics.ts'
import { balances, openPurses } from '../src/ledger/accounts.ts'
import { mustPost } from '../src/ledger/post.ts'
import { openLicences } from '../src/markets/licences.ts'
import { type DepositRow, lockDeposit } from '../src/payments/deposits/deposit.store.ts'
import { startDeposit } from '../src/payments/deposits/deposit.ts'
import { openMethods } from '../src/payments/deposits/methods.ts'
import type { Payer, PayNPlayDeps } from '../src/payments/payments.deps.ts'
import type {
  PaymentMethod,
  PaymentOrder,
  PaymentProvider,
  PaymentReport,
  RefundOrder,
} from '../src/payments/providers/provider.ts'
import { openMail } from '../src/players/mail/mail.ts'
import { openMatches } from '../src/players/matching/matches.ts'
import { openTestDatabase } from './database.ts'

/** A provider whose answers a test sets. */
export interface ScriptedProvider extends PaymentProvider {
  orders: PaymentOrder[]
  refunds: RefundOrder[]
  /** Answers about each payment, by our reference. */
  reports: Map<string, PaymentReport>
  /** Down: every call fails. Hanging: no call ever ends. */
  mood: 'well' | 'down' | 'hanging'
  setReport(reference: string, report: Partial<PaymentReport>): PaymentReport
}

const CARD: PaymentMethod = {
  id: 'card',
  name: 'Card',
  brand: 'Card',
  engine: 'redirect',
  scriptUrl: null,
  logos: { light: 'https://cashier.test/l.svg', dark: 'https://cashier.test/d.svg' },
  supports: ['DEPOSIT', 'WITHDRAW', 'PAY_N_PLAY'],
  limit: { min: 1000n, max: 500_000n },
  needsEmail: false,
}

export function scriptedProvider(): ScriptedProvider {
  const provider: ScriptedProvider = {
    id: 'cashier',
    orders: [],
    refunds: [],
    reports: new Map(),
    mood: 'well',
    listMethods: () => answer([CARD]),
    start(order) {
      provider.orders.push(order)
      const known = provider.reports.get(order.reference)
      const report: PaymentReport = known ?? {
        providerId: provider.id,
        reference: order.reference,
        providerRef: `pay_${order.reference}`,
        kind: order.kind,
        state: order.kind === 'deposit' ? 'started' : 'pending',
        amount: order.amount,
        currency: order.currency,
        pageUrl: order.kind === 'deposit' ? `https://cashier.test/pay/${order.reference}` : null,
        instrument: null,
        reason: null,
      }
      provider.reports.set(order.reference, report)
      return answer(report)
    },
    refund(order) {
      provider.refunds.push(order)
      const report: PaymentReport = provider.reports.get(order.reference) ?? {
        providerId: provider.id,
        reference: order.reference,
        providerRef: `pay_${order.reference}`,
        kind: 'refund',
        state: 'pending',
        amount: order.amount,
        currency: order.currency,
        pageUrl: null,
        instrument: null,
        reason: null,
      }
      provider.reports.set(order.reference, report)
      return answer(report)
    },
    lookUp: (ref) => answer(provider.reports.get(ref.replace('pay_', ''))),
    readCallback: () => null,
    setReport(reference, change) {
      const report = {
        providerId: provider.id,
        ...provider.reports.get(reference),
        ...change,
      } as PaymentReport
      provider.reports.set(reference, report)
      return report
    },
  }
  async function answer<Value>(value: Value | undefined): Promise<Value> {
    if (provider.mood === 'hanging') return new Promise(() => {})
    if (provider.mood === 'down' || value === undefined)
      throw new ThirdPartyDown('cashier', new Error('no answer'))
    return value
  }
  return provider
}

interface SentNews {
  kind: string
  key: string
  amount?: bigint
  currency?: string
}

export interface Bed {
  deps: PayNPlayDeps & { clock: ManualClock }
  db: Database
  provider: ScriptedProvider
  methods: ReturnType<typeof openMethods>
  /** News that was published, by topic. */
  news: string[]
  /** News that players were sent. */
  notified: SentNews[]
  newPlayer(currency?: string): Promise<string>
  give(playerId: string, amount: bigint): Promise<void>
  become(playerId: string, status: Payer['status']): void
  purses(playerId: string): Promise<{ real: bigint; held: bigint }>
  /** A deposit whose page is open. */
  deposit(playerId: string, amount?: bigint): Promise<DepositRow>
  read(id: string): Promise<DepositRow>
}

const MAIL_CONFIG = {
  mailFrom: 'Baize <hello@baize.test>',
  smtpUrl: null,
  sandboxUrl: 'http://sandbox.invalid',
  secrets: { mail: ['mail secret'] },
}

async function give(
  { db, clock, ids }: Bed['deps'],
  playerId: string,
  amount: bigint,
): Promise<void> {
  const postings = [
    { from: 'house/gifts/EUR', to: `player/${playerId}/real`, amount, currency: 'EUR' },
  ]
  await db.transaction((tx) =>
    mustPost(tx, { key: `gift/${ids.newId()}`, kind: 'gift', postings, madeAt: clock.now() }),
  )
}

/**
 * Payments over a fresh database, a clock that stands still and a provider whose answers a test
 * sets.
 */
export async function openBed(provider = scriptedProvider()): Promise<Bed> {
  const db = await openTestDatabase()
  const clock = manualClock(new Date('2026-03-01T12:00:00Z'))
  const ids = openIds({ clock, random: systemRandom })
  const currencies = new Map<string, string>()
  const statuses = new Map<string, Payer['status']>()
  const news: string[] = []
  const topics = openTopics((topic) => news.push(topic))
  const notified: SentNews[] = []
  const log = pino({ level: 'silent' })
  const notify = async (_tx: unknown, _playerId: string, news: SentNews) => void notified.push(news)
  const deps = {
    db,
    clock,
    ids,
    random: systemRandom,
    mail: openMail({ db, clock, ids, log, config: MAIL_CONFIG }, async () => {}),
    createLoginTicket: (tx: Tx, playerId: string) =>
      createLoginTicket({ clock, random: systemRandom }, tx, playerId),
    log,
    topics,
    licences: openLicences(),
    market: openLicences().market,
    matches: openMatches({ db, clock, ids, log, endSessions: async () => {} }),
    providers: [provider],
    publicUrl: () => 'https://casino.test',
    findPayer: async (id: string) =>
      currencies.has(id)
        ? { id, currency: currencies.get(id) ?? '', status: statuses.get(id) ?? 'active' }
        : null,
    notify,
    bonuses: openBonuses({ db, clock, ids, log, topics, notify, kindOf: () => null }),
  }
  const methods = openMethods(deps)
  return {
    deps,
    db,
    provider,
    methods,
    news,
    notified,
    async newPlayer(currency = 'EUR') {
      const id = ids.newId()
      currencies.set(id, currency)
      await db.transaction((tx) => openPurses(tx, id, currency))
      return id
    },
    become: (playerId, status) => void statuses.set(playerId, status),
    give: (playerId, amount) => give(deps, playerId, amount),
    async purses(playerId) {
      const found = (await balances(db, [playerId])).get(playerId)
      return { real: found?.real ?? 0n, held: found?.held ?? 0n }
    },
    deposit: (playerId, amount = 5000n) =>
      startDeposit(deps, methods, {
        playerId,
        key: ids.newId(),
        methodId: 'card',
        requestId: 'test',
        amount,
        channel: 'account',
        returnPath: '/closewindow',
        language: 'en',
      }),
    async read(id) {
      const row = await db.transaction((tx) => lockDeposit(tx, id))
      if (!row) throw new Error(`There is no deposit ${id}.`)
      return row
    },
  }
}
