import type { PlayState } from '../play-view.ts'
import { fill, type Words } from './words/words.ts'

export function rtpLine(state: PlayState, words: Words): string {
  const percent = new Intl.NumberFormat('en', { maximumFractionDigits: 2 }).format(state.rtpBasisPoints / 100)
  return `${fill(words.rtp, { percent: `${percent} %` })}.`
}

/** How long a round takes at least; nothing where there is no such rule. */
export function paceLine({ minimumRoundMs }: PlayState, words: Words): string {
  return minimumRoundMs > 0 ? fill(words.slowest, { seconds: minimumRoundMs / 1000 }) : ''
}
