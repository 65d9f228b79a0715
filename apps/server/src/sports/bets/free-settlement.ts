import type { SportsWalletErrorCode } from '#contracts/sports-wallet-api.ts'
import { NOTHING, type Parts, takeable, totalOf } from '#rules/bonus.ts'
import type { Bet, Move, Order, Transaction } from './bet-state.ts'
import { type Draft, pay, record } from './draft.ts'
import { freeBetIn, freeStakeTo, giveFreeBetBack, putInto } from './free-stakes.ts'

type Settlement = Order & { kind: 'settle' }

/**
 * Settles a bet whose stake is a free bet: what is paid does not hold the stake. Void gives the
 * free bet back, and no money. It is not cashed out.
 */
export function settleFreeBet(
  draft: Draft,
  bet: Bet,
  { result, amount, stakeClosed }: Settlement,
): SportsWalletErrorCode | null {
  const isVoid = result === 'void'
  if (result === 'cashed_out' || stakeClosed !== null) return 'BAD_REQUEST'
  if (isVoid ? amount !== bet.freeStake : (result === 'won') !== amount > 0n) return 'BAD_REQUEST'
  if (!isVoid && amount > bet.potentialReturn) return 'RETURN_TOO_HIGH'
  const won = isVoid ? 0n : amount
  const isBonus = draft.sportsState.freeBets.get(bet.freeBetId ?? '')?.winnings.as === 'bonus'
  const paid = isBonus ? { real: 0n, bonus: won } : { real: won, bonus: 0n }
  pay(draft, bet, {
    fact: `settled/${bet.turn}`,
    kind: isVoid ? 'sports_returned' : 'sports_settled',
    moves: [...freeStakeTo(isVoid ? 'player' : 'house', bet), ...winTo(paid)],
  })
  if (isVoid) giveFreeBetBack(draft, bet)
  else endFreeBet(draft, bet, result)
  changeWinnings(draft, bet, 'give', paid.bonus)
  Object.assign(bet, {
    state: result,
    stakeAt: isVoid ? 'player' : 'house',
    paid,
    settledAt: draft.now,
  })
  return record(draft, { kind: 'settle', moved: paid })
}

/**
 * The bet waits for its result again. Taken back is what the player still has: real money, or a
 * bonus that is not accepted. So is a free bet that was given back, unless it is used by now; then
 * the casino bears it.
 */
export function undoFreeBet(draft: Draft, bet: Bet, target: Transaction): null {
  const { turn, paid, state } = bet
  const isWithdrawn = draft.sportsState.openWinnings.has(winningsKey(draft, bet))
  const taken = {
    real: takeable(paid, draft.purse, 'running').real,
    bonus: isWithdrawn ? paid.bonus : 0n,
  }
  const isVoid = state === 'void'
  const moves = isVoid
    ? freeStakeTo('house', bet)
    : winTo(taken).map(({ from, to, parts }) => ({ from: to, to: from, parts }))
  pay(draft, bet, {
    fact: `undone/${turn}`,
    kind: isVoid ? 'sports_stake' : 'sports_taken_back',
    moves,
  })
  if (isWithdrawn) changeWinnings(draft, bet, 'take back', taken.bonus)
  const lost = isVoid ? takeAgain(draft, bet) : 0n
  const inBet = freeBetIn(draft, bet)
  if (!isVoid && inBet) putInto(draft, bet, inBet)
  Object.assign(bet, {
    state: 'committed',
    stakeAt: 'house',
    paid: NOTHING,
    settledAt: null,
    turn: turn + 1,
  })
  const carried = totalOf(paid) - totalOf(taken) + lost
  return record(draft, { kind: 'rollback', original: target.ref, moved: taken, carried, turn })
}

/** Returns what the casino bears, because the free bet is not there any more. */
function takeAgain(draft: Draft, bet: Bet): bigint {
  const freeBet = draft.sportsState.freeBets.get(bet.freeBetId ?? '')
  if (freeBet?.state !== 'given' && freeBet?.state !== 'expired') return bet.freeStake
  putInto(draft, bet, freeBet)
  return 0n
}

function endFreeBet(draft: Draft, bet: Bet, state: 'won' | 'lost'): void {
  const freeBet = freeBetIn(draft, bet)
  if (freeBet) draft.freeBets.push({ ...freeBet, state, endedAt: draft.now })
}

/** Real money goes into the purse; a bonus is paid from its own account once it is accepted. */
function winTo({ real, bonus }: Parts): Move[] {
  const moves: Move[] = [
    { from: 'house', to: 'player', parts: { real, bonus: 0n } },
    { from: 'house', to: 'bonuses', parts: { real: bonus, bonus: 0n } },
  ]
  return moves.filter(({ parts }) => parts.real > 0n)
}

function changeWinnings(draft: Draft, bet: Bet, act: 'give' | 'take back', amount: bigint): void {
  const freeBet = draft.sportsState.freeBets.get(bet.freeBetId ?? '')
  if (amount > 0n && freeBet)
    draft.winnings = { act, key: winningsKey(draft, bet), freeBet, amount }
}

const winningsKey = ({ providerId }: Draft, bet: Bet) => winningsKeyOf(providerId, bet)

/** The key of the bonus that the settlement of a free bet gives: another one for each turn. */
export function winningsKeyOf(
  providerId: string,
  { ref, turn }: Pick<Bet, 'ref' | 'turn'>,
): string {
  return `free-bet/${providerId}/${ref}/${turn}`
}
