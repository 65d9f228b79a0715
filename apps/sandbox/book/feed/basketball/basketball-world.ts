import type { Competitor, Fixture } from '../event.ts'
import { eventId, startOfDay } from '../ids.ts'
import { spread } from '../seed.ts'
import { properName } from '../sport.ts'
import type { World } from '../world.ts'
import { openBasketballGame } from './basketball-game.ts'
import { AVERAGE, type Efficiency } from './basketball-play.ts'

const SPORT = 4
const CATEGORY = 401
const CHAMPIONSHIP = 4001
const EVERY_MS = 60 * 60_000
const GAMES_A_DAY = 24
const HOME_ADVANTAGE = 0.018

/**
 * Teams of our own invention. Their order stands in ids: new ones are added at the end. Twice as
 * many as there are games a day.
 */
const TEAMS = (
  'Alder Bay Herons,Ashford Comets,Basalt City Miners,Birchwater Otters,Blue Mesa Drifters,Brasswick Foundry,Cape Lorne Gulls,Cedar Falls Stags,' +
  'Cinder Point Forge,Cobalt Harbour Rays,Coldspring Wolves,Crestmoor Falcons,Dunmere Lanterns,Eastgate Arrows,Elmsworth Owls,Fallow County Hares,' +
  'Fernhill Rangers,Flintlake Sparks,Garnet Town Rooks,Glasswater Pikes,Goldreach Pilots,Greywick Storm,Harrowgate Bulls,Hazel Park Foxes,' +
  'Highmarsh Cranes,Hollow Creek Bears,Indigo Coast Waves,Ivory Sound Swans,Jasper Valley Rams,Kestrel Heights,Kingsmoor Guards,Larkfield Meteors,' +
  'Limestone Giants,Mistral Bay Sails,Moorgate Ravens,New Tarn Trout,Oakhurst Axes,Opal Ridge Lynx,Pinebrook Elks,Quarry Hill Hammers,' +
  'Redwater Bison,Rowan City Robins,Sableport Seals,Stonebridge Lions,Thornbury Hawks,Umber Plains Colts,Vesper Town Bats,Willowmere Kings'
)
  .split(',')
  .map((name, at): Competitor => ({ id: at + 1, name }))

/** A game begins every hour; each team plays once a day. */
export function openBasketballWorld(secret: string): World {
  return {
    sportId: SPORT,
    categories: [{ id: CATEGORY, sportId: SPORT, name: { key: 'country.world' }, country: null }],
    championships: [
      {
        id: CHAMPIONSHIP,
        sportId: SPORT,
        categoryId: CATEGORY,
        name: properName('Continental Hoops League'),
        top: true,
      },
    ],
    eventsOn: (day) => Array.from({ length: GAMES_A_DAY }, (_, place) => fixtureOf(day, place)),
    eventAt: (day, place) => (place < GAMES_A_DAY ? fixtureOf(day, place) : null),
    play: (fixture) => openBasketballGame(secret, fixture, efficiencyOf(fixture)),
    listedBeforeMs: 2 * 86_400_000,
    longestMs: 4 * 3_600_000,
  }
}

function fixtureOf(day: number, place: number): Fixture {
  const order = TEAMS.map((team) => ({ team, key: spread(day, team.id, 23) })).sort(
    (one, other) => one.key - other.key,
  )
  return {
    id: eventId(SPORT, day, place),
    sportId: SPORT,
    categoryId: CATEGORY,
    championshipId: CHAMPIONSHIP,
    competitors: order.slice(place * 2, place * 2 + 2).map(({ team }) => team),
    startsAt: startOfDay(day) + place * EVERY_MS,
    facts: {},
  }
}

function efficiencyOf({ competitors }: Fixture): Efficiency {
  const [home, away] = competitors.map(({ id }) => ({
    attack: 0.12 * (spread(id, 1, 29) - 0.5),
    defence: 0.12 * (spread(id, 2, 31) - 0.5),
  }))
  const of = (mine: typeof home, theirs: typeof home) =>
    AVERAGE + (mine?.attack ?? 0) - (theirs?.defence ?? 0)
  return [of(home, away) + HOME_ADVANTAGE, of(away, home) - HOME_ADVANTAGE]
}
