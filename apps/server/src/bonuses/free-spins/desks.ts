/**
 * The provider understood, and refuses to issue or cancel these free spins; a retry cannot help.
 */
export class FreeSpinsRefused extends Error {
  override readonly name = 'FreeSpinsRefused'
}

/**
 * The provider does not let the casino in, as with a wrong key: an operator has to correct that,
 * and a later request may succeed.
 */
export class CasinoNotLetIn extends Error {
  override readonly name = 'CasinoNotLetIn'
}

export interface FreeSpinsOrder {
  issueId: string
  /** The provider's own ids. */
  gameIds: readonly string[]
  player: FreeSpinsPlayer
  /** ISO 4217. */
  currency: string
  spins: number
  /** Minor units of one spin, which the player does not pay. */
  stake: bigint
  validUntil: Date
}

/** Facts of the player that a provider gets. */
export interface FreeSpinsPlayer {
  id: string
  firstName: string
  lastName: string
  /** ISO 3166-1 alpha-2. */
  country: string
}

/**
 * Gives players free spins in games of a provider. Both may be called again with the same id, which
 * changes nothing. They throw ThirdPartyDown, CasinoNotLetIn, or FreeSpinsRefused when another call
 * cannot succeed.
 */
export interface FreeSpinsDesk {
  /**
   * The provider plays them without a call to the casino for each round, and reports the sum at
   * their end. Those of a player who may no longer play have to be cancelled.
   */
  readonly playsAlone?: boolean
  issue(order: FreeSpinsOrder): Promise<void>
  /** Takes back what has not been played; also what was never issued. */
  cancel(issueId: string): Promise<void>
}

/** Where games are played. */
export interface GamesAtProvider {
  providerId: string
  /** The provider's own ids. */
  gameIds: readonly string[]
}

/** The desks of all providers. */
export interface FreeSpinsDesks {
  /**
   * Returns where all of these games are played; null when they are not offered by one provider.
   */
  place(gameIds: readonly string[]): GamesAtProvider | null
  /** Null for a provider that has no free spins which a casino gives. */
  deskOf(providerId: string): FreeSpinsDesk | null
  /** Returns the providers that play free spins without a call to the casino for each round. */
  playingAlone(): readonly string[]
  /** Returns whether a provider is switched off now. */
  isOff(providerId: string): boolean
}
