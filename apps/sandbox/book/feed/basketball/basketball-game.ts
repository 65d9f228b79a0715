import { assess } from '../assess.ts'
import { type Fixture, NOT_STARTED, type Situation } from '../event.ts'
import type { Play } from '../world.ts'
import { type Distributions, distributionsOf } from './basketball-chances.ts'
import { BASKETBALL_MARKETS } from './basketball-markets.ts'
import {
  type Efficiency,
  OVERTIME_S,
  playBasketball,
  QUARTER_S,
  QUARTERS,
} from './basketball-play.ts'

/** A second of the game's clock takes so long, with all that stops it. */
const MS_PER_SECOND = 1_900
const BREAK_MS = 2 * 60_000
const HALF_TIME_MS = 12 * 60_000
const REGULAR_S = QUARTERS * QUARTER_S
/** Prices follow the game in steps of the clock: possessions come faster than a player can bet. */
const PRICE_STEP_S = 10

interface Part {
  startsAt: number
  endsAt: number
  /** On the game's clock. */
  from: number
  length: number
}

/** A basketball game: how it goes, and its prices. */
export function openBasketballGame(secret: string, fixture: Fixture, efficiency: Efficiency): Play {
  const { baskets, overtimes } = playBasketball(secret, fixture.id, efficiency)
  const parts = partsOf(fixture.startsAt, overtimes)
  const endsAt = parts.at(-1)?.endsAt ?? fixture.startsAt

  function clockAt(time: number): { second: number; part: number; isBreak: boolean } {
    const part = parts.findLastIndex(({ startsAt }) => startsAt <= time)
    const now = parts[part]
    if (!now) return { second: 0, part: 0, isBreak: false }
    const second = Math.min(now.length, Math.floor((time - now.startsAt) / MS_PER_SECOND))
    return { second: now.from + second, part, isBreak: time >= now.endsAt }
  }

  function pointsBetween(from: number, to: number): [number, number] {
    const points: [number, number] = [0, 0]
    for (const basket of baskets)
      if (basket.second >= from && basket.second < to) points[basket.side] += basket.points
    return points
  }

  function situationAt(time: number): Situation {
    if (time < fixture.startsAt) return NOT_STARTED
    const { second, part, isBreak } = clockAt(time)
    const over = time >= endsAt
    const begun = parts.slice(0, part + 1)
    return {
      state: over ? 'ended' : 'live',
      phase: over
        ? null
        : isBreak
          ? part === 1
            ? 'half_time'
            : 'break'
          : part < QUARTERS
            ? `quarter_${part + 1}`
            : 'overtime',
      clockS: second,
      score: pointsBetween(0, second),
      parts: begun.map(({ from, length }) => pointsBetween(from, Math.min(from + length, second))),
      facts: {},
      incidents: [],
    }
  }

  /** Distributions of the whole game first, then of each quarter. */
  function distributionsAt(time: number): Distributions[] {
    const { second, isBreak, part } = clockAt(time)
    const now = parts[part]
    const played = isBreak && now ? now.from + now.length : second
    const end =
      time >= endsAt
        ? 0
        : Math.max(0, (parts[Math.max(part, QUARTERS - 1)]?.from ?? 0) + lengthOf(part) - played)
    // Whether there is an overtime follows from the score alone, never from what the seed has in
    // store.
    const whole = distributionsOf({ score: pointsBetween(0, played), seconds: end }, efficiency, {
      overtime: time < endsAt,
    })
    const quarters = Array.from({ length: QUARTERS }, (_, quarter) => {
      const from = quarter * QUARTER_S
      const seconds = QUARTER_S - Math.min(QUARTER_S, Math.max(0, played - from))
      return distributionsOf(
        { score: pointsBetween(from, Math.min(from + QUARTER_S, played)), seconds },
        efficiency,
        { overtime: false },
      )
    })
    return [whole, ...quarters]
  }

  return {
    fixture,
    endsAt,
    situationAt,
    assess(time) {
      const distributions = distributionsAt(Math.max(time, fixture.startsAt))
      return BASKETBALL_MARKETS.flatMap((market) => {
        const distribution = distributions[market.quarter]
        return distribution ? assess(market, distribution[market.subject]) : []
      })
    },
    // The last seconds of a quarter are too short for a bet.
    isSuspendedAt: (time) =>
      parts.some(
        ({ startsAt, endsAt }) =>
          time >= Math.max(startsAt, endsAt - 15_000) && time < endsAt + 3_000,
      ),
    isClosedAt: (_, time) => time >= endsAt,
    reason(definition, time) {
      const { score, parts } = situationAt(time)
      const quarter =
        BASKETBALL_MARKETS.find(
          (one) => one.code === definition.code && one.lineNumber === definition.lineNumber,
        )?.quarter ?? 0
      const [home, away] = (quarter === 0 ? score : parts[quarter - 1]) ?? [0, 0]
      return { key: `why.${definition.settledBy}`, values: { home, away } }
    },
    priceKey(time) {
      const { second, isBreak } = clockAt(time)
      return `${Math.floor(second / PRICE_STEP_S)}/${isBreak}/${time >= fixture.startsAt}/${time >= endsAt}`
    },
  }
}

function lengthOf(part: number): number {
  return part < QUARTERS ? QUARTER_S : OVERTIME_S
}

function partsOf(startsAt: number, overtimes: number): Part[] {
  const parts: Part[] = []
  let at = startsAt
  for (let part = 0; part < QUARTERS + overtimes; part++) {
    const length = lengthOf(part)
    const from = part < QUARTERS ? part * QUARTER_S : REGULAR_S + (part - QUARTERS) * OVERTIME_S
    parts.push({ startsAt: at, endsAt: at + length * MS_PER_SECOND, from, length })
    at += length * MS_PER_SECOND + (part === 1 ? HALF_TIME_MS : BREAK_MS)
  }
  return parts
}
