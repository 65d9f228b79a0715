import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { leaveOutDeveloperWords } from './developer-words-plugin.ts'

const without = (code: string) => leaveOutDeveloperWords(code, 'library.js')

test('texts of a library for its developers are left out, and its work stays', () => {
  expect(without("if (!given) warning(false, 'Give it.'); else use(given)")).toBe(
    'if (!given) ; else use(given)',
  )
  expect(
    without(
      "this.logger.warn('No words.'); i18n.logger.once(key, 'warn', 'Once.'); this.logger.error('Broken.')",
    ),
  ).toBe("; ; this.logger.error('Broken.')")
  expect(without('const said = warning(true); books.log(entry)')).toBe(
    'const said = warning(true); books.log(entry)',
  )
})

test('a component that nothing uses may be left out whole', () => {
  expect(without("const Link = React$1.forwardRef(draw)\nLink.displayName = 'Link'")).toBe(
    'const Link = /* @__PURE__ */ React$1.forwardRef(draw)\n;',
  )
})

/**
 * Bytes that are saved at least: a later release of a library may be written differently, and its
 * words would be sent again unnoticed.
 */
test.each([
  ['i18next/dist/esm/i18next.js', 3_500],
  ['react-i18next/dist/es/useTranslation.js', 700],
  ['react-router/dist/production/lib/router/utils.js', 800],
  ['react-router/dist/production/lib/components.js', 300],
])('the words are found in %s', (file, bytes) => {
  const path = fileURLToPath(new URL(`../../node_modules/${file}`, import.meta.url))
  const code = readFileSync(path, 'utf8')
  expect(code.length - leaveOutDeveloperWords(code, path).length).toBeGreaterThan(bytes)
})
