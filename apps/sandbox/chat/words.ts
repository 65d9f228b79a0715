import ar from './words/ar.json' with { type: 'json' }
import de from './words/de.json' with { type: 'json' }
import en from './words/en.json' with { type: 'json' }
import es from './words/es.json' with { type: 'json' }
import et from './words/et.json' with { type: 'json' }
import fi from './words/fi.json' with { type: 'json' }
import fr from './words/fr.json' with { type: 'json' }
import pt from './words/pt.json' with { type: 'json' }

export type ChatWords = typeof en

const LANGUAGES: Readonly<Record<string, ChatWords>> = { en, de, es, pt, fr, fi, et, ar }

/** The chat's words in the visitor's language, or English. */
export function wordsFor(language: string): ChatWords {
  return LANGUAGES[language.slice(0, 2)] ?? en
}

export function directionOf(language: string): 'ltr' | 'rtl' {
  return language.startsWith('ar') ? 'rtl' : 'ltr'
}

/** The language that is spoken when this one is requested. */
export function spokenFor(language: string): string {
  const code = language.slice(0, 2)
  return code in LANGUAGES ? code : 'en'
}
