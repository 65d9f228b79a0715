import { decided } from './assess.ts'
import type { Fixture, Situation } from './event.ts'
import { marketId, selectionId } from './ids.ts'
import type { Assessed, Market, MarketState, Outcome, Selection, Shares } from './market.ts'
import { impliedChance, pricesOf } from './pricing.ts'
import type { Words } from './sport.ts'
import { type Play, VOID_AFTER_MS } from './world.ts'

/** An event as all bettors see it at one time. Odds are those of a bet that is placed now. */
export interface EventView extends Fixture {
  situation: Situation
  markets: readonly Market[]
}

/** Returns all markets of an event at a time, also settled ones. */
export function marketsOf(play: Play, time: number): Market[] {
  const { state } = play.situationAt(time)
  return play.assess(time).map((assessed) => marketAt(play, assessed, state, time))
}

export function marketAt(
  play: Play,
  { definition, shares }: Assessed,
  state: Situation['state'],
  time: number,
): Market {
  const id = marketId(play.fixture.id, definition.code, definition.lineNumber)
  const results = shares.map((share) => resultOf(share, state, time >= play.endsAt + VOID_AFTER_MS))
  const whole = results.every(({ result }) => result !== null)
  const prices = whole
    ? shares.map(() => null)
    : pricesOf(shares, definition.margin, definition.winners)
  const marketState = stateOf(play, definition, { whole, state, prices }, time)
  const isDecided = results.some(({ result }) => result !== null)
  const why = isDecided ? play.reason(definition, time) : null
  return {
    id,
    eventId: play.fixture.id,
    kind: definition.kind,
    name: nameOf(definition),
    line: definition.line,
    period: definition.period,
    state: marketState,
    selections: definition.selections.map(({ name }, at): Selection => {
      const { result, why: special } = results[at] ?? { result: null, why: null }
      const tied = result === 'won' ? play.deadHeat?.(definition, at + 1) : undefined
      return {
        id: selectionId(id, at + 1),
        number: at + 1,
        name,
        odds: result === null ? oddsText(prices[at] ?? null) : null,
        probability: Math.round(impliedChance(shares[at] ?? NO_CHANCE) * 1e6) / 1e6,
        result: marketState === 'settled' || result === 'void' ? result : null,
        why:
          result === null
            ? null
            : (special ?? play.selectionReason?.(definition, at + 1, time) ?? why),
        ...(tied ? { deadHeat: tied } : {}),
      }
    }),
    ...(play.terms?.(definition, time) ?? {}),
  }
}

const NO_CHANCE: Shares = { won: 0, half_won: 0, void: 0, half_lost: 0, lost: 1 }

function resultOf(
  share: Shares,
  state: Situation['state'],
  waited: boolean,
): { result: Outcome | null; why: Words | null } {
  const result = decided(share)
  if (result || !waited || (state !== 'abandoned' && state !== 'postponed'))
    return { result, why: null }
  return { result: 'void', why: { key: `why.${state}` } }
}

function stateOf(
  play: Play,
  definition: Assessed['definition'],
  now: { whole: boolean; state: Situation['state']; prices: readonly (number | null)[] },
  time: number,
): MarketState {
  if (now.whole) return 'settled'
  if (now.state === 'postponed' || play.isClosedAt(definition, time)) return 'closed'
  return play.isSuspendedAt(time) || now.prices.every((price) => price === null)
    ? 'suspended'
    : 'open'
}

function nameOf({ kind, period, line }: Assessed['definition']): Words {
  const key = period === 'match' ? `market.${kind}` : `market.${period}.${kind}`
  return line === null ? { key } : { key, values: { line } }
}

/** Writes odds in hundredths as a decimal text. */
function oddsText(hundredths: number | null): string | null {
  return hundredths === null ? null : (hundredths / 100).toFixed(2)
}

/**
 * Returns whether a market is listed: lines near an even chance are; others can only be found by
 * their id.
 */
export function isListed(market: Market): boolean {
  if (market.state === 'settled')
    return market.line === null || market.kind === 'next_goal' || market.kind === 'game_winner'
  if (market.line === null || market.selections.length !== 2)
    return market.selections.some(({ odds }) => odds !== null)
  return market.selections.every(
    ({ odds }) => odds !== null && Number(odds) >= 1.12 && Number(odds) <= 7,
  )
}
