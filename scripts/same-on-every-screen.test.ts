import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { onPhoneOnly, sameOnEveryScreen } from '../e2e/same-on-every-screen.ts'

const lists = [sameOnEveryScreen, onPhoneOnly]
const folder = new URL('../e2e/', import.meta.url)
const sourceOf = (file: string) => readFileSync(new URL(`${file}.test.ts`, folder), 'utf8')

test('every file that runs on one screen alone exists', () => {
  const files = readdirSync(folder).flatMap((name) =>
    name.endsWith('.test.ts') ? [name.slice(0, -'.test.ts'.length)] : [],
  )
  expect(lists.flatMap(Object.keys).filter((file) => !files.includes(file))).toEqual([])
})

test('every title that runs on one screen alone begins a story of its file', () => {
  const titles = lists
    .flatMap(Object.entries<'all' | readonly string[]>)
    .flatMap(([file, list]) => (list === 'all' ? [] : list.map((title) => ({ file, title }))))
  expect(titles.filter(({ file, title }) => !hasStory(sourceOf(file), title))).toEqual([])
})

/**
 * A title that is put together begins with what is written of it, and its file has the rest as
 * well.
 */
function hasStory(source: string, title: string): boolean {
  return [...source.matchAll(/test\(\s*(['"`])(.*?)\1/g)].some(([, , found = '']) => {
    const [written = '', ...rest] = found.split('${')
    return (
      found.startsWith(title) ||
      (rest.length > 0 && title.startsWith(written) && source.includes(title.slice(written.length)))
    )
  })
}
