export interface OfferedBonus {
  id: string
  title: string
  description: string
  /** The least odds of sports bets for its money; null where it brings none. */
  minOdds: string | null
  /** The player registered with its code. */
  isPromised?: boolean
}

/**
 * The bonus that the player wants with a deposit: one of the list, or a code as it is typed. Never
 * both: what was touched last counts.
 */
export interface BonusWish {
  /** Bonuses that codes have brought up, beside those for all players. */
  ofCodes: readonly OfferedBonus[]
  /** The id of a bonus; empty for none. */
  chosen: string
  code: string
}

export const noWish: BonusWish = { ofCodes: [], chosen: '', code: '' }

/** Returns the wish before the payer changes anything: the promised bonus, if there is one. */
export function firstWish(open: readonly OfferedBonus[]): BonusWish {
  return choose(noWish, open.find(({ isPromised }) => isPromised)?.id ?? '')
}

export function choose(wish: BonusWish, id: string): BonusWish {
  return { ...wish, chosen: id, code: '' }
}

export function type(wish: BonusWish, code: string): BonusWish {
  return { ...wish, chosen: '', code }
}

/** Returns the wish without a bonus that has ended: one that is in no list any more. */
export function whatIsLeft(wish: BonusWish, open: readonly OfferedBonus[]): BonusWish {
  const isThere = listChoices(wish, open).some(({ id }) => id === wish.chosen)
  return isThere || wish.chosen === '' ? wish : { ...wish, chosen: '' }
}

/** A code that was looked up has brought up bonuses: the first of them is chosen. */
export function find(wish: BonusWish, found: readonly OfferedBonus[]): BonusWish {
  const others = wish.ofCodes.filter(({ id }) => found.every((each) => each.id !== id))
  return choose({ ...wish, ofCodes: [...found, ...others] }, found[0]?.id ?? '')
}

/** All that can be chosen, each once. */
export function listChoices({ ofCodes }: BonusWish, open: readonly OfferedBonus[]): OfferedBonus[] {
  return [...ofCodes, ...open.filter(({ id }) => ofCodes.every((other) => other.id !== id))]
}

/** Returns the code that goes with the deposit; null for no bonus. */
export function bonusCodeOf({ chosen, code }: BonusWish): string | null {
  return code.trim() || chosen || null
}
