import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/Button.tsx'
import { Chip } from '#ui/Chip.tsx'
import { sortBrands } from '../components/brands.ts'
import { type KnownCategory, knownCategories } from '../components/categories.ts'
import { useQuery } from '../lib/use-query.ts'
import { ShellQuery } from '../shell/shell-queries.ts'
import { groupByLetter, type SearchFilters } from './search-filters.ts'

const BRANDS_SHOWN = 20

const outlined = 'shadow-[0_0_0_1px_var(--line-strong)_inset]'

interface FilterBarProps {
  filters: SearchFilters
  onChange: (filters: SearchFilters) => void
}

/** Categories and providers, for screens with room for them. */
export function SearchFilterBar({ filters, onChange }: FilterBarProps) {
  const { t } = useTranslation('common')
  const toggle = (id: KnownCategory) => onChange({ ...filters, categories: toggled(filters.categories, id) })
  return (
    <div className="grid gap-2 max-md:hidden">
      <fieldset className="flex flex-wrap gap-1.5">
        <legend className="sr-only">{t('categories')}</legend>
        {knownCategories
          .filter((id) => id !== 'ALL_GAMES')
          .map((id) => (
            <Chip key={id} className={outlined} pressed={filters.categories.includes(id)} onClick={() => toggle(id)}>
              {t(id.toLowerCase())}
            </Chip>
          ))}
      </fieldset>
      <BrandChoice filters={filters} onChange={onChange} />
    </div>
  )
}

function BrandChoice({ filters, onChange }: FilterBarProps) {
  const { t, i18n } = useTranslation('search')
  const [{ data }] = useQuery({ query: ShellQuery })
  const [expanded, setExpanded] = useState(false)
  const brands = sortBrands(data?.brands ?? [])
  const groups = expanded ? groupByLetter(brands, i18n.language) : [{ letter: '', brands: brands.slice(0, BRANDS_SHOWN) }]

  return (
    <fieldset className="flex flex-wrap items-center gap-1.5">
      <legend className="sr-only">{t('providers')}</legend>
      {groups.map((group) => (
        <span key={group.letter} className="contents">
          {group.letter ? <span className="ps-3 font-display text-brass-400">{group.letter}</span> : null}
          {group.brands.map((brand) => (
            <Chip
              key={brand.id}
              className={outlined}
              pressed={filters.brands.includes(brand.id)}
              onClick={() => onChange({ ...filters, brands: toggled(filters.brands, brand.id) })}
            >
              <bdi>{brand.name}</bdi>
            </Chip>
          ))}
        </span>
      ))}
      {!expanded && brands.length > BRANDS_SHOWN ? (
        <Button tone="plain" onClick={() => setExpanded(true)}>
          {t('show_all_providers')}
        </Button>
      ) : null}
    </fieldset>
  )
}

function toggled<T>(list: readonly T[], item: T): T[] {
  return list.includes(item) ? list.filter((each) => each !== item) : [...list, item]
}
