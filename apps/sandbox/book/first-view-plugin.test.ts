import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { firstViewBytes } from './first-view-plugin.ts'

const bytes = (text: string) => brotliCompressSync(text).length
const SDK = 'load the book'
const BOOK = 'export what mount has'
const MOUNT = 'draw a board with many prices'
const REACT = 'a library that draws'
const ENGLISH = 'Live, Today'
const GERMAN = 'Live, Heute, und ein langes Wort: Einzahlungslimit'

test('the first view weighs the host’s script, the book with its imports once each, and the longest words', () => {
  const weight = firstViewBytes([
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
  ])
  expect(weight).toBe([SDK, BOOK, MOUNT, REACT, GERMAN].reduce((sum, text) => sum + bytes(text), 0))
})
