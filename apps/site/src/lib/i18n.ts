import { type BackendModule, createInstance, type i18n, type ResourceLanguage } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { waitForOwnWords } from '#words/load-namespaces.ts'
import { firstNamespaces } from './first-namespaces.ts'

/**
 * One instance speaks one language on the server and is shared by all requests; in the browser,
 * with a backend, it may change.
 */
export function createI18n(
  language: string,
  words: ResourceLanguage,
  backend?: BackendModule,
): i18n {
  const instance = createInstance()
  instance.use(initReactI18next)
  if (backend) instance.use(backend)
  instance.init({
    lng: language,
    resources: { [language]: words },
    partialBundledLanguages: true,
    // A list of its own: i18next adds to it whatever is loaded later.
    ns: backend ? [...firstNamespaces] : Object.keys(words),
    defaultNS: 'common',
    fallbackLng: false,
    load: 'currentOnly',
    saveMissing: backend !== undefined,
    saveMissingTo: 'current',
    initAsync: false,
    interpolation: { escapeValue: false },
    react: { useSuspense: backend !== undefined },
  })
  if (backend) waitForOwnWords(instance)
  return instance
}
