import { expect, test } from 'vitest'
import { findUnclearWords } from './plain-words.ts'

const NOBODY = 'no player, no visitor or no caller'
const wordsIn = (text: string, path = 'deposit.ts') =>
  findUnclearWords(text, path).map(({ word }) => word)

test.each([
  ['a person', '/** Somebody who pays. */', 'Somebody'],
  ['a person', 'const a = 1 // nobody pays', 'nobody'],
  ['a person', '/** Open to everybody. */', 'everybody'],
  ['a person', '// Not read by anybody else.', 'anybody'],
  ['the company', '/**\n * A page\n * of ours.\n */', 'of ours'],
  ['the casino', '// What the house pays.', 'the house'],
  ['the subject', '/** Of the newest deposit. */', 'Of'],
  ['the subject', '/** The same for withdrawals. */', 'The same'],
  ['the subject', '// Whose money it is.', 'Whose'],
  ['the cause in modern words', '// Refused for want of money.', 'for want of'],
])('a comment that does not name %s is found: %j', (_what, text, word) => {
  expect(wordsIn(text)).toEqual([word])
})

test.each([
  ['a sentence that names its subject', '/** Returns the newest deposit. */'],
  [
    'a later line that begins with any word',
    '/**\n * Returns the state\n * of the newest deposit.\n */',
  ],
  ['a later line of a comment after slashes', '// Returns the state\n// of the newest deposit.'],
  ['code', "const nobody = 'nobody'"],
  ['a quoted name', '/** Runs as `nobody`, and posts to house/games. */'],
])('%s is in order', (_what, text) => {
  expect(wordsIn(text)).toEqual([])
})

test('a schema is read in its descriptions', () => {
  expect(findUnclearWords('type Query {\n  "Who nobody is."\n  me: ID\n}', 'a.graphql')).toEqual([
    { line: 2, word: 'nobody', instead: NOBODY },
  ])
})

test('a document is read outside of code and of titles of tests', () => {
  const text =
    '# Paying\n\n| `nobody` | "nobody signs" |\n\n```\nnobody\n```\n\nof all, nobody pays'
  expect(findUnclearWords(text, 'docs/money.md')).toEqual([
    { line: 9, word: 'nobody', instead: NOBODY },
  ])
})

test.each([
  ['/** Drawn anew. */', 'again'],
  ['/** Upon the press. */', 'on'],
  ['/** Whose money it is. */', 'the owner'],
])('the unclear word of %j comes with the words to use instead', (text, instead) => {
  expect(findUnclearWords(text, 'deposit.ts').map((found) => found.instead)).toEqual([instead])
})
