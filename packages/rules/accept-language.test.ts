import { expect, test } from 'vitest'
import { acceptedLanguage } from './accept-language.ts'

const SPOKEN = ['en', 'de', 'fi', 'pt-BR']

test.each([
  ['de-AT, de;q=0.9, en;q=0.8', 'de'],
  ['en;q=0.2, fi;q=0.9, de;q=0.5', 'fi'],
  ['en;q=0, de;q=0.001', 'de'],
  ['de-AT, en', 'de'],
  ['xx, fi;q=0.1', 'fi'],
  ['de;q=0', null],
  ['*', 'en'],
  ['en;q=0, *', 'de'],
  ['*;q=0', null],
  ['*;q=0.1, fi', 'fi'],
  ['PT-br ; Q=0.4', 'pt-BR'],
  ['de;q=much', 'de'],
  ['', null],
  [',;=,', null],
])('an Accept-Language is read with its q-values: %s', (header, language) => {
  expect(acceptedLanguage(header, SPOKEN)).toBe(language)
})
