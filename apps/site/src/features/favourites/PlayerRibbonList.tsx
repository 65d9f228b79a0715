import { Heart } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '#ui/EmptyState.tsx'
import { GameSkeletons } from '../../components/games/GameSkeleton.tsx'
import { GameTile } from '../../components/games/GameTile.tsx'
import type { TileGame } from '../../components/games/game.ts'
import { ListProblem } from '../../components/games/ListProblem.tsx'
import { RailButtons } from '../../components/games/RailButtons.tsx'
import { useRail } from '../../components/games/use-rail.ts'
import { useStore } from '../../lib/store.ts'
import { favouritesHref } from './favourites-view.ts'
import { playerGames } from './player-games.ts'
import { usePlayerGames } from './use-player-games.ts'

/** Most games of a ribbon: as many as in the other ribbons. The catalogue shows all favourites. */
const SHOWN = 20
const SKELETONS = 7

/**
 * The games played lately and those chosen, each where there are any; a newcomer reads how to get
 * both.
 */
export function PlayerRibbonList() {
  const { t } = useTranslation('favourites')
  const games = useStore(playerGames, null)
  const [{ error, fetching }, refetch] = usePlayerGames()

  if (!games && error && !fetching)
    return <ListProblem text={t('player_games_error')} onRetry={refetch} />
  if (!games) return <Waiting />
  const { favourites, recentlyPlayed } = games
  if (favourites.length + recentlyPlayed.length === 0) {
    return (
      <section aria-label={t('your_games')} className="grid content-center">
        <EmptyState
          title={t('no_player_games')}
          icon={<Heart aria-hidden="true" className="size-9" strokeWidth={1.5} />}
        >
          <p className="max-w-[46ch] text-pretty text-muted">{t('no_player_games_text')}</p>
        </EmptyState>
      </section>
    )
  }
  return (
    <div>
      {recentlyPlayed.length > 0 ? (
        <PlayerRibbon title={t('recently_played')} games={recentlyPlayed} />
      ) : null}
      {favourites.length > 0 ? (
        <PlayerRibbon
          title={t('favourites')}
          games={favourites.slice(0, SHOWN)}
          href={favouritesHref}
        />
      ) : null}
    </div>
  )
}

function PlayerRibbon({
  title,
  games,
  href,
}: {
  title: string
  games: readonly TileGame[]
  href?: string
}) {
  const { t } = useTranslation('favourites')
  const { t: words } = useTranslation('common')
  const { rail, more, scroll } = useRail<HTMLDivElement>()
  return (
    <section aria-label={title} className="py-5 md:py-7">
      <div className="mb-4 flex items-center gap-4">
        <h2 className="flex min-h-11 items-center text-title">{title}</h2>
        <span className="ms-auto" />
        {href ? (
          <a
            href={href}
            className="inline-flex min-h-11 items-center px-2 text-14 whitespace-nowrap text-muted hover:text-ivory"
          >
            {t('see_all')}
          </a>
        ) : null}
        <RailButtons more={more} scroll={scroll} />
      </div>
      <div ref={rail} className="rail games">
        {games.map((game) => (
          <GameTile key={game.id} game={game} t={words} from="/" />
        ))}
      </div>
    </section>
  )
}

function Waiting() {
  return (
    <div aria-busy="true" className="py-5 md:py-7">
      <div className="mb-4 min-h-11" />
      <div className="rail games">
        <GameSkeletons count={SKELETONS} />
      </div>
    </div>
  )
}
