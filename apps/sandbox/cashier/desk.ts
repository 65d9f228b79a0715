import type { Behaviour } from './behaviour.ts'
import type { CashierStore } from './cashier.store.ts'

/** The parts of the cashier that its pages and calls share. */
export interface CashierDesk {
  store: CashierStore
  behaviour: () => Behaviour
  nowMs: () => number
  /** Where the payer's pages are: `{origin}/cashier`. */
  baseUrl: string
}
