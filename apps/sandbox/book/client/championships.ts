import type { SportOverview } from '../feed/feed.ts'
import { useBook } from './book-context.ts'
import { dayText } from './day-text.ts'
import { type Asked, useAsk } from './feed-api.ts'
import { eventOf, type OfEvent, selectionName } from './names.ts'
import type { Translate } from './words/words.ts'

const AGAIN_MS = 60_000
/** Shorter than the interval, so that each interval brings one new reading. */
const FRESH_MS = 45_000

/**
 * The sports with their countries and leagues, read once a minute for the whole page: each row of a
 * board needs the name of its league.
 */
export function useSports(): Asked<{ sports: SportOverview[] }> {
  const { settings } = useBook()
  return useAsk<{ sports: SportOverview[] }>(`${settings.api}/sports`, {
    everyMs: AGAIN_MS,
    freshMs: FRESH_MS,
  })
}

/** The name of a league; empty until it is known. */
export function useChampionship(id: number | undefined): string {
  const { t } = useBook()
  return championshipIn(useSports(), id, t)
}

/** The event of a selection, and when it begins on the player's own clock. */
export function useEventOf(leg: OfEvent & { championshipId?: number; startsAt?: number }): string {
  const { settings, t } = useBook()
  const event = eventOf(leg, useChampionship(leg.championshipId), t)
  // A bet on a whole season has no hour.
  const isOfSeason = leg.competitors.length === 0 && leg.race === undefined
  if (isOfSeason || leg.startsAt === undefined) return event
  const begins = dayText(leg.startsAt, settings, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  })
  return `${event} · ${begins}`
}

/**
 * Finds a championship as `useChampionship` does, for a list of events whose parent has read the
 * sports once.
 */
export function championshipIn(
  asked: ReturnType<typeof useSports>,
  id: number | undefined,
  t: Translate,
): string {
  if (asked.state !== 'ready') return ''
  const found = id === undefined ? undefined : listed(asked.data.sports).get(id)
  return found ? selectionName(found.name, [], t) : ''
}

type Championship = SportOverview['categories'][number]['championships'][number]
const lists = new WeakMap<readonly SportOverview[], ReadonlyMap<number, Championship>>()

/** All championships by their ids; put together once, because each row of a board asks for one. */
function listed(sports: readonly SportOverview[]): ReadonlyMap<number, Championship> {
  const known = lists.get(sports)
  if (known) return known
  const all = sports.flatMap(({ categories }) =>
    categories.flatMap(({ championships }) => championships),
  )
  const list = new Map(all.map((championship) => [championship.id, championship]))
  lists.set(sports, list)
  return list
}

/** A country in the reader's language. */
export function countryName(country: string | null, language: string, world: string): string {
  if (country === null) return world
  const [code = '', part] = country.split('-')
  if (part === 'eng') return ENGLAND[language] ?? 'England'
  return new Intl.DisplayNames([language], { type: 'region' }).of(code.toUpperCase()) ?? country
}

/** Not a country of its own to `Intl`. */
const ENGLAND: Readonly<Record<string, string>> = {
  ar: 'إنجلترا',
  es: 'Inglaterra',
  et: 'Inglismaa',
  fi: 'Englanti',
  fr: 'Angleterre',
  pt: 'Inglaterra',
}
