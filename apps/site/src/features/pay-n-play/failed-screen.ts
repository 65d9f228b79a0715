import type { MoneyStatus } from './quick-deposit-state.ts'

export interface FailedScreen {
  /** Title of the screen, as a key of the words. */
  title:
    | 'pay_n_play_deposit_failed'
    | 'connection_lost'
    | 'held'
    | 'end_unknown'
    | 'reasons.ACCOUNT_NOT_ACTIVE'
  /** `calm` where the payer cannot correct anything. */
  look: 'failed' | 'calm'
  /** The payer may begin again; who may have paid already is never asked to pay again. */
  mayRetry: boolean
  /** Another query may return how the payment ended. */
  mayCheck: boolean
}

const failed: FailedScreen = {
  title: 'pay_n_play_deposit_failed',
  look: 'failed',
  mayRetry: true,
  mayCheck: false,
}

const screens: Readonly<Record<MoneyStatus, FailedScreen>> = {
  not_charged: failed,
  returned: failed,
  in_account: { ...failed, title: 'reasons.ACCOUNT_NOT_ACTIVE', mayRetry: false },
  held: { title: 'held', look: 'calm', mayRetry: false, mayCheck: false },
  unknown: { title: 'end_unknown', look: 'failed', mayRetry: false, mayCheck: false },
  unreachable: { title: 'connection_lost', look: 'failed', mayRetry: true, mayCheck: true },
}

/**
 * Returns the text and the buttons of the screen of a payment that brought no balance, by the
 * status of the money.
 */
export function failedScreen(moneyStatus: MoneyStatus): FailedScreen {
  return screens[moneyStatus]
}
