import type { ResourceLanguage } from 'i18next'

/** The words that the first view of any page needs; they come in one file a language. Others come with their feature. */
export const firstNamespaces = ['common', 'shell', 'lobby', 'casino']

const files = import.meta.glob<ResourceLanguage>('../locales/*/*.json', { import: 'default' })

/** The words of one feature in one language. */
export async function loadWords(language: string, namespace: string): Promise<ResourceLanguage> {
  const load = files[`../locales/${language}/${namespace}.json`]
  if (!load) throw new Error(`No words for ${namespace} in ${language}`)
  return load()
}

export async function loadFirstWords(language: string): Promise<ResourceLanguage> {
  const loaded = await Promise.all(firstNamespaces.map(async (namespace) => [namespace, await loadWords(language, namespace)] as const))
  return Object.fromEntries(loaded)
}
