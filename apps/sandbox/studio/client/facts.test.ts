import { expect, test } from 'vitest'
import { rtpLine } from './facts.ts'
import { en } from './words/en.ts'
import { wordsIn } from './words/languages.ts'

test('a return that depends on how one plays is called the least there is', () => {
  const figures = { language: 'en', rtpBasisPoints: 9828 }
  expect(rtpLine({ ...figures, rtpIsLowest: false }, en)).toBe('Return to player 98.28%.')
  expect(rtpLine({ ...figures, rtpIsLowest: true }, en)).toBe('Return to player at least 98.28%.')
  for (const language of ['de', 'es', 'pt', 'fr', 'fi', 'et', 'ar']) {
    const words = wordsIn(language)
    expect(words.rtpLowest, language).not.toBe(words.rtp)
  }
})
