import { useEffect, useEffectEvent, useRef } from 'react'

/**
 * Hears each piece of news but the first, which comes with the page's own question: only what comes
 * later is worth another one.
 */
export function useEachNews(news: object | null, hear: () => void): void {
  const heard = useRef(news)
  const onNews = useEffectEvent(hear)
  useEffect(() => {
    if (heard.current !== null && heard.current !== news) onNews()
    heard.current = news
  }, [news])
}
