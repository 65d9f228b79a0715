import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { clubName } from './club-names.ts'

const FILE = /^\d{4}-\d{2}\.[a-z]{2}\.\d\.json$/

export interface PlayedMatch {
  /** `2024-25` */
  season: string
  /** Day of the match, `2024-08-16`. */
  date: string
  round: string
  home: string
  away: string
  /** Goals after 90 minutes, and at half-time where known. */
  ft: readonly [number, number]
  ht?: readonly [number, number]
}

export interface Results {
  /** `en.1` and the like: the country and the division. */
  code: string
  /** Every season that is there, oldest first; the play-offs after a league are left out. */
  matches: readonly PlayedMatch[]
}

export interface LeagueData extends Results {
  /**
   * The fixtures of the newest season by their round, in the order of the league's own calendar.
   */
  rounds: readonly (readonly PlayedMatch[])[]
}

/**
 * Reads the results of all leagues (files `2024-25.en.1.json`) in `folder`. Throws when a league
 * has no full season.
 */
export function readLeagues(folder: string): LeagueData[] {
  return readResults([folder]).map(({ code, matches }) => {
    const newest = matches.at(-1)?.season
    const ofNewest = matches.filter(({ season }) => season === newest)
    return { code, matches, rounds: roundsOf(ofNewest, code) }
  })
}

/**
 * The results of all leagues, in all folders. Where two have the same season of a league, that of
 * the later folder is taken.
 */
export function readResults(folders: readonly string[]): Results[] {
  const files = new Map(
    folders.flatMap((folder) =>
      readdirSync(folder).map((name) => [name, join(folder, name)] as const),
    ),
  )
  const names = [...files.keys()].filter((name) => FILE.test(name)).sort()
  return [...Map.groupBy(names, (name) => name.slice(8, 12))].map(([code, ofLeague]) => ({
    code,
    matches: ofLeague.flatMap((name) => readSeason(files.get(name) ?? name, name.slice(0, 7))),
  }))
}

function readSeason(file: string, season: string): PlayedMatch[] {
  const { matches } = JSON.parse(readFileSync(file, 'utf8')) as {
    matches: Omit<PlayedMatch, 'season'>[]
  }
  return matches
    .filter(({ round, ft }) => /Matchday \d+$/.test(round) && ft)
    .map((match) => ({ ...match, season, home: clubName(match.home), away: clubName(match.away) }))
}

/**
 * A pair whose result is not in the data still has a place in its round: a round is every club
 * once.
 */
function roundsOf(season: readonly PlayedMatch[], code: string): PlayedMatch[][] {
  const numbers = [...new Set(season.map(numberOf))].sort((one, other) => one - other)
  if (numbers.length < 10) throw new Error(`The results of ${code} hold no full season`)
  return numbers.map((number) => season.filter((match) => numberOf(match) === number))
}

function numberOf({ round }: PlayedMatch): number {
  return Number(round.match(/\d+$/)?.[0] ?? 0)
}

/** 1 of `en.1`, the highest. */
export function divisionOf(code: string): number {
  return Number(code.slice(3))
}

/** The seasons of all leagues, oldest first, the matches of each by date. */
export function seasonsOf(
  leagues: readonly Results[],
): { season: string; code: string; matches: PlayedMatch[]; isFirst: boolean }[] {
  return leagues
    .flatMap(({ code, matches }) =>
      [...Map.groupBy(matches, ({ season }) => season)].map(([season, ofSeason], at) => ({
        season,
        code,
        matches: ofSeason.toSorted((one, other) => compare(one.date, other.date)),
        isFirst: at === 0,
      })),
    )
    .sort((one, other) => compare(one.season, other.season) || compare(one.code, other.code))
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0
}
