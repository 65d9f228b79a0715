import { expect, test } from 'vitest'
import { type Feed, openFeed } from './feed.ts'
import { dayOf } from './ids.ts'
import { openWorlds } from './worlds.ts'

const START = Date.UTC(2026, 10, 26, 15, 7)
const worlds = openWorlds('a secret of this test')

/** A feed whose time stands still until the test moves it. */
function openAt(time: number): { feed: Feed; moveTo: (time: number) => void } {
  let now = time
  return { feed: openFeed({ worlds, nowMs: () => now }), moveTo: (time) => (now = time) }
}

test('an event that is not listed yet is not shown, and nothing of it is sold', () => {
  const { feed, moveTo } = openAt(START)
  for (const world of worlds) {
    const [fixture] = world.eventsOn(dayOf(START) + 30)
    if (!fixture) throw new Error('There is no event on that day.')
    moveTo(fixture.startsAt - world.listedBeforeMs)
    const selection = feed
      .getEvent(fixture.id)
      ?.markets.find(({ state }) => state === 'open')
      ?.selections.find(({ odds }) => odds !== null)
    const id = selection?.id ?? 0
    expect(feed.findSelection(id)?.event.id).toBe(fixture.id)
    moveTo(fixture.startsAt - world.listedBeforeMs - 1)
    expect([feed.getEvent(fixture.id), feed.getInsight(fixture.id)]).toEqual([null, null])
    expect(feed.findSelection(id)).toBeNull()
  }
})

test('lists events that were not looked at yet in many turns of the loop', async () => {
  const { feed } = openAt(START)
  let turns = 0
  const count = setInterval(() => turns++, 0)
  const listing = feed.listEventsInTurns({ maxOdd: 1.3 })
  const { total } = await listing
  clearInterval(count)
  expect(turns).toBeGreaterThan(20)
  expect(total).toBe(feed.listEvents({ maxOdd: 1.3 }).total)
})
