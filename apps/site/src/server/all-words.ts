import type { ResourceLanguage } from 'i18next'

const files = import.meta.glob<ResourceLanguage>('../locales/*/*.json', { import: 'default', eager: true })

/** Every namespace of a language, for the server. */
export function allWords(language: string): ResourceLanguage {
  const entries = Object.entries(files).flatMap(([path, words]) => {
    const [, lng, namespace] = /\/([^/]+)\/([^/]+)\.json$/.exec(path) ?? []
    return lng === language && namespace ? [[namespace, words] as const] : []
  })
  return Object.fromEntries(entries)
}
