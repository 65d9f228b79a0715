import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parse } from 'yaml'
import { type Casino, openCasino } from '#testkit/open-casino.ts'

const ROOT = '/operator/content'
const TOO_LARGE = { language: 'en', basedOn: 0, body: 'x'.repeat(1_000_000) }

interface Schema {
  $ref?: string
  type?: string | string[]
  required?: string[]
  properties?: Record<string, Schema>
  items?: Schema
  enum?: unknown[]
}

interface Response {
  $ref?: string
  content: { 'application/json': { schema: Schema } }
}

interface Operation {
  operationId: string
  requestBody?: {
    content: { 'application/json': { examples?: Record<string, { value: object }> } }
  }
  responses: Record<string, Response>
}

const api = parse(readFileSync(new URL('../../../openapi.yaml', import.meta.url), 'utf8'))
const operations = Object.entries(
  api.paths as Record<string, Partial<Record<'get' | 'post', Operation>>>,
)
  .filter(([path]) => path.startsWith(ROOT))
  .flatMap(([, { get, post }]) => [get, post].filter((each) => each !== undefined))

/**
 * The requests to each operation that make it answer all that it may: a path below the root, and a
 * body for those that write.
 */
const questions: Record<string, readonly (readonly [string, object?])[]> = {
  listContent: [['']],
  readContent: [['/hello?language=en'], ['/hello?language=sv'], ['/nobody?language=en']],
  saveContent: [
    ['/another', { language: 'en', basedOn: 0, body: 'One' }],
    ['/another', { language: 'en', basedOn: 0, body: 'One' }],
    ['/promotions', { language: 'en', basedOn: 0, body: [{ title: 'No image' }] }],
    ['/another', TOO_LARGE],
  ],
  readContentVersion: [
    ['/hello/versions/1?language=en'],
    ['/hello/versions/1?language=sv'],
    ['/hello/versions/9?language=en'],
  ],
  publishContent: [
    ['/hello/publication', { language: 'en', version: 1 }],
    ['/hello/publication', { language: 'sv', version: 1 }],
    ['/hello/publication', { language: 'en', version: 9 }],
    ['/hello/publication', TOO_LARGE],
  ],
}

let casino: Casino
let own: string

beforeAll(async () => {
  casino = await openCasino()
  own = (await casino.keyOf('jo', 'content')).key
  expect((await send('/hello', { language: 'en', basedOn: 0, body: 'One' })).status).toBe(201)
})
afterAll(() => casino.close())

test('openapi.yaml describes every operation of editors', () => {
  expect(operations.map(({ operationId }) => operationId)).toEqual(Object.keys(questions))
})

test.each(operations)(
  'openapi.yaml lists what may be answered to $operationId, and how it looks',
  async ({ operationId, responses }) => {
    const sent = questions[operationId] ?? []
    const [[path, body] = ['']] = sent
    const answers = [await send(path, body, 'of-nobody')]
    for (const question of sent) answers.push(await send(...question))
    expect([...new Set(answers.map(({ status }) => `${status}`))].toSorted()).toEqual(
      Object.keys(responses),
    )
    for (const { status, text } of answers) {
      const listed = responses[status] ?? { content: { 'application/json': { schema: {} } } }
      expect(
        mismatches(
          JSON.parse(text),
          follow<Response>(listed).content['application/json'].schema,
          `${status}`,
        ),
      ).toEqual([])
    }
  },
)

test('the examples of openapi.yaml are taken as they stand there', async () => {
  const save = operations.find(({ operationId }) => operationId === 'saveContent')
  const { block, page } = save?.requestBody?.content['application/json'].examples ?? {}
  expect(
    (
      await send('/a_block', {
        language: 'en',
        basedOn: 0,
        body: { title: 'A chair', description: 'Many steps.' },
      })
    ).status,
  ).toBe(201)
  expect(JSON.parse((await send('/a_block', block?.value)).text)).toEqual({
    version: 2,
    published: true,
    warnings: {},
  })
  expect(JSON.parse((await send('/a_page', page?.value)).text)).toEqual({
    version: 1,
    published: false,
    warnings: {},
  })
})

async function send(path: string, body?: object, key = own) {
  const answer = await fetch(`${casino.url}${ROOT}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${key}` },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  return { status: answer.status, text: await answer.text() }
}

/**
 * Returns where a value differs from its description: another type, a required field that is
 * missing, a field that is not described.
 */
function mismatches(value: unknown, described: Schema, at: string): string[] {
  const { type, required = [], properties, items, enum: one } = follow<Schema>(described)
  if (type && ![type].flat().includes(typeOf(value))) return [`${at}: ${typeOf(value)}`]
  if (one && !one.includes(value)) return [`${at}: ${value}`]
  if (Array.isArray(value) && items)
    return value.flatMap((each, index) => mismatches(each, items, `${at}.${index}`))
  if (!properties || typeof value !== 'object' || value === null) return []
  const missing = required.filter((name) => !(name in value)).map((name) => `${at}: no ${name}`)
  const found = Object.entries(value).flatMap(([name, part]) =>
    name in properties
      ? mismatches(part, properties[name] ?? {}, `${at}.${name}`)
      : [`${at}: an undescribed ${name}`],
  )
  return [...missing, ...found]
}

function typeOf(value: unknown): string {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'array'
  return Number.isInteger(value) ? 'integer' : typeof value
}

/** Itself, or what it refers to. */
function follow<Described extends { $ref?: string }>(described: Described): Described {
  const path = described.$ref?.split('/').slice(1)
  return path ? path.reduce((node, name) => node[name], api) : described
}
