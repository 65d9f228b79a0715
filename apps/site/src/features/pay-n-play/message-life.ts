import { debounce } from '../../lib/debounce.ts'

/** Time for which the message of a failed sign-in stays by itself, in ms. */
const MESSAGE_MS = 5000

/** Calls `gone` once the message has stayed long enough since the last `restart`; `stop` forgets it. */
export function messageLife(gone: () => void): ReturnType<typeof debounce> {
  return debounce(gone, MESSAGE_MS)
}
