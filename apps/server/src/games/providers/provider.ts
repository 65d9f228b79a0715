import type { Launch } from '#contracts/launch-token.ts'
import type { Catalogue, PlayRules } from '#contracts/studio-api.ts'
import type { FreeSpinsDesk } from '../../bonuses/free-spins/desks.ts'
import type { WalletFreeSpins } from '../../bonuses/free-spins/wallet-free-spins.ts'
import type { Executor } from '../../db/database.ts'
import type { Clock } from '../../kit/clock.ts'
import type { Route } from '../../kit/http.ts'
import type { Ids } from '../../kit/ids.ts'
import type { Log } from '../../kit/log.ts'
import type { PersonFacts } from '../../players/player-shape.ts'
import type { Sessions } from '../launch/sessions.ts'
import type { Wallet } from '../wallet/wallet.ts'

/**
 * The requests of the casino to a game provider. An adapter translates between our words and the
 * provider's; it keeps no money and decides nothing about a player. Every adapter passes the tests
 * of provider.contract.ts. All ids of games are the provider's own here; the casino's are made in
 * provider-games.ts.
 *
 * A method throws ThirdPartyDown when the provider does not answer in time, or answers nonsense.
 */
export interface GameProvider {
  /**
   * Stands in wallet addresses, in the ledger and in game ids, and never changes. Small letters,
   * digits and dashes.
   */
  readonly id: string

  /**
   * Stands before the provider's own id in the casino's id of a game, so that those of several
   * providers differ. Never changes.
   */
  readonly gamePrefix: string

  /**
   * Returns the provider's games as they are now; null when they are still those of `etag`. Leaves
   * out entries that cannot be shown.
   */
  listCatalogue(etag: string | null): Promise<FetchedCatalogue | null>

  /**
   * Opens a game at the provider. Answers what the page has to launch, a launch of the provider's
   * own family.
   */
  openSession(order: SessionOrder): Promise<OpenedSession>

  /**
   * Returns the routes that the provider calls for bets and wins, in its own dialect. They stay
   * open while the provider is switched off.
   */
  walletRoutes(deps: WalletRoutesDeps): Route[]

  /** Set where the provider reports no ends: its rounds that win nothing stay open. */
  readonly endsNoRounds?: true

  /** Missing where the provider's interface has no free spins that a casino gives. */
  readonly freeSpins?: FreeSpinsDesk
}

export interface FetchedCatalogue {
  etag: string | null
  catalogue: Catalogue
}

export interface SessionOrder {
  gameId: string
  mode: 'real' | 'demo'
  /** Token of our game session, which the provider names in its wallet calls; null in demo mode. */
  token: string | null
  /** ISO 4217. */
  currency: string
  language: string
  /** Played in the hand, by a finger. */
  mobile: boolean
  /** Where the game's own exit leads; on the casino's origin. */
  closeUrl: string
  /** Where the game sends a player who is out of funds; on the casino's origin. */
  cashierUrl: string
  /** The casino's origin: the only window that the game may talk to. */
  hostOrigin: string
  /** Rules of the licence of the player's country for games. */
  play: PlayRules
  /** The address of the player's device, as the casino saw it. */
  ip: string
  /** The player; null for a visitor, who plays demos only. */
  player: SessionPlayer | null
  /** Returns what more an interface may require about the player; null for a visitor. */
  findPerson(): Promise<PersonFacts | null>
}

/** The facts of a player that providers get, and no more where their interface allows it. */
export interface SessionPlayer {
  id: string
  firstName: string
  lastName: string
  /** ISO 3166-1 alpha-2. */
  country: string
}

type WithoutExit<Each> = Each extends Launch ? Omit<Each, 'exit'> : never

/** A launch token before the casino adds where its exit leads. */
export type OpenedGame = WithoutExit<Launch>

export interface OpenedSession {
  launch: OpenedGame
  /**
   * The provider's own name of the session, if its wallet calls carry that instead of our token: at
   * most 200 characters.
   */
  sessionRef?: string
}

/** The parts that every adapter is opened with, besides its own configuration. */
export interface ProviderDeps {
  clock: Clock
  ids: Ids
  log: Log
}

/**
 * The parts that a wallet dialect works on: it reads requests and writes answers, and everything
 * between is decided by the wallet.
 */
export interface WalletRoutesDeps {
  db: Executor
  clock: Clock
  log: Log
  sessions: Sessions
  wallet: Wallet
  freeSpins: WalletFreeSpins
}
