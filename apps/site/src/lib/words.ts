import type { ResourceLanguage } from 'i18next'
import { firstNamespaces } from './first-namespaces.ts'

const first = import.meta.glob<{ firstWords: ResourceLanguage }>('../locales/*/first-words.ts')

const files = import.meta.glob<ResourceLanguage>(['../locales/*/*.json', '!../locales/*/{casino,common,lobby,shell}.json'], {
  import: 'default',
})

export async function loadFirstWords(language: string): Promise<ResourceLanguage> {
  const load = first[`../locales/${language}/first-words.ts`]
  if (!load) throw new Error(`No words in ${language}`)
  return (await load()).firstWords
}

/** The words of one feature in one language. */
export async function loadWords(language: string, namespace: string): Promise<ResourceLanguage> {
  if (firstNamespaces.includes(namespace)) return (await loadFirstWords(language))[namespace] as ResourceLanguage
  const load = files[`../locales/${language}/${namespace}.json`]
  if (!load) throw new Error(`No words for ${namespace} in ${language}`)
  return load()
}
