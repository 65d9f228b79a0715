import { Suspense, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useLive } from '#ui/use-live.ts'
import { JackpotWonSubscription, type WonJackpot } from './jackpot-queries.ts'
import { WonNotice } from './WonNotice.tsx'

/** Says that the player has won a jackpot, on whatever page they are, until they have closed it. */
export function JackpotWon() {
  const told = useLive({ query: JackpotWonSubscription }).data?.jackpotWon
  const [unread, setUnread] = useState<readonly WonJackpot[]>([])

  useEffect(() => {
    if (told)
      setUnread((before) => (before.some(({ id }) => id === told.id) ? before : [...before, told]))
  }, [told])

  const [first] = unread
  if (!first) return null
  // Nothing outside of an open dialog, or of what fills the screen, can be seen.
  const place =
    document.querySelector('dialog[open]') ?? document.fullscreenElement ?? document.body
  return createPortal(
    <Suspense>
      <WonNotice
        key={first.id}
        won={first}
        onClose={() => setUnread((before) => before.slice(1))}
      />
    </Suspense>,
    place,
  )
}
