import { useTranslation } from 'react-i18next'
import { ChipLink } from '#ui/Chip.tsx'
import { formatCount } from '#ui/count-format.ts'
import { writeBrands } from './brands.ts'
import { categoryPath, isKnownCategory, type KnownCategory } from './categories.ts'

export interface CountedCategory {
  id: string
  games: { total: number }
}

interface CategoryChipsProps {
  categories: readonly CountedCategory[]
  current: KnownCategory | null
  brands: readonly string[]
  /**
   * Id of the list that the chips choose, on the catalogue's own page, where the chips stay after a
   * press.
   */
  list?: string
}

/** One chip a category, with its number of games; selected providers stay selected on the way. */
export function CategoryChips({ categories, current, brands, list }: CategoryChipsProps) {
  const { t, i18n } = useTranslation('common')
  const search = writeBrands(new URLSearchParams(), brands).toString()
  return categories.map(({ id, games }) =>
    isKnownCategory(id) ? (
      <ChipLink
        key={id}
        href={`${categoryPath(id)}${search ? `?${search}` : ''}`}
        current={id === current}
        data-keep-scroll={list}
      >
        <span>{t(id.toLowerCase())}</span>
        <span className="text-[11px] leading-none opacity-75">
          {formatCount(games.total, i18n.language)}
        </span>
      </ChipLink>
    ) : null,
  )
}
