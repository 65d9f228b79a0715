import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useParams } from 'react-router'
import { readBrands } from '../components/brands.ts'
import { CategoryChips } from '../components/CategoryChips.tsx'
import { categoryOf, isKnownCategory, knownCategories } from '../components/categories.ts'
import { useQuery } from '../lib/use-query.ts'
import { BrandChips } from './BrandChips.tsx'
import { CategoriesQuery } from './casino-queries.ts'
import { GameGrid } from './GameGrid.tsx'
import { ProviderButton } from './ProviderButton.tsx'

export { casinoQueries } from './casino-queries.ts'

/** The catalogue: a category, some providers, and sixty games a page. */
export function CasinoPage() {
  const { t } = useTranslation('casino')
  const { search } = useLocation()
  const params = useParams()
  const [{ data, fetching }] = useQuery({ query: CategoriesQuery })
  const brands = useMemo(() => readBrands(new URLSearchParams(search)), [search])
  const shown = (data?.categories ?? []).filter(({ id }) => isKnownCategory(id))
  const category = categoryOf(params.category, data ? shown.map(({ id }) => id) : fetching ? knownCategories : [])
  const words = (category ?? 'ALL_GAMES').toLowerCase()

  return (
    <div className="wrap pt-7 pb-4 md:pt-10">
      <h1 className="text-[clamp(2rem,1.4rem+1.7vw,3rem)]">{t(`title_${words}`)}</h1>
      <p className="mt-2 mb-4 max-w-[60ch] text-muted">{t(`intro_${words}`)}</p>
      <div className="chip-bar">
        <nav aria-label={t('categories')} className="chips">
          <CategoryChips categories={shown} current={category ?? null} brands={brands} />
        </nav>
        <ProviderButton selected={brands} />
      </div>
      <BrandChips selected={brands} />
      {category ? (
        <GameGrid key={`${category} ${brands.join()}`} category={category} brands={brands} t={t} />
      ) : (
        <p role="alert" className="py-20 text-center text-muted">
          {t('could_not_fetch_game_categories')}
        </p>
      )}
    </div>
  )
}
