import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const root = new URL('../', import.meta.url)
const text = readFileSync(new URL('docs/recipes.md', root), 'utf8')
const paths = [...text.matchAll(/`((?:apps|packages|docs|scripts)\/[^`{}*]+|openapi\.yaml)`/g)].map(
  ([, path]) => path ?? '',
)

test('docs/recipes.md names paths', () => {
  expect(paths.length).toBeGreaterThan(20)
})

test.each([...new Set(paths)])('docs/recipes.md names a path that exists: %s', (path) => {
  expect(existsSync(new URL(path, root))).toBe(true)
})
