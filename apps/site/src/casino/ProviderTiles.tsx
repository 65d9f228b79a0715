import { useTranslation } from 'react-i18next'
import { Skeleton } from '#ui/Skeleton.tsx'
import { sortBrands } from '../components/brands.ts'
import { ListProblem } from '../components/ListProblem.tsx'
import { useQuery } from '../lib/use-query.ts'
import { ShellQuery } from '../shell/shell-queries.ts'
import { findProviders } from './provider-search.ts'

const SKELETONS = 12

export interface ProviderTilesProps {
  /** What their names must hold; empty for all of them. */
  typed: string
  /** Ids in capitals. */
  chosen: readonly string[]
  onToggle: (id: string) => void
}

export function ProviderTiles({ typed, chosen, onToggle }: ProviderTilesProps) {
  const { t } = useTranslation('casino')
  const [{ data, error, fetching }, askAgain] = useQuery({ query: ShellQuery })
  if (!data && error && !fetching) return <ListProblem text={t('game_list_error')} onRetry={askAgain} />

  const brands = findProviders(sortBrands(data?.brands ?? []), typed)
  return (
    <>
      <ul aria-busy={!data} className="grid min-h-60 grid-cols-2 content-start gap-3 md:grid-cols-4">
        {brands.map((brand) => {
          const id = brand.id.toUpperCase()
          return (
            <li key={brand.id}>
              <button type="button" aria-pressed={chosen.includes(id)} onClick={() => onToggle(id)} className="provider-tile">
                <img src={brand.logos.light} alt={brand.name} height={26} />
                <span>{t('games_count', { count: brand.games.total })}</span>
              </button>
            </li>
          )
        })}
        {data ? null : Array.from({ length: SKELETONS }, (_, index) => index).map((index) => <ProviderSkeleton key={index} />)}
      </ul>
      <p
        role="status"
        className={brands.length === 0 && data ? '-mt-60 grid min-h-60 place-content-center text-center text-muted' : 'sr-only'}
      >
        {brands.length === 0 && data ? t('no_providers_found') : ''}
      </p>
    </>
  )
}

function ProviderSkeleton() {
  return (
    <li>
      <Skeleton className="h-23 rounded-control" />
    </li>
  )
}
