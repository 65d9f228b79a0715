import { useEffect } from 'react'
import { useLanguage } from '../lib/language-context.ts'

/**
 * Registers the service worker, which keeps the shell of the site and a page for the time without
 * network, in the language of this page. A new release waits until the last page of the old one is
 * closed; no open page is reloaded for it.
 */
export function useOfflineShell(): void {
  const { language } = useLanguage()

  useEffect(() => {
    withWorkers((workers) => workers.register('/service-worker.js'))
  }, [])

  useEffect(() => {
    withWorkers(async ({ ready }) =>
      (await ready).active?.postMessage({ type: 'language', language }),
    )
  }, [language])
}

/**
 * Some browsers have no service workers, or refuse even a look at them. The site then works as
 * before.
 */
async function withWorkers(
  use: (workers: ServiceWorkerContainer) => Promise<unknown>,
): Promise<void> {
  try {
    if (navigator.serviceWorker) await use(navigator.serviceWorker)
  } catch (error) {
    console.warn('The shell is not kept', error)
  }
}
