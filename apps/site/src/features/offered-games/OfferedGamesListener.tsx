import { useEffect, useRef, useState } from 'react'
import { useClient } from 'urql'
import { useLive } from '#web/use-live.ts'
import { onLookedAtAgain } from '#web/use-looked-at-again.ts'
import { replaceGone } from '../../components/games/mark-gone.ts'
import { askAgainAbout } from '../../lib/ask-again-about.ts'
import { OfferedGamesSubscription } from './offered-games-query.ts'

/**
 * Every open page gets a change at the same moment. Its tiles go at once and cost the server
 * nothing; its lists are requested in this time, in ms, each page at its own moment. Not before a
 * browser forgets what it was answered last (`publicForS`).
 */
const ASK_FROM_MS = 30_000
const ASK_UNTIL_MS = 120_000

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
    function ask() {
      if (document.visibilityState === 'hidden') return
      setIsOld(false)
      askAgainAbout(client, WITH_GAMES)
    }
    const wait = ASK_FROM_MS + Math.random() * (ASK_UNTIL_MS - ASK_FROM_MS)
    const timer = setTimeout(() => {
      stop = onLookedAtAgain(ask)
      ask()
    }, wait)
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [isOld, client])

  return null
}
