import type { TFunction } from 'i18next'
import { GameTile } from '../components/GameTile.tsx'
import type { TileGame } from '../components/game.ts'

/** At most ten, of which a phone shows four and a tablet six. */
const SHOWN = 10

/** The games at the head of the whole catalogue, with their rank beside them. */
export function TopGames({ games, t, from }: { games: readonly TileGame[]; t: TFunction; from: string }) {
  return (
    <section aria-label={t('top_games')} className="py-5 md:py-7">
      <h2 className="mb-4 text-title">{t('top_games')}</h2>
      <ol className="top-games">
        {games.slice(0, SHOWN).map((game, index) => (
          <li key={game.id}>
            <span aria-hidden="true" className="rank">
              {index + 1}
            </span>
            <GameTile game={game} t={t} from={from} />
          </li>
        ))}
      </ol>
    </section>
  )
}
