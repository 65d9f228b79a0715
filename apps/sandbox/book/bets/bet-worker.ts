import { setImmediate as turnOfLoop } from 'node:timers/promises'
import type { Feed } from '../feed/feed.ts'
import { autoCashOut } from '../settlement/cash-out.ts'
import { settleSlip } from '../settlement/settle-slip.ts'
import { type Bet, capsOf, slipOf } from './bet.ts'
import type { BetReporter } from './bet-reporter.ts'
import type { BetStore } from './bets.store.ts'
import { offerFor } from './cash-out.ts'
import { settlementOf } from './free-stakes.ts'
import { withResult } from './leg-results.ts'

interface BetWorkerDeps {
  feed: Feed
  store: BetStore
  reporter: BetReporter
  /** Returns whether a request of now is holding the stake of this bet. */
  isBeingMade: (betId: string) => boolean
}

const BATCH = 50

/**
 * Returns what ends unfinished bets and settles those whose results have come; called again while
 * it runs, it answers the same round.
 */
export function openBetWorker({
  feed,
  store,
  reporter,
  isBeingMade,
}: BetWorkerDeps): () => Promise<void> {
  let working: Promise<void> | null = null
  return () => {
    working ??= round().finally(() => {
      working = null
    })
    return working
  }

  async function round(): Promise<void> {
    const now = feed.nowMs()
    // A bet that was being made when the book stopped is not taken: its player has seen no answer.
    for (const { bet } of store.listDue('making', now, BATCH))
      if (!isBeingMade(bet.id)) await reporter.giveBack(bet, 'timeout')
    for (const phase of ['committing', 'discarding', 'settling'] as const)
      for (const { bet, attempts } of store.listDue(phase, now, BATCH)) await again(bet, attempts)
    for (const { bet } of store.listDue('open', now, BATCH)) {
      await look(bet.id)
      // Callers are served between the bets: each may have many legs.
      await turnOfLoop()
    }
  }

  async function again(bet: Bet, attempts: number): Promise<void> {
    if (store.find(bet.id)?.phase === bet.phase) await reporter.attempt(bet, attempts)
  }

  /**
   * Looks at one bet. The caller takes those looked at longest ago first, so that every open bet
   * has its turn.
   */
  async function look(betId: string): Promise<void> {
    const bet = store.find(betId)
    // It may have been cashed out since the round began.
    if (bet?.phase !== 'open') return
    // It waits for the result of the bet that is to replace it.
    if (bet.editing !== undefined) return store.put(bet, { nextTryAt: feed.nowMs() })
    const legs = bet.legs.map((leg) => withResult(feed, leg, bet.placedAt))
    const seen: Bet = { ...bet, legs }
    const slip = slipOf(seen)
    const { isOpen, returnedMinor } = settleSlip(slip, capsOf(seen))
    if (isOpen) {
      const offer =
        seen.cashOutAt === undefined
          ? null
          : autoCashOut(BigInt(seen.cashOutAt), minorOf(offerFor(feed, seen)))
      if (offer === null) return store.put(seen, { nextTryAt: feed.nowMs() })
      return end(seen, { result: 'cashed_out', amount: Number(offer) })
    }
    const isVoid = slip.legs.every(({ result }) => result === 'void')
    await end(seen, settlementOf(seen, { returned: returnedMinor, isVoid }))
  }

  async function end(bet: Bet, settlement: NonNullable<Bet['settlement']>): Promise<void> {
    const settling: Bet = { ...bet, phase: 'settling', settlement }
    store.put(settling)
    await reporter.attempt(settling)
  }
}

function minorOf(amount: number | null): bigint | null {
  return amount === null ? null : BigInt(amount)
}
