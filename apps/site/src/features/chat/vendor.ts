/** The settings of the chat for a page. */
export interface ChatSettings {
  type: 'ZENDESK' | 'LIVEAGENT'
  id: string | null
  scriptUrl: string
  scriptId: string | null
  buttonId: string | null
}

export interface ChatPlayer {
  firstName: string
  lastName: string
  /** A fresh proof of who that is; null when none can be loaded. */
  getToken: () => Promise<string | null>
}

/** A vendor's widget, once its script is there. */
export interface ChatVendor {
  open(): void
  close(): void
  setLanguage(language: string): void
  /** Passes to the chat who the player is; null signs out. */
  setPlayer(player: ChatPlayer | null): void
}

/** The events that the widget reports by itself. */
export interface ChatEvents {
  onOpen(): void
  onClose(): void
  /** Hears the number of unread answers. */
  onUnread(count: number): void
}

/** Puts a vendor's script into the page. Throws when it does not come, or brings nothing. */
export type LoadVendor = (settings: ChatSettings, events: ChatEvents) => Promise<ChatVendor>
