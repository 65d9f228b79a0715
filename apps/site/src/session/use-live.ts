import { createStore } from '../lib/store.ts'

/**
 * Whether the socket of the subscriptions is down at the moment: their news may be out of
 * date.
 */
export const liveInterrupted = createStore(false)

/**
 * The number of times that the socket of the subscriptions has been opened: news from before the
 * last time has not been sent.
 */
export const liveConnections = createStore(0)
