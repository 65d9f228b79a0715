import type { TypedDocumentNode } from 'urql'
import { useFreshAnswer } from './use-fresh-answer.ts'
import { useLive } from './use-live.ts'

type Document<Data> = TypedDocumentNode<Data, Record<string, never>>

/** The data that one of the ways has brought so far. */
interface Brought<Data> {
  data?: Data | undefined
  error?: unknown
}

interface Ways<Data> {
  query: Document<Data>
  subscription: Document<Data>
  /** The state of `query`, which the app sends with its own hook. */
  queried: Brought<Data>
  /** Whether the socket of the subscriptions is down. */
  interrupted: boolean
  pause?: boolean
}

export interface Current<Data> {
  data: Data | undefined
  /** The data may be out of date: the server does not answer, or no news can come. */
  stale: boolean
  refetch: () => void
}

/** Keeps data current by a subscription, and queries again when the subscription may be silent. */
export function useCurrent<Data>(ways: Ways<Data>): Current<Data> {
  const { query, subscription, queried, interrupted, pause = false } = ways
  const news = useLive({ query: subscription, pause })
  const { answer, refetch } = useFreshAnswer(query, news.data, pause)
  return {
    data: pause ? undefined : (answer ?? news.data ?? queried.data),
    stale: !pause && isStale({ queried, news, interrupted }),
    refetch,
  }
}

/** Returns whether data may be out of date. A question that failed is made up for by later news. */
export function isStale(state: {
  queried: Brought<unknown>
  news: Brought<unknown>
  interrupted: boolean
}): boolean {
  const { queried, news, interrupted } = state
  const unanswered = queried.error !== undefined && news.data === undefined
  return interrupted || unanswered || news.error !== undefined
}
