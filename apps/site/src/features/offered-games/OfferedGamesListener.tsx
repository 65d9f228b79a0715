import { useEffect, useRef, useState } from 'react'
import { useClient } from 'urql'
import { useLive } from '#web/use-live.ts'
import { onLookedAtAgain } from '#web/use-looked-at-again.ts'
import { replaceGone } from '../../components/games/mark-gone.ts'
import { refetchFields } from '../../lib/refetch-fields.ts'
import { OfferedGamesSubscription } from './offered-games-query.ts'

/**
 * Every open page gets a change at the same moment. Its tiles go at once and cost the server
 * nothing; its lists are requested in this time, in ms, each page at its own moment. Not before a
 * browser forgets what it was answered last (`publicForS`).
 */
const REFETCH_FROM_MS = 30_000
const REFETCH_UNTIL_MS = 120_000

/** Parts of the catalogue, and lists of games that editors have put together. */
const WITH_GAMES = ['brands', 'categories', 'collection', 'cmsComponents', 'playerGames', 'winners']

/** Takes what is not offered any more from the page, and brings its lists up to date. */
export function OfferedGamesListener() {
  const client = useClient()
  const offered = useLive({ query: OfferedGamesSubscription }).data?.offeredGames
  const version = useRef<string>(undefined)
  const [isOld, setIsOld] = useState(false)

  useEffect(() => {
    if (!offered) return
    replaceGone({ games: offered.goneGames, brands: offered.goneBrands })
    const before = version.current ?? offered.version
    version.current = offered.version
    if (offered.version !== before) setIsOld(true)
  }, [offered])

  useEffect(() => {
    if (!isOld) return
    let stop = () => {}
    function refetchLists() {
      if (document.visibilityState === 'hidden') return
      setIsOld(false)
      refetchFields(client, WITH_GAMES)
    }
    const wait = REFETCH_FROM_MS + Math.random() * (REFETCH_UNTIL_MS - REFETCH_FROM_MS)
    const timer = setTimeout(() => {
      stop = onLookedAtAgain(refetchLists)
      refetchLists()
    }, wait)
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [isOld, client])

  return null
}
