import type { PlayState } from '../play-view.ts'
import { fill, type Words } from './words/words.ts'

export function rtpLine(state: PlayState, words: Words): string {
  const format = new Intl.NumberFormat(state.language, { style: 'percent', maximumFractionDigits: 2, numberingSystem: 'latn' })
  return `${fill(words.rtp, { percent: format.format(state.rtpBasisPoints / 10_000) })}.`
}

/** How long a round takes at least; nothing where there is no such rule. */
export function paceLine({ minimumRoundMs }: PlayState, words: Words): string {
  return minimumRoundMs > 0 ? fill(words.slowest, { seconds: minimumRoundMs / 1000 }) : ''
}
