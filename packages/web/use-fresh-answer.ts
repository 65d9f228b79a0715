import { useCallback, useEffect, useRef, useState } from 'react'
import { type TypedDocumentNode, useClient } from 'urql'
import { useLookedAtAgain } from './use-looked-at-again.ts'

/**
 * Queries again what a subscription reports: when the page is shown again, when the network comes
 * back, and when `refetch` is called, because a socket may be silent for long without an error. The
 * answer is null while `news`, the newest message of the socket, is newer.
 */
export function useFreshAnswer<Data>(
  query: TypedDocumentNode<Data, Record<string, never>>,
  news: unknown,
  pause = false,
): { answer: Data | null; refetch: () => void } {
  const client = useClient()
  const newest = useRef(news)
  const [fresh, setFresh] = useState<{ answer: Data; news: unknown } | null>(null)
  useEffect(() => {
    newest.current = news
  }, [news])

  // It returns nothing, so that an effect may end with it.
  const refetch = useCallback(() => {
    const before = newest.current
    const answered = client.query(query, {}, { requestPolicy: 'network-only' }).toPromise()
    void answered.then(({ data }) => {
      if (data && newest.current === before) setFresh({ answer: data, news: before })
    })
  }, [client, query])
  useLookedAtAgain(refetch, !pause)

  return { answer: fresh !== null && fresh.news === news ? fresh.answer : null, refetch }
}
