import type { Bet, Move } from './bet-state.ts'
import { type Draft, pay } from './draft.ts'
import { freeStakeTo, giveFreeBetBack } from './free-stakes.ts'

/** The stake that is still open is the player's again, and so is the free bet that was the stake. */
export function giveBack(draft: Draft, bet: Bet, fact: string): Bet {
  const moves: Move[] =
    bet.freeBetId === null
      ? [{ from: bet.stakeAt, to: 'player', parts: bet.open }]
      : freeStakeTo('player', bet)
  pay(draft, bet, { fact, kind: 'sports_returned', moves })
  if (bet.freeBetId !== null) giveFreeBetBack(draft, bet)
  return Object.assign(bet, { state: 'void', stakeAt: 'player', settledAt: draft.now })
}
