import { afterAll, beforeAll, expect, test } from 'vitest'
import { openEditor } from '#testkit/content-editor.ts'
import { type Casino, openCasino } from '#testkit/open-casino.ts'

let casino: Casino
let jo: { authorization: string }

beforeAll(async () => {
  casino = await openCasino({ config: { imageOrigins: ['https://cdn.test'] } })
  jo = (await casino.keyOf('jo', 'content')).headers
})
afterAll(() => casino.close())

const { operator, save } = openEditor(
  () => casino,
  () => jo,
)

test('a number beyond all versions, and a note that cannot be written, are refused as any other', async () => {
  expect((await save('bounds', 'One')).status).toBe(201)
  for (const version of [3_000_000_000, 1e300])
    expect(await operator('/bounds/publication', { language: 'en', version })).toMatchObject({
      status: 400,
      body: { code: 'bad_input' },
    })
  const odd = await save('bounds', 'Two', { basedOn: 1, note: 'a \0 b' })
  expect(odd).toMatchObject({
    status: 400,
    body: { code: 'bad_input', fields: { '': 'content.not_whole' } },
  })
  expect((await save('bounds', 'Two', { basedOn: 1 })).body.version).toBe(2)
})

test('a language that the casino does not speak is no locale', async () => {
  expect(await save('greeting', 'Hej', { language: 'sv' })).toMatchObject({
    status: 400,
    body: { code: 'Could not find active locale', language: 'sv' },
  })
})

test('a text that no page could show is not saved, and every mistake is named', async () => {
  expect(
    await save('promotions', [{ title: 'No image', terms: 'x' }], { publish: true }),
  ).toMatchObject({
    status: 400,
    body: { code: 'bad_input', fields: { '1.background': 'content.required' } },
  })
  expect((await save('promo', { title: '{{operator.nickname}}' })).body.fields).toEqual({
    title: 'content.unknown_fact',
  })
  expect((await save('Promo', 'x')).body.fields).toEqual({ id: 'content.odd_id' })
  expect(
    (await operator('/promo', { language: 'en', basedOn: 0, body: 'x', publsh: true })).status,
  ).toBe(400)
  expect((await operator('/promo?language=en')).status).toBe(404)
})

test('a picture that pages may not show is not saved', async () => {
  const promotions = (image: string) => [{ background: { image }, terms: 'faq' }]
  expect(await save('pictures', promotions('https://elsewhere.test/a.jpg'))).toMatchObject({
    status: 400,
    body: { fields: { '1.background.image': 'content.unsafe_address' } },
  })
  expect((await save('pictures', promotions('https://cdn.test/a.jpg'))).status).toBe(201)
  expect((await save('pictures', promotions('/pictures/a.jpg'), { basedOn: 1 })).status).toBe(201)
})

const nested = (depth: number) => JSON.parse(`${'['.repeat(depth)}"x"${']'.repeat(depth)}`)

test.each([
  [
    'Markdown with 20,000 quotes within each other',
    { markdown: '>'.repeat(20_000) },
    { markdown: 'content.too_deep' },
  ],
  [
    'Markdown of 250,000 characters',
    { markdown: 'word '.repeat(50_000) },
    { markdown: 'content.too_long' },
  ],
  [
    'Markdown of 20,000 marks',
    { markdown: '_a'.repeat(20_000) },
    { markdown: 'content.too_many_marks' },
  ],
  ['lists within 20,000 others', nested(20_000), { '1.1.1.1.1.1.1.1.1': 'content.too_deep' }],
  [
    '20,000 sections of Mustache within each other',
    '{{#licence.mga}}'.repeat(20_000) + '{{/licence.mga}}'.repeat(20_000),
    { '': 'content.odd_braces' },
  ],
  ['a list of 2,001', Array(2001).fill('x'), { '': 'content.too_many' }],
])('%s is refused with 400, which says where and why', async (_, body, fields) => {
  expect(await save('limits', body)).toMatchObject({
    status: 400,
    body: { code: 'bad_input', fields },
  })
})

test('a hundred of very many wrong places are named, each briefly', async () => {
  const wrong = Object.fromEntries(
    Array.from({ length: 400 }, (_, at) => [`${'x'.repeat(1000)}${at}`, 1.5]),
  )
  const { status, body } = await save('limits', wrong)
  const places = Object.keys(body.fields as object)
  expect([
    status,
    places.length <= 100,
    Math.max(...places.map(({ length }) => length)) <= 300,
  ]).toEqual([400, true, true])
})
