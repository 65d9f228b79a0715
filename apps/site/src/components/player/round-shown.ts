import { createStore, type Store } from '../../lib/store.ts'

/** Whether a game for money shows a round on this page at the moment. */
export const roundShown = createStore(false)

/** A player in a round that waits for a decision may wait for ever. */
const LONGEST_MS = 60_000

/**
 * Calls back once no round is shown, at once or a minute later at the latest: what covers a game
 * would take away the press that cashes out, in a round that runs against the clock.
 */
export function afterRound(
  callback: () => void,
  rounds: Pick<Store<boolean>, 'get' | 'subscribe'> = roundShown,
): () => void {
  const call = () => {
    stop()
    callback()
  }
  const timer = setTimeout(call, LONGEST_MS)
  const unsubscribe = rounds.subscribe(() => !rounds.get() && call())
  function stop() {
    clearTimeout(timer)
    unsubscribe()
  }
  if (!rounds.get()) call()
  return stop
}
