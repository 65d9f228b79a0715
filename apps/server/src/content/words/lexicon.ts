import { createHash } from 'node:crypto'
import { LOCALES_VERSION, type LocaleLanguage, REFERENCE_LANGUAGE } from '#contracts/locales-api.ts'
import { languageName } from '#rules/language-name.ts'
import type { BuiltInWords } from './built-in-words.ts'
import {
  composeWords,
  isSupported,
  type Texts,
  textsOf,
  translatedShare,
  type Words,
} from './words.ts'

/**
 * Words over the built-in ones: language → namespace → texts; later layers stand over earlier ones.
 */
export type Layer = ReadonlyMap<string, ReadonlyMap<string, Texts>>

export interface Language {
  code: string
  /** Name of the language in the language itself. */
  name: string
}

export interface Namespace {
  words: Words
  /** The words as JSON. */
  body: Buffer
  etag: string
}

export interface LanguageWords {
  /** Changes whenever a word of the language does. */
  revision: string
  namespaces: ReadonlyMap<string, Namespace>
}

export interface Lexicon {
  /** The languages with enough words: the reference language first, then by their own names. */
  supported: readonly Language[]
  all: Readonly<Record<string, LocaleLanguage>>
  namespaces: readonly string[]
  /** Returns null for a language without a single word. */
  wordsOf(language: string): LanguageWords | null
  /** The texts of the reference language; null for a namespace that there is not. */
  referenceTexts(namespace: string): Texts | null
}

interface LexiconParts {
  builtIn: BuiltInWords
  layers: readonly Layer[]
  /** The languages that the operator wants, in their order; null for all that have enough words. */
  offered: readonly string[] | null
}

/** Returns the number of texts that are translated. */
interface Share {
  translated: number
  of: number
}
type Shares = ReadonlyMap<string, Share>

/**
 * All words as they stand at one moment. Nothing in it changes; a language is put together when it
 * is first requested.
 */
export function makeLexicon({ builtIn, layers, offered }: LexiconParts): Lexicon {
  const shapes = builtIn.get(REFERENCE_LANGUAGE) ?? new Map<string, Words>()
  const codes = [
    ...new Set([
      REFERENCE_LANGUAGE,
      ...builtIn.keys(),
      ...layers.flatMap((layer) => [...layer.keys()]),
    ]),
  ]
  const texts = new Map(codes.map((code) => [code, textsIn(code)]))
  const reference = texts.get(REFERENCE_LANGUAGE) as Map<string, Texts>
  const shares: Shares = new Map(codes.map((code) => [code, shareOf(code)]))
  const made = new Map<string, LanguageWords>()

  return {
    supported: supportedLanguages(codes, shares, offered),
    all: Object.fromEntries(codes.map((code) => [code, factsOf(code)])),
    namespaces: [...shapes.keys()],
    wordsOf(code) {
      if (!texts.has(code)) return null
      const words = made.get(code) ?? compose(code)
      made.set(code, words)
      return words
    },
    referenceTexts: (namespace) => reference.get(namespace) ?? null,
  }

  function textsIn(code: string): Map<string, Texts> {
    const namespaces = Array.from(shapes.keys(), (namespace) => {
      const own = textsOf(builtIn.get(code)?.get(namespace) ?? {})
      for (const layer of layers)
        for (const [key, text] of layer.get(code)?.get(namespace) ?? []) own.set(key, text)
      return [namespace, own] as const
    })
    return new Map(namespaces)
  }

  function shareOf(code: string): Share {
    const sum = { translated: 0, of: 0 }
    for (const [namespace, each] of reference) {
      const { translated, of } = translatedShare(texts.get(code)?.get(namespace) ?? new Map(), each)
      sum.translated += translated
      sum.of += of
    }
    return sum
  }

  function factsOf(code: string): LocaleLanguage {
    const { translated, of } = shares.get(code) ?? { translated: 0, of: 0 }
    return {
      name: languageName(code, REFERENCE_LANGUAGE),
      nativeName: languageName(code, code),
      isReferenceLanguage: code === REFERENCE_LANGUAGE,
      translated: { [LOCALES_VERSION]: of === 0 ? 1 : translated / of },
    }
  }

  function compose(code: string): LanguageWords {
    const revision = createHash('sha256')
    const namespaces = Array.from(shapes, ([namespace, shape]) => {
      const own = texts.get(code)?.get(namespace) ?? new Map()
      const words = composeWords({
        shape,
        reference: reference.get(namespace) ?? new Map(),
        texts: own,
        language: code,
      })
      const body = Buffer.from(JSON.stringify(words))
      revision.update(namespace).update(body)
      return [
        namespace,
        { words, body, etag: `"${shortHash(createHash('sha256').update(body))}"` },
      ] as const
    })
    return { revision: shortHash(revision), namespaces: new Map(namespaces) }
  }
}

/** The languages that are translated far enough, as the operator lists them, or by their names. */
function supportedLanguages(
  codes: readonly string[],
  shares: Shares,
  offered: LexiconParts['offered'],
): Language[] {
  const enough = codes.filter(
    (code) =>
      code === REFERENCE_LANGUAGE || isSupported(shares.get(code) ?? { translated: 0, of: 0 }),
  )
  const named = enough.map((code) => ({ code, name: languageName(code, code) }))
  if (offered) return offered.flatMap((wish) => named.find(({ code }) => code === wish) ?? [])
  const rank = ({ code }: Language) => (code === REFERENCE_LANGUAGE ? 0 : 1)
  return named.toSorted(
    (one, other) =>
      rank(one) - rank(other) || one.name.localeCompare(other.name, REFERENCE_LANGUAGE),
  )
}

function shortHash(hash: ReturnType<typeof createHash>): string {
  return hash.digest('base64url').slice(0, 16)
}
