import { createStore, type Store } from '../../lib/store.ts'
import type { ChatPlayer, ChatSettings, ChatVendor, LoadVendor } from './vendor.ts'

export interface ChatState {
  /** The vendor's widget is there and can be opened. */
  isReady: boolean
  isOpen: boolean
  /** Answers that came while it was closed. */
  unread: number
}

export interface Chat {
  state: Store<ChatState>
  /**
   * Fetches the settings and the vendor's script, once for all callers. Throws when they cannot be
   * had in time; another call tries again, or goes on waiting for what is still on its way. A
   * script that comes too late for a caller is ready for the next one.
   */
  load(findSettings: () => Promise<ChatSettings>): Promise<void>
  /** Opens the chat, or closes it when it is open. Does nothing before it is ready. */
  toggle(): void
  /**
   * Sets the language. A language or player that is set before the chat is ready is kept until
   * then.
   */
  setLanguage(language: string): void
  setPlayer(player: ChatPlayer | null): void
}

export interface ChatDeps {
  vendors: Readonly<Record<ChatSettings['type'], LoadVendor>>
  /** Throws after so many milliseconds. */
  timeout: (ms: number) => Promise<never>
}

/** Longest wait for the chat's script, in ms, before the form is shown instead. */
const PATIENCE_MS = 8000

export function createChat({ vendors, timeout }: ChatDeps): Chat {
  const state = createStore<ChatState>({ isReady: false, isOpen: false, unread: 0 })
  const become = (change: Partial<ChatState>) => state.set({ ...state.get(), ...change })
  let vendor: ChatVendor | null = null
  /**
   * Loading of the script. A requested script runs when it comes, so it must not be requested
   * twice.
   */
  let coming: Promise<void> | null = null
  let language: string | null = null
  let player: ChatPlayer | null = null

  async function bring(findSettings: () => Promise<ChatSettings>): Promise<void> {
    const events = {
      onOpen: () => become({ isOpen: true, unread: 0 }),
      onClose: () => become({ isOpen: false }),
      onUnread: (unread: number) => become({ unread }),
    }
    const settings = await findSettings()
    vendor = await vendors[settings.type](settings, events)
    if (language) vendor.setLanguage(language)
    if (player) vendor.setPlayer(player)
    become({ isReady: true })
  }

  return {
    state,
    load(findSettings) {
      coming ??= bring(findSettings).catch((error: unknown) => {
        coming = null
        throw error
      })
      return Promise.race([coming, timeout(PATIENCE_MS)])
    },
    toggle() {
      if (state.get().isOpen) vendor?.close()
      else vendor?.open()
    },
    setLanguage(next) {
      if (language === next) return
      language = next
      vendor?.setLanguage(next)
    },
    setPlayer(next) {
      if (player === null && next === null) return
      player = next
      vendor?.setPlayer(next)
    },
  }
}
