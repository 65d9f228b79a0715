import type { Database } from '../src/db/database.ts'
import type { Order } from '../src/games/wallet/wallet-orders.ts'
import type { ManualClock } from '../src/kit/clock.ts'
import { Refusal } from '../src/kit/refusal.ts'
import { balances } from '../src/ledger/accounts.ts'
import { acknowledgeRealityCheck, beginRealityCheck } from '../src/limits/reality-check.ts'
import { sweepDeposits, sweepWithdrawals } from '../src/payments/callbacks/sweep.ts'
import { findDeposit } from '../src/payments/deposits/deposit.store.ts'
import { startDeposit } from '../src/payments/deposits/deposit.ts'
import { checkDeposit } from '../src/payments/deposits/deposit-inquiry.ts'
import type { PaymentReport } from '../src/payments/providers/provider.ts'
import { cancelWithdrawal, startWithdrawal } from '../src/payments/withdrawals/withdrawal.ts'
import { findCredentials, setPlayerStatus } from '../src/players/player.ts'
import type { Command } from '../test/money/money-commands.ts'
import { at, HOUR_MS, STEP_MS, SWEEP_AFTER_MS } from '../test/money/money-model.ts'
import { type Made, openParts, type Parts } from './money-parts.ts'

const GAME = {
  providerId: 'studio',
  signInId: null,
  gameId: 'comet',
  currency: 'EUR',
  language: 'en',
}
/** A sweep takes twenty at a time, and there are no more than thirty deposits in a history. */
const SWEEPS = 2

export interface MoneyCasino {
  db: Database
  clock: ManualClock
  /**
   * Opens a casino with new players over the same database; `name` keeps them apart from those of
   * other histories.
   */
  openHistory(name: string): History
  close(): Promise<void>
}

export interface History {
  /**
   * Takes a step and returns what the casino answered; null when the step needs a payment that does
   * not exist.
   */
  carryOut(step: Command): Promise<string | null>
  /** Returns the balances of each player, in minor units. */
  purses(): Promise<{ real: number; held: number }[]>
  /** Lets the sweep forget what is undecided, so that it is not in the way of the next history. */
  end(): Promise<void>
}

/**
 * Registration, payments, wallet and reality checks over a fresh database, with a provider whose
 * answers the test sets.
 */
export async function openMoneyCasino(): Promise<MoneyCasino> {
  const parts = await openParts()
  return {
    db: parts.db,
    clock: parts.clock,
    openHistory: (name) => openHistory(parts, name),
    async close() {
      await parts.wallet.close()
      await parts.db.close()
    },
  }
}

function openHistory(parts: Parts, name: string): History {
  const made: Made = { name, players: [], payments: [] }
  return {
    async carryOut(step) {
      parts.clock.advance(STEP_MS)
      try {
        return await carryOut(parts, made, step)
      } catch (error) {
        if (error instanceof Refusal) return error.code
        throw error
      } finally {
        parts.provider.mood = 'well'
      }
    },
    async purses() {
      const ids = made.players.map(({ id }) => id)
      const found = await balances(parts.db, ids)
      return ids.map((id) => ({
        real: Number(found.get(id)?.real),
        held: Number(found.get(id)?.held),
      }))
    },
    async end() {
      await parts.db.run('', 'update deposit set ask_at = null where ask_at is not null', [])
      await parts.db.run(
        '',
        `update withdrawal set release_at = 'infinity' where release_at is not null`,
        [],
      )
      await parts.db.run(
        '',
        `update withdrawal set ask_at = 'infinity' where ask_at is not null`,
        [],
      )
    },
  }
}

async function carryOut(parts: Parts, made: Made, step: Command): Promise<string | null> {
  switch (step.do) {
    case 'register':
      return made.players.length < 3 ? register(parts, made) : null
    case 'clock':
      parts.clock.advance(step.hours * HOUR_MS)
      return 'later'
    case 'sweep':
      return sweep(parts, step.down)
    case 'report':
      return report(parts, made, step)
    default: {
      const player = at(made.players, step.player)
      return player ? carryOutFor(parts, made, player, step) : null
    }
  }
}

async function carryOutFor(
  parts: Parts,
  made: Made,
  player: Made['players'][number],
  step: Extract<Command, { player: number }>,
): Promise<string | null> {
  switch (step.do) {
    case 'stand':
      await setPlayerStatus(parts.db, player.id, step.status)
      return step.status
    case 'sit':
      player.token = await sitDown(parts, player.id)
      return 'seated'
    case 'acknowledge':
      await acknowledgeRealityCheck(parts.limits, player.id)
      return 'acknowledged'
    case 'deposit':
    case 'withdraw':
      return pay(parts, made, player.id, step)
    case 'return': {
      const deposit = at(ofKind(made, 'deposit'), step.payment)
      if (step.down) parts.provider.mood = 'down'
      return deposit ? (await checkDeposit(parts.deps, player.id, deposit.id)).state : null
    }
    case 'cancel': {
      const payout = at(ofKind(made, 'payout'), step.payment)
      return payout ? (await cancelWithdrawal(parts.deps, player.id, payout.id)).state : null
    }
    default:
      return callWallet(parts, made, player.token, step)
  }
}

const ofKind = ({ payments }: Made, kind: 'deposit' | 'payout') =>
  payments.filter((each) => each.kind === kind)

async function register(parts: Parts, made: Made): Promise<string> {
  const email = `${made.name}-${made.players.length}@example.test`
  await parts.accounts.register(
    { email },
    { ip: `2001:db8:${made.name.slice(-4)}::1`, language: 'en' },
  )
  const id = (await findCredentials(parts.db, email))?.playerId ?? ''
  made.players.push({ id, token: await sitDown(parts, id) })
  return `player ${made.players.length}`
}

async function sitDown({ limits, sessions }: Parts, playerId: string): Promise<string> {
  await beginRealityCheck(limits, { playerId, sessionId: playerId })
  return sessions.open({ ...GAME, playerId })
}

async function pay(
  parts: Parts,
  made: Made,
  playerId: string,
  step: Extract<Command, { do: 'deposit' | 'withdraw' }>,
): Promise<string> {
  const { deps, methods, provider, db } = parts
  const request = {
    playerId,
    key: `press-${step.key}`,
    methodId: 'card',
    requestId: 'test',
    amount: BigInt(step.amount),
  }
  if (step.do === 'withdraw') {
    const { id, state } = await startWithdrawal(deps, methods, request)
    keep(made, { id, kind: 'payout', amount: step.amount })
    return state
  }
  if (step.down) provider.mood = 'down'
  try {
    const { id } = await startDeposit(deps, methods, {
      ...request,
      channel: 'account',
      returnPath: '/closewindow',
      language: 'en',
    })
    keep(made, { id, kind: 'deposit', amount: step.amount })
    return (await findDeposit(db, id))?.state ?? 'gone'
  } catch (error) {
    // One that could not be opened still exists.
    if (error instanceof Refusal && typeof error.facts.deposit === 'string')
      keep(made, { id: error.facts.deposit, kind: 'deposit', amount: step.amount })
    throw error
  }
}

function keep(
  { payments }: Made,
  payment: Pick<Made['payments'][number], 'id' | 'kind' | 'amount'>,
): void {
  if (!payments.some(({ id }) => id === payment.id))
    payments.push({ ...payment, lastMessage: null })
}

async function sweep({ clock, provider, deps }: Parts, down: boolean): Promise<string> {
  clock.advance(SWEEP_AFTER_MS)
  if (down) provider.mood = 'down'
  for (let turn = 0; turn < SWEEPS; turn++) await sweepDeposits(deps)
  for (let turn = 0; turn < SWEEPS; turn++) await sweepWithdrawals(deps)
  return 'swept'
}

let messages = 0

async function report(
  { provider, sendCallback }: Parts,
  made: Made,
  { payment: number, claim, delivery }: Extract<Command, { do: 'report' }>,
): Promise<string | null> {
  const payment = at(made.payments, number)
  if (!payment) return null
  const report: PaymentReport = {
    providerId: provider.id,
    reference: payment.id,
    providerRef: `pay_${payment.id}`,
    kind: payment.kind,
    state: claim.state,
    amount: BigInt(payment.amount - (claim.lie === 'less' ? 1 : 0)),
    currency: claim.lie === 'foreign' ? 'SEK' : 'EUR',
    pageUrl: null,
    instrument: null,
    reason: claim.state === 'failed' ? 'rejected_by_bank' : null,
  }
  provider.setReport(payment.id, report)
  if (delivery === 'never' || (delivery === 'as before' && payment.lastMessage === null))
    return 'silence'
  if (delivery === 'now' || payment.lastMessage === null)
    payment.lastMessage = `message-${++messages}`
  const status = await sendCallback(report, payment.lastMessage)
  return status === 200 ? 'received' : `status ${status}`
}

async function callWallet(
  { sessions, wallet }: Parts,
  { name }: Made,
  token: string,
  step: Extract<Command, { do: 'play' | 'rollback' | 'close' }>,
): Promise<string> {
  const session = await sessions.find(token)
  if (!session) return 'TOKEN_UNKNOWN'
  const own = (ref: string) => `${name}/${ref}`
  const base = { session, roundRef: own(step.round) }
  const orderOf = (): Order => {
    if (step.do === 'close') return { kind: 'close', ...base }
    if (step.do === 'rollback')
      return { kind: 'rollback', ...base, ref: own(step.ref), original: own(step.original) }
    const actions = step.actions.map((action) => ({ ...action, id: own(action.id) }))
    return { kind: 'play', ...base, gameId: GAME.gameId, actions, roundClosed: step.close }
  }
  const decision = await wallet.carryOut(orderOf())
  return decision.done ? String(decision.balance) : decision.code
}
