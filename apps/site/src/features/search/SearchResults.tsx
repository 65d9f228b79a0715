import { SearchX } from 'lucide-react'
import { memo, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { search } from '../../components/data-layer/events.ts'
import { GameSkeletons } from '../../components/games/GameSkeleton.tsx'
import { GameTile } from '../../components/games/GameTile.tsx'
import { ListProblem } from '../../components/games/ListProblem.tsx'
import { useFewAtATime } from '../../components/games/use-few-at-a-time.ts'
import { useGamePages } from '../../components/games/use-game-pages.ts'
import { handPlaceOn } from '../../lib/hand-focus-on.ts'
import { FoundEvents } from './FoundEvents.tsx'
import { RecommendedGames } from './RecommendedGames.tsx'
import { hasFilters, type SearchFilters, showsRecommended } from './search-filters.ts'
import { useFoundEvents } from './use-found-events.ts'

interface SearchResultsProps {
  filters: SearchFilters
  from: string
  /** Where in the history the search stands. */
  place: string
  /** False while more is being typed. */
  settled: boolean
  onClear: () => void
}

const SKELETONS = 12

/**
 * The games found, page by page, and recommended games where they are few or none. The last result
 * stays until more is known.
 */
export const SearchResults = memo(function SearchResults({
  filters,
  from,
  place,
  settled,
  onClear,
}: SearchResultsProps) {
  const { t } = useTranslation('search')
  const { t: words } = useTranslation('common')
  const isSearch = hasFilters(filters)
  const { waiting, coming, failed, hasMore, loadMore, retry, ...found } = useGamePages(
    filters,
    `search ${place}`,
    !isSearch,
  )
  const total = isSearch ? found.total : 0
  const games = isSearch ? found.games : []
  const drawn = useFewAtATime(games.length)
  const events = useFoundEvents(filters.text)
  const matches = useRef<HTMLHeadingElement>(null)
  const isFirst = isSearch && waiting && games.length === 0
  useReportedSearch(filters, total, isSearch && settled && !waiting && failed === null)

  return (
    <div className="grid gap-6" aria-busy={waiting || !settled}>
      {isSearch ? (
        <div className="flex min-h-11 items-center justify-between gap-1 border-t border-line pt-3 sm:gap-4">
          <p role="status" className="text-14 text-muted">
            {!waiting && total > 0 ? t('found_count_game', { count: total }) : ''}
          </p>
          {/* They come later than the games, and below them: nothing moves away from under a
              finger. */}
          {events.length > 0 ? (
            <Button
              tone="plain"
              className="ms-auto max-sm:px-2"
              onClick={() => matches.current?.focus()}
            >
              {t('found_count_match', { count: events.length })}
            </Button>
          ) : null}
          <Button tone="plain" className="max-sm:px-2" onClick={onClear}>
            {t('clear_all')}
          </Button>
        </div>
      ) : null}
      {isSearch && !waiting && failed === null && total === 0 ? (
        <EmptyState
          title={t('no_games_found')}
          icon={<SearchX aria-hidden="true" className="size-10" />}
        />
      ) : null}
      {isFirst || games.length > 0 ? (
        <div
          className={waiting ? 'game-grid opacity-60 transition-opacity delay-200' : 'game-grid'}
        >
          {games.slice(0, drawn).map((game) => (
            <GameTile key={game.id} game={game} t={words} from={from} />
          ))}
          <GameSkeletons count={games.length - drawn + (isFirst ? SKELETONS : coming)} />
        </div>
      ) : null}
      {isSearch && failed && !waiting ? (
        <ListProblem text={t('game_list_error')} onRetry={retry} />
      ) : null}
      {isSearch && hasMore && failed === null ? (
        <Button
          size="large"
          className="justify-self-center"
          busy={coming > 0}
          onClick={(press) => {
            handPlaceOn(press)
            loadMore()
          }}
        >
          {t('load_more')}
        </Button>
      ) : null}
      {isSearch && !isFirst && events.length > 0 ? (
        <FoundEvents events={events} heading={matches} />
      ) : null}
      {!isSearch || (!isFirst && failed === null && showsRecommended(filters, total)) ? (
        <RecommendedGames from={from} known={games} />
      ) : null}
    </div>
  )
})

/** Reports each search once its answer is there. */
function useReportedSearch(
  { text, categories, brands }: SearchFilters,
  results: number,
  isAnswered: boolean,
): void {
  const characters = text.trim().length
  const filters = categories.length + brands.length
  useEffect(() => {
    if (isAnswered) search({ characters, filters, results })
  }, [isAnswered, characters, filters, results])
}
