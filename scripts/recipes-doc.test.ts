import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const root = new URL('../', import.meta.url)
const text = readFileSync(new URL('docs/recipes.md', root), 'utf8')
const paths = [...text.matchAll(/`((?:apps|packages|docs|scripts)\/[^`{}*]+|openapi\.yaml)`/g)].map(
  ([, path = '']) => path,
)
/** Files that are named as the server's own folders name them, such as `bonuses/stakes.ts`. */
const serverFiles = [...text.matchAll(/`([a-z-]+\/[\w./-]+\.ts)`/g)]
  .map(([, path = '']) => path)
  .filter((path) => !paths.includes(path))
  .map((path) => `apps/server/src/${path}`)

test('docs/recipes.md names paths', () => {
  expect(paths.length).toBeGreaterThan(20)
})

test.each([...new Set([...paths, ...serverFiles])])(
  'docs/recipes.md names a path that exists: %s',
  (path) => {
    expect(existsSync(new URL(path, root))).toBe(true)
  },
)
