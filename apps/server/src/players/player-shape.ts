/**
 * `limited` and `excluded` play nothing for money, pay nothing in and take no bonus; what they have
 * they may take out. An excluded player signs in for that alone, a blocked player not at all.
 */
export type PlayerStatus = 'active' | 'limited' | 'excluded' | 'blocked'

/** The status that an operator decides; an exclusion stands over it. */
export type PlayerStanding = Exclude<PlayerStatus, 'excluded'>

/** A player as the rest of the casino knows them: without what only signing in needs. */
export interface Player {
  id: string
  email: string
  status: PlayerStatus
  active: boolean
  firstName: string
  lastName: string
  country: string
  currency: string
  language: string
  btag: string | null
}

/** Facts of the person behind a player, for third parties whose interface requires them. */
export interface PersonFacts {
  city: string
  /** YYYY-MM-DD. */
  dateOfBirth: string
  gender: 'FEMALE' | 'MALE' | null
  registeredAt: Date
}

/** The facts that signing in needs. */
export interface Credentials {
  playerId: string
  email: string
  passwordHash: string
  status: PlayerStatus
  /**
   * The address is proven, or the player has paid before registering and needs no proof to come in.
   */
  isVerified: boolean
  country: string
  language: string
}

/** The details that tell people apart where no identity is known. */
export interface NamedPerson {
  firstName: string
  lastName: string
  /** YYYY-MM-DD. */
  dateOfBirth: string
}
