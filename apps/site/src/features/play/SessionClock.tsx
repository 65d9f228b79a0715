import { useEffect, useState } from 'react'
import { localStore } from '#ui/browser-storage.ts'
import { sessionStartKey } from '../../session/session.ts'
import { readSessionStart, sessionTime } from './session-clock.ts'

/** Time since the player signed in, or since the game was opened when nobody is signed in. */
export function SessionClock() {
  const [opened] = useState(() => Date.now())
  const [now, setNow] = useState(opened)

  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])

  const start = readSessionStart(localStore.getItem(sessionStartKey), now)
  return (
    <bdi role="timer" suppressHydrationWarning>
      {sessionTime(start ?? opened, now)}
    </bdi>
  )
}
