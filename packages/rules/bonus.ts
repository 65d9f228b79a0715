/** An amount by the kind of money it is made of, in minor units. */
export interface Parts {
  real: bigint
  bonus: bigint
}

export const NOTHING: Parts = { real: 0n, bonus: 0n }

export function totalOf({ real, bonus }: Parts): bigint {
  return real + bonus
}

/** Splits a bet: real money pays first, then bonus money. Null when there is not enough of both. */
export function splitBet(amount: bigint, purse: Parts): Parts | null {
  const real = amount < purse.real ? amount : purse.real
  const bonus = amount - real
  return bonus <= purse.bonus ? { real, bonus } : null
}

/**
 * Where a win goes: back in the proportion in which the round's bets were paid. What cannot be
 * divided is real money, and so is a win that nothing was staked for.
 */
export function splitWin(amount: bigint, staked: Parts): Parts {
  const stake = totalOf(staked)
  const bonus = stake === 0n ? 0n : (amount * staked.bonus) / stake
  return { real: amount - bonus, bonus }
}

/**
 * What has become of the bonus that paid a stake: its money is still played with, has become real
 * money, or is the casino's again.
 */
export type BonusOutcome = 'running' | 'completed' | 'lost'

/** Where an amount goes, or comes from, in minor units. */
export interface Landing {
  purse: Parts
  /** To the casino, which the bonus money came from. */
  house: bigint
}

/**
 * Where money goes that a round or a bet returns: its bonus part follows the bonus that paid for
 * it.
 */
export function land({ real, bonus }: Parts, outcome: BonusOutcome): Landing {
  if (outcome === 'running') return { purse: { real, bonus }, house: 0n }
  if (outcome === 'completed') return { purse: { real: real + bonus, bonus: 0n }, house: 0n }
  return { purse: { real, bonus: 0n }, house: bonus }
}

/** The most of an amount that can be taken back from where it has gone. */
export function takeable({ real, bonus }: Parts, purse: Parts, outcome: BonusOutcome): Parts {
  const fromReal = least(real, purse.real)
  if (outcome === 'lost') return { real: fromReal, bonus }
  return {
    real: fromReal,
    bonus: least(bonus, outcome === 'running' ? purse.bonus : purse.real - fromReal),
  }
}

function least(a: bigint, b: bigint): bigint {
  return a < b ? a : b
}
