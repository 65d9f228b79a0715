import { useEffect, useState } from 'react'
import { localStore } from '#web/browser-storage.ts'
import { sessionStartKey } from '../../session/session.ts'
import { readSessionStart, sessionTime } from './session-clock.ts'

/** Shows the time since the player signed in; for a visitor, the time since the game was opened. */
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
