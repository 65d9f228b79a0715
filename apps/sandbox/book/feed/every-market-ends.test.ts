import { expect, test } from 'vitest'
import { openFeed } from './feed.ts'
import { dayOf } from './ids.ts'
import { openWorlds } from './worlds.ts'

const DAY = dayOf(Date.UTC(2026, 10, 28))
const LOOKED_AT = 8
const MINUTE_MS = 60_000
/** When bets are made, before the start and from then on. */
const TIMES_MS = [-60, -30, -10, -2, 1, 8, 20, 30, 45, 60, 75].map((each) => each * MINUTE_MS)
const worlds = openWorlds('a secret of markets that end')

// Five horses run in the smallest races: places are offered until one of them is taken out.
const smallRaces = (number: number) => number === 5
const anyNumber = () => true

test.each([
  ['football', 1, anyNumber],
  ['horse races', 2, anyNumber],
  ['small horse races', 2, smallRaces],
  ['tennis', 3, anyNumber],
  ['basketball', 4, anyNumber],
  ['virtual matches', 5, anyNumber],
])(
  'each market of %s that could be bet on has a result in the end',
  (_sport, sportId, isWanted) => {
    let now = 0
    const feed = openFeed({ worlds, nowMs: () => now })
    const world = worlds.find((each) => each.sportId === sportId)
    const fixtures = [DAY, DAY + 1, DAY + 2, DAY + 3, DAY + 4]
      .flatMap((day) => world?.eventsOn(day) ?? [])
      .filter(({ competitors }) => isWanted(competitors.length))
      .slice(0, isWanted === smallRaces ? 40 : LOOKED_AT)
    expect(fixtures.length).toBeGreaterThan(0)
    for (const fixture of fixtures) {
      const offered = new Map<number, { marketId: number; kind: string; after: number }>()
      for (const after of TIMES_MS) {
        now = fixture.startsAt + after
        for (const { id, kind, state, selections } of feed.getEvent(fixture.id)?.markets ?? [])
          if (state === 'open')
            for (const each of selections)
              if (each.odds !== null) offered.set(each.id, { marketId: id, kind, after })
      }
      expect(offered.size).toBeGreaterThan(0)
      // An event that was abandoned or put off is void two days later.
      now = fixture.startsAt + 4 * 24 * 60 * MINUTE_MS
      const left = [...offered].filter(([selection, { marketId }]) => {
        const market = feed.marketResult(marketId)
        return !market?.selections.find(({ id }) => id === selection)?.result
      })
      expect(left, `event ${fixture.id}`).toEqual([])
    }
  },
)
