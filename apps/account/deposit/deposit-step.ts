import type { Deposit, DepositMethod } from './deposit-queries.ts'

/** Where the player is on the way from 'which method' to 'the money is there'. */
export type DepositStep =
  | { at: 'methods' }
  | { at: 'amount'; methodId: string }
  | { at: 'paying'; deposit: Deposit }
  /** The page has closed: the provider is being asked what became of the payment. */
  | { at: 'checking'; deposit: Deposit }
  | { at: 'ended'; deposit: Deposit }

export type DepositEvent =
  | { type: 'choose'; methodId: string }
  | { type: 'back' }
  | { type: 'started'; deposit: Deposit }
  | { type: 'left' }
  | { type: 'heard'; deposit: Deposit }
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
    case 'heard':
      return heard(step, event.deposit)
    case 'continue':
      return step.at === 'ended' && step.deposit.url
        ? { at: 'paying', deposit: step.deposit }
        : step
    case 'again':
      return step.at === 'ended' ? { at: 'amount', methodId: step.deposit.methodId } : step
  }
}

/**
 * While the page is open only a decision closes it: 'pending' may still be followed by the
 * provider's last words to the payer.
 */
function heard(step: DepositStep, deposit: Deposit): DepositStep {
  if (!('deposit' in step) || step.deposit.id !== deposit.id) return step
  if (step.at === 'paying') return { at: 'paying', deposit: { ...deposit, url: step.deposit.url } }
  // Our own books say 'started' until the provider has spoken: that is no proof that nothing was
  // paid.
  if (step.at === 'ended' && step.deposit.state === 'PENDING' && deposit.state === 'STARTED')
    return step
  return ended(deposit)
}

const ended = (deposit: Deposit): DepositStep => ({ at: 'ended', deposit })

/** Returns whether the provider can still say something new. */
export function isUndecided({ state }: Pick<Deposit, 'state'>): boolean {
  return state === 'STARTED' || state === 'PENDING'
}

/** The sum to tell the player: what came in, once it has, and what was asked for until then. */
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
