import type { SportOverview } from '../feed/feed.ts'
import { useBook } from './book-context.ts'
import { dayText } from './day-text.ts'
import { type Fetched, useFetched } from './feed-api.ts'
import { eventOf, type OfEvent, selectionName } from './names.ts'
import type { Route } from './route.ts'
import type { Translate, WordKey } from './words/words.ts'

const AGAIN_MS = 60_000
/** Shorter than the interval, so that each interval brings one new reading. */
const FRESH_MS = 45_000

/**
 * The sports with their countries and leagues, read once a minute for the whole page: each row of a
 * board needs the name of its league.
 */
export function useSports(): Fetched<{ sports: SportOverview[] }> {
  const { settings } = useBook()
  return useFetched<{ sports: SportOverview[] }>(`${settings.api}/sports`, {
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
    hour: 'numeric',
    minute: '2-digit',
  })
  // A day and its hour are not torn apart at the end of a line.
  return `${event} · ${begins.replaceAll(' ', '\u00a0')}`
}

/**
 * Finds a championship as `useChampionship` does, for a list of events whose parent has read the
 * sports once.
 */
export function championshipIn(
  fetched: ReturnType<typeof useSports>,
  id: number | undefined,
  t: Translate,
): string {
  if (fetched.state !== 'ready') return ''
  const found = id === undefined ? undefined : listed(fetched.data.sports).get(id)
  return found ? selectionName(found.name, [], t) : ''
}

/**
 * The name of what a route lists: its leagues, else its countries, else its sport. A space until it
 * is known, so that nothing below moves.
 */
export function usePlaceName({ championshipIds = [], categoryIds = [], sportId }: Route): string {
  const { language, t } = useBook()
  const fetched = useSports()
  if (fetched.state !== 'ready') return '\u00a0'
  const { sports } = fetched.data
  const countries = sports
    .flatMap(({ categories }) => categories)
    .filter(({ id }) => categoryIds.includes(id))
    .map(({ country }) => countryName(country, language, t('country.world')))
  const names = [
    championshipIds.map((id) => championshipIn(fetched, id, t)).filter(Boolean),
    [...new Set(countries)],
    sports.filter(({ id }) => id === sportId).map(({ name }) => t(name.key as WordKey)),
  ].find(({ length }) => length > 0)
  return (names ?? [t('upcoming')]).join(', ')
}

/** The sport of the leagues or countries that a route lists; undefined where it lists none. */
export function sportOf(
  fetched: ReturnType<typeof useSports>,
  { championshipIds = [], categoryIds = [] }: Route,
): number | undefined {
  if (fetched.state !== 'ready') return undefined
  return fetched.data.sports.find(({ categories }) =>
    categories.some(
      ({ id, championships }) =>
        categoryIds.includes(id) || championships.some((each) => championshipIds.includes(each.id)),
    ),
  )?.id
}

type Championship = SportOverview['categories'][number]['championships'][number]
const lists = new WeakMap<readonly SportOverview[], ReadonlyMap<number, Championship>>()

/** All championships by their ids; put together once, because each row of a board needs one. */
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

/** `Intl` does not know England as a country. */
const ENGLAND: Readonly<Record<string, string>> = {
  ar: 'إنجلترا',
  es: 'Inglaterra',
  et: 'Inglismaa',
  fi: 'Englanti',
  fr: 'Angleterre',
  pt: 'Inglaterra',
}
