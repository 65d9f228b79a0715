import { SUPPORTED_SHARE } from '#contracts/locales-api.ts'

/** The words of one namespace as i18next reads them: nested, or flat with dots in the keys. */
export interface Words {
  readonly [key: string]: string | readonly string[] | Words
}

/** Texts by key; a key of nested words is its path with dots, an item of a list has its number. */
export type Texts = ReadonlyMap<string, string>

const PLURAL = /_(zero|one|two|few|many|other)$/

export function textsOf(words: Words, before = ''): Map<string, string> {
  const texts = new Map<string, string>()
  for (const [key, value] of Object.entries(words)) {
    if (typeof value === 'string') texts.set(before + key, value)
    else
      for (const [path, text] of textsOf(value as Words, `${before}${key}.`)) texts.set(path, text)
  }
  return texts
}

/**
 * The key without its plural form, where the reference language has it in the plural; otherwise the
 * key itself.
 */
export function baseOf(key: string, reference: Texts): string {
  const base = key.replace(PLURAL, '')
  return base !== key && reference.has(`${base}_one`) && reference.has(`${base}_other`) ? base : key
}

/** Counts the words of the reference language that a language has too; a plural counts once. */
export function translatedShare(
  texts: Texts,
  reference: Texts,
): { translated: number; of: number } {
  const bases = new Set(Array.from(reference.keys(), (key) => baseOf(key, reference)))
  let translated = 0
  for (const base of bases) if (texts.has(base) || texts.has(`${base}_other`)) translated++
  return { translated, of: bases.size }
}

/**
 * A language with less is not offered, because too much of it would be in the reference language.
 */
export function isSupported({ translated, of }: { translated: number; of: number }): boolean {
  return of > 0 && translated >= of * SUPPORTED_SHARE
}

export interface Composition {
  /** The shape of the words: those of the reference language, as they came with the release. */
  shape: Words
  reference: Texts
  texts: Texts
  language: string
}

/**
 * The words of a language in the shape of the reference language. A text that it lacks is in the
 * reference language.
 */
export function composeWords({ shape, reference, texts, language }: Composition): Words {
  const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories
  const textOf = (key: string) => texts.get(key) ?? reference.get(key)
  const known = textsOf(shape)

  /**
   * Every form that the language knows, and a zero where it has one: i18next looks for it first.
   */
  function plural(base: string): [string, string][] {
    const wanted = texts.has(`${base}_zero`) ? new Set(['zero', ...forms]) : forms
    const spoken = texts.has(`${base}_other`) ? texts : reference
    return Array.from(wanted, (form) => [
      form,
      spoken.get(`${base}_${form}`) ?? spoken.get(`${base}_other`) ?? '',
    ])
  }

  function compose(words: Words, before: string): Words {
    const composed: Record<string, string | readonly string[] | Words> = {}
    for (const [key, value] of Object.entries(words)) {
      const path = before + key
      if (typeof value === 'string') {
        const base = baseOf(path, known)
        if (base === path) composed[key] = textOf(path) ?? value
        else
          for (const [form, text] of plural(base))
            composed[`${base.slice(before.length)}_${form}`] = text
      } else if (isList(value))
        composed[key] = value.map((text, at) => textOf(`${path}.${at}`) ?? text)
      else composed[key] = compose(value, `${path}.`)
    }
    return composed
  }

  // Words that an operator has added for keys of their own stand beside the others: i18next finds a
  // path with dots too.
  const added = [...new Set([...reference.keys(), ...texts.keys()])].filter(
    (key) => !known.has(key) && baseOf(key, known) === key,
  )
  return {
    ...compose(shape, ''),
    ...Object.fromEntries(added.map((key) => [key, textOf(key) ?? ''])),
  }
}

function isList(value: readonly string[] | Words): value is readonly string[] {
  return Array.isArray(value)
}

/** The placeholders and tags of a text, sorted: every language has to keep them. */
export function gapsOf(text: string): string[] {
  return [...text.matchAll(/\{\{\s*[-\w]+|<\/?\w+>/g)]
    .map(([gap]) => gap.replace(/\s/g, ''))
    .toSorted()
}
