import { useEffect } from 'react'
import { onTheWay } from './going.ts'

/**
 * Stands in for what opens over the page while its code is fetched: it draws nothing itself and
 * keeps the header's light wide.
 */
export function OnTheWay() {
  useEffect(() => {
    onTheWay.set(onTheWay.get() + 1)
    return () => onTheWay.set(onTheWay.get() - 1)
  }, [])
  return null
}
