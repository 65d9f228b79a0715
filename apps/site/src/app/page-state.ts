import type { ResourceLanguage } from 'i18next'
import type { SSRData } from 'urql'

/**
 * State that the server leaves in the page for the browser to start from. It holds no data of a
 * player.
 */
export interface PageState {
  /** The request carried a refresh cookie: a player is probably signed in. */
  viewerPresent: boolean
  /** The request came from a phone. */
  mobile: boolean
  data: SSRData
}

/**
 * The words that the server drew the page with, so that the browser wakes it up with the same ones.
 */
export interface PageWords {
  /** The codes of the languages that are spoken here. */
  spoken: readonly string[]
  /** Names these words and no others of the language. */
  revision: string
  /** The words of the first view and of its page, by namespace. */
  first: ResourceLanguage
}
