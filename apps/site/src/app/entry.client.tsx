import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import type { SSRData } from 'urql'
import { firstSpoken } from '#rules/languages.ts'
import { localStore, readCookies, tabStore } from '#web/browser-storage.ts'
import { patientFetch } from '#web/patient-fetch.ts'
import { browserClocks } from '#web/token-life.ts'
import { browserTicking, keepWordsNew } from '#words/keep-words-new.ts'
import { wordsBackend } from '#words/words-backend.ts'
import { takeAddressToken } from '../components/joining/address-token.ts'
import { LazyPlayerBar } from '../frame/player-bar.ts'
import { readCookie } from '../lib/cookies.ts'
import { createI18n } from '../lib/i18n.ts'
import { LanguageProvider } from '../lib/LanguageProvider.tsx'
import { detectLanguage, languageKeys } from '../lib/language.ts'
import { MobileContext } from '../lib/mobile-context.ts'
import { ClientProvider } from '../session/ClientProvider.tsx'
import { createBrowserClient } from '../session/client.ts'
import { createSession } from '../session/session.ts'
import { SessionContext } from '../session/session-context.ts'
import { App } from './App.tsx'
import { IdleObserver } from './analytics/IdleObserver.tsx'
import type { PageState, PageWords } from './page-state.ts'
import { findPage } from './routes.tsx'
import './site.css'

takeAddressToken(location, history)

const state: PageState = JSON.parse(document.getElementById('state')?.textContent ?? '{}')
const pageWords: PageWords = JSON.parse(document.getElementById('words')?.textContent ?? '{}')
const { spoken } = pageWords
const pageLanguage = detectLanguage([document.documentElement.lang], spoken)
const requested = new URLSearchParams(location.search).get(languageKeys.query)

const session = createSession(
  { fetch: patientFetch, storage: localStore, tab: tabStore, clocks: browserClocks },
  state.viewerPresent ? 'restoring' : 'visitor',
)

function createClient(language: string) {
  const pageState: SSRData = language === pageLanguage ? state.data : {}
  return createBrowserClient({ session, pageState, language })
}

const wish = detectLanguage(
  [
    requested,
    readCookie(readCookies(), languageKeys.cookie),
    localStore.getItem(languageKeys.storage),
    tabStore.getItem(languageKeys.storage),
    ...navigator.languages,
    pageLanguage,
  ],
  spoken,
)

await Promise.all([
  findPage(location.pathname)?.route.page.load(),
  state.viewerPresent ? LazyPlayerBar.load() : null,
])
const backend = wordsBackend({
  fetch: (...args) => fetch(...args),
  revision: { language: pageLanguage, hash: pageWords.revision },
  loadMissing: async () => (await import('#words/browser-missing-words.ts')).missingWords,
})
const i18n = createI18n(pageLanguage, pageWords.first, backend)
keepWordsNew(i18n, browserTicking)

// In a transition React takes the page over in slices, between which a finger is listened to.
startTransition(() => {
  hydrateRoot(
    document.getElementById('app') as HTMLElement,
    <StrictMode>
      <SessionContext value={session}>
        <LanguageProvider
          {...{ i18n, wish, spoken }}
          initial={pageLanguage}
          unsupported={isUnsupported(requested)}
        >
          <BrowserRouter>
            <ClientProvider createClient={createClient}>
              <MobileContext value={state.mobile}>
                <App />
              </MobileContext>
            </ClientProvider>
            <IdleObserver />
          </BrowserRouter>
        </LanguageProvider>
      </SessionContext>
    </StrictMode>,
  )
})

void session.restore()

function isUnsupported(wish: string | null): boolean {
  return Boolean(wish) && firstSpoken([wish], spoken) === null
}
