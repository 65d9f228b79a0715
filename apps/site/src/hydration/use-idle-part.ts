import { type ComponentType, useEffect, useState } from 'react'
import { useIdle } from './use-idle.ts'

type Fetch = () => Promise<ComponentType>
type Failed = (error: unknown) => void

/** A component that nobody waits for: its code is fetched when the browser is idle. Null until then. */
export function useIdlePart(fetchPart: Fetch, failed: Failed): ComponentType | null {
  return useWantedPart(fetchPart, failed, useIdle() ? 1 : 0)
}

/** A component whose code is fetched when it is first wanted, and each time after that it could not be had. */
export function useWantedPart(fetchPart: Fetch, failed: Failed, wanted: number): ComponentType | null {
  const [Part, setPart] = useState<ComponentType | null>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: being wanted is what it is fetched for.
  useEffect(() => {
    if (wanted > 0 && !Part) fetchPart().then((found) => setPart(() => found), failed)
  }, [wanted])

  return Part
}
