import { useEffect, useState } from 'react'

/** False until the page has been awake for a while: for parts that are not needed in the first seconds and would slow a slow line then. */
export function useLater(afterMs: number): boolean {
  const [later, setLater] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLater(true), afterMs)
    return () => clearTimeout(timer)
  }, [afterMs])
  return later
}
