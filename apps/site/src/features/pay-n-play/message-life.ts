import { debounce } from '../../lib/debounce.ts'

/** How long the message of a sign-in that failed stays by itself, in milliseconds. */
const MESSAGE_MS = 5000

/**
 * Calls `gone` once the message has stayed long enough since it was last asked to; `stop` forgets
 * it.
 */
export function messageLife(gone: () => void): ReturnType<typeof debounce> {
  return debounce(gone, MESSAGE_MS)
}
