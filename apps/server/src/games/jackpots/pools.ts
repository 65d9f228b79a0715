import * as v from 'valibot'
import { parseAmount, wholeUnit } from '#rules/money.ts'
import { isSeen } from '#rules/seen-text.ts'
import { hasOwnFile, readMarketFile } from '../../markets/market-files.ts'

const FILE = 'jackpots.yaml'
/** The most pools of a casino, and the most entries of a list in one. */
const MOST_POOLS = 10
const MOST_ENTRIES = 500
/** The most pots of all pools together. */
export const MOST_POTS = 50
/** A tenth of each stake, in hundredths of a per cent. */
const MOST_BASIS_POINTS = 1000
/** The seed of a progressive pot gives back a tenth of each stake at the most. */
const LEAST_STAKES_FOR_SEED = 10n

const words = v.optional(
  v.pipe(
    v.array(v.string(), 'must be a list'),
    v.maxLength(MOST_ENTRIES, `must have ${MOST_ENTRIES} at most`),
  ),
  [],
)
const amount = v.string('must be an amount in quotes, such as "500.00"')
const whole = (most: number) =>
  v.pipe(
    v.number('must be a number'),
    v.integer('must be a whole number'),
    v.minValue(1, 'must be above 0'),
    v.maxValue(most, 'is too high'),
  )
const currency = v.picklist(Intl.supportedValuesOf('currency'), 'must be a currency, such as EUR')

const general = {
  id: v.pipe(
    v.string('must be a word'),
    v.regex(/^[a-z][a-z0-9-]{1,39}$/, 'may have small letters, digits and dashes'),
  ),
  name: v.pipe(
    v.string('must be a text'),
    v.trim(),
    v.check(isSeen, 'must not be empty'),
    v.maxLength(40, 'is too long'),
  ),
  shareBasisPoints: whole(MOST_BASIS_POINTS),
  covers: v.strictObject({ categories: words, brands: words, games: words }),
}

const odds = whole(1_000_000_000_000)
const pot = v.strictObject({ seed: amount, oddsOneIn: v.optional(odds) })
const droppingPot = v.strictObject({ seed: amount, ceiling: amount })

const pool = v.variant(
  'kind',
  [
    v.strictObject({
      ...general,
      kind: v.literal('progressive'),
      oddsOneIn: odds,
      pots: v.record(currency, pot),
    }),
    v.strictObject({
      ...general,
      kind: v.literal('must_drop'),
      pots: v.record(currency, droppingPot),
    }),
  ],
  'must be progressive or must_drop',
)

const jackpotsFile = v.pipe(
  v.array(pool, 'must be a list of pools'),
  v.maxLength(MOST_POOLS, `must have ${MOST_POOLS} pools at most`),
  v.check(
    (pools) => pools.flatMap(({ pots }) => Object.keys(pots)).length <= MOST_POTS,
    `must have ${MOST_POTS} pots at most`,
  ),
  v.check(
    (pools) => new Set(pools.map(({ id }) => id)).size === pools.length,
    'must have each id once',
  ),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const read = dataset.value.map(poolOf)
    const wrong = read.find((each) => typeof each === 'string')
    if (wrong === undefined) return read.filter((each) => typeof each !== 'string')
    addIssue({ message: wrong })
    return NEVER
  }),
)

type PoolEntry = v.InferOutput<typeof pool>

interface PotEntry {
  seed: string
  ceiling?: string
  oddsOneIn?: number | undefined
}

/** The rules of a pool's pot in one currency, in minor units. */
export interface PotRules {
  seed: bigint
  /** Null for a pot that need not drop. */
  ceiling: bigint | null
  /** One chance in so many for each whole unit that is staked; null where the amount decides. */
  oddsOneIn: bigint | null
}

/** A jackpot as the operator has set it up. */
export interface Pool {
  id: string
  name: string
  kind: 'progressive' | 'must_drop'
  shareBasisPoints: number
  /** Rules of the pots, by currency. */
  pots: ReadonlyMap<string, PotRules>
  covers: { categories: readonly string[]; brands: readonly string[]; games: readonly string[] }
}

/**
 * The operator's pools, in the order of their file. Ours are for a demonstration only: a casino
 * that has not decided on jackpots has none. Throws BadMarketFile with one sentence.
 */
export function readPools({
  marketsDir,
  demo,
}: {
  marketsDir: string | null
  demo: boolean
}): readonly Pool[] {
  return demo || hasOwnFile(marketsDir, FILE) ? readMarketFile(marketsDir, FILE, jackpotsFile) : []
}

/** A pool with its amounts read, or a sentence about what is wrong with them. */
function poolOf(entry: PoolEntry): Pool | string {
  const pots = new Map<string, PotRules>()
  for (const [currency, given] of Object.entries<PotEntry>(entry.pots)) {
    const seed = parseAmount(given.seed, currency)
    const ceiling = given.ceiling === undefined ? null : parseAmount(given.ceiling, currency)
    if (seed === null || (given.ceiling !== undefined && ceiling === null))
      return `has an amount in ${entry.id} that is none of ${currency}`
    if (ceiling !== null && ceiling <= seed)
      return `has a ceiling in ${entry.id} that is not above the seed in ${currency}`
    const oddsOneIn =
      entry.kind === 'progressive' ? BigInt(given.oddsOneIn ?? entry.oddsOneIn) : null
    // Odds count whole units, which are worth little in some currencies.
    if (oddsOneIn !== null && seed * LEAST_STAKES_FOR_SEED > oddsOneIn * wholeUnit(currency))
      return `has odds in ${entry.id} that give back more than a tenth of each stake in ${currency}: raise oddsOneIn of that pot`
    pots.set(currency, { seed, ceiling, oddsOneIn })
  }
  const { id, name, kind, shareBasisPoints, covers } = entry
  return { id, name, kind, shareBasisPoints, pots, covers }
}

export interface Coverage {
  /**
   * The pool that bets in a game feed: the first one that covers it. Null for none, and for a game
   * that is not offered.
   */
  poolOf(gameId: string): Pool | null
}

/** Facts of a game that decide which pools it feeds. */
interface CoveredGame {
  id: string
  category: string
  brand: { id: string }
}

/**
 * Finds the pool that a game feeds. It is worked out once for each game until `forget` is called.
 */
export function openCoverage(
  pools: readonly Pool[],
  findGame: (id: string) => CoveredGame | null,
): Coverage & { forget(): void } {
  const known = new Map<string, Pool | null>()
  return {
    poolOf(gameId) {
      const before = known.get(gameId)
      if (before !== undefined) return before
      const game = findGame(gameId)
      const found = game && (pools.find(({ covers }) => isCovered(game, covers)) ?? null)
      // A game that is not offered is not remembered: callers may request any id.
      if (game) known.set(gameId, found)
      return found
    },
    forget: () => known.clear(),
  }
}

function isCovered(
  { id, category, brand }: CoveredGame,
  { categories, brands, games }: Pool['covers'],
): boolean {
  return games.includes(id) || brands.includes(brand.id) || categories.includes(category)
}
