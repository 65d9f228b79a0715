import { createStore } from '../../lib/store.ts'

/** Where help is found when no chat is loaded: the page with every way to reach the casino. */
export const supportPath = '/templates/contact_us'

/**
 * Number of presses for support. The code of the support desk is loaded later than the page, and
 * answers them then.
 */
export const supportPresses = createStore(0)

export interface SupportState {
  /** The chat is on its way. */
  isBusy: boolean
  isOpen: boolean
  unread: number
}

export const supportAtRest: SupportState = { isBusy: false, isOpen: false, unread: 0 }
export const supportState = createStore(supportAtRest)
