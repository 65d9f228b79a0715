import { useState } from 'react'
import { readSiteMessage } from '#contracts/frames.ts'
import { useMessages } from '#web/use-messages.ts'

/**
 * Returns whether amounts are hidden: as the address says at first, then as the site around us
 * says.
 */
export function useHidden(): boolean {
  const [hidden, setHidden] = useState(
    () => new URLSearchParams(location.search).get('incognito') === 'true',
  )

  useMessages(({ source, origin, data }) => {
    const message =
      source === window.parent && origin === location.origin ? readSiteMessage(data) : null
    if (message?.type === 'incognito') setHidden(message.hidden)
  })

  return hidden
}
