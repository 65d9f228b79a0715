import { BOOK_PAGES, HIGHEST_COUPON, MOST_IDS } from '#contracts/book-pages.ts'
import { isDay } from '../feed/local-day.ts'

/**
 * Pages of the book's own that no vendor names: they stand in an address as the page that is kept
 * for such, with their own name as its `view`.
 */
const OWN_PAGES = ['search', 'favourites', 'calculator'] as const
const PAGE_FOR_OWN = 'custom1' satisfies (typeof BOOK_PAGES)[number]
export type PageName = (typeof BOOK_PAGES)[number] | (typeof OWN_PAGES)[number]

/** Where the visitor is in the book. Only what was given is there. */
export interface Route {
  page: PageName
  eventId?: number
  sportId?: number
  virtualSportId?: number
  horseRaceId?: number
  categoryIds?: readonly number[]
  championshipIds?: readonly number[]
  couponType?: number
  /** 0 matches, 1 season bets; what the vendor means by it is not published. */
  eventType?: number
  maxOdd?: number
  outrightGroupId?: number
  periodType?: number
  date?: string
  /** The text that is typed into the search; never empty. */
  text?: string
}

const NUMBERS = [
  'eventId',
  'sportId',
  'virtualSportId',
  'horseRaceId',
  'outrightGroupId',
  'periodType',
  'couponType',
  'eventType',
] as const

export const OVERVIEW: Route = { page: 'overview' }
/** The coupon of the events whose shortest price is at most `maxOdd`. */
const SHORT_PRICES = 5

/** The most characters that the book takes in a search. */
export const LONGEST_TEXT = 100

/** Pages that a route leads to without naming one: by the narrowest of what it names. */
const LEADS: readonly (readonly [keyof Route, PageName])[] = [
  ['eventId', 'event'],
  ['horseRaceId', 'horseRacingDetails'],
  ['outrightGroupId', 'championship'],
  ['championshipIds', 'championship'],
  ['categoryIds', 'category'],
  ['couponType', 'coupon'],
  ['maxOdd', 'coupon'],
  ['periodType', 'period'],
  ['date', 'period'],
  ['virtualSportId', 'virtual'],
  ['sportId', 'sport'],
]

/**
 * Reads what a host or an address gives. Without a page it is the one that the rest leads to, or the
 * overview; what is no number is left out.
 */
export function readRoute(given: Readonly<Record<string, unknown>>): Route {
  const route: Route = { page: 'overview' }
  for (const name of NUMBERS) {
    const value = wholeOf(
      name === 'horseRaceId' ? (given.raceId ?? given.horseRaceId) : given[name],
    )
    if (value !== null && (name !== 'couponType' || value <= HIGHEST_COUPON)) route[name] = value
  }
  for (const name of ['categoryIds', 'championshipIds'] as const) {
    const ids = listOf(given[name]).flatMap((value) => wholeOf(value) ?? [])
    if (ids.length > 0) route[name] = ids.slice(0, MOST_IDS)
  }
  const maxOdd = Number(given.maxOdd ?? Number.NaN)
  if (given.maxOdd !== '' && maxOdd > 1 && maxOdd < 10_000) route.maxOdd = maxOdd
  if (typeof given.date === 'string' && isDay(given.date)) route.date = given.date
  const [, led] = LEADS.find(([name]) => route[name] !== undefined) ?? []
  const own = given.page === PAGE_FOR_OWN ? ownPageOf(given.view) : null
  route.page = own ?? pageOf(given.page) ?? led ?? 'overview'
  const text = route.page === 'search' && typeof given.text === 'string' ? given.text.trim() : ''
  if (text !== '' && text.length <= LONGEST_TEXT) route.text = text
  if (route.page === 'coupon' && route.maxOdd !== undefined) route.couponType ??= SHORT_PRICES
  return route
}

/** Returns true when `given` names a page, and not only how the book should look. */
export function namesRoute(given: Readonly<Record<string, unknown>>): boolean {
  return pageOf(given.page) !== null || readRoute(given).page !== OVERVIEW.page
}

/** Returns a route in the words of the vendors, for a host that knows no others. */
export function vendorRouteOf({ page, ...others }: Route): Readonly<Record<string, unknown>> {
  const own = ownPageOf(page)
  return own ? { page: PAGE_FOR_OWN, view: own, ...others } : { page, ...others }
}

/** Returns a route as the query of a host's address, `page=event&eventId=1025220001`. */
export function hostQueryOf(route: Route): string {
  return queryOfPairs(vendorRouteOf(route))
}

/** `/event/1025220001`, `/coupon?couponType=1`: an address within the book. */
export function pathOf(route: Route): string {
  const { page: _, ...others } = route
  const text = queryOfPairs(others)
  if (route.page === 'event' && text === `eventId=${route.eventId}`)
    return `/event/${route.eventId}`
  return route.page === 'overview' && text === '' ? '/' : `/${route.page}${text ? `?${text}` : ''}`
}

/** The other way round; a path that is not ours is the overview. */
export function routeOfPath(path: string): Route {
  const [where = '', text = ''] = path.replace(/^#/, '').split('?')
  const [page = '', id] = where.split('/').filter(Boolean)
  const query = new URLSearchParams(text)
  const given: Record<string, unknown> = Object.fromEntries(
    [...query.keys()].map((name) => [name, query.getAll(name)]),
  )
  for (const name of ['maxOdd', 'date', 'view', 'text'])
    if (query.has(name)) given[name] = query.get(name)
  return readRoute({ ...given, page, ...(id ? { eventId: id } : {}) })
}

export function isSameRoute(one: Route, other: Route): boolean {
  return pathOf(one) === pathOf(other)
}

/** The path of the page itself, whatever is typed on it. */
export function pagePathOf({ text: _, ...page }: Route): string {
  return pathOf(page)
}

/**
 * Returns how a history takes the next route: what is typed on a page makes no step of its own, so
 * that Back leaves the page.
 */
export function historyStep(before: Route, next: Route): 'pushState' | 'replaceState' {
  return pagePathOf(before) === pagePathOf(next) ? 'replaceState' : 'pushState'
}

function queryOfPairs(given: Readonly<Record<string, unknown>>): string {
  const pairs = Object.entries(given).flatMap(([name, value]) =>
    listOf(value).map((each) => [name, String(each)]),
  )
  return new URLSearchParams(pairs).toString()
}

function pageOf(value: unknown): PageName | null {
  return [...BOOK_PAGES, ...OWN_PAGES].find((page) => page === value) ?? null
}

function ownPageOf(value: unknown): (typeof OWN_PAGES)[number] | null {
  return OWN_PAGES.find((page) => page === value) ?? null
}

function listOf(value: unknown): unknown[] {
  if (Array.isArray(value)) return value
  return value === undefined || value === null ? [] : [value]
}

function wholeOf(value: unknown): number | null {
  const [first] = listOf(value)
  return /^\d{1,16}$/.test(String(first ?? '')) ? Number(first) : null
}
