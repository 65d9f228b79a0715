import type { PlayState } from '../play-view.ts'
import { readFirstState } from './first-state.ts'
import { keyOfPage } from './page-key.ts'

/** What a page has sent to open its session before its other scripts are there. */
export interface EarlyOpen {
  /** The page's key; see page-key.ts. */
  key: string
  /** What the page carries; null where the answer has it. */
  state: PlayState | null
  answer: Promise<Response>
  /** Sends it once more, where it was lost on its way. */
  again(): Promise<Response>
}

declare global {
  var earlyOpen: EarlyOpen | undefined
}

/** Longer than the studio itself waits for the casino. */
const PATIENCE_MS = 40_000

/*
 * This script stands at the head of the page. On a slow network, the rest of the page is still on
 * its way when the session begins to open.
 */
const key = keyOfPage(location.pathname)
const state = readFirstState()
const open = () =>
  fetch(`${location.pathname}/open`, {
    method: 'POST',
    headers: { 'x-page-key': key, 'content-type': 'application/json' },
    body: JSON.stringify({ key, withState: state === null }),
    signal: AbortSignal.timeout(PATIENCE_MS),
  })
globalThis.earlyOpen = { key, state, answer: open(), again: open }
// The game reports a failure once its scripts are there.
globalThis.earlyOpen.answer.catch(() => {})
