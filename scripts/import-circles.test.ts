import { expect, test } from 'vitest'
import { findImportCircles } from './import-circles.ts'

/** Faults of files that are given with their text. */
const faultsOf = (files: Readonly<Record<string, string>>) =>
  findImportCircles(new Map(Object.entries(files)))

test('files do not import each other in a circle', () => {
  const files = {
    'apps/server/src/a.ts': "import { b } from './kit/b.ts'",
    'apps/server/src/kit/b.ts': "import { c } from '../c.ts'",
    'apps/server/src/c.ts': "import { a } from './a.ts'",
  }
  expect(faultsOf(files)).toEqual([
    'files that import each other in a circle: apps/server/src/a.ts → apps/server/src/kit/b.ts → apps/server/src/c.ts → apps/server/src/a.ts',
  ])
})

test.each([
  ['of a type', "import type { B } from './b.ts'"],
  ['of several lines', "import {\n  b,\n} from './b.ts'"],
  ['at the first use', "const b = async () => (await import('./b.ts')).b"],
])('an import %s closes a circle', (_what, text) => {
  const files = { 'bench/a.ts': text, 'bench/b.ts': "import { a } from './a.ts'" }
  expect(faultsOf(files)).toEqual([expect.stringContaining('bench/a.ts → bench/b.ts')])
})

test('a circle through a package and the test kit is found', () => {
  const files = {
    'packages/ui/a.ts': "import { b } from '#testkit/b.ts'",
    'apps/server/testkit/b.ts': "import { a } from '#ui/a.ts'",
  }
  expect(faultsOf(files)).toEqual([expect.stringContaining('packages/ui/a.ts → apps/server')])
})

test('a file that two others import is in no circle', () => {
  const files = {
    'bench/a.ts': "import { b } from './b.ts'\nimport { c } from './c.ts'",
    'bench/b.ts': "import { c } from './c.ts'",
    'bench/c.ts': "import { readFileSync } from 'node:fs'",
  }
  expect(faultsOf(files)).toEqual([])
})
