import type { Client } from 'urql'

/** The page in which a vendor shows its first events. */
export interface EventsHost {
  container: Element
  /** Opens an address of ours. */
  go: (path: string) => void
  ask: (modal: 'login' | 'register') => void
  /** True once nobody looks any more: what comes then is not drawn. */
  isLeft: () => boolean
}

/** Draws the events of one kind of vendor. Rejects when there is no token or no script; null when the page has been left meanwhile. */
export type EventsOpener = (client: Client, host: EventsHost) => Promise<{ remove(): void } | null>
