import { describe, expect, it } from 'vitest'
import { activeLocale, detectLanguage } from './language.ts'

const spoken = ['en', 'de', 'ar']

describe('the language of a page', () => {
  it('is the first wish that is spoken here', () => {
    expect(detectLanguage([null, 'xx', 'de-AT', 'ar'], spoken)).toBe('de')
  })

  it('is the first language of the casino when no wish is', () => {
    expect(detectLanguage(['xx', ''], spoken)).toBe('en')
    expect(detectLanguage(['xx'], ['fi', 'et'])).toBe('fi')
  })

  it('cannot become one that is not spoken here', () => {
    expect(activeLocale('ar', spoken)).toBe('ar')
    expect(() => activeLocale('xx', spoken)).toThrow('Could not find active locale')
  })
})
