import ar from './words/ar.json' with { type: 'json' }
import de from './words/de.json' with { type: 'json' }
import en from './words/en.json' with { type: 'json' }
import es from './words/es.json' with { type: 'json' }
import et from './words/et.json' with { type: 'json' }
import fi from './words/fi.json' with { type: 'json' }
import fr from './words/fr.json' with { type: 'json' }
import pt from './words/pt.json' with { type: 'json' }

/**
 * The text of a letter, apart from its links. Addresses are put in by the layout, never into a
 * sentence.
 */
interface LetterText {
  subject: string
  paragraphs: readonly string[]
  /** The label of the button. */
  action: string
  /** Paragraphs behind the button, in small print. */
  after: readonly string[]
}

export type LetterKind = keyof typeof en.letters

export interface LetterLanguage {
  greeting: string
  /** Words before the address as text. */
  orCopy: string
  resetInstead: string
  footer: string
  letters: Readonly<Record<LetterKind, LetterText>>
}

/** Letters by language code; a language without its own letters uses the English ones. */
export const letterLanguages: Readonly<Record<string, LetterLanguage>> = {
  en,
  de,
  es,
  pt,
  fr,
  fi,
  et,
  ar,
}
export const englishLetters: LetterLanguage = en
