import {
  ArrowDownToLine,
  ArrowUpFromLine,
  Clock3,
  Gift,
  Inbox,
  ReceiptText,
  ShieldCheck,
  Ticket,
  UserRound,
} from 'lucide-react'
import type { ComponentType } from 'react'

export interface Place {
  /** Path behind /account/ on the site, and behind /account-frame/ in the frame. */
  path: string
  /** Key of its name. */
  name: string
  /** Entries that are counted beside its name. */
  counts?: 'unread' | 'pendingBonuses' | 'openBets'
  Icon: ComponentType<{ className?: string; 'aria-hidden'?: 'true' }>
}

/** The entries of the account menu, in its order. */
export const PLACES: readonly Place[] = [
  { path: 'profile/personal_info', name: 'my_profile', Icon: UserRound },
  { path: 'profile/inbox', name: 'inbox', counts: 'unread', Icon: Inbox },
  { path: 'promotions/active', name: 'bonuses', counts: 'pendingBonuses', Icon: Gift },
  { path: 'financials/deposit', name: 'deposit', Icon: ArrowDownToLine },
  { path: 'financials/withdraw', name: 'withdraw', Icon: ArrowUpFromLine },
  { path: 'financials/pending_withdraws', name: 'pending_withdraws', Icon: Clock3 },
  { path: 'history/my_bets', name: 'my_bets', counts: 'openBets', Icon: Ticket },
  { path: 'history/account_statement', name: 'account_statement', Icon: ReceiptText },
  { path: 'profile/take_a_break', name: 'take_a_break', Icon: ShieldCheck },
]
