import { use, useEffect } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { Toast } from '#ui/Toast.tsx'
import { useLive } from '#web/use-live.ts'
import { tileExtra } from '../../components/games/tile-extra.ts'
import { MobileContext } from '../../lib/mobile-context.ts'
import { useStore } from '../../lib/store.ts'
import { FavouriteHeart } from './FavouriteHeart.tsx'
import { PlayerGamesSubscription } from './favourites-queries.ts'
import { favouriteProblem, forgetPlayerGames, setPlayerGames } from './player-games.ts'
import { usePlayerGames } from './use-player-games.ts'

/**
 * Keeps the signed-in player's games as they are on every device, puts a heart on every tile, and
 * reports when one could not be saved.
 */
export function FavouritesLive() {
  const { t } = useTranslation('favourites')
  const mobile = use(MobileContext)
  const [answer] = usePlayerGames()
  const news = useLive({ query: PlayerGamesSubscription, variables: { mobile } })
  const problem = useStore(favouriteProblem, null)
  const games = news.data?.playerGames ?? answer.data?.playerGames

  useEffect(() => {
    if (games) setPlayerGames(games)
  }, [games])

  useEffect(() => {
    tileExtra.set(FavouriteHeart)
    return () => {
      tileExtra.set(null)
      forgetPlayerGames()
    }
  }, [])

  if (!problem) return null
  const toast = (
    <Toast tone="danger" message={t(problem.code, { most: problem.most })} onGone={forgetProblem} />
  )
  // Nothing outside of an open dialog can be seen, or is read out.
  return createPortal(toast, document.querySelector('dialog[open]') ?? document.body)
}

function forgetProblem(): void {
  favouriteProblem.set(null)
}
