import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { going, onTheWay } from '../components/navigation/going.ts'
import { useStore } from '../lib/store.ts'

/**
 * Draws the line of light under the header. It widens at once when the visitor goes to another
 * page, and narrows when the page is there.
 */
export function HeaderLight() {
  const location = useLocation()
  const isGoing = useStore(going, false)
  const isWaiting = useStore(onTheWay, 0) > 0

  // biome-ignore lint/correctness/useExhaustiveDependencies: any other address is that of the next page.
  useEffect(() => going.set(false), [location])

  return (
    <i aria-hidden="true" className="header-light" data-going={isGoing || isWaiting || undefined} />
  )
}
