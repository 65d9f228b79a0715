import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { GameTile } from '../../components/games/GameTile.tsx'
import { type ContentPart, findPart, imageOf, linkOf, wordsOf } from './content-parts.ts'
import { topGamesBlocks } from './lobby-content.ts'
import { topGameLook, topGamesOf } from './top-games.ts'
import { useLaterContent } from './use-content.ts'

/** The blocks of top games, those that have any. */
export function TopGames() {
  const [{ data }] = useLaterContent()
  const blocks = topGamesBlocks
    .flatMap((id) => findPart(data?.cmsComponents, id) ?? [])
    .filter((block) => topGamesOf(block).length > 0)
  if (blocks.length === 0) return null
  return (
    <div className="top-blocks">
      {blocks.map((block) => (
        <TopGamesBlock key={block.id} block={block} />
      ))}
    </div>
  )
}

function TopGamesBlock({ block }: { block: ContentPart }) {
  const { t } = useTranslation('lobby')
  const { pathname } = useLocation()
  const title = wordsOf(block, 'title') || t('top_games')
  const logo = imageOf(block, 'providerLogo')
  const behind = imageOf(block, 'topgamesbackground')
  const link = linkOf(block, 'topgameslink')
  return (
    <section aria-label={title} className="panel top-block">
      {behind ? (
        <img src={behind.src} alt="" loading="lazy" decoding="async" className="top-behind" />
      ) : null}
      <header className="flex items-center gap-4">
        <div className="flex flex-1 flex-wrap items-center gap-x-4 gap-y-1">
          {logo ? (
            <img
              src={logo.src}
              alt={logo.alt ?? ''}
              height={28}
              loading="lazy"
              decoding="async"
              className="h-7 w-auto"
            />
          ) : null}
          <h2 className="text-[1.5rem]">{title}</h2>
        </div>
        {link ? (
          <a
            href={link.url}
            aria-label={`${title}: ${link.label}`}
            className="inline-flex min-h-11 items-center px-2 text-14 whitespace-nowrap text-muted hover:text-ivory"
          >
            {wordsOf(block, 'topgamescta') || link.label}
          </a>
        ) : null}
      </header>
      <ol className="top-games">
        {topGamesOf(block).map((game, index) => (
          <li key={game.id} className={topGameLook(index)}>
            <GameTile game={game} t={t} from={pathname} />
          </li>
        ))}
      </ol>
    </section>
  )
}
