import { fill, type Words } from '../words/words.ts'
import { colourOf } from './wheel-painting.ts'

const CHANCES = ['low', 'even', 'red', 'black', 'odd', 'high'] as const

/** Returns the name of a place for chips; one between numbers is named by what it covers. */
export function spotName(words: Words, spot: string, covered: readonly number[]): string {
  const [kind = '', which = ''] = spot.split('-')
  if (kind === 'straight') return `${which} ${words[colourOf(Number(which))]}`
  if (kind === 'column') return `${words.column} ${which}`
  if (kind === 'dozen') return fill(words.dozen, { number: which })
  const chance = CHANCES.find((each) => each === spot)
  return chance ? words[chance] : covered.join(' ')
}
