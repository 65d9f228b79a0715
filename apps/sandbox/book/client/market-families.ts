import type { Market } from '../feed/market.ts'

export const GROUPS = ['all', 'main', 'goals', 'handicaps', 'parts', 'specials'] as const
export type Group = (typeof GROUPS)[number]

/** Markets of one kind, a line each. */
export interface MarketFamily {
  key: string
  of: Group
  markets: Market[]
}

/** The markets that can be bet on, by their kinds and in their order; lines from low to high. */
export function familiesOf(markets: readonly Market[]): MarketFamily[] {
  const families = new Map<string, MarketFamily>()
  for (const market of markets) {
    if (market.state === 'settled' || market.state === 'closed') continue
    const isNumbered = ['next_goal', 'set_winner', 'game_winner'].includes(market.kind)
    const key = `${market.kind}/${market.period}${isNumbered ? `/${market.line}` : ''}`
    const family = families.get(key) ?? { key, of: groupOf(market), markets: [] }
    family.markets.push(market)
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

/** Lines of prices, and the heading. */
function linesOf({ markets }: MarketFamily): number {
  return markets.reduce(
    (sum, { selections: { length } }) => sum + (length === 3 ? 1 : Math.ceil(length / 2)),
    1,
  )
}

function groupOf({ kind, period }: Market): Group {
  if (period !== 'match' && period !== 'season') return 'parts'
  if (/handicap|spread/.test(kind)) return 'handicaps'
  if (/total/.test(kind)) return 'goals'
  if (/correct|half_full|odd_even|forecast|next_goal|set_betting|game_winner|set_winner/.test(kind))
    return 'specials'
  return 'main'
}
