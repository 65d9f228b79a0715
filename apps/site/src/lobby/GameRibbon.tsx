import type { TFunction } from 'i18next'
import { categoryPath, isKnownCategory, rowsOf } from '../components/categories.ts'
import { GameTile } from '../components/GameTile.tsx'
import { type TileGame, withoutRepeats } from '../components/game.ts'
import { RailButtons } from '../components/RailButtons.tsx'
import { useRail } from '../components/use-rail.ts'

export interface GameRibbonProps {
  category: { id: string; games: { total: number; edges: { results: readonly TileGame[] } } }
  t: TFunction
  from: string
}

/** A category's first games in one or two rows that scroll sideways. */
export function GameRibbon({ category: { id, games }, t, from }: GameRibbonProps) {
  const { rail, more, scroll } = useRail<HTMLDivElement>()
  if (!isKnownCategory(id)) return null
  const title = t(`ribbon_${id.toLowerCase()}`)
  return (
    <section aria-label={title} className="py-5 md:py-7">
      <div className="mb-4 flex items-center gap-4">
        <h2 className="text-title">{title}</h2>
        <p className="pt-1.5 text-14 text-subtle max-md:hidden">{t(`ribbon_${id.toLowerCase()}_note`)}</p>
        <a
          href={categoryPath(id)}
          className="ms-auto inline-flex min-h-11 items-center px-2 text-14 whitespace-nowrap text-muted hover:text-ivory"
        >
          {t('see_all')}
        </a>
        <RailButtons more={more} scroll={scroll} />
      </div>
      <div ref={rail} className={rowsOf(id) === 2 ? 'rail games two-rows' : 'rail games'}>
        {withoutRepeats(games.edges.results).map((game) => (
          <GameTile key={game.id} game={game} t={t} from={from} />
        ))}
      </div>
    </section>
  )
}
