import type { PlayRules } from '#contracts/studio-api.ts'
import { canBePaused } from './families/game-words.ts'
import type { Session } from './studio.store.ts'

/** Rules of a studio that got none. */
const STRICTEST: PlayRules = { autoplay: false, turbo: false, shortestRoundMs: 0 }

/**
 * Returns the pace of a session under the licence of its player. `usualMs` is the studio's own
 * shortest time from one round to the next, which only turbo may go below. A game that the casino
 * cannot pause plays no rounds by itself, because they would go on behind a dialog.
 */
export function paceOf(
  { play = STRICTEST, words = 'generic' }: Pick<Session, 'play' | 'words'>,
  usualMs: number,
): PlayRules {
  const { autoplay, turbo, shortestRoundMs } = play
  return {
    autoplay: autoplay && canBePaused(words),
    turbo,
    shortestRoundMs: turbo ? shortestRoundMs : Math.max(shortestRoundMs, usualMs),
  }
}
