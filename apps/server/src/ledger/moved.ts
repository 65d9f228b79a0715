import { Counter } from 'prom-client'
import { formatAmount } from '#rules/money.ts'
import { meter } from '../kit/meter.ts'

/** The part of a transfer that is counted. */
interface Moved {
  kind: string
  postings: readonly { from: string; to: string; amount: bigint; currency: string }[]
}

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
 * Counts transfers that this process has posted and committed. The figures are for graphs and
 * alerts: they are binary fractions and begin at zero with each start. The books are the ledger.
 */
export function countMoved(transfers: readonly Moved[]): void {
  const [byKind, byPayer, byReceiver] = [openSums(), openSums(), openSums()]
  for (const { kind, postings } of transfers) {
    for (const [at, { from, to, amount, currency }] of postings.entries()) {
      if (at === 0) transfersMoved.inc({ kind, currency })
      byKind.add(kind, currency, amount)
      if (!from.startsWith('player/')) byPayer.add(nameOf(from), currency, amount)
      if (!to.startsWith('player/')) byReceiver.add(nameOf(to), currency, amount)
    }
  }
  for (const [kind, currency, major] of byKind.list()) moved.inc({ kind, currency }, major)
  for (const [account, currency, major] of byPayer.list()) paid.inc({ account, currency }, major)
  for (const [account, currency, major] of byReceiver.list())
    received.inc({ account, currency }, major)
}

/**
 * Adds up first: a batch has hundreds of bets of one kind, and bets wait for what is done with
 * each.
 */
function openSums() {
  const sums = new Map<string, [name: string, currency: string, amount: bigint]>()
  return {
    add(name: string, currency: string, amount: bigint): void {
      const sum = sums.get(name + currency)
      if (sum) sum[2] += amount
      else sums.set(name + currency, [name, currency, amount])
    },
    list: () =>
      [...sums.values()].map(
        ([name, currency, sum]) => [name, currency, Number(formatAmount(sum, currency))] as const,
      ),
  }
}

/** 'house/games/EUR' without its currency. */
function nameOf(account: string): string {
  return account.slice(0, account.lastIndexOf('/'))
}
