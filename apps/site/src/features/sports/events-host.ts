import type { Client } from 'urql'

/** The page in which a vendor shows its first events. */
export interface EventsHost {
  container: Element
  /** Opens a path of the site. */
  go: (path: string) => void
  openModal: (modal: 'login' | 'register') => void
  /** Returns true once the page has been left: events that come later are not drawn. */
  isLeft: () => boolean
}

/**
 * Draws the events of one kind of vendor. Rejects when there is no token or no script; null when
 * the page has been left meanwhile.
 */
export type EventsOpener = (client: Client, host: EventsHost) => Promise<{ remove(): void } | null>
