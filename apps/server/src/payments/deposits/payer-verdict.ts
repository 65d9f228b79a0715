import { isCountry } from '#rules/countries.ts'
import { ADULT_AGE, ageOn } from '#rules/dates.ts'
import type { PlayerStatus } from '../../players/player-shape.ts'
import type { VerifiedPerson } from '../providers/provider.ts'
import type { RefusalCause } from '../quick-deposit/quick-deposit.store.ts'

/** The facts that are known here about a person whom a provider has verified. */
export interface PersonFacts {
  person: VerifiedPerson
  /** The players who have one of the person's identities. */
  owners: readonly { id: string; status: PlayerStatus; currency: string; isHeld: boolean }[]
  /** A player who may not play is taken for the same person. */
  isShutOut: boolean
  isBlockedCountry: boolean
  /** Currency of the deposit. */
  currency: string
  /** YYYY-MM-DD, where the person lives. */
  today: string
  /** The browser can no longer get an answer, so the payer could not register. */
  isTooLate: boolean
}

export type PayerVerdict =
  | { verdict: 'login'; playerId: string }
  | { verdict: 'register' }
  | { verdict: 'refuse'; cause: RefusalCause }

/**
 * Decides whether money of this person may be taken, and for which player. An identity is known
 * from a registration or from a deposit of a signed-in player, never from a name alone: a name can
 * only refuse a payer, not admit one.
 */
export function decidePayer(facts: PersonFacts): PayerVerdict {
  const { person, owners, currency, today } = facts
  const refuse = (cause: RefusalCause): PayerVerdict => ({ verdict: 'refuse', cause })
  if (!isCountry(person.country) || facts.isBlockedCountry) return refuse('country_blocked')
  if (owners.length > 1) return refuse('identity_unclear')
  const [owner] = owners
  if (owner) {
    if (owner.status !== 'active' || owner.isHeld) return refuse('account_not_active')
    if (owner.currency !== currency) return refuse('other_currency')
    return { verdict: 'login', playerId: owner.id }
  }
  if (facts.isTooLate) return refuse('too_late')
  if (facts.isShutOut) return refuse('account_not_active')
  if (ageOn(today, person.dateOfBirth) < ADULT_AGE) return refuse('underage')
  return { verdict: 'register' }
}
