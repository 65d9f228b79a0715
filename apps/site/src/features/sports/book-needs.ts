import type { Client } from 'urql'
import type { NeededSoon } from '../../components/page/lazy-page.ts'
import { SportsQuery } from './sports-queries.ts'

/** The file of each vendor's book, below src/. */
const files = {
  ALTENAR: 'features/sports/AltenarBook.tsx',
  BETBY: 'features/sports/BetbyBook.tsx',
  DELASPORT: 'features/sports/FramedBook.tsx',
  HAD: 'features/sports/FramedBook.tsx',
} as const

/** Returns the component of the casino's book, and the script with which its vendor draws it. */
export function bookNeeds(answers: Client): NeededSoon {
  const settings = answers.readQuery(SportsQuery, {})?.data?.settings
  return {
    sources: settings ? [files[settings.sportsProvider]] : [],
    scripts: settings?.sportsScriptUrl ? [settings.sportsScriptUrl] : [],
  }
}
