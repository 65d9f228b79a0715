import type { SSRData } from 'urql'

/** What the server leaves in the page for the browser to start from. Nothing in it belongs to a player. */
export interface PageState {
  /** The request carried a refresh cookie: a player is probably signed in. */
  viewerPresent: boolean
  data: SSRData
}
