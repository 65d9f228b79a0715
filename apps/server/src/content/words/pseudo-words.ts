import { REFERENCE_LANGUAGE } from '#contracts/locales-api.ts'
import type { BuiltInWords } from './built-in-words.ts'
import type { Words } from './words.ts'

const PLAIN = 'acdegilnorsuyzACEINOSU'
const ACCENTED = 'áçðéğîłñöřšüýžÅÇÉÎÑØŠÜ'

/** Code of the pseudo-language, which tests the layout with long texts. */
const PSEUDO_LANGUAGE = 'en-XA'

/**
 * English with accents and 40 % longer, so that what is too narrow and what is not translated can
 * be seen.
 */
export function pseudoText(text: string): string {
  const parts = text.split(/(\{\{.*?\}\}|<\/?\w+>)/)
  const accented = parts.map((part, at) =>
    at % 2 === 1
      ? part
      : part.replace(/[a-z]/gi, (letter) => ACCENTED[PLAIN.indexOf(letter)] ?? letter),
  )
  const letters = parts.filter((_, at) => at % 2 === 0).join('').length
  const longer = 'löréṁ îpšüm ðölör šît åmét '
    .repeat(Math.ceil(letters / 20))
    .slice(0, Math.ceil(letters * 0.4))
  return text === '' ? '' : `${accented.join('')} ${longer}`.trimEnd()
}

/** Returns the words with a pseudo-language, which is made from the reference language. */
export function withPseudoLanguage(words: BuiltInWords): BuiltInWords {
  const reference = words.get(REFERENCE_LANGUAGE) ?? new Map<string, Words>()
  return new Map([
    ...words,
    [PSEUDO_LANGUAGE, new Map(Array.from(reference, ([name, each]) => [name, pseudoWords(each)]))],
  ])
}

function pseudoWords(words: Words): Words {
  const entries = Object.entries(words).map(([key, value]) => [key, pseudoValue(value)] as const)
  return Object.fromEntries(entries)
}

function pseudoValue(
  value: string | readonly string[] | Words,
): string | readonly string[] | Words {
  if (typeof value === 'string') return pseudoText(value)
  return Array.isArray(value) ? value.map(pseudoText) : pseudoWords(value as Words)
}
