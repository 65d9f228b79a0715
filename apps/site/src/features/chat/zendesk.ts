import { insertScript } from '../../lib/load-script.ts'
import type { ChatEvents, ChatSettings, ChatVendor } from './vendor.ts'

/** Function that Zendesk's messaging puts into the page. */
type ZE = (
  target: 'messenger' | 'messenger:on' | 'messenger:set',
  name: string,
  value?: unknown,
) => void

declare global {
  interface Window {
    zE?: ZE
  }
}

/**
 * Zendesk's own round button stays hidden: ours opens the chat, and on phones its would stand on
 * the bar.
 */
export async function loadZendesk(
  { id, scriptUrl, scriptId }: ChatSettings,
  events: ChatEvents,
): Promise<ChatVendor> {
  const address = new URL(scriptUrl)
  if (id) address.searchParams.set('key', id)
  await insertScript(address.href, { id: scriptId })
  const { zE } = window
  if (!zE) throw new Error(`${scriptUrl} brought no zE`)
  zE('messenger', 'hide')
  zE('messenger:on', 'open', events.onOpen)
  zE('messenger:on', 'close', () => {
    zE('messenger', 'hide')
    events.onClose()
  })
  zE('messenger:on', 'unreadMessages', events.onUnread)
  return {
    open() {
      zE('messenger', 'show')
      zE('messenger', 'open')
    },
    close: () => zE('messenger', 'close'),
    setLanguage: (language) => zE('messenger:set', 'locale', language),
    setPlayer(player) {
      if (!player) return zE('messenger', 'logoutUser')
      // Called again by the widget whenever the token before has expired.
      const logIn = async (give: (token: string) => void) => {
        const token = await player.getToken()
        if (token) give(token)
      }
      zE('messenger', 'loginUser', logIn)
    },
  }
}
