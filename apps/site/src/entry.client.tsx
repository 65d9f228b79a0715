import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import type { SSRData } from 'urql'
import { App } from './App.tsx'
import { IdleObserver } from './analytics/IdleObserver.tsx'
import { keepAffiliateTag } from './lib/btag.ts'
import { ClientProvider } from './lib/ClientProvider.tsx'
import { createBrowserClient } from './lib/client.ts'
import { readCookie } from './lib/cookies.ts'
import { createI18n } from './lib/i18n.ts'
import { LanguageProvider } from './lib/LanguageProvider.tsx'
import { detectLanguage, languageKeys } from './lib/language.ts'
import { createSession } from './lib/session.ts'
import { SessionContext } from './lib/session-context.ts'
import { loadFirstWords, loadWords } from './lib/words.ts'
import type { PageState } from './page-state.ts'
import { findPage } from './routes.tsx'
import { takeAddressToken } from './verify/address-token.ts'
import './site.css'

takeAddressToken(location, history)
keepAffiliateTag(location.search)

const state: PageState = JSON.parse(document.getElementById('state')?.textContent ?? '{}')
const pageLanguage = detectLanguage([document.documentElement.lang])

const session = createSession(
  { fetch: (...args) => fetch(...args), storage: localStorage, tab: sessionStorage, now: Date.now },
  state.viewerPresent ? 'restoring' : 'visitor',
)

function createClient(language: string) {
  const pageState: SSRData = language === pageLanguage ? state.data : {}
  return createBrowserClient({ session, pageState, language })
}

const wish = detectLanguage([
  new URLSearchParams(location.search).get(languageKeys.query),
  readCookie(document.cookie, languageKeys.cookie),
  localStorage.getItem(languageKeys.storage),
  sessionStorage.getItem(languageKeys.storage),
  ...navigator.languages,
  pageLanguage,
])

const [words] = await Promise.all([loadFirstWords(pageLanguage), findPage(location.pathname)?.route.page.load()])
const i18n = createI18n(pageLanguage, words, loadWords)

hydrateRoot(
  document.getElementById('app') as HTMLElement,
  <StrictMode>
    <SessionContext value={session}>
      <LanguageProvider i18n={i18n} initial={pageLanguage} wish={wish}>
        <BrowserRouter>
          <ClientProvider createClient={createClient}>
            <App />
          </ClientProvider>
          <IdleObserver />
        </BrowserRouter>
      </LanguageProvider>
    </SessionContext>
  </StrictMode>,
)

void session.restore()
