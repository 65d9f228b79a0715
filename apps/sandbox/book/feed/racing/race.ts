import { placeTerms } from '../../settlement/place-terms.ts'
import { ruleFourRate } from '../../settlement/rule-four.ts'
import { type Fixture, type Incident, NOT_STARTED, type Situation } from '../event.ts'
import type { MarketDefinition, Shares } from '../market.ts'
import { pricesOf } from '../pricing.ts'
import { spread } from '../seed.ts'
import { properName } from '../sport.ts'
import type { Play } from '../world.ts'
import { orderText } from './finish-order.ts'
import { playRace, type RaceCourse } from './race-play.ts'
import { FORECAST, openResults, PLACE, pairsOf, plain, VOID, WIN } from './race-results.ts'
import { forecastChance, placeChances, winChances } from './racing-chances.ts'

const DRIFT_MS = 2 * 60_000
/** Time from the last horse's finish to the judge's result, in ms. */
const JUDGE_MS = 8_000
const CHANGED_MS = 5_000
const MARGIN = {
  win: { size: 0.14, method: 'shin' },
  place: { size: 0.16, method: 'power' },
  forecast: { size: 0.24, method: 'power' },
} as const

/**
 * Makes the course and the prices of a horse race. `weights` are proportional to each horse's
 * chance to win; `lengthS` is its time in seconds.
 */
export function openRace(
  secret: string,
  fixture: Fixture,
  weights: readonly number[],
  lengthS: number,
): Play {
  const course = playRace(secret, fixture.id, weights, lengthS)
  const off = fixture.startsAt
  const endsAt = off + Math.ceil(Math.max(...course.times)) * 1000 + JUDGE_MS
  const outAt = course.withdrawn.map((before) =>
    before === null ? Number.POSITIVE_INFINITY : off - before,
  )

  /**
   * Returns the weights at a time: those of withdrawn horses are zero, and before the start the
   * others change a little.
   */
  function weightsAt(time: number): number[] {
    const step = Math.floor(Math.min(time, off) / DRIFT_MS)
    return weights.map((weight, at) =>
      time >= (outAt[at] ?? 0) ? 0 : weight * (0.95 + 0.1 * spread(fixture.id, step, at)),
    )
  }
  const termsAt = (time: number) =>
    placeTerms(weightsAt(time).filter((weight) => weight > 0).length)
  const results = openResults(course, termsAt(off)?.places ?? 0)
  const incidents = withdrawals(outAt, weightsAt)
  const incidentsUntil = (time: number) => incidents.filter(({ at }) => at <= time)

  return {
    fixture,
    endsAt,
    situationAt: (time) =>
      time < off
        ? { ...NOT_STARTED, incidents: incidentsUntil(time) }
        : runningAt(course, { off, endsAt, incidents: incidentsUntil(time) }, time),
    assess(time) {
      const places = termsAt(time)?.places ?? 0
      const shares = time >= endsAt ? null : chancesOf(weightsAt(time), places)
      return definitionsOf(fixture, places).map((definition) => ({
        definition,
        shares:
          shares?.[definition.code] ??
          definition.selections.map((_, at) => results.resultOf(definition.code, at)),
      }))
    },
    isSuspendedAt: (time) => outAt.some((at) => time >= at && time < at + CHANGED_MS),
    isClosedAt: (_, time) => time >= off,
    reason: () => ({ key: 'why.race' }),
    selectionReason: ({ code }, number) => results.reasonOf(code, number - 1),
    terms({ code }, time) {
      if (code === FORECAST) return {}
      const eachWay = termsAt(time)
      const taken = incidentsUntil(time).filter(({ values }) => values?.deduction !== '0')
      const deductions = taken.map(({ at, values }) => ({ at, rate: String(values?.deduction) }))
      return {
        ...(eachWay && code === WIN ? { eachWay } : {}),
        ...(deductions.length > 0 ? { deductions } : {}),
      }
    },
    deadHeat: ({ code }, number) => results.deadHeatOf(code, number - 1),
    priceKey: (time) =>
      `${Math.floor(Math.min(time, off) / DRIFT_MS)}/${incidentsUntil(time).length}/${time >= off}/${time >= endsAt}`,
  }
}

/**
 * Returns the chances of each market, by its code. Stakes on a withdrawn horse are given back, and
 * those on a place where the field has become too small for places.
 */
function chancesOf(weights: readonly number[], places: number): Record<number, Shares[]> {
  const of = (chance: number, ...horses: number[]) =>
    horses.some((horse) => weights[horse] === 0) ? VOID : plain(chance)
  return {
    [WIN]: winChances(weights).map((chance, at) => of(chance, at)),
    [PLACE]: placeChances(weights, places).map((chance, at) =>
      places === 0 ? VOID : of(chance, at),
    ),
    [FORECAST]: pairsOf(weights.length).map(([first, second]) =>
      of(forecastChance(weights, first, second), first, second),
    ),
  }
}

/**
 * Returns the withdrawn horses, with the price that each had and the deduction from winnings on
 * other horses.
 */
function withdrawals(outAt: readonly number[], weightsAt: (time: number) => number[]): Incident[] {
  const outs = outAt
    .flatMap((at, horse) => (Number.isFinite(at) ? [{ at, horse }] : []))
    .sort((one, other) => one.at - other.at)
  return outs.map(({ at, horse }): Incident => {
    const price = pricesOf(winChances(weightsAt(at - 1)).map(plain), MARGIN.win, 1)[horse] ?? 50_000
    const odds = (price / 100).toFixed(2)
    const values = { number: horse + 1, odds, deduction: ruleFourRate(odds) ?? '0' }
    return { kind: 'withdrawn', side: null, second: 0, at, values }
  })
}

/** Returns the positions of the horses, which come ever closer to their order at the finish. */
function runningAt(
  { times, finish }: RaceCourse,
  { off, endsAt, incidents }: { off: number; endsAt: number; incidents: Incident[] },
  time: number,
): Situation {
  const over = time >= endsAt
  const run = (time - off) / 1000
  const share = Math.min(1, run / Math.max(1, Math.min(...times.filter((each) => each > 0))))
  const ahead = (horse: number) =>
    (times[horse] ?? 0) + (1 - share) * 6 * spread(off / 1000, horse, Math.floor(run / 12))
  const order = over
    ? finish
    : finish
        .flat()
        .sort((one, other) => ahead(one) - ahead(other))
        .map((horse) => [horse])
  return {
    state: over ? 'ended' : 'live',
    phase: over ? null : share < 1 ? 'running' : 'finish',
    clockS: Math.floor(over ? (endsAt - off) / 1000 : run),
    score: null,
    parts: [],
    facts: {
      order: orderText(order),
      run_percent: Math.floor(share * 20) * 5,
    },
    incidents,
  }
}

function definitionsOf({ competitors }: Fixture, places: number): MarketDefinition[] {
  const base = { period: 'match', line: null, lineNumber: 0, winners: 1, settledBy: 'race' }
  const horses = competitors.map(({ name }) => ({ name: properName(name) }))
  const pairs = pairsOf(competitors.length).map(([first, second]) => ({
    name: {
      key: 'forecast',
      values: { first: competitors[first]?.name ?? '', second: competitors[second]?.name ?? '' },
    },
  }))
  return [
    { ...base, code: WIN, kind: 'win', margin: MARGIN.win, selections: horses },
    // It stays when too few run: who has bet on a place before gets the stake back.
    ...(placeTerms(competitors.length)
      ? [
          {
            ...base,
            code: PLACE,
            kind: 'place',
            winners: places,
            margin: MARGIN.place,
            selections: horses,
          },
        ]
      : []),
    { ...base, code: FORECAST, kind: 'forecast', margin: MARGIN.forecast, selections: pairs },
  ]
}
