import { useEffect, useEffectEvent, useRef } from 'react'

/**
 * Calls `onNews` for each piece of news but the first. The first comes with the answer to the
 * page's query, so it is no reason to query again.
 */
export function useEachNews(news: object | null, onNews: () => void): void {
  const latest = useRef(news)
  const onEach = useEffectEvent(onNews)
  useEffect(() => {
    if (latest.current !== null && latest.current !== news) onEach()
    latest.current = news
  }, [news])
}
