import type { PlayState } from '../play-view.ts'
import { fill, type Words } from './words/words.ts'

type Return = Pick<PlayState, 'language' | 'rtpBasisPoints' | 'rtpIsLowest'>

export function rtpLine({ language, rtpBasisPoints, rtpIsLowest }: Return, words: Words): string {
  const format = new Intl.NumberFormat(language, {
    style: 'percent',
    maximumFractionDigits: 2,
    numberingSystem: 'latn',
  })
  return `${fill(rtpIsLowest ? words.rtpLowest : words.rtp, { percent: format.format(rtpBasisPoints / 10_000) })}.`
}

/** Returns a line with the least time of a round; empty where there is no such rule. */
export function paceLine(
  { pace, language }: Pick<PlayState, 'pace' | 'language'>,
  words: Words,
): string {
  if (pace.shortestRoundMs === 0) return ''
  const time = new Intl.NumberFormat(language, {
    style: 'unit',
    unit: 'second',
    unitDisplay: 'long',
    numberingSystem: 'latn',
  }).format(pace.shortestRoundMs / 1000)
  return fill(words.slowest, { time })
}
