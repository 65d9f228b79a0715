import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Casino, openCasino } from '#testkit/open-casino.ts'

let casino: Casino

beforeAll(async () => {
  casino = await openCasino()
})
afterAll(() => casino.close())

const BANNER =
  'cmsComponent2(input: { id: "register_banner", mobile: null }) { __typename id ... on CmsMap { elements { id ... on CmsText { text } } } }'

async function banner(headers: Record<string, string> = {}): Promise<Record<string, string>> {
  const { data, errors } = await casino.ask(`{ ${BANNER} }`, { headers })
  expect(errors).toBeUndefined()
  const map = data?.cmsComponent2 as { __typename: string; id: string; elements: { id: string; text: string }[] }
  expect(map).toMatchObject({ __typename: 'CmsMap', id: 'register_banner' })
  return Object.fromEntries(map.elements.map(({ id, text }) => [id, text]))
}

test('the register banner is a map of title and description, in every language of the house', async () => {
  const languages = ['en', 'de', 'es', 'pt', 'fr', 'fi', 'et', 'ar']
  const texts = await Promise.all(languages.map((language) => banner({ 'accept-language': language })))
  for (const text of texts) expect(Object.keys(text)).toEqual(['title', 'description'])
  expect(new Set(texts.map(({ title }) => title)).size).toBe(8)
})

test('a dotted id leads into a map, and an id of nothing to nothing', async () => {
  const { data } = await casino.ask(
    '{ part: cmsComponent(id: "register_banner.title") { id ... on CmsText { text } } no: cmsComponent(id: "no_such_thing") { id } }',
  )
  expect(data).toEqual({ part: { id: 'register_banner.title', text: (await banner()).title }, no: null })
})

test('several are answered in the order of asking, without those that are not there', async () => {
  const { data } = await casino.ask(
    '{ cmsComponents(input: { ids: ["register_banner.description", "no_such_thing", "register_banner.title"] }) { id } }',
  )
  expect(data).toEqual({ cmsComponents: [{ id: 'register_banner.description' }, { id: 'register_banner.title' }] })
})
