import { Counter } from 'prom-client'
import { formatAmount } from '#rules/money.ts'
import { meter } from '../kit/meter.ts'
import type { Transfer } from './post.ts'

const registers = [meter]
const transfersMoved = new Counter({
  name: 'baize_transfers_total',
  help: 'Transfers posted, by kind and currency',
  labelNames: ['kind', 'currency'],
  registers,
})
const moved = new Counter({
  name: 'baize_money_moved_total',
  help: 'Money that transfers moved, in major units: deposit, withdrawal, bet, win, rollback, bonus and the other kinds',
  labelNames: ['kind', 'currency'],
  registers,
})
const received = new Counter({
  name: 'baize_account_received_total',
  help: 'Money that an account of the casino or of a provider took in, in major units. Games: received less paid is the gross gaming revenue',
  labelNames: ['account', 'currency'],
  registers,
})
const paid = new Counter({
  name: 'baize_account_paid_total',
  help: 'Money that an account of the casino or of a provider paid out, in major units',
  labelNames: ['account', 'currency'],
  registers,
})

/**
 * Counts transfers that this process has posted and committed. The figures are for graphs and alerts: they are binary fractions and begin
 * at zero with each start. The books are the ledger.
 */
export function countMoved(transfers: readonly Transfer[]): void {
  for (const { kind, postings } of transfers) {
    for (const [at, { from, to, amount, currency }] of postings.entries()) {
      if (at === 0) transfersMoved.inc({ kind, currency })
      const major = Number(formatAmount(amount, currency))
      moved.inc({ kind, currency }, major)
      if (!from.startsWith('player/')) paid.inc({ account: nameOf(from), currency }, major)
      if (!to.startsWith('player/')) received.inc({ account: nameOf(to), currency }, major)
    }
  }
}

/** 'house/games/EUR' without its currency. */
function nameOf(account: string): string {
  return account.slice(0, account.lastIndexOf('/'))
}
