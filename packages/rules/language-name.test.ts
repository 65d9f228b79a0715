import { expect, it } from 'vitest'
import { languageName } from './language-name.ts'

it('a language is named in its own words, or in those of another, with a capital letter', () => {
  const names = ['en', 'de', 'et', 'es', 'fr', 'pt', 'fi', 'ar'].map((code) =>
    languageName(code, code),
  )
  expect(names).toEqual([
    'English',
    'Deutsch',
    'Eesti',
    'Español',
    'Français',
    'Português',
    'Suomi',
    'العربية',
  ])
  expect(languageName('de', 'fr')).toBe('Allemand')
})
