import { createInstance, type i18n, type ResourceLanguage } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { firstNamespaces } from './first-namespaces.ts'

/** How the words of one namespace are fetched when they were not there from the start. */
export type LoadWords = (language: string, namespace: string) => Promise<ResourceLanguage>

/** One instance speaks one language on the server and is shared by all requests; in the browser it may change language. */
export function createI18n(language: string, words: ResourceLanguage, load?: LoadWords): i18n {
  const instance = createInstance()
  instance.use(initReactI18next)
  if (load) {
    instance.use({
      type: 'backend' as const,
      init: () => {},
      read: (lng: string, namespace: string, done: (error: unknown, words: ResourceLanguage | null) => void) => {
        load(lng, namespace).then(
          (found) => done(null, found),
          (error: unknown) => done(error, null),
        )
      },
    })
  }
  instance.init({
    lng: language,
    resources: { [language]: words },
    partialBundledLanguages: true,
    // A list of its own: i18next adds to it whatever is loaded later.
    ns: load ? [...firstNamespaces] : Object.keys(words),
    defaultNS: 'common',
    fallbackLng: false,
    initAsync: false,
    interpolation: { escapeValue: false },
    react: { useSuspense: load !== undefined },
  })
  return instance
}
