import { useMemo } from 'react'
import type { CombinedError } from 'urql'
import { useLive } from '#web/use-live.ts'
import { useQuery } from '../../lib/use-query.ts'
import { useViewer } from '../../session/viewer.ts'
import { JackpotsQuery, JackpotsSubscription, type ShownJackpot } from './jackpot-queries.ts'
import { jackpotsFor, newestOf } from './jackpots-for.ts'

export interface JackpotsState {
  /** Undefined until they are known. */
  jackpots: readonly ShownJackpot[] | undefined
  /** Why they could not be fetched, while none are known. */
  failure: CombinedError | undefined
  again: () => void
}

/**
 * The jackpots that this viewer can win, requested once, and as they change for those who follow.
 */
export function useJackpots(follows: boolean): JackpotsState {
  const { status, user } = useViewer()
  const [{ data, error }, again] = useQuery({ query: JackpotsQuery })
  const published = useLive({ query: JackpotsSubscription, pause: !follows })
  const all = newestOf({ follows, published: published.data?.jackpots, answered: data?.jackpots })
  const currency = user?.currency ?? null
  const isKnown = status === 'visitor' || currency !== null
  const jackpots = useMemo(
    () => (all && isKnown ? jackpotsFor(currency, all) : undefined),
    [all, isKnown, currency],
  )
  return { jackpots, failure: all === undefined ? error : undefined, again }
}
