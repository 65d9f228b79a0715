import { Suspense, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useParams } from 'react-router'
import { useCurrentInSight } from '#ui/use-current-in-sight.ts'
import { PartBoundary } from '../../components/boundaries/ErrorBoundaries.tsx'
import { readBrands } from '../../components/games/brands.ts'
import { CategoriesProblem } from '../../components/games/CategoriesProblem.tsx'
import { CategoryChips, type CountedCategory } from '../../components/games/CategoryChips.tsx'
import { ChipBar } from '../../components/games/ChipBar.tsx'
import { categoryOf, isKnownCategory, knownCategories } from '../../components/games/categories.ts'
import { GameSkeletons } from '../../components/games/GameSkeleton.tsx'
import { ListProblem } from '../../components/games/ListProblem.tsx'
import { useCategories } from '../../components/games/use-categories.ts'
import { lazyPart, useHydrated } from '../../hydration/hydration.ts'
import { findCurrent, useFocusHandedOn } from '../../lib/use-focus-handed-on.ts'
import { useSessionState } from '../../session/session-context.ts'
import { showsFavourites } from '../favourites/favourites-view.ts'
import { BrandChips } from './BrandChips.tsx'
import { GameGrid } from './GameGrid.tsx'
import { ProviderButton } from './ProviderButton.tsx'

export { casinoQueries } from '../../components/games/casino-queries.ts'

const FavouriteShelf = lazyPart(
  async () => (await import('../favourites/FavouriteShelf.tsx')).FavouriteShelf,
)

/**
 * Comes with the shelf that it leads to, which then takes the place of the category in one drawing.
 */
const FavouritesChip = lazyPart(
  async () => {
    await FavouriteShelf.load()
    return (await import('../favourites/FavouritesChip.tsx')).FavouritesChip
  },
  { patient: true },
)

const LiveSpinsChip = lazyPart(
  async () => (await import('../live-spins/LiveSpinsChip.tsx')).LiveSpinsChip,
  { patient: true },
)

/** The id of the games with the providers above them. */
const GAME_LIST = 'games'

/**
 * The catalogue: a category, some providers, and sixty games a page; for a player also what they
 * have chosen.
 */
export function CasinoPage() {
  const { t } = useTranslation('casino')
  const { search } = useLocation()
  const { status } = useSessionState()
  const [{ data, fetching, error }, refetch] = useCategories()
  const parameters = useMemo(() => new URLSearchParams(search), [search])
  const shown = (data?.categories ?? []).filter(({ id }) => isKnownCategory(id))

  return (
    <div className="wrap pt-7 pb-4 md:pt-10">
      {status !== 'visitor' && showsFavourites(parameters) ? (
        <PartBoundary
          problem={(again) => <ListProblem text={t('game_list_error')} onRetry={again} />}
        >
          <Suspense fallback={<ShelfWaiting />}>
            {status === 'player' ? (
              <FavouriteShelf categories={shown} list={GAME_LIST} />
            ) : (
              <ShelfWaiting />
            )}
          </Suspense>
        </PartBoundary>
      ) : shown.length === 0 && !fetching ? (
        <>
          <h1 className="text-[clamp(2rem,1.4rem+1.7vw,3rem)]">{t('title_all_games')}</h1>
          <CategoriesProblem error={error} onRetry={refetch} />
        </>
      ) : (
        <Catalogue categories={shown} parameters={parameters} />
      )}
    </div>
  )
}

/** Shows the catalogue. Until the categories are known, that of the address is taken to exist. */
function Catalogue({
  categories,
  parameters,
}: {
  categories: readonly CountedCategory[]
  parameters: URLSearchParams
}) {
  const { t } = useTranslation('casino')
  const { status } = useSessionState()
  const params = useParams()
  const brands = useMemo(() => readBrands(parameters), [parameters])
  const available = categories.map(({ id }) => id).filter(isKnownCategory)
  const category =
    categoryOf(params.category, available.length > 0 ? available : knownCategories) ?? 'ALL_GAMES'
  const words = category.toLowerCase()
  const hydrated = useHydrated()
  const row = useCurrentInSight<HTMLElement>(category)
  useFocusHandedOn('categories', row, findCurrent)
  return (
    <>
      <h1 className="text-[clamp(2rem,1.4rem+1.7vw,3rem)]">{t(`title_${words}`)}</h1>
      <p className="mt-2 mb-4 max-w-[60ch] text-muted">{t(`intro_${words}`)}</p>
      <ChipBar>
        <nav ref={row} aria-label={t('categories')} className="chips">
          <CategoryChips
            categories={categories}
            current={category}
            brands={brands}
            list={GAME_LIST}
          />
          <Suspense>{hydrated && category === 'LIVE_CASINO' ? <LiveSpinsChip /> : null}</Suspense>
          <Suspense>
            {status === 'player' ? <FavouritesChip current={false} list={GAME_LIST} /> : null}
          </Suspense>
        </nav>
        <ProviderButton selected={brands} list={GAME_LIST} />
      </ChipBar>
      <div id={GAME_LIST}>
        <BrandChips key={brands.join()} selected={brands} />
        <GameGrid key={`${category} ${brands.join()}`} category={category} brands={brands} t={t} />
      </div>
    </>
  )
}

function ShelfWaiting() {
  return (
    <div aria-busy="true" className="game-grid pt-40">
      <GameSkeletons count={7} />
    </div>
  )
}
