import { useEffect, useState } from 'react'

/** Not every browser says when it is idle, and a busy one may never be. */
const LATEST_MS = 3000

/** False until the browser has had a moment with nothing better to do: for parts that are not waited for. */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(false)
  useEffect(() => {
    const begin = () => setIdle(true)
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(begin, LATEST_MS)
      return () => clearTimeout(timer)
    }
    const handle = requestIdleCallback(begin, { timeout: LATEST_MS })
    return () => cancelIdleCallback(handle)
  }, [])
  return idle
}
