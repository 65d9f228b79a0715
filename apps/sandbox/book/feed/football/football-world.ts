import type { Competitor, Fixture } from '../event.ts'
import { dayOf, eventId, startOfDay } from '../ids.ts'
import { spread } from '../seed.ts'
import { type Category, properName } from '../sport.ts'
import type { Meeting, Play, World } from '../world.ts'
import { openFootballMatch } from './football-match.ts'
import { openLeagueCalendar, type Scheduled } from './league-calendar.ts'
import type { LeagueData } from './league-data.ts'
import { REAL_TEMPO } from './match-timeline.ts'
import { OUTRIGHT_PLACE, openOutright, outrightOf } from './outright.ts'
import { type League, openSeasons } from './season.ts'
import { fitStrengths } from './strengths.ts'

const SPORT = 1
const MINUTE_MS = 60_000
/**
 * Every 90 minutes one match begins, so that one is always under way; the others begin when most
 * people watch.
 */
const ROUND_THE_CLOCK = 16
const EVENING_SLOTS = [15 * 60, 17 * 60 + 30, 20 * 60, 18 * 60 + 45, 16 * 60, 20 * 60 + 45] as const

/**
 * Our numbers and words for the leagues whose results we have. Numbers stand in addresses and bets:
 * they never change.
 */
const LEAGUES: Readonly<
  Record<string, { number: number; country: string; category: number; name: string; top: boolean }>
> = {
  'en.1': { number: 1, country: 'gb-eng', category: 1, name: 'Premier League', top: true },
  'en.2': { number: 2, country: 'gb-eng', category: 1, name: 'Championship', top: false },
  'es.1': { number: 3, country: 'es', category: 2, name: 'Primera División', top: true },
  'de.1': { number: 4, country: 'de', category: 3, name: 'Bundesliga', top: true },
  'it.1': { number: 5, country: 'it', category: 4, name: 'Serie A', top: true },
  'fr.1': { number: 6, country: 'fr', category: 5, name: 'Ligue 1', top: true },
  'nl.1': { number: 7, country: 'nl', category: 6, name: 'Eredivisie', top: false },
  'pt.1': { number: 8, country: 'pt', category: 7, name: 'Primeira Liga', top: false },
}

export function openFootballWorld(secret: string, data: readonly LeagueData[]): World {
  const strengthOf = fitStrengths(data)
  const leagues = data
    .flatMap((each) => openLeague(each, (home, away) => strengthOf(each.code, home, away)))
    .sort((one, other) => one.championship.id - other.championship.id)
  const byChampionship = new Map(leagues.map((league) => [league.championship.id, league]))

  function eventsOn(day: number): Fixture[] {
    const matches = leagues.flatMap((league) =>
      league.calendar.on(day).map((scheduled) => ({ league, scheduled })),
    )
    const order = shuffled(matches, day)
    return order
      .map(({ league, scheduled }, place) => fixtureOf(league, scheduled, day, place))
      .sort(byStart)
  }

  function play(fixture: Fixture): Play {
    const league = byChampionship.get(fixture.championshipId)
    if (league && fixture.id % 1e4 >= OUTRIGHT_PLACE)
      return openOutright(league, fixture, (time) =>
        seasons.stateOf(league, time, dayOf(fixture.startsAt)),
      )
    const [home, away] = fixture.competitors
    const strength = league?.strengthOf(home?.name ?? '', away?.name ?? '') ?? {
      home: 1.4,
      away: 1.2,
      rho: 0,
    }
    return openFootballMatch(secret, fixture, strength, REAL_TEMPO)
  }
  const seasons = openSeasons(eventsOn, play)

  function eventAt(day: number, place: number): Fixture | null {
    if (place < OUTRIGHT_PLACE)
      return eventsOn(day).find(({ id }) => id === eventId(SPORT, day, place)) ?? null
    const league = byChampionship.get(SPORT * 1000 + place - OUTRIGHT_PLACE)
    const outright = league ? outrightOf(league, day) : null
    return outright?.id === eventId(SPORT, day, place) ? outright : null
  }

  return {
    sportId: SPORT,
    categories: categoriesOf(leagues),
    championships: leagues.map(({ championship }) => championship),
    eventsOn,
    eventAt,
    play,
    outrightsAt: (time) => leagues.map((league) => outrightOf(league, dayOf(time))),
    tableOf(championshipId, time) {
      const league = byChampionship.get(championshipId)
      return league ? seasons.stateOf(league, time).table : null
    },
    meetingsOf: ({ championshipId, competitors }) =>
      meetingsIn(byChampionship.get(championshipId), competitors),
    listedBeforeMs: 7 * 86_400_000,
    longestMs: 3 * 3_600_000,
  }
}

function openLeague(data: LeagueData, strengthOf: League['strengthOf']): League[] {
  const known = LEAGUES[data.code]
  if (!known) return []
  const categoryId = SPORT * 100 + known.category
  const championship = {
    id: SPORT * 1000 + known.number,
    sportId: SPORT,
    categoryId,
    name: properName(known.name),
    top: known.top,
  }
  const names = [...new Set(data.rounds.flat().flatMap(({ home, away }) => [home, away]))].sort()
  const clubs = new Map(names.map((name, at) => [name, { id: known.number * 100 + at + 1, name }]))
  return [
    {
      championship,
      data,
      calendar: openLeagueCalendar(known.number, data.rounds),
      clubs,
      strengthOf,
    },
  ]
}

/** Returns earlier meetings of two clubs, from the results that the strengths are fitted to. */
function meetingsIn(league: League | undefined, [home, away]: readonly Competitor[]): Meeting[] {
  const isPair = (match: { home: string; away: string }) =>
    [home?.name, away?.name].every((name) => name === match.home || name === match.away)
  const found = (league?.data.matches ?? []).filter(isPair)
  return found
    .toReversed()
    .map(({ date, home, away, ft }) => ({ date, competitors: [home, away], score: ft }))
}

function fixtureOf(
  league: League,
  { match, round, season }: Scheduled,
  day: number,
  place: number,
): Fixture {
  const minute =
    place < ROUND_THE_CLOCK
      ? place * 90
      : (EVENING_SLOTS[(place - ROUND_THE_CLOCK) % EVENING_SLOTS.length] ?? 0)
  const { championship, clubs } = league
  const club = (name: string) => clubs.get(name) ?? { id: 0, name }
  return {
    id: eventId(SPORT, day, place),
    sportId: SPORT,
    categoryId: championship.categoryId,
    championshipId: championship.id,
    competitors: [club(match.home), club(match.away)],
    startsAt: startOfDay(day) + minute * MINUTE_MS,
    facts: { round, season },
  }
}

/** Leagues mixed, so that no league has all of its matches at night. */
function shuffled<T>(items: readonly T[], day: number): T[] {
  return items
    .map((item, at) => ({ item, key: spread(day, at, 11) }))
    .sort((one, other) => one.key - other.key)
    .map(({ item }) => item)
}

function categoriesOf(leagues: readonly League[]): Category[] {
  const ids = [...new Set(leagues.map(({ championship }) => championship.categoryId))]
  return ids.map((id) => {
    const country =
      Object.values(LEAGUES).find(({ category }) => SPORT * 100 + category === id)?.country ??
      'gb-eng'
    return { id, sportId: SPORT, name: { key: `country.${country}` }, country }
  })
}

function byStart(one: Fixture, other: Fixture): number {
  return one.startsAt - other.startsAt || one.id - other.id
}
