import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const root = new URL('../', import.meta.url)
const read = (path: string) => readFileSync(new URL(path, root), 'utf8')
const chapters = readdirSync(new URL('docs/security/', root)).filter((name) => /^v\d\d-/.test(name))
const pages = [
  'docs/security.md',
  'docs/security/policies.md',
  ...chapters.map((name) => `docs/security/${name}`),
]

interface Row {
  number: string
  state: string
  where: string
}

const rowsOf = (chapter: string): Row[] =>
  [
    ...read(`docs/security/${chapter}`).matchAll(
      /^\| (\d+\.\d+\.\d+) \| [^|]+ \| ([^|]+) \| (.+) \|$/gm,
    ),
  ].map(([, number = '', state = '', where = '']) => ({ number, state, where }))

/**
 * Paths of tests are within apps/server/src, unless they begin with test/ (of apps/server) or with
 * another folder of the repository.
 */
const fileOf = (path: string) =>
  [path, `apps/server/src/${path}`, `apps/server/${path}`].find((each) =>
    existsSync(new URL(each, root)),
  ) ?? null

/** Each test file that a text names, with the parts of titles that follow it. */
function namedTests(text: string): { path: string; parts: string[] }[] {
  return [...text.matchAll(/`([\w./-]+\.test\.tsx?)`((?: "[^"]+")*)/g)].map(
    ([, path = '', parts = '']) => ({
      path,
      parts: [...parts.matchAll(/"([^"]+)"/g)].map(([, part = '']) => part),
    }),
  )
}

test.each(pages)('each test that %s names is there, with the words that find it', (page) => {
  const missing = namedTests(read(page)).flatMap(({ path, parts }) => {
    const file = fileOf(path)
    if (!file) return [path]
    const source = read(file)
    return parts.length > 0
      ? parts.filter((part) => !source.includes(part)).map((part) => `${path} "${part}"`)
      : [`${path}: no title`]
  })
  expect(missing).toEqual([])
})

test('each row of the limits names tests that are there', () => {
  const rows = read('docs/limits.md')
    .split('\n')
    .filter((line) => /^\| (?!what |-)/.test(line))
  const held = /`[\w./-]+\.(?:test|contract)\.ts`|held by graphql-ws/
  expect(rows.filter((row) => !held.test(row))).toEqual([])
  const named = rows.flatMap((row) => row.match(/[\w./-]+\.(?:test|contract)\.ts(?=`)/g) ?? [])
  expect(named.filter((path) => !fileOf(path))).toEqual([])
})

test.each(pages)('each other file that %s names is there', (page) => {
  const text = read(page)
  const sources = [...text.matchAll(/`((?:[\w.-]+\/)+[\w.-]+\.(?:tsx?|sql|json|yaml))`/g)].map(
    ([, path = '']) => path,
  )
  const links = [...text.matchAll(/\]\(([^)#]+\.md)(?:#[\w-]+)?\)/g)].map(([, link = '']) => link)
  expect(sources.filter((path) => !fileOf(path))).toEqual([])
  expect(links.filter((link) => !existsSync(new URL(link, new URL(page, root))))).toEqual([])
})

test('a requirement that is met names a test, a file or a page of this repository', () => {
  const bare = chapters
    .flatMap(rowsOf)
    .filter(
      ({ number, state, where }) =>
        state === 'met' && !/`|\]\(/.test(where) && !NOTHING_TO_SHOW.has(number),
    )
  expect(bare).toEqual([])
})

/** Met by what is not there. */
const NOTHING_TO_SHOW: ReadonlySet<string> = new Set(['6.2.10', '6.4.2', '11.2.1'])

test('the overview counts the rows of each chapter, and there are 253 requirements of levels 1 and 2', () => {
  const states = ['met', 'not met', 'not applicable']
  const counted = chapters.map((chapter) => {
    const rows = rowsOf(chapter)
    expect(rows.filter(({ state }) => !states.includes(state))).toEqual([])
    return [chapter, ...states.map((state) => rows.filter((row) => row.state === state).length)]
  })
  const stated = [
    ...read('docs/security.md').matchAll(
      /^\| \[[^\]]+\]\(security\/(v\d\d-[\w-]+\.md)\) \| (\d+) \| (\d+) \| (\d+) \|$/gm,
    ),
  ]
  expect(stated.map(([, chapter, ...counts]) => [chapter, ...counts.map(Number)])).toEqual(counted)
  const numbers = chapters.flatMap(rowsOf).map(({ number }) => number)
  expect(new Set(numbers).size).toBe(253)
  expect(numbers).toHaveLength(253)
})

test('every requirement that is not met stands among the gaps of the overview', () => {
  const gaps = read('docs/security.md').match(/## What is not met[\s\S]*?(?=\n## )/)?.[0] ?? ''
  const open = chapters.flatMap(rowsOf).filter(({ state }) => state === 'not met')
  expect(
    open
      .map(({ number }) => number)
      .filter((number) => !new RegExp(`(?<![\\d.])${number}(?![\\d.]\\d|\\d)`).test(gaps)),
  ).toEqual([])
})

test('every package is pinned and has its hash', () => {
  const { packages } = JSON.parse(read('package-lock.json')) as {
    packages: Record<string, { version?: string; integrity?: string }>
  }
  const own = JSON.parse(read('package.json')) as Record<
    'dependencies' | 'devDependencies',
    Record<string, string>
  >
  const loose = Object.entries({ ...own.dependencies, ...own.devDependencies }).filter(
    ([, version]) => !/^\d+\.\d+\.\d+$/.test(version),
  )
  const bare = Object.entries(packages).filter(
    ([path, { version, integrity }]) => path !== '' && !(version && integrity),
  )
  expect([loose, bare]).toEqual([[], []])
})
