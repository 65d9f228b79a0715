import { useEffect } from 'react'
import { type AnyVariables, type UseSubscriptionArgs, type UseSubscriptionState, useSubscription } from 'urql'
import { onLookedAtAgain } from '#ui/use-looked-at-again.ts'
import { createStore } from './store.ts'

/** Whether the socket of the subscriptions is down at the moment: what they have told may be out of date. */
export const liveInterrupted = createStore(false)

/** How often the socket of the subscriptions has been opened: what happened before the last time has not been told. */
export const liveConnections = createStore(0)

/** When nothing else gives hope, a subscription that was given up begins again after this long. */
const TRY_AGAIN_MS = 60_000

/**
 * A subscription that outlives its socket: once the retries are used up it begins again when the browser is back on the network, when
 * somebody looks at the page again, or after a while.
 */
export function useLive<Data, Variables extends AnyVariables>(
  args: UseSubscriptionArgs<Variables, Data>,
): UseSubscriptionState<Data, Variables> {
  const [state, begin] = useSubscription<Data, Data, Variables>(args)
  const givenUp = state.error !== undefined && !args.pause

  useEffect(() => {
    if (!givenUp) return
    const again = () => begin()
    const timer = setInterval(again, TRY_AGAIN_MS)
    const stop = onLookedAtAgain(again)
    return () => {
      clearInterval(timer)
      stop()
    }
  }, [givenUp, begin])

  return state
}
