import { expect, test } from 'vitest'
import type { Fixture } from './event.ts'
import { marketsOf } from './event-view.ts'
import { dayOf } from './ids.ts'
import type { Market } from './market.ts'
import { openWorlds } from './worlds.ts'

const TODAY = dayOf(Date.UTC(2026, 10, 26))
/** One correct model in 15,000 is further off than so many deviations. */
const DEVIATIONS = 4

const worlds = openWorlds('a secret of the calibration')
const cases = worlds.flatMap(({ sportId }) =>
  (sportId === 2 ? [-60_000] : sportId === 5 ? [-60_000] : [-60_000, 45 * 60_000]).map(
    (offset) => ({ sportId, minutes: offset / 60_000 }),
  ),
)

test.each(cases)(
  'in sport $sportId results come as often as the prices say, $minutes minutes after the start',
  ({ sportId, minutes }) => {
    const world = worlds.find((each) => each.sportId === sportId)
    const fixtures: Fixture[] = []
    for (let day = TODAY; fixtures.length < 250; day++)
      fixtures.push(...(world?.eventsOn(day) ?? []))
    const sums = new Map<string, { off: number; variance: number }>()
    for (const fixture of fixtures.slice(0, 250)) {
      const play = world?.play(fixture)
      const time = fixture.startsAt + minutes * 60_000
      if (!play || time >= play.endsAt || play.situationAt(play.endsAt).state !== 'ended') continue
      const results = new Map(marketsOf(play, play.endsAt).map((market) => [market.id, market]))
      for (const market of marketsOf(play, time)) compare(sums, market, results.get(market.id))
    }
    const far = [...sums].filter(
      ([, { off, variance }]) => variance > 4 && Math.abs(off) > DEVIATIONS * Math.sqrt(variance),
    )
    expect(sums.size).toBeGreaterThan(5)
    expect(
      far.map(
        ([name, { off, variance }]) =>
          `${name}: ${(off / Math.sqrt(variance)).toFixed(1)} deviations`,
      ),
    ).toEqual([])
  },
)

function compare(
  sums: Map<string, { off: number; variance: number }>,
  market: Market,
  result: Market | undefined,
): void {
  // A quarter line has half results, and its price is not the chance of a win alone.
  if (market.line !== null && market.line % 0.5 !== 0) return
  for (const [at, { probability, name, number }] of market.selections.entries()) {
    const outcome = result?.selections[at]?.result
    if (market.state === 'settled' || (outcome !== 'won' && outcome !== 'lost')) continue
    const isOfHorses = market.selections.length > 5 && name.key !== 'score'
    const key = `${market.kind} ${market.period} ${market.kind === 'game_winner' ? '' : market.line} ${isOfHorses ? 'any' : number}`
    const sum = sums.get(key) ?? { off: 0, variance: 0 }
    sums.set(key, {
      off: sum.off + (outcome === 'won' ? 1 : 0) - probability,
      variance: sum.variance + probability * (1 - probability),
    })
  }
}
