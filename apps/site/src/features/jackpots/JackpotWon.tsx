import { Suspense, useEffect, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { useLive } from '#web/use-live.ts'
import { isNoticePlace } from '../../components/page/notice-place.ts'
import { allWon } from './all-won.ts'
import { JackpotWonSubscription, type WonJackpot } from './jackpot-queries.ts'
import { WonNotice } from './WonNotice.tsx'
import { onPlaceChange, wonPlace } from './won-place.ts'

/** Says that the player has won a jackpot, on whatever page they are, until they have closed it. */
export function JackpotWon() {
  // Two wins may come before the page is drawn again, and each must be seen.
  const { data: news } = useLive(
    { query: JackpotWonSubscription },
    (before: readonly WonJackpot[] | undefined, { jackpotWon }) => allWon(before, [jackpotWon]),
  )
  const [wins, setWins] = useState<readonly WonJackpot[]>([])
  const [read, setRead] = useState(0)

  // The news of a subscription is forgotten when it fails.
  useEffect(() => {
    if (news) setWins((before) => allWon(before, news))
  }, [news])

  const first = wins[read]
  return first ? (
    <PlacedNotice key={first.id} won={first} onClose={() => setRead(read + 1)} />
  ) : null
}

function PlacedNotice(props: { won: WonJackpot; onClose: () => void }) {
  const place = useSyncExternalStore(onPlaceChange, placeNow)
  return createPortal(
    <Suspense>
      <WonNotice {...props} hasPlace={isNoticePlace(place)} />
    </Suspense>,
    place,
  )
}

const placeNow = () => wonPlace(document)
