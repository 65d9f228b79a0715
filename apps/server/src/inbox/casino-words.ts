import ar from './words/ar.json' with { type: 'json' }
import de from './words/de.json' with { type: 'json' }
import en from './words/en.json' with { type: 'json' }
import es from './words/es.json' with { type: 'json' }
import et from './words/et.json' with { type: 'json' }
import fi from './words/fi.json' with { type: 'json' }
import fr from './words/fr.json' with { type: 'json' }
import pt from './words/pt.json' with { type: 'json' }

/** The kinds of news that the casino sends a player by itself. */
export type CasinoNewsKind = keyof typeof en

interface Words {
  title: string
  /** Paragraphs; {{name}}, {{amount}}, {{bonus}} and {{jackpot}} stand for what the news brings. */
  body: readonly string[]
  /** Text of the last line's link, where there is one. */
  action?: string
}

type AllWords = Readonly<Record<CasinoNewsKind, Words>>

/** Words of the inbox by language code; a language without its own words uses the English ones. */
export const casinoWords: Readonly<Record<string, AllWords>> = { en, de, es, pt, fr, fi, et, ar }
export const englishWords: AllWords = en
