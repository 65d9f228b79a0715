import type { TFunction } from 'i18next'
import type { CSSProperties } from 'react'
import { GameSkeleton } from '../../components/games/GameSkeleton.tsx'
import { GameTile } from '../../components/games/GameTile.tsx'
import type { TileGame } from '../../components/games/game.ts'

export interface GameRowsProps {
  games: readonly TileGame[]
  /**
   * How many places there are; those without a game are kept free, so that what stands below stays
   * where it is.
   */
  places: number
  /** Where a game's close button leads. */
  from: string
  t: TFunction
}

/** The grid of most screens has seven columns: these tiles are in sight from the start. */
const EAGER = 7
/** Four rows of a phone, which lay them out apart from the others (game-tile.css). */
const TOGETHER = 12
const PHONE_COLUMNS = 3

/**
 * A long grid of games, by a few rows each: what changes in some of them costs the others nothing.
 */
export function GameRows({ games, places, from, t }: GameRowsProps) {
  const starts = Array.from(
    { length: Math.ceil(places / TOGETHER) },
    (_, index) => index * TOGETHER,
  )
  return starts.map((start) => {
    const count = Math.min(TOGETHER, places - start)
    return (
      <div
        key={start}
        className="game-rows"
        style={{ '--rows': Math.ceil(count / PHONE_COLUMNS) } as CSSProperties}
      >
        {Array.from({ length: count }, (_, index) => start + index).map((place) => {
          const game = games[place]
          return game ? (
            <GameTile key={game.id} game={game} t={t} from={from} priority={priorityOf(place)} />
          ) : (
            <GameSkeleton key={`place ${place}`} />
          )
        })}
      </div>
    )
  })
}

function priorityOf(place: number) {
  if (place === 0) return 'first'
  return place < EAGER ? 'eager' : undefined
}
