import type { Feed } from '../feed/feed.ts'
import type { Bet } from './bet.ts'
import { BetRefusal, type BetWallet, CasinoSilent } from './bet-wallet.ts'
import type { BetStore } from './bets.store.ts'
import { putNotTaken } from './edits.ts'
import { reasonOf } from './wallet-words.ts'

export interface BetReporterDeps {
  feed: Pick<Feed, 'nowMs'>
  wallet: BetWallet
  store: BetStore
}

export type BetReporter = ReturnType<typeof openBetReporter>

const FIRST_RETRY_MS = 1_000
const LONGEST_RETRY_MS = 60_000

/**
 * Reports each step of a bet to the casino. The ids of the calls are made from the bet, so that the
 * casino carries out each of them once.
 */
export function openBetReporter({ feed, wallet, store }: BetReporterDeps) {
  /**
   * Makes one call; without an answer it is tried again later. Returns the player's balance where
   * the answer has it.
   */
  async function attempt(bet: Bet, attempts = 0): Promise<number | null> {
    try {
      const { balance } = await report(bet)
      if (isWhereItWas(bet)) written(after(bet))
      return balance
    } catch (error) {
      if (!(error instanceof BetRefusal || error instanceof CasinoSilent)) throw error
      if (!isWhereItWas(bet)) return null
      const delay = Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** Math.min(attempts, 10))
      store.put(bet, { nextTryAt: feed.nowMs() + delay, attempts: attempts + 1 })
      return null
    }
  }

  function written(bet: Bet): void {
    if (bet.phase === 'discarded') putNotTaken(store, bet)
    else store.put(bet)
  }

  /**
   * Returns false when another call has reported it meanwhile: a late answer takes no bet back a
   * step.
   */
  function isWhereItWas({ id, phase, part }: Bet): boolean {
    const now = store.find(id)
    return now?.phase === phase && now.part?.key === part?.key
  }

  function report(bet: Bet) {
    const { id, phase, settlement, refusal, legs, part, parts = [] } = bet
    if (phase === 'committing') return wallet.commit({ id: `${id}/commit`, betId: id })
    if (phase === 'settling' && part) {
      const { stake: stakeClosed, amount } = part
      return wallet.settle({
        id: `${id}/part/${parts.length + 1}`,
        betId: id,
        result: 'cashed_out',
        amount,
        stakeClosed,
        legs: [],
      })
    }
    if (phase === 'settling' && settlement) {
      const results = legs.map((leg) => ({
        id: String(leg.id),
        result: leg.result,
        ...reasonOf(leg),
      }))
      return wallet.settle({ id: `${id}/settle`, betId: id, ...settlement, legs: results })
    }
    const reason = refusal === 'suspended' || refusal === 'timeout' ? refusal : 'other'
    return wallet.discard({ id: `${id}/discard`, betId: id, reason })
  }

  async function giveBack(bet: Bet, reason: 'suspended' | 'timeout' | 'other'): Promise<void> {
    const discarding: Bet = { ...bet, phase: 'discarding', refusal: reason }
    store.put(discarding)
    await attempt(discarding)
  }

  return { attempt, giveBack }
}

/**
 * Returns the bet as it is once the casino has answered the report of its step. After a part was
 * cashed out, it is open with the rest.
 */
function after({ part, ...bet }: Bet): Bet {
  if (bet.phase === 'settling' && part)
    return { ...bet, phase: 'open', parts: [...(bet.parts ?? []), part] }
  if (bet.phase === 'committing') return { ...bet, phase: 'open' }
  return { ...bet, phase: bet.phase === 'settling' ? 'settled' : 'discarded' }
}
