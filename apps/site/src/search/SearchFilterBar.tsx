import { memo, useId, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/Button.tsx'
import { Chip } from '#ui/Chip.tsx'
import { useCategories } from '../casino/use-categories.ts'
import { sortBrands, toggled } from '../components/brands.ts'
import { isKnownCategory } from '../components/categories.ts'
import { useShell } from '../shell/use-shell.ts'
import { BRANDS_SHOWN, brandGroups } from './brand-groups.ts'
import type { SearchFilters } from './search-filters.ts'

const outlined = 'shadow-[0_0_0_1px_var(--line-strong)_inset]'

interface FilterBarProps {
  filters: SearchFilters
  onChange: (change: (now: SearchFilters) => SearchFilters) => void
}

/** Categories and providers, for screens with room for them. Without their lists one still finds by name. */
export const SearchFilterBar = memo(function SearchFilterBar({ filters, onChange }: FilterBarProps) {
  const { t } = useTranslation('common')
  const [{ data }] = useCategories()
  const categories = (data?.categories ?? []).map(({ id }) => id).filter((id) => id !== 'ALL_GAMES' && isKnownCategory(id))
  return (
    <div className="grid gap-2 max-md:hidden">
      <fieldset className="flex min-h-11 flex-wrap gap-1.5">
        <legend className="sr-only">{t('categories')}</legend>
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
      <BrandChoice filters={filters} onChange={onChange} />
    </div>
  )
})

function BrandChoice({ filters, onChange }: FilterBarProps) {
  const { t, i18n } = useTranslation('search')
  const id = useId()
  const [{ data }] = useShell()
  const [expanded, setExpanded] = useState(false)
  const brands = useMemo(() => sortBrands(data?.brands ?? []), [data])

  return (
    <fieldset className={expanded ? 'grid gap-2' : 'flex flex-wrap gap-1.5'}>
      <legend className="sr-only">{t('providers')}</legend>
      <div id={id} className={expanded ? 'grid max-h-64 gap-2 overflow-y-auto overscroll-contain p-1' : 'contents'}>
        {brandGroups(brands, expanded, i18n.language).map((group) => (
          <div key={group.letter} className={expanded ? 'flex flex-wrap items-center gap-1.5' : 'contents'}>
            {group.letter ? <h3 className="w-8 ps-1 font-display text-22 text-brass-400">{group.letter}</h3> : null}
            {group.brands.map((brand) => (
              <Chip
                key={brand.id}
                className={outlined}
                pressed={filters.brands.includes(brand.id)}
                onClick={() => onChange((now) => ({ ...now, brands: toggled(now.brands, brand.id) }))}
              >
                <bdi>{brand.name}</bdi>
              </Chip>
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
          onClick={() => setExpanded(!expanded)}
        >
          {t(expanded ? 'show_fewer_providers' : 'show_all_providers')}
        </Button>
      ) : null}
    </fieldset>
  )
}
