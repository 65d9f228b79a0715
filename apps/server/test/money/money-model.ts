import type { Claim, Command } from './money-commands.ts'
import { newTable, type Player, type WalletModel, walletAnswer } from './wallet-model.ts'

const MINUTE_MS = 60_000
export const HOUR_MS = 60 * MINUTE_MS
/** Time between two commands, in ms. */
export const STEP_MS = MINUTE_MS
/** Time before the sweep, in ms: every payment that the sweep looks up is due by then. */
export const SWEEP_AFTER_MS = HOUR_MS + 1000
export const CHECK_EVERY_MS = 4 * HOUR_MS
const TOKEN_MS = 12 * HOUR_MS
const LATE_MS = 72 * HOUR_MS

interface Payment {
  kind: 'deposit' | 'withdrawal'
  owner: Player
  key: number
  amount: number
  state: string
  at: number
  /** State that the provider would report; null while it does not know the payment. */
  truth: Claim | null
  /** We know the provider's number for it. */
  known: boolean
  isLookedUp: boolean
  wasDelivered: boolean
}

/**
 * The casino's money in a few lines a rule: real and held money of each player, and what each
 * command answers.
 */
export interface Model extends WalletModel {
  players: Player[]
  payments: Payment[]
}

export const newModel = (now: number): Model => ({
  now,
  players: [],
  payments: [],
  table: newTable(),
})
export const at = <Thing>(list: readonly Thing[], number: number): Thing | undefined =>
  list[number % list.length]

/**
 * Takes a step in the model. Returns what the casino must answer; null when the step needs a
 * payment that does not exist.
 */
export function answer(model: Model, step: Command): string | null {
  model.now += STEP_MS
  switch (step.do) {
    case 'register':
      return model.players.length < 3 ? `player ${model.players.push(newPlayer(model))}` : null
    case 'clock':
      model.now += step.hours * HOUR_MS
      return 'later'
    case 'sweep':
      return sweep(model, step.down)
    case 'report':
      return report(model, step)
    default: {
      const player = at(model.players, step.player)
      return player ? answerTo(model, player, step) : null
    }
  }
}

function answerTo(
  model: Model,
  player: Player,
  step: Extract<Command, { player: number }>,
): string | null {
  switch (step.do) {
    case 'stand':
      player.status = step.status
      return step.status
    case 'sit':
      player.tokenEndsAt = model.now + TOKEN_MS
      return 'seated'
    case 'acknowledge':
      if (player.checkDueAt <= model.now) player.checkDueAt = model.now + CHECK_EVERY_MS
      return 'acknowledged'
    case 'deposit':
      return deposit(model, player, step)
    case 'withdraw':
      return withdraw(model, player, step)
    case 'return':
      return comeBack(model, player, step)
    case 'cancel':
      return cancel(model, player, step.payment)
    default:
      return walletAnswer(model, player, step)
  }
}

const newPlayer = ({ now }: Model): Player => ({
  real: 0,
  held: 0,
  status: 'active',
  tokenEndsAt: now + TOKEN_MS,
  checkDueAt: now + CHECK_EVERY_MS,
})

/**
 * Deposits. Refused for a player who may not play; a repeated key is one deposit; a provider that
 * is down has charged nothing.
 */
function deposit(
  model: Model,
  owner: Player,
  { key, amount, down }: { key: number; amount: number; down: boolean },
): string {
  if (owner.status !== 'active') return 'account_not_active'
  if (amount < 1000 || amount > 500_000) return 'bad_input'
  const found = open(model, { kind: 'deposit', owner, key, amount }, 'started')
  if (found.amount !== amount) return 'duplicate_request'
  if (found.known || found.state !== 'started') return found.state
  found.truth ??= { state: 'started', lie: 'none' }
  if (down) return 'deposit_not_started'
  settle(found)
  return found.state
}

/** Money goes back the way it came, is held at once, and only as much as there is. */
function withdraw(
  model: Model,
  owner: Player,
  { key, amount }: { key: number; amount: number },
): string {
  if (owner.status === 'blocked') return 'account_not_active'
  if (
    !model.payments.some(
      (each) => each.owner === owner && each.kind === 'deposit' && each.state === 'paid',
    )
  )
    return 'payment_method_unknown'
  if (amount < 1000 || amount > 500_000) return 'bad_input'
  const known = find(model, 'withdrawal', owner, key)
  if (known) return known.amount === amount ? known.state : 'duplicate_request'
  if (owner.real < amount) return 'insufficient_funds'
  owner.real -= amount
  owner.held += amount
  return open(model, { kind: 'withdrawal', owner, key, amount }, 'pending').state
}

function find(
  model: Model,
  kind: Payment['kind'],
  owner: Player,
  key: number,
): Payment | undefined {
  return model.payments.find(
    (each) => each.kind === kind && each.owner === owner && each.key === key,
  )
}

function open(
  model: Model,
  of: Pick<Payment, 'kind' | 'owner' | 'key' | 'amount'>,
  state: string,
): Payment {
  const known = find(model, of.kind, of.owner, of.key)
  if (known) return known
  const payment = {
    ...of,
    state,
    at: model.now,
    truth: null,
    known: false,
    isLookedUp: true,
    wasDelivered: false,
  }
  model.payments.push(payment)
  return payment
}

/**
 * A player comes back from paying and gets the provider's present state of their deposit; that of
 * another player is refused.
 */
function comeBack(
  model: Model,
  player: Player,
  { payment: number, down }: { payment: number; down: boolean },
): string | null {
  const payment = at(deposits(model), number)
  if (!payment) return null
  if (payment.owner !== player) return 'deposit_unknown'
  if (!payment.known || !['started', 'pending'].includes(payment.state)) return payment.state
  if (down) return 'deposit_not_confirmed'
  settle(payment)
  return payment.state
}

/** Cancels a withdrawal, which is possible until it was sent. */
function cancel(model: Model, player: Player, number: number): string | null {
  const payment = at(withdrawals(model), number)
  if (!payment) return null
  if (payment.owner !== player) return 'withdrawal_unknown'
  if (payment.state === 'pending') end(payment, 'cancelled')
  return payment.state === 'cancelled' ? 'cancelled' : 'withdrawal_cannot_be_cancelled'
}

/** A message counts once, whatever the provider thinks meanwhile. */
function report(
  model: Model,
  { payment: number, claim, delivery }: Extract<Command, { do: 'report' }>,
): string | null {
  const payment = at(model.payments, number)
  if (!payment) return null
  payment.truth = claim
  if (delivery === 'never' || (delivery === 'as before' && !payment.wasDelivered)) return 'silence'
  if (delivery === 'now') settle(payment)
  payment.wasDelivered = true
  return 'received'
}

/** One rule for every way in which the provider's report comes. */
function settle(payment: Payment): void {
  const { state, lie } = payment.truth ?? { state: 'pending', lie: 'none' }
  if (payment.kind === 'withdrawal') {
    if (payment.state === 'sent' && state === 'failed') end(payment, 'declined')
    if (payment.state === 'sent' && state === 'paid' && lie === 'none') end(payment, 'paid')
    return
  }
  payment.known = true
  if (payment.state === 'paid' || payment.state === 'held') return
  if (state === 'paid' && lie === 'foreign') payment.state = 'held'
  else if (state === 'paid') {
    payment.state = 'paid'
    payment.owner.real += payment.amount - (lie === 'less' ? 1 : 0)
  } else if (state === 'failed') payment.state = 'failed'
  else if (state === 'pending' && payment.state === 'started') payment.state = 'pending'
}

/** Held money leaves when it was paid, and comes back otherwise. */
function end(payment: Payment, state: 'paid' | 'declined' | 'cancelled'): void {
  payment.state = state
  payment.owner.held -= payment.amount
  if (state !== 'paid') payment.owner.real += payment.amount
}

/**
 * Looks up undecided payments: a deposit that never reached the provider is given up, a failure
 * may turn for three days.
 */
function sweep(model: Model, down: boolean): string {
  model.now += SWEEP_AFTER_MS
  for (const payment of deposits(model).filter(
    ({ state, isLookedUp }) => isLookedUp && state !== 'paid' && state !== 'held',
  )) {
    const before = payment.state
    if (payment.known && !down) settle(payment)
    if (!payment.known) payment.state = 'failed'
    if (!payment.known || (before === 'failed' && model.now - payment.at > LATE_MS))
      payment.isLookedUp = false
  }
  for (const payment of withdrawals(model)) {
    if (payment.state === 'pending') payment.state = 'sent'
    if (payment.state === 'sent' && !down) settle(payment)
  }
  return 'swept'
}

const deposits = (model: Model) => model.payments.filter(({ kind }) => kind === 'deposit')
const withdrawals = (model: Model) => model.payments.filter(({ kind }) => kind === 'withdrawal')
