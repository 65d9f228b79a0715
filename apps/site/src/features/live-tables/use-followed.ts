import { useEffect, useState } from 'react'

/** A reader who scrolls back and forth, or looks into another tab, opens no socket each time. */
const FOLLOWED_ON_MS = 10_000

/** Returns true as long as something is wanted, and some seconds longer. */
export function useFollowed(isWanted: boolean): boolean {
  const [follows, setFollows] = useState(isWanted)
  useEffect(() => {
    if (isWanted) return setFollows(true)
    const timer = setTimeout(() => setFollows(false), FOLLOWED_ON_MS)
    return () => clearTimeout(timer)
  }, [isWanted])
  return isWanted || follows
}
