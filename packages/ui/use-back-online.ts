import { useEffect } from 'react'

/** Does something again when the network is back, while it is wanted. `again` has to stay the same function. */
export function useBackOnline(again: () => void, isWanted = true): void {
  useEffect(() => {
    if (!isWanted) return
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  }, [again, isWanted])
}
