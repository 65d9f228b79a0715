import type { Competitor, Fixture } from '../event.ts'
import { eventId, startOfDay } from '../ids.ts'
import { spread } from '../seed.ts'
import { type Championship, properName } from '../sport.ts'
import type { World } from '../world.ts'
import type { Serves } from './tennis-chances.ts'
import { openTennisMatch } from './tennis-match.ts'
import { MEN, WOMEN } from './tennis-players.ts'

const SPORT = 3
const CATEGORY = 301
const EVERY_MS = 40 * 60_000
const MATCHES_A_DAY = 36

interface Tour {
  championship: Championship
  players: readonly Competitor[]
  /** The chance of an average player to win a point on their own serve. */
  serve: number
}

const TOURS: readonly Tour[] = [
  tour(3001, 'Lighthouse Open', MEN, 1, 0.635),
  tour(3002, "Harbour Ladies' Classic", WOMEN, 101, 0.575),
]

/**
 * Makes the tennis matches: one begins every 40 minutes, on each tour in turn; a player plays at
 * most once a day.
 */
export function openTennisWorld(secret: string): World {
  const eventsOn = (day: number): Fixture[] =>
    Array.from({ length: MATCHES_A_DAY }, (_, place) => fixtureOf(day, place))
  return {
    sportId: SPORT,
    categories: [{ id: CATEGORY, sportId: SPORT, name: { key: 'country.world' }, country: null }],
    championships: TOURS.map(({ championship }) => championship),
    eventsOn,
    eventAt: (day, place) => (place < MATCHES_A_DAY ? fixtureOf(day, place) : null),
    play: (fixture) => openTennisMatch(secret, fixture, servesOf(fixture)),
    listedBeforeMs: 2 * 86_400_000,
    longestMs: 6 * 3_600_000,
  }
}

function tour(
  id: number,
  name: string,
  players: readonly string[],
  first: number,
  serve: number,
): Tour {
  const championship = {
    id,
    sportId: SPORT,
    categoryId: CATEGORY,
    name: properName(name),
    top: true,
  }
  return { championship, serve, players: players.map((name, at) => ({ id: first + at, name })) }
}

function fixtureOf(day: number, place: number): Fixture {
  const { championship, players } = tourOf(place)
  const order = players
    .map((player) => ({ player, key: spread(day, player.id, 13) }))
    .sort((one, other) => one.key - other.key)
  const pair = Math.floor(place / 2) * 2
  return {
    id: eventId(SPORT, day, place),
    sportId: SPORT,
    categoryId: CATEGORY,
    championshipId: championship.id,
    competitors: order.slice(pair, pair + 2).map(({ player }) => player),
    startsAt: startOfDay(day) + place * EVERY_MS,
    facts: {},
  }
}

/**
 * Returns each player's chance to win a point on their own serve, from their strength and that of
 * the opponent.
 */
function servesOf({ competitors, id }: Fixture): Serves {
  const { serve } = tourOf(id % 1e4)
  const [home, away] = competitors.map(({ id }) => ({
    serves: 0.1 * (spread(id, 1, 17) - 0.5),
    returns: 0.1 * (spread(id, 2, 19) - 0.5),
  }))
  const of = (mine: typeof home, theirs: typeof home) =>
    serve + (mine?.serves ?? 0) - (theirs?.returns ?? 0)
  return [of(home, away), of(away, home)]
}

function tourOf(place: number): Tour {
  return TOURS[place % TOURS.length] ?? (TOURS[0] as Tour)
}
