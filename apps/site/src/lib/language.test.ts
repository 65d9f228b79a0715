import { describe, expect, it } from 'vitest'
import { detectLanguage, directionOf } from './language.ts'

describe('the language of a page', () => {
  it('is the first wish that the site speaks', () => {
    expect(detectLanguage(['fr', 'de', 'en'])).toBe('de')
    expect(detectLanguage([null, undefined, 'ar'])).toBe('ar')
  })

  it('falls back from a region to its language, and to English from nothing', () => {
    expect(detectLanguage(['de-AT'])).toBe('de')
    expect(detectLanguage(['ar_EG'])).toBe('ar')
    expect(detectLanguage(['xx', ''])).toBe('en')
  })

  it('is written from right to left in Arabic only', () => {
    expect(directionOf('ar')).toBe('rtl')
    expect(directionOf('de')).toBe('ltr')
  })
})
