import { Heart } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '#ui/EmptyState.tsx'
import { LinkButton } from '#ui/LinkButton.tsx'
import { useCurrentInSight } from '#ui/use-current-in-sight.ts'
import { CategoryChips, type CountedCategory } from '../../components/games/CategoryChips.tsx'
import { ChipBar } from '../../components/games/ChipBar.tsx'
import { GameSkeletons } from '../../components/games/GameSkeleton.tsx'
import { GameTile } from '../../components/games/GameTile.tsx'
import { ListProblem } from '../../components/games/ListProblem.tsx'
import { useStore } from '../../lib/store.ts'
import { findCurrent, useFocusHandedOn } from '../../lib/use-focus-handed-on.ts'
import { FavouritesChip } from './FavouritesChip.tsx'
import { favouritesHref } from './favourites-view.ts'
import { playerGames } from './player-games.ts'
import { usePlayerGames } from './use-player-games.ts'

const SKELETONS = 7
/** The grid of most screens has seven columns. */
const EAGER = 7

interface FavouriteShelfProps {
  categories: readonly CountedCategory[]
  /** The id of the games, which the chips above them choose. */
  list: string
}

/** The catalogue's shelf of what the player has chosen. All of it stands on one page. */
export function FavouriteShelf({ categories, list }: FavouriteShelfProps) {
  const { t } = useTranslation('favourites')
  const { t: words } = useTranslation('common')
  const favourites = useStore(playerGames, null)?.favourites
  const row = useCurrentInSight<HTMLElement>(`favourites ${favourites?.length}`)
  useFocusHandedOn('categories', row, findCurrent)
  return (
    <>
      <h1 className="text-[clamp(2rem,1.4rem+1.7vw,3rem)]">{t('favourites')}</h1>
      <p className="mt-2 mb-4 max-w-[60ch] text-pretty text-muted">{t('favourites_intro')}</p>
      <ChipBar>
        <nav ref={row} aria-label={words('categories')} className="chips">
          <CategoryChips categories={categories} current={null} brands={[]} list={list} />
          <FavouritesChip current list={list} />
        </nav>
      </ChipBar>
      {/* High enough for the footer to stay out of sight, whatever arrives. */}
      <div id={list} className="min-h-[80dvh]">
        {favourites?.length === 0 ? (
          <EmptyState
            title={t('no_favourites')}
            icon={<Heart aria-hidden="true" className="size-9" strokeWidth={1.5} />}
          >
            <p className="max-w-[46ch] text-pretty text-muted">{t('no_favourites_text')}</p>
            <LinkButton href="/casino">{words('all_games')}</LinkButton>
          </EmptyState>
        ) : null}
        {favourites && favourites.length > 0 ? (
          <div className="game-grid pb-10">
            {favourites.map((game, index) => (
              <GameTile
                key={game.id}
                game={game}
                t={words}
                from={favouritesHref}
                priority={index < EAGER ? 'eager' : undefined}
              />
            ))}
          </div>
        ) : null}
        {favourites ? null : <Waiting />}
      </div>
    </>
  )
}

function Waiting() {
  const { t } = useTranslation('favourites')
  const [{ error, fetching }, refetch] = usePlayerGames()
  if (error && !fetching) return <ListProblem text={t('player_games_error')} onRetry={refetch} />
  return (
    <div aria-busy="true" className="game-grid">
      <GameSkeletons count={SKELETONS} />
    </div>
  )
}
