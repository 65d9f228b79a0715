import { describe, expect, it } from 'vitest'
import { detectLanguage, directionOf, readAcceptLanguage } from './language.ts'

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

  it('follows the order of liking in Accept-Language', () => {
    expect(readAcceptLanguage('en;q=0.5, de-DE, ar;q=0.9')).toEqual(['de-DE', 'ar', 'en'])
    expect(readAcceptLanguage('de;q=0, *;q=0.1')).toEqual([])
  })

  it('is written from right to left in Arabic only', () => {
    expect(directionOf('ar')).toBe('rtl')
    expect(directionOf('de')).toBe('ltr')
  })
})
