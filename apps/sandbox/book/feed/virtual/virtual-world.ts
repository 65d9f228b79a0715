import type { Fixture } from '../event.ts'
import { openFootballMatch } from '../football/football-match.ts'
import type { Strength } from '../football/football-play.ts'
import { VIRTUAL_TEMPO } from '../football/match-timeline.ts'
import { eventId, startOfDay } from '../ids.ts'
import { spread } from '../seed.ts'
import { properName } from '../sport.ts'
import type { World } from '../world.ts'

const SPORT = 5
const CATEGORY = 501
const CHAMPIONSHIP = 5001
const EVERY_MS = 3 * 60_000
const ROUNDS_A_DAY = 480
const MATCHES = 4

/** Clubs of our own invention. Their order stands in ids: new ones are added at the end. */
const CLUBS = [
  'Port Amber',
  'Silverlake Rovers',
  'Northgate City',
  'Meridian Athletic',
  'Copper Hill',
  'Vale Wanderers',
  'Redstone United',
  'Halcyon Town',
  'Ironbridge Albion',
  'Maple Borough',
  'Westhaven',
  'Juniper Park',
  'Old Quarry',
  'Lanternford',
  'Saltmarsh Rangers',
  'Bellwether',
] as const

/** Four matches of two minutes, every three minutes, day and night. */
export function openVirtualWorld(secret: string): World {
  const eventAt = (day: number, place: number): Fixture | null => {
    if (place < 0 || place >= ROUNDS_A_DAY * MATCHES) return null
    const round = Math.floor(place / MATCHES)
    const [home, away] = pairOf(day * ROUNDS_A_DAY + round, place % MATCHES)
    const club = (at: number) => ({ id: at + 1, name: CLUBS[at] ?? '' })
    return {
      id: eventId(SPORT, day, place),
      sportId: SPORT,
      categoryId: CATEGORY,
      championshipId: CHAMPIONSHIP,
      competitors: [club(home), club(away)],
      startsAt: startOfDay(day) + round * EVERY_MS,
      facts: { round: round + 1 },
    }
  }
  return {
    sportId: SPORT,
    categories: [{ id: CATEGORY, sportId: SPORT, name: { key: 'country.world' }, country: null }],
    championships: [
      {
        id: CHAMPIONSHIP,
        sportId: SPORT,
        categoryId: CATEGORY,
        name: properName('Amber League'),
        top: false,
      },
    ],
    eventAt,
    eventsOn: (day) =>
      Array.from({ length: ROUNDS_A_DAY * MATCHES }, (_, place) => eventAt(day, place)).filter(
        (each) => each !== null,
      ),
    play: (fixture) => openFootballMatch(secret, fixture, strengthOf(fixture), VIRTUAL_TEMPO),
    listedBeforeMs: 15 * 60_000,
    longestMs: EVERY_MS,
  }
}

/** Eight of the sixteen clubs play in each round. */
function pairOf(round: number, match: number): [number, number] {
  const order = CLUBS.map((_, at) => ({ at, key: spread(round, at, 3) })).sort(
    (one, other) => one.key - other.key,
  )
  return [order[match * 2]?.at ?? 0, order[match * 2 + 1]?.at ?? 1]
}

function strengthOf({ competitors }: Fixture): Strength {
  const rating = (at: number, kind: number) =>
    0.75 + spread(competitors[at]?.id ?? 0, kind, 5) * 0.5
  return {
    home: 1.5 * rating(0, 1) * rating(1, 2),
    away: 1.2 * rating(1, 1) * rating(0, 2),
    rho: -0.05,
  }
}
