import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface PlayedMatch {
  /** Day of the match, `2024-08-16`. */
  date: string
  round: string
  home: string
  away: string
  /** Goals after 90 minutes, and at half-time where known. */
  ft: readonly [number, number]
  ht?: readonly [number, number]
}

export interface LeagueData {
  /** `en.1` and the like: the country and the division. */
  code: string
  /** Every season that is there, oldest first; the play-offs after a league are left out. */
  matches: readonly PlayedMatch[]
  /** The fixtures of the newest season by their round, in the order of the league's own calendar. */
  rounds: readonly (readonly PlayedMatch[])[]
}

/** Reads the results of all leagues (files `2024-25.en.1.json`) in `folder`. Throws when a league has no full season. */
export function readLeagues(folder: string): LeagueData[] {
  const files = readdirSync(folder)
    .filter((name) => /^\d{4}-\d{2}\.[a-z]{2}\.\d\.json$/.test(name))
    .sort()
  const codes = [...new Set(files.map((name) => name.slice(8, 12)))]
  return codes.map((code) => {
    const seasons = files.filter((name) => name.slice(8, 12) === code).map((name) => readSeason(join(folder, name)))
    const newest = seasons.at(-1) ?? []
    return { code, matches: seasons.flat(), rounds: roundsOf(newest, code) }
  })
}

function readSeason(file: string): PlayedMatch[] {
  const { matches } = JSON.parse(readFileSync(file, 'utf8')) as { matches: PlayedMatch[] }
  return matches.filter(({ round, ft }) => /Matchday \d+$/.test(round) && ft)
}

/** A pair whose result is not in the data has a place in its round all the same: a round is every club once. */
function roundsOf(season: readonly PlayedMatch[], code: string): PlayedMatch[][] {
  const numbers = [...new Set(season.map(numberOf))].sort((one, other) => one - other)
  if (numbers.length < 10) throw new Error(`The results of ${code} hold no full season`)
  return numbers.map((number) => season.filter((match) => numberOf(match) === number))
}

function numberOf({ round }: PlayedMatch): number {
  return Number(round.match(/\d+$/)?.[0] ?? 0)
}
