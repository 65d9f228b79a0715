import type { TFunction } from 'i18next'
import { SearchX } from 'lucide-react'
import { useLocation } from 'react-router'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { LinkButton } from '#ui/LinkButton.tsx'
import type { KnownCategory } from '../components/categories.ts'
import { GameSkeletons } from '../components/GameSkeleton.tsx'
import { GameTile } from '../components/GameTile.tsx'
import { useGamePages } from './use-game-pages.ts'

export interface GameGridProps {
  category: KnownCategory
  brands: readonly string[]
  t: TFunction
}

/** The widest grid has seven columns: these tiles are in sight from the start. */
const EAGER = 7

export function GameGrid({ category, brands, t }: GameGridProps) {
  const { pathname, search } = useLocation()
  const { games, total, waiting, loadingMore, error, hasMore, loadMore } = useGamePages(category, brands)
  const from = pathname + search

  if (!waiting && error && games.length === 0) {
    return (
      <p role="alert" className="py-20 text-center text-muted">
        {t('game_list_error')}
      </p>
    )
  }
  if (!waiting && games.length === 0) {
    return (
      <EmptyState title={t('no_games_found')} icon={<SearchX className="size-10" aria-hidden="true" />}>
        <LinkButton href="/casino">{t('all_games')}</LinkButton>
      </EmptyState>
    )
  }
  return (
    <>
      <div className="game-grid" aria-busy={waiting || loadingMore}>
        {games.map((game, index) => (
          <GameTile key={game.id} game={game} t={t} from={from} priority={index === 0 ? 'first' : index < EAGER ? 'eager' : undefined} />
        ))}
        {waiting ? <GameSkeletons count={28} /> : null}
      </div>
      <div className="grid justify-items-center gap-4 py-10 text-14 text-muted">
        {waiting ? null : <p role="status">{t('shown_of_total', { shown: games.length, count: total })}</p>}
        {hasMore ? (
          <Button size="large" busy={loadingMore} onClick={loadMore}>
            {t('load_more')}
          </Button>
        ) : null}
      </div>
    </>
  )
}
