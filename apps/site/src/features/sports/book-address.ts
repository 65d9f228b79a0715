import { BOOK_PAGES, HIGHEST_COUPON, MOST_IDS } from '#contracts/book-pages.ts'

const PAGES: ReadonlySet<string> = new Set(BOOK_PAGES)
const IDS = ['eventId', 'sportId', 'horseRaceId', 'outrightGroupId', 'periodType'] as const
/**
 * A day, the view of a page that is the vendor's own, what is typed there, and the code of a shared
 * slip.
 */
const TEXTS = [
  ['date', /^\d{4}-\d{2}-\d{2}$/],
  ['view', /^[a-z]{1,20}$/i],
  ['text', /^\P{Cc}{1,100}$/u],
  ['shareCode', /^[\w-]{4,20}$/],
] as const
const LISTS = ['categoryIds', 'championshipIds', 'oddIds'] as const

/**
 * Where the book is: what its vendor's interface takes and reports. `oddIds` and `shareCode` fill
 * the slip and are no part of the place.
 */
export type BookPlace = { page: string } & Partial<
  Record<(typeof IDS)[number] | 'couponType' | 'maxOdd', number>
> &
  Partial<Record<(typeof TEXTS)[number][0], string>> &
  Partial<Record<(typeof LISTS)[number], number[]>>

/**
 * Reads the place from the query of an address. An unknown page is the overview; a value that is
 * not numeric is left out.
 */
export function readPlace(search: URLSearchParams): BookPlace {
  const page = search.get('page') ?? ''
  const place: BookPlace = { page: PAGES.has(page) ? page : 'overview' }
  for (const name of IDS) {
    const value = wholeOf(search.get(name))
    if (value !== null) place[name] = value
  }
  const maxOdd = search.get('maxOdd') ?? ''
  if (/^\d{1,5}(\.\d{1,4})?$/.test(maxOdd)) place.maxOdd = Number(maxOdd)
  for (const [name, form] of TEXTS) {
    const text = search.get(name) ?? ''
    if (form.test(text)) place[name] = text
  }
  const coupon = wholeOf(search.get('couponType'))
  if (coupon !== null && coupon <= HIGHEST_COUPON) place.couponType = coupon
  for (const name of LISTS) {
    const ids = search.getAll(name).flatMap((text) => wholeOf(text) ?? [])
    if (ids.length > 0) place[name] = ids.slice(0, MOST_IDS)
  }
  return place
}

/**
 * Writes a place that the book reports into the query of an address, and keeps what else stands
 * there, such as the language.
 */
export function writePlace(
  route: Readonly<Record<string, unknown>>,
  before: URLSearchParams,
): URLSearchParams {
  const kept = [...before].filter(([name]) => !isOfPlace(name))
  const place = readPlace(new URLSearchParams(pairsOf(route)))
  return new URLSearchParams([...pairsOf(place), ...kept])
}

/** Returns whether two places are the same view of the book. */
export function isSamePlace(one: BookPlace, other: BookPlace): boolean {
  const textOf = ({ oddIds: _, shareCode: __, ...place }: BookPlace) =>
    new URLSearchParams(pairsOf(place).toSorted(byName)).toString()
  return textOf(one) === textOf(other)
}

/** Returns whether two places differ only in what is typed there. */
export function isSamePlaceWithoutText(
  { text: _, ...one }: BookPlace,
  { text: __, ...other }: BookPlace,
) {
  return isSamePlace(one, other)
}

function pairsOf(place: Readonly<Record<string, unknown>>): [string, string][] {
  return Object.entries(place).flatMap(([name, value]) => {
    if (value === undefined || value === null) return []
    return (Array.isArray(value) ? value : [value]).map((each): [string, string] => [
      name,
      String(each),
    ])
  })
}

function byName([one]: [string, string], [other]: [string, string]): number {
  return one < other ? -1 : Number(one > other)
}

function isOfPlace(name: string): boolean {
  const texts = TEXTS.map(([text]) => text)
  return ['page', 'couponType', 'maxOdd', ...texts, ...IDS, ...LISTS].some((each) => each === name)
}

function wholeOf(text: string | null): number | null {
  return text !== null && /^\d{1,16}$/.test(text) ? Number(text) : null
}
