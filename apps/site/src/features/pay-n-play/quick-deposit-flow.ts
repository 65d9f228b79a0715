import { createStore, type Store } from '../../lib/store.ts'
import type { PayNPlayResult } from './quick-deposit-queries.ts'
import {
  afterEvent,
  isWaiting,
  type QuickDepositEvent,
  type QuickDepositState,
  type RequestedPayment,
  request,
} from './quick-deposit-state.ts'

/**
 * Milliseconds after which a closed dialog shows its next content, so that it does not change while
 * it goes away.
 */
export const RESET_DELAY_MS = 300

export type DispatchEvent = (event: QuickDepositEvent) => void

interface Following {
  stop: () => void
  /** Looks up the payment at the provider now, instead of waiting for news. */
  look: () => Promise<void>
}

/** Watches a payment and dispatches what it learns about it, until it is stopped. */
export type Follow = (payment: RequestedPayment, dispatch: DispatchEvent) => Following

export interface QuickDepositFlow {
  state: Store<QuickDepositState>
  dispatch: DispatchEvent
  /** A payment has been started: it is followed until it is decided or given up. */
  begin: (payment: RequestedPayment, result: PayNPlayResult, follow: Follow) => void
  /** The provider's page has come to its end, whatever that was. */
  pageClosed: () => Promise<void>
  /** Gives the payment up, unless it turns out to be decided already. */
  cancel: () => Promise<void>
  /** Follows again a payment that was lost sight of. */
  checkAgain: () => void
  /** Goes back to the deposit request; no payment is followed any more. */
  reset: () => void
  /** Resets the deposit when its dialog is being closed. */
  close: () => void
  /** Resets the deposit when its dialog is gone: it was closed, or replaced by another dialog. */
  leave: () => void
}

/**
 * A quick deposit from its request to its end. It lives outside of the components, because signing
 * in draws the whole page again while the payment goes on.
 */
export function createQuickDepositFlow(): QuickDepositFlow {
  const state = createStore<QuickDepositState>(request)
  let follow: Follow | null = null
  let following: Following | null = null
  let closing: ReturnType<typeof setTimeout> | null = null

  function stopFollowing() {
    following?.stop()
    following = null
  }

  function dispatch(event: QuickDepositEvent) {
    state.set(afterEvent(state.get(), event))
    if (!isWaiting(state.get())) stopFollowing()
  }

  function reset() {
    if (closing !== null) clearTimeout(closing)
    closing = null
    dispatch({ name: 'reset' })
  }

  return {
    state,
    dispatch,
    reset,
    begin: (payment, result, by) => {
      reset()
      follow = by
      dispatch({ name: 'started', payment, result })
      following = by(payment, dispatch)
    },
    pageClosed: async () => {
      const before = state.get()
      if (before.name === 'paying') dispatch({ name: 'page_closed', id: before.payment.id })
      await following?.look()
    },
    cancel: async () => {
      const before = state.get()
      await following?.look()
      if (isWaiting(before) && isWaiting(state.get())) reset()
    },
    checkAgain: () => {
      const before = state.get()
      if (before.name !== 'failed' || !follow) return
      dispatch({ name: 'check_again', id: before.payment.id })
      following = follow(before.payment, dispatch)
    },
    close: () => {
      stopFollowing()
      closing ??= setTimeout(reset, RESET_DELAY_MS)
    },
    leave: () => {
      if (closing === null) reset()
    },
  }
}

/** The one quick deposit of the page. */
export const quickDeposit = createQuickDepositFlow()
