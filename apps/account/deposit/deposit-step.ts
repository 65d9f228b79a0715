import type { Deposit, DepositMethod } from './deposit-queries.ts'

/** The step of a deposit, from the choice of the method to the money in the account. */
export type DepositStep =
  | { at: 'methods' }
  | { at: 'amount'; methodId: string }
  | { at: 'paying'; deposit: Deposit }
  /** The payment page has closed: the casino looks up the payment at the provider. */
  | { at: 'checking'; deposit: Deposit }
  | { at: 'ended'; deposit: Deposit }

export type DepositEvent =
  | { type: 'choose'; methodId: string }
  | { type: 'back' }
  | { type: 'started'; deposit: Deposit }
  | { type: 'left' }
  | { type: 'reported'; deposit: Deposit }
  | { type: 'continue' }
  | { type: 'again' }

export function nextStep(step: DepositStep, event: DepositEvent): DepositStep {
  switch (event.type) {
    case 'choose':
      return { at: 'amount', methodId: event.methodId }
    case 'back':
      return { at: 'methods' }
    case 'started':
      return event.deposit.state === 'STARTED' && event.deposit.url
        ? { at: 'paying', deposit: event.deposit }
        : ended(event.deposit)
    case 'left':
      return step.at === 'paying' ? { at: 'checking', deposit: step.deposit } : step
    case 'reported':
      return reported(step, event.deposit)
    case 'continue':
      return step.at === 'ended' && step.deposit.url
        ? { at: 'paying', deposit: step.deposit }
        : step
    case 'again':
      return step.at === 'ended' ? { at: 'amount', methodId: step.deposit.methodId } : step
  }
}

/**
 * An open payment page is closed only by a decision: after 'pending' the provider may still show
 * the payer its last message.
 */
function reported(step: DepositStep, deposit: Deposit): DepositStep {
  if (!('deposit' in step) || step.deposit.id !== deposit.id) return step
  if (step.at === 'paying') return { at: 'paying', deposit: { ...deposit, url: step.deposit.url } }
  // Our own state is 'started' until the provider has reported: that does not prove that nothing
  // was paid.
  if (step.at === 'ended' && step.deposit.state === 'PENDING' && deposit.state === 'STARTED')
    return step
  return ended(deposit)
}

const ended = (deposit: Deposit): DepositStep => ({ at: 'ended', deposit })

/** Returns whether the provider can still report a new state. */
export function isUndecided({ state }: Pick<Deposit, 'state'>): boolean {
  return state === 'STARTED' || state === 'PENDING'
}

/**
 * Returns the sum to show to the player: the requested amount, or the received amount once it has
 * come in.
 */
export function sumOf({
  received,
  amount,
  currency,
}: Pick<Deposit, 'received' | 'amount' | 'currency'>): NonNullable<Deposit['received']> {
  return received ? { amount: received.amount, currency: received.currency } : { amount, currency }
}

/**
 * Returns the first step: the amount when there is only one method, otherwise the choice of a
 * method.
 */
export function firstStep(methods: readonly DepositMethod[]): DepositStep {
  const [only] = methods
  return methods.length === 1 && only ? { at: 'amount', methodId: only.id } : { at: 'methods' }
}
