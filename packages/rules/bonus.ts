/** An amount by the kind of money it is made of, in minor units. */
export interface Parts {
  real: bigint
  bonus: bigint
}

export const NOTHING: Parts = { real: 0n, bonus: 0n }

export function totalOf({ real, bonus }: Parts): bigint {
  return real + bonus
}

/** What a bet is paid from: real money first, then bonus money. Null when there is not enough of both. */
export function splitBet(amount: bigint, purse: Parts): Parts | null {
  const real = amount < purse.real ? amount : purse.real
  const bonus = amount - real
  return bonus <= purse.bonus ? { real, bonus } : null
}

/**
 * Where a win goes: back in the proportion in which the round's bets were paid. What cannot be divided is real money, and so is a win
 * that nothing was staked for.
 */
export function splitWin(amount: bigint, staked: Parts): Parts {
  const stake = totalOf(staked)
  const bonus = stake === 0n ? 0n : (amount * staked.bonus) / stake
  return { real: amount - bonus, bonus }
}
