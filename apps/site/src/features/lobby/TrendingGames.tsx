import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { GameTile } from '../../components/games/GameTile.tsx'
import { playHref } from '../../components/games/game.ts'
import { goneGames, isGone, NONE_GONE } from '../../components/games/gone-games.ts'
import { RailButtons } from '../../components/games/RailButtons.tsx'
import { useRail } from '../../components/games/use-rail.ts'
import { useStore } from '../../lib/store.ts'
import {
  type ContentGame,
  type ContentImage,
  type ContentPart,
  findPart,
  imageOf,
  wordsOf,
} from './content-parts.ts'
import { useLaterContent } from './use-content.ts'

interface TrendingGame {
  game: ContentGame
  banner: ContentImage | null
}

/**
 * The games of the moment beside a picture of their own; one with a banner is shown as wide as
 * that.
 */
export function TrendingGames() {
  const { t } = useTranslation('lobby')
  const { pathname } = useLocation()
  const { rail, more, scroll } = useRail<HTMLDivElement>()
  const [{ data }] = useLaterContent()
  const section = findPart(data?.cmsComponents, 'trending_games.mainsection')
  const title = wordsOf(section, 'title')
  const behind = imageOf(section, 'mainBackground')
  const picture = imageOf(section, 'mainImage')
  const gone = useStore(goneGames, NONE_GONE)
  const games = trendingGames(findPart(data?.cmsComponents, 'trending_games.games')).filter(
    ({ game }) => !isGone(game, gone),
  )
  if (!title || !behind || !picture || games.length === 0) return null

  return (
    <section aria-label={title} className="panel trending">
      <img src={behind.src} alt="" loading="lazy" decoding="async" className="trending-behind" />
      <img
        src={picture.src}
        alt={picture.alt ?? ''}
        loading="lazy"
        decoding="async"
        className="trending-picture"
      />
      <div className="min-w-0">
        <div className="mb-4 flex items-center gap-4">
          <h2 className="me-auto text-title">{title}</h2>
          <RailButtons more={more} scroll={scroll} />
        </div>
        <div ref={rail} className="rail trending-games">
          {games.map(({ game, banner }) =>
            banner ? (
              <a key={game.id} href={playHref(game, 'real', pathname)} className="trending-banner">
                <img
                  src={banner.src}
                  alt=""
                  loading="lazy"
                  decoding="async"
                  className="trending-banner-art"
                />
                <span className="grid">
                  <strong className="text-22 font-display font-normal">
                    <bdi>{game.name}</bdi>
                  </strong>
                  <span className="text-13 text-muted">
                    <bdi>{game.brand.name}</bdi>
                  </span>
                </span>
              </a>
            ) : (
              <GameTile key={game.id} game={game} t={t} from={pathname} />
            ),
          )}
        </div>
      </div>
    </section>
  )
}

/** The entries whose game the catalogue has, each game once. */
function trendingGames(list: ContentPart | undefined): TrendingGame[] {
  const entries = (list?.items ?? []).flatMap((entry) => {
    const game = findPart(entry.elements, 'game')?.game
    return game ? { game, banner: imageOf(entry, 'banner') } : []
  })
  return entries.filter(
    ({ game }, index) => entries.findIndex((each) => each.game.id === game.id) === index,
  )
}
