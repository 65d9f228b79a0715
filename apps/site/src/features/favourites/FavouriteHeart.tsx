import type { TFunction } from 'i18next'
import { Heart } from 'lucide-react'
import { type MouseEvent, useSyncExternalStore } from 'react'
import { type Client, useClient } from 'urql'
import type { TileGame } from '../../components/games/game.ts'
import { handFocusOn } from '../../lib/hand-focus-on.ts'
import { SetFavouriteMutation } from './favourites-queries.ts'
import { playerGames, type SaveFavourite, setFavourite } from './player-games.ts'

/**
 * Pressed while the game is a favourite. It answers to the press at once, and goes back when the
 * server does not agree.
 */
export function FavouriteHeart({ game, t }: { game: TileGame; t: TFunction }) {
  const client = useClient()
  const isKnown = useSyncExternalStore(playerGames.subscribe, () => playerGames.get() !== null)
  const isFavourite = useSyncExternalStore(playerGames.subscribe, () => has(game.id))
  if (!isKnown) return null
  return (
    <button
      type="button"
      className="tile-heart"
      aria-pressed={isFavourite}
      aria-label={t('favourites:favourite_named', { name: game.name })}
      onClick={(press) => {
        handToNextHeart(press)
        void setFavourite(saveWith(client), game, !isFavourite)
      }}
    >
      <Heart aria-hidden="true" />
    </button>
  )
}

/**
 * Where a list shows favourites alone, the tile goes with its heart: the next one, or the last, is
 * what one goes on at.
 */
function handToNextHeart(press: MouseEvent<HTMLElement>) {
  const list = press.currentTarget.closest('section, main')
  const listHearts = () => [...(list?.querySelectorAll<HTMLElement>('.tile-heart') ?? [])]
  const place = listHearts().indexOf(press.currentTarget)
  handFocusOn(press, (region) => {
    const hearts = list?.isConnected ? listHearts() : []
    return (
      hearts[place] ??
      hearts.at(-1) ??
      region.querySelector<HTMLElement>('[role=status] a') ??
      region
    )
  })
}

function has(gameId: string): boolean {
  return playerGames.get()?.favourites.some(({ id }) => id === gameId) ?? false
}

function saveWith(client: Client): SaveFavourite {
  return async (input) => {
    const { error } = await client.mutation(SetFavouriteMutation, { input }).toPromise()
    if (!error) return null
    const { code, most } = error.graphQLErrors[0]?.extensions ?? {}
    return typeof code === 'string' && typeof most === 'number'
      ? { code, most }
      : { code: 'favourite_not_saved' }
  }
}
