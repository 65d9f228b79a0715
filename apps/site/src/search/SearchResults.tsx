import { SearchX } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { search } from '../analytics/events.ts'
import { GameSkeletons } from '../components/GameSkeleton.tsx'
import { GameTile } from '../components/GameTile.tsx'
import { type TileGame, withoutRepeats } from '../components/game.ts'
import { useQuery } from '../lib/use-query.ts'
import { hasFilters, type SearchFilters, searchVariables, showsRecommended } from './search-filters.ts'
import { RecommendedQuery, SEARCH_PAGE, SearchQuery } from './search-queries.ts'

interface SearchResultsProps {
  filters: SearchFilters
  from: string
  /** False while more is being typed. */
  settled: boolean
  onClear: () => void
}

/** What was found, page by page, and recommended games where that is little or nothing. */
export function SearchResults({ filters, from, settled, onClear }: SearchResultsProps) {
  const { t } = useTranslation('search')
  const [pages, setPages] = useState(1)
  const asked = hasFilters(filters)
  const [{ data, fetching, error }] = useQuery({ query: SearchQuery, variables: searchVariables(filters, 0), pause: !asked })
  const total = data?.collection.games.total ?? 0
  const waiting = asked && fetching && !data

  const isAnswered = asked && settled && !fetching && data !== undefined
  const characters = filters.text.trim().length
  const chosen = filters.categories.length + filters.brands.length

  useEffect(() => {
    if (isAnswered) search({ characters, filters: chosen, results: total })
  }, [isAnswered, characters, chosen, total])

  if (error && !data) {
    return (
      <p role="alert" className="py-12 text-center text-muted">
        {t('game_list_error')}
      </p>
    )
  }
  return (
    <div className="grid gap-6" aria-busy={waiting || !settled}>
      {asked ? (
        <div className="flex min-h-11 items-center justify-between gap-4 border-t border-line pt-3">
          <p role="status" className="text-14 text-muted">
            {!waiting && total > 0 ? t('found_count_game', { count: total }) : ''}
          </p>
          <Button tone="plain" onClick={onClear}>
            {t('clear_all')}
          </Button>
        </div>
      ) : null}
      {waiting ? (
        <div className="game-grid">
          <GameSkeletons count={12} />
        </div>
      ) : null}
      {asked && !waiting && total === 0 ? (
        <EmptyState title={t('no_games_found')} icon={<SearchX aria-hidden="true" className="size-10" />} />
      ) : null}
      {asked && total > 0 ? (
        <div className="game-grid">
          {Array.from({ length: pages }, (_, page) => page).map((page) => (
            <ResultPage key={page} filters={filters} page={page} from={from} />
          ))}
        </div>
      ) : null}
      {asked && pages * SEARCH_PAGE < total ? (
        <Button size="large" className="justify-self-center" onClick={() => setPages(pages + 1)}>
          {t('load_more')}
        </Button>
      ) : null}
      {!waiting && showsRecommended(filters, total) ? <Recommended from={from} known={data?.collection.games.edges.results ?? []} /> : null}
    </div>
  )
}

function ResultPage({ filters, page, from }: { filters: SearchFilters; page: number; from: string }) {
  const { t } = useTranslation('common')
  const [{ data }] = useQuery({ query: SearchQuery, variables: searchVariables(filters, page) })
  if (!data) return <GameSkeletons count={12} />
  return withoutRepeats(data.collection.games.edges.results).map((game) => <GameTile key={game.id} game={game} t={t} from={from} />)
}

function Recommended({ from, known }: { from: string; known: readonly TileGame[] }) {
  const { t } = useTranslation('search')
  const { t: words } = useTranslation('common')
  const [{ data }] = useQuery({ query: RecommendedQuery })
  const games = withoutRepeats(data?.collection.games.edges.results ?? []).filter((game) => !known.some(({ id }) => id === game.id))
  return (
    <section aria-label={t('recommended')}>
      <h3 className="mb-4 text-22">{t('recommended')}</h3>
      <div className="game-grid">
        {data ? games.map((game) => <GameTile key={game.id} game={game} t={words} from={from} />) : <GameSkeletons count={12} />}
      </div>
    </section>
  )
}
