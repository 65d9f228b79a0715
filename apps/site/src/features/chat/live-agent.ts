import { insertScript } from '../../lib/load-script.ts'
import type { ChatEvents, ChatSettings, ChatVendor } from './vendor.ts'

/**
 * The object that LiveAgent's script puts into the page. The handle's three members are believed,
 * not read in its documents: only this file knows them.
 */
interface LiveAgent {
  createButton: (buttonId: string, element: Element) => LiveAgentButton
  addUserDetail: (key: 'firstName' | 'lastName', value: string) => void
  clearAllUserDetails: () => void
}

interface LiveAgentButton {
  /** Presses the button as a visitor would. */
  onClick: () => void
  onOpenFunction: (() => void) | null
  onCloseFunction: (() => void) | null
}

declare global {
  interface Window {
    LiveAgent?: LiveAgent
  }
}

/** Loads LiveAgent. Its button sets the language, and it knows players by their names alone. */
export async function loadLiveAgent(
  { scriptUrl, scriptId, buttonId }: ChatSettings,
  events: ChatEvents,
): Promise<ChatVendor> {
  const script = await insertScript(scriptUrl, { id: scriptId })
  const agent = window.LiveAgent
  if (!agent || !buttonId)
    throw new Error(`${scriptUrl} brought no LiveAgent, or there is no button`)
  const button = agent.createButton(buttonId, script)
  let isOpen = false
  button.onOpenFunction = () => {
    isOpen = true
    events.onOpen()
  }
  button.onCloseFunction = () => {
    isOpen = false
    events.onClose()
  }
  return {
    open: () => isOpen || button.onClick(),
    close: () => isOpen && button.onClick(),
    setLanguage() {},
    setPlayer(player) {
      agent.clearAllUserDetails()
      if (!player) return
      agent.addUserDetail('firstName', player.firstName)
      agent.addUserDetail('lastName', player.lastName)
    },
  }
}
