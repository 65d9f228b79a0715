import { expect, test } from 'vitest'
import { dayOf } from './ids.ts'
import { openWorlds } from './worlds.ts'

const worlds = openWorlds('a secret of this test')
const TODAY = dayOf(Date.UTC(2026, 10, 28))
const STEP_MS = 5_000
const EVENTS = 12

// A reader of a later score could bet on it.
test.each([
  [1, 'football'],
  [3, 'tennis'],
  [4, 'basketball'],
  [5, 'virtual football'],
])(
  'a score never falls, and so shows nothing of what is still to come: sport %i, %s',
  (sportId) => {
    const world = worlds.find((each) => each.sportId === sportId)
    const fixtures = Array.from(
      { length: 7 },
      (_, day) => world?.eventsOn(TODAY + day) ?? [],
    ).flat()
    expect(fixtures.length).toBeGreaterThan(EVENTS)
    for (const fixture of fixtures.slice(0, EVENTS)) {
      const play = world?.play(fixture)
      if (!play) throw new Error('No such sport')
      let before = [0, 0]
      for (let time = fixture.startsAt; time <= play.endsAt + STEP_MS; time += STEP_MS) {
        const { score } = play.situationAt(time)
        if (!score) continue
        if (score[0] < (before[0] ?? 0) || score[1] < (before[1] ?? 0))
          expect.fail(`${before} fell to ${score}, ${time - fixture.startsAt} ms after the start`)
        before = [...score]
      }
    }
  },
)

test('a score of basketball is the sum of its quarters at every moment', () => {
  const world = worlds.find(({ sportId }) => sportId === 4)
  const fixture = world?.eventsOn(TODAY)[0]
  if (!world || !fixture) throw new Error('No game today')
  const play = world.play(fixture)
  for (let time = fixture.startsAt; time <= play.endsAt; time += STEP_MS) {
    const { score, parts } = play.situationAt(time)
    const sum = [0, 1].map((side) => parts.reduce((all, part) => all + (part[side] ?? 0), 0))
    expect({ at: time - fixture.startsAt, score }).toEqual({
      at: time - fixture.startsAt,
      score: sum,
    })
  }
})
