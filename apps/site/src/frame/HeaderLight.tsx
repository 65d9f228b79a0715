import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { going, onTheWay } from '../components/navigation/going.ts'
import { useStore } from '../lib/store.ts'

/** The lamp's edge of light under the header. It widens at once when somebody goes elsewhere, and narrows when what they want is there. */
export function HeaderLight() {
  const location = useLocation()
  const isGoing = useStore(going, false)
  const isWaiting = useStore(onTheWay, 0) > 0

  // biome-ignore lint/correctness/useExhaustiveDependencies: any other address is the one that somebody went to.
  useEffect(() => going.set(false), [location])

  return <i aria-hidden="true" className="header-light" data-going={isGoing || isWaiting || undefined} />
}
