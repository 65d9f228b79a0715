import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { filesOfFirstView, firstViewBytes } from './first-view-plugin.ts'

const bytes = (text: string) => brotliCompressSync(text).length
const SDK = 'load the book'
const BOOK = 'export what mount has'
const MOUNT = 'draw a board with many prices'
const REACT = 'a library that draws'
const ENGLISH = 'Live, Today'
const GERMAN = 'Live, Heute, und ein langes Wort: Einzahlungslimit'

const BUILT = [
  { fileName: 'altenarWSDK.js', code: SDK, imports: [] },
  { fileName: 'book.js', code: BOOK, imports: ['assets/mount.js', 'assets/react.js'] },
  { fileName: 'assets/mount.js', code: MOUNT, imports: ['assets/react.js'] },
  { fileName: 'assets/react.js', code: REACT, imports: [] },
  { fileName: 'assets/en.js', code: ENGLISH, facadeModuleId: '/book/client/words/en.ts' },
  { fileName: 'assets/de.js', code: GERMAN, facadeModuleId: '/book/client/words/de.ts' },
  {
    fileName: 'assets/MyBets.js',
    code: 'comes later',
    imports: ['assets/mount.js'],
    facadeModuleId: '/book/client/MyBets.tsx',
  },
  { fileName: 'assets/frame.css' },
]

test('the first view weighs the host’s script, the book with its imports once each, and the longest words', () => {
  expect(firstViewBytes(BUILT)).toBe(
    [SDK, BOOK, MOUNT, REACT, GERMAN].reduce((sum, text) => sum + bytes(text), 0),
  )
})

test('the book, its imports and the words of each language are fetched together', () => {
  expect(filesOfFirstView(BUILT)).toEqual([
    'book.js',
    'assets/mount.js',
    'assets/react.js',
    'assets/en.js',
    'assets/de.js',
  ])
})
