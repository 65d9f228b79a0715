import { useEffect } from 'react'
import { useLanguage } from '../lib/language-context.ts'

/**
 * The service worker: it keeps the shell of the site and a page that says that there is no network, in the language of this one. A new
 * release waits until the last page of the old one is closed, and nobody's page is reloaded for it.
 */
export function useOfflineShell(): void {
  const { language } = useLanguage()

  useEffect(() => {
    // Where the browser has none, or may not keep anything, the site is what it was.
    navigator.serviceWorker?.register('/service-worker.js').catch((error: unknown) => console.warn('The shell is not kept', error))
  }, [])

  useEffect(() => {
    navigator.serviceWorker?.ready.then(({ active }) => active?.postMessage({ type: 'language', language }))
  }, [language])
}
