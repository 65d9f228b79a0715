import { frameWindow } from './host-frame.ts'

interface ChatButton {
  /** Opens the chat at a press on the button, or closes it when it is open. */
  onClick(): void
  onOpenFunction: (() => void) | null
  onCloseFunction: (() => void) | null
}

const script = document.currentScript as HTMLScriptElement
const host = frameWindow(new URL('..', script.src).href.replace(/\/$/, ''))
const buttons: ChatButton[] = []

host.onChange = (isOpen) => {
  for (const button of buttons) (isOpen ? button.onOpenFunction : button.onCloseFunction)?.()
}

const liveAgent = {
  createButton(buttonId: string, _place: Element): ChatButton {
    if (!buttonId) throw new TypeError('LiveAgent.createButton needs the id of a button.')
    const button: ChatButton = {
      onClick: () => (host.isOpen() ? host.close() : host.open()),
      onOpenFunction: null,
      onCloseFunction: null,
    }
    buttons.push(button)
    return button
  },
  /** An agent would see these beside the conversation. */
  setUserDetails(
    _email?: string,
    _firstName?: string,
    _lastName?: string,
    _phone?: string,
  ): void {},
  addUserDetail(_code: string, _value: string): void {},
  clearAllUserDetails(): void {},
  setLanguage: host.setLanguage,
}

;(window as unknown as { LiveAgent: typeof liveAgent }).LiveAgent = liveAgent
