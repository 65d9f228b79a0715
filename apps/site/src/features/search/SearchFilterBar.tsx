import { memo, useCallback, useId, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/Button.tsx'
import { Chip } from '#ui/Chip.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { sortBrands, toggled } from '../../components/games/brands.ts'
import { CategoriesProblem } from '../../components/games/CategoriesProblem.tsx'
import { isKnownCategory, knownCategories } from '../../components/games/categories.ts'
import { ProvidersProblem } from '../../components/games/ProvidersProblem.tsx'
import { useCategories } from '../../components/games/use-categories.ts'
import { useShell } from '../../components/settings/use-shell.ts'
import { BRANDS_SHOWN, brandsByLetter, firstBrands } from './brand-groups.ts'
import type { SearchFilters } from './search-filters.ts'

/** Widths of placeholders: those of most names. */
const CHIP_WIDTHS = ['w-20', 'w-28', 'w-24', 'w-32']

const outlined = 'shadow-[0_0_0_1px_var(--line-strong)_inset]'

interface FilterBarProps {
  filters: SearchFilters
  onChange: (change: (now: SearchFilters) => SearchFilters) => void
}

/**
 * Categories and providers, for screens with room for them. Without their lists one still finds by
 * name.
 */
export const SearchFilterBar = memo(function SearchFilterBar({
  filters,
  onChange,
}: FilterBarProps) {
  return (
    <div className="grid gap-2 max-md:hidden">
      <CategoryChoice filters={filters} onChange={onChange} />
      <BrandChoice filters={filters} onChange={onChange} />
      <FiltersProblem />
    </div>
  )
})

function CategoryChoice({ filters, onChange }: FilterBarProps) {
  const { t } = useTranslation('common')
  const { categories, waiting } = useCategoryChoice()
  if (categories.length === 0 && !waiting) return null
  return (
    <fieldset aria-busy={waiting} className="flex min-h-11 flex-wrap gap-1.5">
      <legend className="sr-only">{t('categories')}</legend>
      {waiting ? <ChipSkeletons count={knownCategories.length - 1} /> : null}
      {categories.map((id) => (
        <Chip
          key={id}
          className={outlined}
          pressed={filters.categories.includes(id)}
          onClick={() => onChange((now) => ({ ...now, categories: toggled(now.categories, id) }))}
        >
          {t(id.toLowerCase())}
        </Chip>
      ))}
    </fieldset>
  )
}

function BrandChoice({ filters, onChange }: FilterBarProps) {
  const { t, i18n } = useTranslation('search')
  const id = useId()
  const [{ data, fetching }] = useShell()
  const [expanded, setExpanded] = useState(false)
  // One that is taken away again stays where it was pressed.
  const [chosen, setChosen] = useState(filters.brands)
  const brands = useMemo(() => sortBrands(data?.brands ?? []), [data])
  if (!data && !fetching) return null
  const groups = expanded ? brandsByLetter(brands, i18n.language) : firstBrands(brands, chosen)

  function toggleAll() {
    setExpanded(!expanded)
    setChosen(filters.brands)
  }

  return (
    <fieldset aria-busy={!data} className={expanded ? 'grid gap-2' : 'flex flex-wrap gap-1.5'}>
      <legend className="sr-only">{t('providers')}</legend>
      {data ? null : <ChipSkeletons count={BRANDS_SHOWN} />}
      {/* A letter stands in the line of its providers: with a line for each letter fewer would be
          in sight than before. */}
      <div
        id={id}
        className={
          expanded
            ? 'flex max-h-[50dvh] flex-wrap gap-1.5 overflow-y-auto overscroll-contain p-1'
            : 'contents'
        }
      >
        {groups.map((group) => (
          <div key={group.letter} className="contents">
            {group.brands.map((brand, place) => (
              <div key={brand.id} className="flex items-center gap-1.5">
                {place === 0 && group.letter ? (
                  <h3 className="min-w-8 text-center font-display text-22 text-brass-400">
                    {group.letter}
                  </h3>
                ) : null}
                <Chip
                  className={outlined}
                  pressed={filters.brands.includes(brand.id)}
                  onClick={() =>
                    onChange((now) => ({ ...now, brands: toggled(now.brands, brand.id) }))
                  }
                >
                  <bdi>{brand.name}</bdi>
                </Chip>
              </div>
            ))}
          </div>
        ))}
      </div>
      {brands.length > BRANDS_SHOWN ? (
        <Button
          tone="plain"
          className="justify-self-start px-4"
          aria-expanded={expanded}
          aria-controls={id}
          onClick={toggleAll}
        >
          {t(expanded ? 'show_fewer_providers' : 'show_all_providers')}
        </Button>
      ) : null}
    </fieldset>
  )
}

/** Both lists are requested again at once; what has come stays pressed or not. */
function FiltersProblem() {
  const { categories, waiting, error, refetch: refetchCategories } = useCategoryChoice()
  const [{ data, fetching }, refetchBrands] = useShell()
  const lacksCategories = categories.length === 0 && !waiting
  const lacksBrands = !data && !fetching
  const refetch = useCallback(() => {
    if (lacksCategories) refetchCategories()
    if (lacksBrands) refetchBrands()
  }, [lacksCategories, lacksBrands, refetchCategories, refetchBrands])

  if (lacksBrands) return <ProvidersProblem shape="row" onRetry={refetch} />
  return lacksCategories ? <CategoriesProblem shape="row" error={error} onRetry={refetch} /> : null
}

function useCategoryChoice() {
  const [{ data, error, fetching }, refetch] = useCategories()
  const known = (data?.categories ?? []).map(({ id }) => id).filter(isKnownCategory)
  return {
    categories: known.filter((id) => id !== 'ALL_GAMES'),
    waiting: fetching && known.length === 0,
    error,
    refetch,
  }
}

function ChipSkeletons({ count }: { count: number }) {
  return Array.from({ length: count }, (_, index) => index).map((index) => (
    <Skeleton
      key={index}
      className={`h-11 rounded-full ${CHIP_WIDTHS[index % CHIP_WIDTHS.length]}`}
    />
  ))
}
