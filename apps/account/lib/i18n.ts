import { createInstance, type i18n, type ResourceLanguage } from 'i18next'
import { initReactI18next } from 'react-i18next'
import type { Language } from './language.ts'

const words: Record<Language, () => Promise<{ default: ResourceLanguage }>> = {
  en: () => import('../locales/en.json'),
  de: () => import('../locales/de.json'),
  ar: () => import('../locales/ar.json'),
}

/** The words of one language; the others are not fetched. */
export async function loadI18n(language: Language): Promise<i18n> {
  const instance = createInstance().use(initReactI18next)
  const { default: translation } = await words[language]()
  await instance.init({
    lng: language,
    resources: { [language]: { translation } },
    fallbackLng: false,
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
  })
  return instance
}
