/*
 * Keeps the shell of the site, which is the same for all visitors: the files that every page needs,
 * named by their content, and one page for the time without network. Pages, answers of the
 * API, the account and games are never kept, and only the network answers them.
 *
 * The build writes it, without its types, as /service-worker.js, with the names of the shell's
 * files. A new release is another text: it is fetched beside the old one, and takes over when no
 * page of the old one is open any more.
 */

interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void
}
interface FetchEvent extends WorkerEvent {
  request: Request
  preloadResponse: Promise<Response | undefined>
  respondWith(answer: Promise<Response>): void
}
interface Worker {
  registration: { navigationPreload?: { enable(): Promise<void> } }
  cookieStore?: { get(name: string): Promise<{ value?: string } | null> }
  addEventListener(name: 'install' | 'activate', listener: (event: WorkerEvent) => void): void
  addEventListener(name: 'fetch', listener: (event: FetchEvent) => void): void
  addEventListener(
    name: 'message',
    listener: (event: WorkerEvent & { data: unknown }) => void,
  ): void
}

declare const SHELL_FILES: readonly string[]
declare const RELEASE: string

const worker = self as unknown as Worker
const CACHE = `shell-${RELEASE}`
const OFFLINE = '/offline'

worker.addEventListener('install', (event) => event.waitUntil(keepShell()))
worker.addEventListener('activate', (event) => event.waitUntil(forgetOldShells()))

worker.addEventListener('fetch', (event) => {
  const { request } = event
  if (request.method !== 'GET') return
  const url = new URL(request.url)
  if (request.mode === 'navigate' && request.destination === 'document')
    event.respondWith(pageOrOffline(event, url))
  else if (url.origin === location.origin && SHELL_FILES.includes(url.pathname))
    event.respondWith(shellFile(request))
})

worker.addEventListener('message', (event) => {
  const { type, language } = (event.data ?? {}) as { type?: unknown; language?: unknown }
  if (type === 'language' && typeof language === 'string' && /^[\w-]{2,12}$/.test(language))
    event.waitUntil(keepOfflinePage(language))
})

async function keepShell(): Promise<void> {
  const cache = await caches.open(CACHE)
  await cache.addAll([...SHELL_FILES])
  await keepOfflinePage(await languageOf(null))
}

async function forgetOldShells(): Promise<void> {
  const names = await caches.keys()
  await Promise.all(
    names
      .filter((name) => name.startsWith('shell-') && name !== CACHE)
      .map((name) => caches.delete(name)),
  )
  await worker.registration.navigationPreload?.enable()
}

/**
 * Keeps the offline page in a language, once for each language. Without a network the next page
 * tries it again.
 */
async function keepOfflinePage(language: string): Promise<void> {
  const cache = await caches.open(CACHE)
  const address = `${OFFLINE}?lng=${language}`
  if (await cache.match(address)) return
  try {
    const page = await fetch(address, { credentials: 'omit' })
    if (page.ok) await cache.put(address, page)
  } catch {
    return
  }
}

async function shellFile(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE)
  return (await cache.match(request.url)) ?? fetch(request)
}

async function pageOrOffline(event: FetchEvent, url: URL): Promise<Response> {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request))
  } catch (error) {
    const page = await offlinePage(await languageOf(url.searchParams.get('lng')))
    if (!page) throw error
    return new Response(page.body, { status: 503, headers: page.headers })
  }
}

/**
 * Returns the kept page in this language, or else in a language in which the site was opened here
 * before.
 */
async function offlinePage(language: string): Promise<Response | undefined> {
  const cache = await caches.open(CACHE)
  return (
    (await cache.match(`${OFFLINE}?lng=${language}`)) ??
    (await cache.match(OFFLINE, { ignoreSearch: true }))
  )
}

/** The address, the player's choice, the browser: in the order in which the site itself looks. */
async function languageOf(named: string | null): Promise<string> {
  const chosen = named ?? (await worker.cookieStore?.get('i18next').catch(() => null))?.value
  return (chosen ?? navigator.language).split('-')[0] ?? 'en'
}
