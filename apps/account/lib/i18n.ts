import { createInstance, type i18n } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { REFERENCE_LANGUAGE } from '#contracts/locales-api.ts'
import { browserTicking, keepWordsNew } from '#words/keep-words-new.ts'
import { wordsBackend } from '#words/words-backend.ts'

const NAMESPACE = 'account'

/**
 * The words of one language; in the reference language when there are none in that one. Throws when
 * none can be loaded.
 */
export async function loadI18n(language: string): Promise<i18n> {
  const backend = wordsBackend({
    fetch: (...args) => fetch(...args),
    revision: null,
    loadMissing: async () => (await import('#words/browser-missing-words.ts')).missingWords,
  })
  const instance = createInstance().use(initReactI18next).use(backend)
  await instance.init({
    lng: language,
    ns: [NAMESPACE],
    defaultNS: NAMESPACE,
    fallbackLng: false,
    load: 'currentOnly',
    saveMissing: true,
    saveMissingTo: 'current',
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  })
  if (!instance.hasResourceBundle(language, NAMESPACE)) {
    if (language === REFERENCE_LANGUAGE) throw new Error('There are no words.')
    return loadI18n(REFERENCE_LANGUAGE)
  }
  keepWordsNew(instance, browserTicking)
  return instance
}
