import type { SportsWalletErrorCode } from '#contracts/sports-wallet-api.ts'
import { land, NOTHING, type Parts, splitWin, takeable, totalOf } from '#rules/bonus.ts'
import { closedPart } from '#rules/sports-bonus.ts'
import {
  type Bet,
  type Move,
  minus,
  type Order,
  type Payment,
  plus,
  type Transaction,
} from './bet-state.ts'
import { bonusOutcomeOf, type Draft, pay, record } from './draft.ts'
import { settleFreeBet, undoFreeBet } from './free-settlement.ts'
import { releaseKept } from './kept.ts'

type Settlement = Order & { kind: 'settle' }

/**
 * Pays what a slip returns, once: until its settlement has been undone, a bet is not settled again.
 */
export function settle(draft: Draft, bet: Bet, order: Settlement): SportsWalletErrorCode | null {
  if (bet.settledAt) return 'BET_SETTLED'
  if (bet.freeBetId !== null) return settleFreeBet(draft, bet, order)
  if (order.stakeClosed !== null) return settlePart(draft, bet, order)
  const open = totalOf(bet.open)
  if (order.result === 'lost' ? order.amount !== 0n : order.amount <= 0n) return 'BAD_REQUEST'
  if (order.result === 'void' && order.amount !== open) return 'BAD_REQUEST'
  if (order.amount > mostFor(bet, bet.open)) return 'RETURN_TOO_HIGH'
  const parts = order.result === 'void' ? bet.open : splitWin(order.amount, bet.open)
  const isVoid = order.result === 'void'
  payOut(draft, bet, {
    fact: `settled/${bet.turn}`,
    kind: isVoid ? 'sports_returned' : 'sports_settled',
    parts,
    stake: bet.open,
    closed: order.result === 'cashed_out' ? bet.open : NOTHING,
  })
  Object.assign(bet, {
    state: order.result,
    stakeAt: isVoid ? 'player' : 'house',
    paid: parts,
    settledAt: draft.now,
  })
  return record(draft, { kind: 'settle', moved: parts })
}

/** The bet stays open with the rest of its stake. */
function settlePart(
  draft: Draft,
  bet: Bet,
  { ref, result, amount, stakeClosed }: Settlement,
): SportsWalletErrorCode | null {
  const closed = closedPart(stakeClosed ?? 0n, bet.open)
  if (result !== 'cashed_out' || amount <= 0n || !closed) return 'BAD_REQUEST'
  if (amount > mostFor(bet, closed)) return 'RETURN_TOO_HIGH'
  const parts = splitWin(amount, closed)
  const stake = bet.open
  payOut(draft, bet, { fact: `part/${ref}`, kind: 'sports_settled', parts, stake, closed })
  bet.open = minus(bet.open, closed)
  Object.assign(bet, { state: 'committed', stakeAt: 'house' })
  return record(draft, { kind: 'part', moved: parts })
}

/**
 * The most that a part of the stake returns: its share of the slip's maximum, or the part itself.
 * The book has rounded the slip's return down, so almost one minor unit more is shared out; all
 * parts together never return more than the slip's maximum.
 */
function mostFor({ stake, potentialReturn }: Bet, part: Parts): bigint {
  const whole = totalOf(stake)
  const most = potentialReturn > whole ? potentialReturn : whole
  return ((most + 1n) * totalOf(part) - 1n) / whole
}

type Payout = Pick<Payment, 'fact' | 'kind'> & Record<'parts' | 'stake' | 'closed', Parts>

/**
 * A stake that is still held is the casino's first. `closed` is the part of it that is cashed out:
 * what comes back of it was not risked.
 */
function payOut(draft: Draft, bet: Bet, { fact, kind, parts, stake, closed }: Payout): void {
  releaseKept(draft, bet)
  const moves: Move[] = bet.stakeAt === 'held' ? [{ from: 'held', to: 'house', parts: stake }] : []
  const back = stakeBack(parts, closed)
  const rest = minus(parts, back)
  pay(draft, bet, { fact, kind, moves: [...moves, { from: 'house', to: 'player', parts: rest }] })
  if (back.bonus > 0n)
    pay(draft, bet, {
      fact: `${fact}/stake`,
      kind: 'sports_returned',
      moves: [{ from: 'house', to: 'player', parts: back }],
    })
}

/**
 * The bonus money of a cash-out that is its stake again: it moves as a stake that is given back, so
 * that it counts no more for the bonus. The cost of a cash-out was lost, and counts.
 */
function stakeBack({ bonus }: Parts, closed: Parts): Parts {
  return { real: 0n, bonus: bonus < closed.bonus ? bonus : closed.bonus }
}

/** Takes a stake that a cash-out had given back, which counts again for its bonus. */
function takeStakeAgain(draft: Draft, bet: Bet, fact: string, parts: Parts): void {
  if (parts.bonus === 0n) return
  const moves: Move[] = [{ from: 'player', to: 'house', parts }]
  pay(draft, bet, { fact: `${fact}/stake`, kind: 'sports_stake', moves })
}

/**
 * Takes back what a settlement has paid, as far as the player has it; the rest is the casino's
 * loss, and is written down. Money that a void slip or a cash-out gave back is a stake again: it
 * counts as it did.
 */
export function undoSettlement(
  draft: Draft,
  bet: Bet,
  target: Transaction,
): SportsWalletErrorCode | null {
  if (!bet.settledAt || target.turn !== bet.turn) return 'BET_SETTLED'
  if (bet.freeBetId !== null) return undoFreeBet(draft, bet, target)
  const taken = takeable(bet.paid, draft.purse, bonusOutcomeOf(draft, bet))
  const carried = totalOf(bet.paid) - totalOf(taken)
  const turn = bet.turn
  const again = bet.state === 'cashed_out' ? stakeBack(taken, bet.open) : NOTHING
  const moves: Move[] = [{ from: 'player', to: 'house', parts: minus(taken, again) }]
  const kind = bet.state === 'void' ? 'sports_stake' : 'sports_taken_back'
  pay(draft, bet, { fact: `undone/${turn}`, kind, moves })
  takeStakeAgain(draft, bet, `undone/${turn}`, again)
  Object.assign(bet, {
    state: 'committed',
    stakeAt: 'house',
    paid: NOTHING,
    settledAt: null,
    turn: turn + 1,
  })
  return record(draft, { kind: 'rollback', original: target.ref, moved: taken, carried, turn })
}

/**
 * A bet that never was: its whole stake is given back, and what was paid for parts of it is taken
 * back as far as the player has it.
 */
export function undoParts(
  draft: Draft,
  bet: Bet,
  { original, paid }: { original: string; paid: Parts },
): null {
  const outcome = bonusOutcomeOf(draft, bet)
  const taken = takeable(paid, plus(draft.purse, land(bet.stake, outcome).purse), outcome)
  // The whole stake comes back, and stops counting: that of the parts had stopped before.
  const again = stakeBack(taken, minus(bet.stake, bet.open))
  const moves: Move[] = [
    { from: 'house', to: 'player', parts: bet.stake },
    { from: 'player', to: 'house', parts: minus(taken, again) },
  ]
  pay(draft, bet, { fact: 'rollback', kind: 'sports_returned', moves })
  takeStakeAgain(draft, bet, 'rollback', again)
  Object.assign(bet, { state: 'void', stakeAt: 'player', open: bet.stake, settledAt: draft.now })
  return record(draft, {
    kind: 'rollback',
    original,
    moved: bet.stake,
    carried: totalOf(paid) - totalOf(taken) + restore(draft, bet),
  })
}

/**
 * The bet whose place another one has taken stands again, because that one is not taken. Answers
 * what the player no longer has of its stake: the casino bears it.
 */
export function restore(draft: Draft, { replaces }: Bet): bigint {
  const known = replaces === null ? undefined : draft.sportsState.bets.get(replaces)
  if (!known) return 0n
  const old = { ...known }
  const taken = takeable(old.open, draft.purse, bonusOutcomeOf(draft, old))
  const moves: Move[] = [{ from: 'player', to: 'house', parts: taken }]
  pay(draft, old, { fact: `restored/${old.turn}`, kind: 'sports_stake', moves })
  draft.others.push({
    ...old,
    state: 'committed',
    stakeAt: 'house',
    settledAt: null,
    reason: null,
    turn: old.turn + 1,
  })
  return totalOf(old.open) - totalOf(taken)
}
