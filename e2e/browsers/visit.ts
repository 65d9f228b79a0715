import type { Servers } from '../story-test.ts'
import type { Browser } from './browser.ts'
import type { Screen } from './screens.ts'

/** A browser, and the casino that it visits. */
export interface Visit {
  browser: Browser
  screen: Screen
  servers: Servers
  /** An address that has no account yet. */
  email: string
}

export interface Step {
  name: string
  /** The frames whose width is looked at too. */
  frames?: readonly (readonly string[])[]
  /** A text that it returns is printed beside the step. */
  go(visit: Visit): Promise<unknown>
}
