import type { TFunction } from 'i18next'
import { SearchX } from 'lucide-react'
import { useDeferredValue } from 'react'
import { useLocation } from 'react-router'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { LinkButton } from '#ui/LinkButton.tsx'
import { PAGE_SIZE } from '../../components/games/casino-queries.ts'
import type { KnownCategory } from '../../components/games/categories.ts'
import { ListProblem } from '../../components/games/ListProblem.tsx'
import { useFewAtATime } from '../../components/games/use-few-at-a-time.ts'
import { useGamePages } from '../../components/games/use-game-pages.ts'
import { handPlaceOn } from '../../lib/hand-focus-on.ts'
import { GameRows } from './GameRows.tsx'

export interface GameGridProps {
  category: KnownCategory
  brands: readonly string[]
  t: TFunction
}

/** Starts again (`key`) for another category and for other providers. */
export function GameGrid({ category, brands, t }: GameGridProps) {
  const { pathname, search, key } = useLocation()
  const { games, total, waiting, coming, failed, hasMore, loadMore, retry } = useGamePages(
    { categories: [category], brands },
    key,
  )
  const from = pathname + search
  const isFirst = waiting && games.length === 0
  const awaited = (isFirst ? PAGE_SIZE : 0) + coming
  // After a press the button shows first that it works, and the placeholders come later; they go at
  // once when the games have come.
  const placeholders = Math.min(awaited, useDeferredValue(awaited))
  const drawn = useFewAtATime(games.length)

  if (!waiting && failed === 'first')
    return <ListProblem text={t('game_list_error')} onRetry={retry} />
  if (!waiting && games.length === 0) {
    return (
      <EmptyState
        title={t('no_games_found')}
        icon={<SearchX className="size-10" aria-hidden="true" />}
      >
        <LinkButton href="/casino">{t('all_games')}</LinkButton>
      </EmptyState>
    )
  }
  return (
    <>
      {/* The grid has a place for each game that will come, so that going back to a game far down
          finds it. */}
      <div className="game-grid in-rows" aria-busy={isFirst || coming > 0 || drawn < games.length}>
        <GameRows
          games={games.slice(0, drawn)}
          places={games.length + placeholders}
          from={from}
          t={t}
        />
      </div>
      {failed === 'further' ? <ListProblem text={t('game_list_error')} onRetry={retry} /> : null}
      <div className="grid justify-items-center gap-4 py-10 text-14 text-muted">
        {isFirst ? null : (
          <p role="status">{t('shown_of_total', { shown: games.length, count: total })}</p>
        )}
        {hasMore && failed === null ? (
          <Button
            size="large"
            busy={coming > 0}
            onClick={(press) => {
              handPlaceOn(press)
              loadMore()
            }}
          >
            {t('load_more')}
          </Button>
        ) : null}
      </div>
    </>
  )
}
