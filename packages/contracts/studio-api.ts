import * as v from 'valibot'
import { moment } from './moment.ts'

/**
 * What the casino requests of a game studio. Requests carry the Standard Webhooks signature.
 *
 * - `GET {studio}/api/catalogue` → Catalogue, with an ETag; 304 when nothing changed. A long one
 *   comes in pages: `next` of an answer is `after` of the next request, and all have one ETag
 * - `POST {studio}/api/sessions` SessionRequest → SessionAnswer
 * - `POST {studio}/api/free-spins` FreeSpinsIssue → 200 or 204; again with the same id changes
 *   nothing
 * - `POST {studio}/api/free-spins/cancel` FreeSpinsCancel → 200 or 204, also for what was never
 *   issued
 */
const text = (longest: number) => v.pipe(v.string(), v.minLength(1), v.maxLength(longest))
const webAddress = v.pipe(v.string(), v.maxLength(2048), v.url())
const word = text(64)

export const GAME_KINDS = [
  'slot',
  'cascades',
  'clusters',
  'hold-and-win',
  'changing-reels',
  'pick-bonus',
  'roulette',
  'crash',
  'mines',
  'dice',
  'plinko',
  'keno',
  'blackjack',
  'baccarat',
  'video-poker',
  'hi-lo',
  'scratch-card',
  'live-roulette',
  'live-baccarat',
  'live-blackjack',
  'money-wheel',
  'live-spins',
] as const
const gameKind = v.picklist(GAME_KINDS)

/** Games whose rounds are decided by the one press that begins them: only these have free spins. */
export const FREE_SPINS_KINDS: ReadonlySet<(typeof GAME_KINDS)[number]> = new Set([
  'slot',
  'cascades',
  'clusters',
  'hold-and-win',
  'changing-reels',
])
const gameCategory = v.picklist(['SLOT_GAMES', 'CASINO_GAMES', 'LIVE_CASINO', 'LUCKY_GAMES'])

export const catalogueBrand = v.object({
  id: v.pipe(v.string(), v.regex(/^[A-Z0-9_]{2,40}$/)),
  name: text(100),
  logos: v.object({ light: webAddress, dark: webAddress }),
})

/**
 * The vendors' own ids are taken as they are: `7`, `243Crystal_Fruits`, `provider:slug`. No dot: it
 * ends the prefix of a provider in the casino's ids.
 */
export const gameId = v.pipe(v.string(), v.regex(/^[A-Za-z0-9][A-Za-z0-9_:-]{0,63}$/))

export const catalogueGame = v.object({
  id: gameId,
  name: text(100),
  brandId: word,
  kind: gameKind,
  category: gameCategory,
  /** The tile: a 3:4 SVG with the title drawn in. */
  logo: webAddress,
  /** The square crop without lettering, for lists. */
  mark: webAddress,
  demo: v.boolean(),
  /** Made for hands as well, and so offered on phones. */
  mobile: v.boolean(),
  /**
   * Return to player, in hundredths of a per cent: 9620 is 96.20 %. Where it depends on how one
   * plays, as in mines, the lowest.
   */
  rtpBasisPoints: v.pipe(v.number(), v.integer()),
  volatility: v.picklist(['low', 'medium', 'high']),
  /** The largest win as a multiple of the stake. */
  topWin: v.pipe(v.number(), v.integer()),
  releasedOn: v.pipe(v.string(), v.isoDate()),
  /** Parts of the art, so that neighbours in a row can be chosen not to look alike. */
  look: v.object({ motif: word, palette: word, lockup: word, face: word, ground: word }),
})

export const catalogue = v.object({
  brands: v.array(catalogueBrand),
  games: v.array(catalogueGame),
})

/** Rules of a player's licence for playing games. */
const playRules = v.object({
  /** The game may begin rounds by itself, within the loss that the player sets. */
  autoplay: v.boolean(),
  /** The player may have the game show rounds faster. */
  turbo: v.boolean(),
  /** From the beginning of one round to that of the next, in milliseconds. */
  shortestRoundMs: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(60_000)),
})

export const sessionRequest = v.object({
  gameId: v.string(),
  mode: v.picklist(['real', 'demo']),
  /** Our game session token; absent in demo mode. */
  token: v.optional(v.string()),
  currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
  language: v.string(),
  /** Played in the hand, by a finger; never requested of a game that is not `mobile`. */
  mobile: v.boolean(),
  /** Where the game's own exit leads; on the casino's origin. */
  closeUrl: v.pipe(v.string(), v.url()),
  /** Where the game sends a player who is out of funds; on the casino's origin. */
  cashierUrl: v.pipe(v.string(), v.url()),
  /** The casino's origin: the only window the game frame talks to. */
  hostOrigin: v.pipe(v.string(), v.url()),
  /** The rules of the player's licence; a studio that gets none forbids what it can. */
  play: v.optional(playRules),
})

export const sessionAnswer = v.object({
  /** Address that the casino frames. */
  url: webAddress,
  /**
   * The game posts `ready` to the page around it once it can be played. One that promises this and
   * then is silent counts as one that did not come.
   */
  saysReady: v.optional(v.boolean(), false),
})

const minor = v.pipe(v.number(), v.safeInteger(), v.minValue(1))

/** Free spins for one player. Their rounds name `issueId` to the wallet. */
export const freeSpinsIssue = v.object({
  issueId: text(128),
  playerId: text(128),
  currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
  /** The studio's own ids of the games in which they can be played. */
  gameIds: v.pipe(v.array(word), v.minLength(1), v.maxLength(20)),
  spins: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000)),
  /** Minor units of one spin, which the player does not pay. */
  stake: minor,
  /** ISO 8601. No round begins later. */
  validUntil: moment,
})

export const freeSpinsCancel = v.object({ issueId: text(128) })

export type GameKind = v.InferOutput<typeof gameKind>
export type GameCategory = v.InferOutput<typeof gameCategory>
export type CatalogueBrand = v.InferOutput<typeof catalogueBrand>
export type CatalogueGame = v.InferOutput<typeof catalogueGame>
export type Catalogue = v.InferOutput<typeof catalogue>
export type PlayRules = v.InferOutput<typeof playRules>
export type SessionRequest = v.InferOutput<typeof sessionRequest>
export type SessionAnswer = v.InferOutput<typeof sessionAnswer>
export type FreeSpinsIssue = v.InferOutput<typeof freeSpinsIssue>
export type FreeSpinsCancel = v.InferOutput<typeof freeSpinsCancel>
