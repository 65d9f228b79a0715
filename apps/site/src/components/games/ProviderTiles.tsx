import type { TFunction } from 'i18next'
import { memo, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Skeleton } from '#ui/Skeleton.tsx'
import type { ResultOf } from '../../lib/graphql.ts'
import type { ShellQuery } from '../settings/shell-queries.ts'
import { useShell } from '../settings/use-shell.ts'
import { sortBrands } from './brands.ts'
import { ProvidersProblem } from './ProvidersProblem.tsx'
import { findProviders } from './provider-search.ts'

type Brand = ResultOf<typeof ShellQuery>['brands'][number]

const SKELETONS = 12

export interface ProviderTilesProps {
  /** Text that their names must hold; empty for all of them. */
  typed: string
  /** Ids in capitals. */
  chosen: readonly string[]
  /**
   * Stays the same from one drawing to the next, so that only the tile that is pressed is drawn
   * again.
   */
  onToggle: (id: string) => void
}

export function ProviderTiles({ typed, chosen, onToggle }: ProviderTilesProps) {
  const { t } = useTranslation('casino')
  const [{ data, error, fetching }, refetch] = useShell()
  const sorted = useMemo(() => sortBrands(data?.brands ?? []), [data])
  if (!data && error && !fetching) return <ProvidersProblem onRetry={refetch} />

  const brands = findProviders(sorted, typed)
  return (
    <>
      <ul
        aria-busy={!data}
        className="grid min-h-60 grid-cols-2 content-start gap-3 md:grid-cols-4"
      >
        {brands.map((brand) => (
          <ProviderTile
            key={brand.id}
            brand={brand}
            isChosen={chosen.includes(brand.id.toUpperCase())}
            onToggle={onToggle}
            t={t}
          />
        ))}
        {data
          ? null
          : Array.from({ length: SKELETONS }, (_, index) => index).map((index) => (
              <ProviderSkeleton key={index} />
            ))}
      </ul>
      <p
        role="status"
        className={
          brands.length === 0 && data
            ? '-mt-60 grid min-h-60 place-content-center text-center text-muted'
            : 'sr-only'
        }
      >
        {brands.length === 0 && data ? t('no_providers_found') : ''}
      </p>
    </>
  )
}

interface ProviderTileProps {
  brand: Brand
  isChosen: boolean
  onToggle: (id: string) => void
  t: TFunction<'casino'>
}

const ProviderTile = memo(function ProviderTile({
  brand,
  isChosen,
  onToggle,
  t,
}: ProviderTileProps) {
  return (
    <li>
      <button
        type="button"
        aria-pressed={isChosen}
        onClick={() => onToggle(brand.id.toUpperCase())}
        className="provider-tile"
      >
        <img src={brand.logos.light} alt={brand.name} height={26} />
        <span>{t('games_count', { count: brand.games.total })}</span>
      </button>
    </li>
  )
})

function ProviderSkeleton() {
  return (
    <li>
      <Skeleton className="h-23 rounded-control" />
    </li>
  )
}
