import { useEffect } from 'react'
import {
  type AnyVariables,
  type SubscriptionHandler,
  type UseSubscriptionArgs,
  type UseSubscriptionState,
  useSubscription,
} from 'urql'
import { onLookedAtAgain } from './use-looked-at-again.ts'

/**
 * When nothing else gives hope, a subscription that was given up begins again after this long. The
 * retries of the socket are used up after half a minute, and a casino that restarts may need
 * longer: its players should not play beside an old balance for another minute.
 */
const TRY_AGAIN_MS = 10_000

/**
 * Keeps a subscription open. Once the retries of the socket are used up, the subscription begins
 * again when the network is back, when the page is shown again, or after a while. `keep` makes what
 * is made from the kept state and the news.
 */
export function useLive<Data, Variables extends AnyVariables, Kept = Data>(
  args: UseSubscriptionArgs<Variables, Data>,
  keep?: SubscriptionHandler<Data, Kept>,
): UseSubscriptionState<Kept, Variables> {
  const [state, begin] = useSubscription<Data, Kept, Variables>(args, keep)
  const givenUp = state.error !== undefined && !args.pause
  useEffect(() => (givenUp ? beginInTime(() => begin()) : undefined), [givenUp, begin])
  return state
}

/** Begins what was given up as soon as there is hope, and as long as it is not stopped. */
export function beginInTime(begin: () => void): () => void {
  const timer = setInterval(begin, TRY_AGAIN_MS)
  const stop = onLookedAtAgain(begin)
  return () => {
    clearInterval(timer)
    stop()
  }
}
