import { useState } from 'react'
import { readSiteMessage } from '#contracts/frames.ts'
import { useMessages } from '#web/use-messages.ts'

/**
 * Returns whether amounts are hidden: at first the address decides, then the messages of the site
 * around us.
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
