import { expect, test } from 'vitest'
import { openAssessments } from './assessments.ts'
import { openProgramme } from './programme.ts'
import { openWorlds } from './worlds.ts'

const START = Date.UTC(2026, 10, 28, 14, 55)
const MINUTE_MS = 60_000
const programme = openProgramme(openWorlds('a secret of the assessments'))

test('the markets of an event are worked out once until their prices change', () => {
  const assess = openAssessments()
  const plays = programme.listed(START).map((fixture) => programme.play(fixture))
  const first = plays.map((play) => assess(play, START))
  expect(plays.every((play, at) => assess(play, START + 1) === first[at])).toBe(true)
})

test('a kept assessment equals one that is worked out again, before, in and after a match', () => {
  const assess = openAssessments()
  const kinds = new Map(programme.listed(START).map((each) => [each.sportId, each]))
  for (const fixture of kinds.values()) {
    const play = programme.play(fixture)
    for (let at = -10; at <= 130; at++) {
      const time = fixture.startsAt + at * MINUTE_MS + 7
      expect(assess(play, time), `${fixture.sportId} at minute ${at}`).toEqual(play.assess(time))
    }
  }
})
