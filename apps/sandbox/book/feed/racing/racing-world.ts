import type { Competitor, Fixture } from '../event.ts'
import { eventId, startOfDay } from '../ids.ts'
import { spread } from '../seed.ts'
import { type Category, type Championship, properName } from '../sport.ts'
import type { World } from '../world.ts'
import { openRace } from './race.ts'
import { COURSES, HORSE_FIRST, HORSE_SECOND, JOCKEYS } from './racing-names.ts'

const SPORT = 2
const CATEGORY = 201
const EVERY_MS = 10 * 60_000
const RACES_A_DAY = 144
/** A meeting stays on its course for so many races. */
const RACES_A_MEETING = 12
const DISTANCES_M = [1000, 1200, 1400, 1600, 2000, 2400, 2800] as const
const METRES_A_SECOND = 16.4
const HORSES = HORSE_FIRST.length * HORSE_SECOND.length

const CATEGORIES: readonly Category[] = [
  { id: CATEGORY, sportId: SPORT, name: { key: 'country.world' }, country: null },
]
const CHAMPIONSHIPS: readonly Championship[] = COURSES.map((name, at) => ({
  id: SPORT * 1000 + at + 1,
  sportId: SPORT,
  categoryId: CATEGORY,
  name: properName(name),
  top: at < 2,
}))

/** A race every ten minutes, day and night, on courses of our own. */
export function openRacingWorld(secret: string): World {
  return {
    sportId: SPORT,
    categories: CATEGORIES,
    championships: CHAMPIONSHIPS,
    eventsOn: (day) => Array.from({ length: RACES_A_DAY }, (_, place) => raceAt(day, place)),
    eventAt: (day, place) => (place < RACES_A_DAY ? raceAt(day, place) : null),
    play: (fixture) =>
      openRace(secret, fixture, weightsOf(fixture), Number(fixture.facts.metres) / METRES_A_SECOND),
    listedBeforeMs: 86_400_000,
    longestMs: EVERY_MS,
  }
}

function raceAt(day: number, place: number): Fixture {
  const meeting = Math.floor(place / RACES_A_MEETING)
  const course =
    CHAMPIONSHIPS[(day * 12 + meeting * 5) % CHAMPIONSHIPS.length] ??
    (CHAMPIONSHIPS[0] as Championship)
  const runners = 5 + Math.floor(spread(day, place, 41) * 10)
  // A step that has no divisor in common with the number of horses takes no horse twice.
  const first = Math.floor(spread(day, place, 43) * HORSES)
  const competitors = Array.from(
    { length: runners },
    (_, at): Competitor => horseAt((first + at * 7) % HORSES, { day, place, number: at + 1 }),
  )
  return {
    id: eventId(SPORT, day, place),
    sportId: SPORT,
    categoryId: CATEGORY,
    championshipId: course.id,
    competitors,
    startsAt: startOfDay(day) + place * EVERY_MS,
    facts: {
      metres: DISTANCES_M[Math.floor(spread(day, place, 47) * DISTANCES_M.length)] ?? 1600,
      race: (place % RACES_A_MEETING) + 1,
    },
  }
}

function horseAt(
  horse: number,
  { day, place, number }: { day: number; place: number; number: number },
): Competitor {
  const name = `${HORSE_FIRST[horse % HORSE_FIRST.length]} ${HORSE_SECOND[Math.floor(horse / HORSE_FIRST.length)]}`
  const start = Math.floor(spread(day, place, 53) * JOCKEYS.length)
  const jockey = JOCKEYS[(start + number) % JOCKEYS.length] ?? ''
  return {
    id: horse + 1,
    name,
    facts: { number, jockey, age: 3 + Math.floor(spread(horse, 59) * 6) },
  }
}

/** A horse's own quality, and its form on the day. */
function weightsOf({ competitors, id }: Fixture): number[] {
  return competitors.map((horse) =>
    Math.exp(1.7 * spread(horse.id, 61) + 0.9 * spread(id % 1e9, horse.id, 67)),
  )
}
