import type { i18n, ResourceLanguage } from 'i18next'
import { firstNamespaces } from '../../lib/first-namespaces.ts'
import { createI18n } from '../../lib/i18n.ts'
import type { PageWords } from '../page-state.ts'
import { escapeJson } from './escape.ts'

/**
 * The casino's words: the languages it speaks, and all words of one, with a revision that changes
 * when they do.
 */
export interface Lexicon {
  supported: readonly { code: string }[]
  wordsOf(
    language: string,
  ): { revision: string; namespaces: ReadonlyMap<string, { words: object }> } | null
}

export interface SpokenPage {
  i18n: i18n
  /** The codes of all languages that are spoken. */
  spoken: readonly string[]
  /**
   * The words of the first view for the browser, and those of the further namespaces that its page
   * has, as JSON that may stand in a page.
   */
  jsonFor(furtherNamespaces: readonly string[]): string
}

/** Makes, for each language, one instance that all requests share, until the words change. */
export function openPageWords(lexicon: () => Lexicon): (language: string) => SpokenPage {
  const ready = new Map<string, SpokenPage & { madeFrom: Lexicon }>()

  return (language) => {
    const current = lexicon()
    const before = ready.get(language)
    if (before?.madeFrom === current) return before
    const found = current.wordsOf(language)
    if (!found) throw new Error(`There are no words in ${language}.`)
    const words = Object.fromEntries(
      Array.from(found.namespaces, ([name, each]) => [name, each.words]),
    ) as ResourceLanguage
    const spoken = current.supported.map(({ code }) => code)
    const written = new Map<string, string>()
    const page = {
      madeFrom: current,
      i18n: createI18n(language, words),
      spoken,
      jsonFor(furtherNamespaces: readonly string[]) {
        const key = furtherNamespaces.join()
        const before = written.get(key)
        if (before !== undefined) return before
        const first = Object.fromEntries(
          [...firstNamespaces, ...furtherNamespaces].map((name) => [name, words[name] ?? {}]),
        )
        const pageWords: PageWords = { spoken, revision: found.revision, first }
        const json = escapeJson(JSON.stringify(pageWords))
        written.set(key, json)
        return json
      },
    }
    ready.set(language, page)
    return page
  }
}
