import type { TFunction } from 'i18next'
import { memo } from 'react'
import { GameTile } from '../../components/games/GameTile.tsx'
import { type TileGame, withoutRepeats } from '../../components/games/game.ts'
import { RailButtons } from '../../components/games/RailButtons.tsx'
import { useRail } from '../../components/games/use-rail.ts'

export interface GameRailProps {
  title: string
  note?: string
  /** Where all games of the kind are. */
  href?: string
  rows: 1 | 2
  games: readonly TileGame[]
  t: TFunction
  from: string
}

/**
 * A heading and its games, in one or two rows that scroll sideways. The address changes behind
 * every dialog; sixty tiles need not be looked through for it.
 */
export const GameRail = memo(function GameRail({
  title,
  note,
  href,
  rows,
  games,
  t,
  from,
}: GameRailProps) {
  const { rail, more, scroll } = useRail<HTMLDivElement>()
  return (
    <section aria-label={title} className="py-5 md:py-7">
      <div className="mb-4 flex items-center gap-4">
        <h2 className="text-title">{title}</h2>
        {note ? <p className="pt-1.5 text-14 text-subtle max-md:hidden">{note}</p> : null}
        <div className="ms-auto flex items-center gap-4">
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
      </div>
      <div ref={rail} className={rows === 2 ? 'rail games two-rows' : 'rail games'}>
        {withoutRepeats(games).map((game) => (
          <GameTile key={game.id} game={game} t={t} from={from} />
        ))}
      </div>
    </section>
  )
})
