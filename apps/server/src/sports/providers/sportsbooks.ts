import { openAltenarBook } from './altenar-book.ts'
import { openBetbyBook } from './betby-book.ts'
import { openDelasportBook } from './delasport-book.ts'
import { openHadBook } from './had-book.ts'
import type { OpenSportsbook } from './sportsbook.ts'

/** The sportsbooks that the casino can show; which of them, `markets` decides. */
export const SPORTSBOOKS: readonly OpenSportsbook[] = [
  openAltenarBook,
  openBetbyBook,
  openDelasportBook,
  openHadBook,
]
