import { useEffect, useState } from 'react'

/** False until the page has been awake for a while: for what nobody misses in the first seconds, and no slow line should carry then. */
export function useLater(afterMs: number): boolean {
  const [later, setLater] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLater(true), afterMs)
    return () => clearTimeout(timer)
  }, [afterMs])
  return later
}
