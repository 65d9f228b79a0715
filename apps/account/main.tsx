import './account.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { I18nextProvider } from 'react-i18next'
import { BrowserRouter } from 'react-router'
import { Provider } from 'urql'
import { loadAtLast } from '#web/load-at-last.ts'
import { patientFetch } from '#web/patient-fetch.ts'
import { createAccountClient } from './lib/client.ts'
import { isFramed, reportHeight } from './lib/frame.ts'
import { loadI18n } from './lib/i18n.ts'
import { followSite, languageOf, showLanguage } from './lib/language.ts'
import { createSession } from './lib/session.ts'
import { App } from './shell/App.tsx'

const language = languageOf(location.search)
showLanguage(language)
document.documentElement.classList.toggle('framed', isFramed)

const session = createSession(patientFetch)
const root = document.querySelector('#root')
if (!root) throw new Error('The page has no #root.')

// Requested while the words are on their way. A failure here is repeated by the first question.
session.refresh().catch(() => null)
const i18n = await loadAtLast(() => loadI18n(language))
showLanguage(i18n.language)
// From now on there is something to see. As long as the frame sends no message, the page around it
// shows that the area is not available.
if (isFramed) reportHeight(root)
if (isFramed) followSite(i18n)
createRoot(root).render(
  <StrictMode>
    <I18nextProvider i18n={i18n}>
      <Provider value={createAccountClient(session, () => i18n.language)}>
        <BrowserRouter basename="/account-frame">
          <App />
        </BrowserRouter>
      </Provider>
    </I18nextProvider>
  </StrictMode>,
)
