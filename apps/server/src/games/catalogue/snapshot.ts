import type { Catalogue, CatalogueGame, GameCategory, GameKind } from '#contracts/studio-api.ts'
import { arrange } from '#rules/arrange.ts'
import { openSearch, type Search } from '#rules/search.ts'
import type { CategoryId, Logos, PageInfo } from '../../schema/resolvers.generated.ts'

export interface Brand {
  id: string
  name: string
  logos: Logos
  /** Games in the order of the catalogue. */
  games: readonly Game[]
}

export interface Game {
  id: string
  name: string
  logo: string
  demo: boolean
  brand: Brand
  kind: GameKind
  category: GameCategory
}

export interface Connection {
  total: number
  edges: { results: readonly Game[] }
  pageInfo: PageInfo
}

interface Wish {
  categories?: readonly CategoryId[] | null | undefined
  brands?: readonly string[] | null | undefined
  search?: string | null | undefined
}

/** Games and the brands that have some of them. */
export interface Found {
  games: readonly Game[]
  brands: readonly Brand[]
}

export interface CategoryFound extends Found {
  id: CategoryId
}

/**
 * The catalogue as one kind of device may see it, in the order it is shown. Never changes: a
 * refresh makes a new one.
 */
interface Shelf {
  byId: ReadonlyMap<string, Game>
  /** The brands that have at least one game, most games first. */
  brands: readonly Brand[]
  categories: ReadonlyMap<CategoryId, CategoryFound>
  find(wish: Wish): Found
}

export interface Snapshot {
  all: Shelf
  mobile: Shelf
}

export function shelfOf({ all, mobile }: Snapshot, forPhones: boolean | null | undefined): Shelf {
  return forPhones ? mobile : all
}

/** Characters of a search that are looked at. */
const LONGEST_SEARCH = 200
const SHOWN: readonly CategoryId[] = [
  'ALL_GAMES',
  'SLOT_GAMES',
  'CASINO_GAMES',
  'LIVE_CASINO',
  'LUCKY_GAMES',
]

/** `popularity`: players who opened it lately, by game. */
export function takeSnapshot(
  catalogue: Catalogue,
  popularity: ReadonlyMap<string, number>,
): Snapshot {
  const all = fillShelf(catalogue, catalogue.games, popularity)
  const forPhones = catalogue.games.filter((game) => game.mobile)
  // One shelf, with its search, serves both where phones may see all.
  return {
    all,
    mobile:
      forPhones.length === catalogue.games.length
        ? all
        : fillShelf(catalogue, forPhones, popularity),
  }
}

export const EMPTY_SNAPSHOT: Snapshot = takeSnapshot({ brands: [], games: [] }, new Map())

function fillShelf(
  { brands }: Catalogue,
  offered: readonly CatalogueGame[],
  popularity: ReadonlyMap<string, number>,
): Shelf {
  const brandById = new Map<string, Brand>()
  for (const { id, name, logos } of brands) brandById.set(id, { id, name, logos, games: [] })
  const byId = new Map(
    offered.flatMap((game) => gameOf(game, brandById)).map((game) => [game.id, game]),
  )
  // Each list is arranged by itself: what stood apart in the whole may meet in a part of it.
  const mix = mixer(offered, popularity)
  const arranged = (isIn: (game: CatalogueGame) => boolean) =>
    arrange(mix(isIn)).flatMap(({ id }) => byId.get(id) ?? [])
  const games = arranged(() => true)
  for (const [brand, own] of Map.groupBy(games, (game) => game.brand)) brand.games = own
  const known = [...brandById.values()].filter((brand) => brand.games.length > 0)
  known.sort((a, b) => b.games.length - a.games.length || a.name.localeCompare(b.name, 'en'))

  const withBrands = (some: readonly Game[]): Found => {
    const theirs = new Set<Brand>()
    for (const { brand } of some) theirs.add(brand)
    return { games: some, brands: known.filter((brand) => theirs.has(brand)) }
  }
  const categories = new Map<CategoryId, CategoryFound>()
  for (const id of SHOWN) {
    const found = withBrands(id === 'ALL_GAMES' ? games : arranged((game) => game.category === id))
    if (found.games.length > 0) categories.set(id, { id, ...found })
  }
  return { byId, brands: known, categories, find: finder(games, categories, withBrands) }
}

function finder(
  games: readonly Game[],
  categories: ReadonlyMap<CategoryId, Found>,
  withBrands: (some: readonly Game[]) => Found,
) {
  const lasting = new Set([...categories.values()].map((each) => each.games))
  const byBrand = new Map<readonly Game[], ReadonlyMap<string, readonly Game[]>>()
  const search: Search = openSearch(games.map((game) => [game.name, game.brand.name]))

  return ({ categories: chosen, brands, search: typed }: Wish): Found => {
    const inCategories =
      !chosen || chosen.length === 0 || chosen.includes('ALL_GAMES')
        ? null
        : new Set<string>(chosen)
    const query = typed?.slice(0, LONGEST_SEARCH).trim() ?? ''
    const ofBrands =
      brands && brands.length > 0 ? new Set(brands.map((id) => id.toUpperCase())) : null
    const [only] = inCategories?.size === 1 && query === '' ? (chosen ?? []) : []
    const matching = only
      ? (categories.get(only) ?? withBrands([]))
      : inCategories || query !== ''
        ? withBrands(
            candidates(query).filter((game) => !inCategories || inCategories.has(game.category)),
          )
        : (categories.get('ALL_GAMES') ?? withBrands([]))
    // The brands stay those of all that matches, so that a second one can be chosen beside the
    // first.
    return ofBrands
      ? { games: gamesOfBrands(matching.games, ofBrands), brands: matching.brands }
      : matching
  }

  /** A list that is shown often is parted by its brands once. */
  function gamesOfBrands(some: readonly Game[], chosen: ReadonlySet<string>): readonly Game[] {
    const [only] = chosen.size === 1 ? chosen : []
    if (only === undefined || !lasting.has(some))
      return some.filter((game) => chosen.has(game.brand.id))
    const parted = byBrand.get(some) ?? Map.groupBy(some, ({ brand }) => brand.id)
    byBrand.set(some, parted)
    return parted.get(only) ?? []
  }

  function candidates(query: string): readonly Game[] {
    return query === '' ? games : (search(query).map((at) => games[at]) as Game[])
  }
}

function gameOf(
  { id, name, logo, demo, brandId, kind, category }: CatalogueGame,
  brands: ReadonlyMap<string, Brand>,
): Game[] {
  const brand = brands.get(brandId)
  return brand ? [{ id, name, logo, demo, brand, kind, category }] : []
}

/**
 * Answers how to mix some of these games: two that are played much, one that is new, and so on, so
 * that popular games lead and new ones get their chance. All are sorted once, and each list is
 * taken out of that.
 */
function mixer(
  games: readonly CatalogueGame[],
  popularity: ReadonlyMap<string, number>,
): (some: (game: CatalogueGame) => boolean) => CatalogueGame[] {
  const ranked = games.map((game) => ({
    game,
    played: popularity.get(game.id) ?? 0,
    place: scatter(game.id),
  }))
  const popular = ranked.toSorted((a, b) => b.played - a.played || a.place - b.place)
  const newest = ranked.toSorted((a, b) =>
    a.game.releasedOn < b.game.releasedOn
      ? 1
      : a.game.releasedOn > b.game.releasedOn
        ? -1
        : a.place - b.place,
  )
  return (isIn) => {
    const [much, fresh] = [popular, newest].map((all) => all.filter(({ game }) => isIn(game)))
    const mixed = new Set<CatalogueGame>()
    for (let at = 0; at < (much?.length ?? 0); at++) {
      for (const each of [much?.[2 * at], much?.[2 * at + 1], fresh?.[at]])
        if (each) mixed.add(each.game)
    }
    return [...mixed]
  }
}

/**
 * A place by chance, but always the same one: games that were never played do not stand in the
 * studio's own order.
 */
function scatter(id: string): number {
  let value = 0x811c9dc5
  for (let at = 0; at < id.length; at++) value = Math.imul(value ^ id.charCodeAt(at), 0x01000193)
  return value >>> 0
}
