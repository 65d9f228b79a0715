import { type ComponentType, useEffect, useState } from 'react'

/**
 * The support desk, whose code is fetched at the first press for it, and at each press after a
 * failed attempt. Null until it is there. `failed` is called for each attempt that failed: the page
 * with our addresses needs no code of the desk.
 */
export function useSupportDesk(presses: number, failed: () => void): ComponentType | null {
  const [Desk, setDesk] = useState<ComponentType | null>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a press is what it is fetched for.
  useEffect(() => {
    if (presses > 0 && !Desk)
      import('../features/chat/SupportDesk.tsx').then(
        (found) => setDesk(() => found.SupportDesk),
        failed,
      )
  }, [presses])

  return Desk
}
