import type { i18n } from 'i18next'
import { namespacesOf } from './keep-words-new.ts'

/**
 * Reads what the page needs of another language; throws when it did not come in spite of trying
 * again. Nothing has changed then.
 */
export async function loadLanguage(instance: i18n, language: string): Promise<void> {
  const absentOf = (namespaces: readonly string[]) =>
    namespaces.filter((namespace) => !instance.hasResourceBundle(language, namespace))
  // While words are on their way, the page may come to need more of them.
  for (
    let wanted = absentOf(namespacesOf(instance));
    wanted.length > 0;
    wanted = absentOf(namespacesOf(instance))
  ) {
    await instance.reloadResources([language], wanted)
    const failed = absentOf(wanted)
    if (failed.length > 0)
      throw new Error(`There are no words in ${language} for ${failed.join(', ')}.`)
  }
}
