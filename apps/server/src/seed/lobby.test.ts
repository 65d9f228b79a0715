import { existsSync, readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readForm } from '../content/components/component.ts'
import { DEMO_FOLDER, readSeedFiles } from '../content/components/seed-files.ts'
import { keepFitting, shapeOf } from '../content/components/shapes.ts'
import { show } from '../content/components/show.ts'

const languages = readdirSync(new URL('../../../site/src/locales/', import.meta.url), {
  withFileTypes: true,
})
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
const seeds = readSeedFiles(DEMO_FOLDER).filter(({ componentId }) => shapeOf(componentId) !== null)
const ids = [...new Set(seeds.map(({ componentId }) => componentId))]

describe.each(ids)('what the demo says in %s', (id) => {
  const editions = seeds.filter(({ componentId }) => componentId === id)

  it('is written in every language that the site speaks', () => {
    expect(editions.map(({ language }) => language).toSorted()).toEqual(languages.toSorted())
  })

  it.each(editions)('can be shown whole in $language', ({ body, language }) => {
    const found = {
      component: readForm(JSON.parse(body)),
      language,
      publishedAt: new Date(0),
      hasGaps: false,
    }
    const shown = show(found, id, { factsIn: () => ({}), mobile: false, findPage: () => null })
    const [shape, problems] = [shapeOf(id), {}]
    if (shown && shape) expect(keepFitting(shown, shape, { problems })).not.toBeNull()
    expect(problems).toEqual({})
  })
})

it('the lobby has lists of one row and of two, before and after the fifth', () => {
  const lists = seeds.filter(
    ({ componentId, language }) => language === 'en' && componentId.startsWith('custom_category_'),
  )
  const sizes = lists.map(({ body }) => (JSON.parse(body) as { games: unknown[] }).games.length)
  expect(sizes.some((size) => size >= 15)).toBe(true)
  expect(sizes.some((size) => size < 15)).toBe(true)
  expect(lists.map(({ componentId }) => componentId)).toEqual(
    expect.arrayContaining(['custom_category_1', 'custom_category_6']),
  )
})

it('no title of a block of top games says ten, because small screens show four of them or six', () => {
  const ten = /\b(ten|zehn|diez|dez|dix|kymmenen|kümme)\b|عشر/iu
  const titles = seeds
    .filter(({ componentId }) => componentId.startsWith('top_games_'))
    .map(({ body }) => (JSON.parse(body) as { title: string }).title)
  expect(titles.length).toBeGreaterThan(8)
  expect(titles.filter((title) => ten.test(title))).toEqual([])
})

it('each picture that the lobby names has a drawing, which the build makes it from', () => {
  const named = new Set(
    readSeedFiles(DEMO_FOLDER).flatMap(
      ({ body }) => body.match(/\/art\/(lobby|promotions)\/[\w.-]+/g) ?? [],
    ),
  )
  const drawn = (path: string) =>
    existsSync(new URL(`../../../site/public${path.replace(/\.webp$/, '.svg')}`, import.meta.url))
  expect(named.size).toBeGreaterThan(30)
  expect([...named].filter((path) => !path.endsWith('.webp') || !drawn(path))).toEqual([])
})
