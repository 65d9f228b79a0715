import { describe, expect, it } from 'vitest'
import { directionOf, firstSpoken, spokenLanguage } from './languages.ts'

const spoken = ['en', 'de', 'ar', 'pt', 'pt-BR']

describe('the language that is meant', () => {
  it('is the first wish that is spoken', () => {
    expect(firstSpoken(['fr', 'de', 'en'], spoken)).toBe('de')
    expect(firstSpoken([null, undefined, 'ar'], spoken)).toBe('ar')
    expect(firstSpoken(['xx', ''], spoken)).toBeNull()
  })

  it('falls back from a region to its language, unless the region is spoken itself', () => {
    expect(spokenLanguage('de-AT', spoken)).toBe('de')
    expect(spokenLanguage('ar_EG', spoken)).toBe('ar')
    expect(spokenLanguage('pt-br', spoken)).toBe('pt-BR')
    expect(spokenLanguage('pt-PT', spoken)).toBe('pt')
  })

  it('is written from right to left in Arabic, whatever its region', () => {
    expect(directionOf('ar')).toBe('rtl')
    expect(directionOf('ar-EG')).toBe('rtl')
    expect(directionOf('et')).toBe('ltr')
  })
})
