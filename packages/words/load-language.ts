import type { i18n } from 'i18next'
import { namespacesOf } from './keep-words-new.ts'

/** Reads what the page needs of another language; throws when it did not come in spite of trying again. Nothing has changed then. */
export async function loadLanguage(instance: i18n, language: string): Promise<void> {
  const absent = () => namespacesOf(instance).filter((namespace) => !instance.hasResourceBundle(language, namespace))
  if (absent().length > 0) await instance.reloadResources([language], absent())
  if (absent().length > 0) throw new Error(`There are no words in ${language} for ${absent().join(', ')}.`)
}
