import type { Market } from '../feed/market.ts'

/** More prices than this in one market have no room in half of the page. */
const MOST_BESIDE = 30
/** Kinds whose answers go out of reach one by one while a match is played. */
const ANSWERS_LEAVE = ['correct_score', 'half_full', 'set_betting', 'forecast']

export const GROUPS = ['all', 'main', 'goals', 'handicaps', 'parts', 'specials'] as const
export type Group = (typeof GROUPS)[number]

/** Markets of one kind, a line each. */
export interface MarketFamily {
  key: string
  of: Group
  markets: Market[]
}

/**
 * The markets that can be bet on, by their kinds and in their order; lines from low to high. A score
 * that cannot come any more is left out.
 */
export function familiesOf(markets: readonly Market[]): MarketFamily[] {
  const families = new Map<string, MarketFamily>()
  for (const market of markets) {
    if (market.state === 'settled' || market.state === 'closed') continue
    const isNumbered = ['next_goal', 'set_winner', 'game_winner'].includes(market.kind)
    const key = `${market.kind}/${market.period}${isNumbered ? `/${market.line}` : ''}`
    const family = families.get(key) ?? { key, of: groupOf(market), markets: [] }
    family.markets.push(asListed(market))
    families.set(key, family)
  }
  for (const { markets: each } of families.values())
    each.sort((one, other) => (one.line ?? 0) - (other.line ?? 0))
  return [...families.values()]
}

/** Each family goes on in the shorter column: one that has many lines leaves no hole beside it. */
export function inTwoColumns(families: readonly MarketFamily[]): MarketFamily[][] {
  const first = { lines: 0, families: [] as MarketFamily[] }
  const second = { lines: 0, families: [] as MarketFamily[] }
  for (const family of families) {
    const shorter = second.lines < first.lines ? second : first
    shorter.families.push(family)
    shorter.lines += linesOf(family)
  }
  return [first.families, second.families]
}

/** Returns whether a family takes the whole width of the page. */
export function isBroad({ markets }: MarketFamily): boolean {
  return markets.some(({ selections }) => selections.length > MOST_BESIDE)
}

/** Returns whether a market gives one of two sides a lead: a column for each of them. */
export function isHandicap({ kind }: Market): boolean {
  return /handicap|spread/.test(kind)
}

/** Clubs of a season bet stand by how likely they are; a score that cannot come is left out. */
function asListed(market: Market): Market {
  const { kind, period, selections } = market
  if (period === 'season') {
    const byChance = selections.toSorted((one, other) => other.probability - one.probability)
    return { ...market, selections: byChance }
  }
  if (!ANSWERS_LEAVE.includes(kind)) return market
  const reachable = selections.filter(({ odds, probability }) => odds !== null || probability > 0)
  return { ...market, selections: reachable }
}

/** Lines of prices, and the heading. */
function linesOf({ markets }: MarketFamily): number {
  return markets.reduce(
    (sum, { selections: { length } }) => sum + (length === 3 ? 1 : Math.ceil(length / 2)),
    1,
  )
}

function groupOf(market: Market): Group {
  const { kind, period } = market
  if (period !== 'match' && period !== 'season') return 'parts'
  if (isHandicap(market)) return 'handicaps'
  if (/total/.test(kind)) return 'goals'
  if (/correct|half_full|odd_even|forecast|next_goal|set_betting|game_winner|set_winner/.test(kind))
    return 'specials'
  return 'main'
}
