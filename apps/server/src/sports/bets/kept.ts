import { NOTHING, type Parts, totalOf } from '#rules/bonus.ts'
import { type Bet, type Move, minus } from './bet-state.ts'
import { bonusOutcomeOf, type Draft, pay } from './draft.ts'

const above = (amount: bigint, bound: bigint) => (amount > bound ? amount - bound : 0n)

/**
 * Gives the stake of a bet back whose place another one is to take. The part that the new stake
 * does not use is kept until the book has answered: the old bet may stand again, and must find its
 * stake. It returns what is kept.
 */
export function giveForReplacing(draft: Draft, old: Bet, stake: Parts): Parts {
  const kept = unusedOf(draft, old, stake)
  const moves: Move[] = [
    { from: 'house', to: 'player', parts: minus(old.open, kept) },
    { from: 'house', to: 'held', parts: kept },
  ]
  pay(draft, old, { fact: `replaced/${old.turn}`, kind: 'sports_returned', moves })
  // The loss of the old bet is reckoned as if the money had come back.
  old.lostReal -= kept.real
  draft.others.push(
    Object.assign(old, {
      state: 'void',
      stakeAt: 'player',
      settledAt: draft.now,
      reason: 'replaced',
    }),
  )
  return kept
}

function unusedOf(draft: Draft, old: Bet, stake: Parts): Parts {
  const { real, bonus } = old.open
  if (bonusOutcomeOf(draft, old) === 'running')
    return { real: above(real, stake.real), bonus: above(bonus, stake.bonus) }
  // Money that a lost bonus has paid goes to the casino, and nothing of it to the player. A bet
  // that has completed its bonus is not replaced.
  return { real: above(real, stake.real), bonus: 0n }
}

/**
 * Gives the player what was kept of the bet that this one replaces, now that the book has decided
 * about it.
 */
export function releaseKept(draft: Draft, bet: Bet): void {
  const old = draft.sportsState.bets.get(bet.replaces ?? '')
  if (totalOf(bet.kept) === 0n || !old) return
  const moves: Move[] = [{ from: 'held', to: 'player', parts: bet.kept }]
  // A copy, because what the old bet has lost was reckoned when it was given back.
  pay(draft, { ...old }, { fact: `kept/${old.turn}`, kind: 'sports_returned', moves })
  bet.kept = NOTHING
}
