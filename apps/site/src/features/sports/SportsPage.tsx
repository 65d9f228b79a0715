import { Suspense, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { NotLoaded } from '../../components/content/NotLoaded.tsx'
import { lazyPart, useHydrated } from '../../hydration/hydration.ts'
import { loadScript } from '../../lib/load-script.ts'
import { useQuery } from '../../lib/use-query.ts'
import { BookWaiting } from './BookStates.tsx'
import { SportsQuery } from './sports-queries.ts'

export { bookNeeds } from './book-needs.ts'
export { sportsQueries } from './sports-queries.ts'

/** A component for each kind of vendor, fetched when it is needed. */
const books = {
  ALTENAR: lazyPart(async () => (await import('./AltenarBook.tsx')).AltenarBook),
  BETBY: lazyPart(async () => (await import('./BetbyBook.tsx')).BetbyBook),
  DELASPORT: lazyPart(async () => (await import('./FramedBook.tsx')).DelaSportBook),
  HAD: lazyPart(async () => (await import('./FramedBook.tsx')).HadBook),
} as const

/**
 * The sportsbook of the vendor that the casino's settings name. The vendor draws it; ours are its
 * frame, its place in the address and its sign-in.
 */
export function SportsPage() {
  const { t } = useTranslation('sports')
  const hydrated = useHydrated()
  const [{ data, error, fetching }, again] = useQuery({ query: SportsQuery })
  const provider = data?.settings.sportsProvider
  const Book = provider ? books[provider] : null
  const scriptUrl = data?.settings.sportsScriptUrl
  useEffect(() => {
    // The script is loaded beside the book's token. The book itself shows that it did not arrive.
    if (scriptUrl) loadScript(scriptUrl).catch(() => undefined)
  }, [scriptUrl])
  return (
    // The page is as high as the screen from the start, because the growing book would move its
    // foot.
    <div className="wrap min-h-dvh pt-3 pb-6">
      <h1 className="sr-only">{t('sportsbook')}</h1>
      {error && !data && !fetching ? (
        <NotLoaded again={again} />
      ) : Book && hydrated ? (
        <Suspense fallback={<BookWaiting />}>
          <Book />
        </Suspense>
      ) : (
        <BookWaiting />
      )}
    </div>
  )
}
