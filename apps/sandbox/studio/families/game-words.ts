/**
 * The words in which a game and the page around it talk. `address` has none: the game leaves by
 * going to the address of its exit. A session names its words, and client/host-words.ts speaks
 * them.
 */
export const GAME_WORDS = [
  'generic',
  'oryx',
  'playngo',
  'egt',
  'pragmatic',
  'netent',
  'tvbet',
  'address',
] as const

export type GameWords = (typeof GAME_WORDS)[number]

/** Words of which none makes a game wait, so that it cannot stop when the casino covers it. */
const WITHOUT_PAUSE: readonly GameWords[] = ['egt', 'tvbet', 'address']

export function canBePaused(words: GameWords): boolean {
  return !WITHOUT_PAUSE.includes(words)
}
