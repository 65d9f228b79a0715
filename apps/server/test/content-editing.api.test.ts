import { createClient } from 'graphql-ws'
import { afterAll, beforeAll, expect, test } from 'vitest'
import WebSocket from 'ws'
import { openEditor } from '#testkit/content-editor.ts'
import { hostileHtml } from '#testkit/hostile-html.ts'
import { type Casino, openCasino } from '#testkit/open-casino.ts'
import { endOperatorKey } from '../src/content/keys/operator-keys.ts'
import { systemClock } from '../src/kit/clock.ts'

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

async function title(
  id: string,
  headers: Record<string, string> = {},
  mobile = false,
): Promise<string | null> {
  const query = `query ($id: ID!, $mobile: Boolean) { cmsComponent2(input: { id: $id, mobile: $mobile }) { ... on CmsText { text } } }`
  const { data, errors } = await casino.query(query, { variables: { id, mobile }, headers })
  expect(errors).toBeUndefined()
  return (data?.cmsComponent2 as { text: string } | null)?.text ?? null
}

const banner = (text: string) => ({ title: text, description: 'A description' })

test('no caller reads or writes without the key', async () => {
  for (const authorization of [
    '',
    'Bearer ',
    'Bearer baize-demo-secret-do-not-use-in-production',
    `Basic ${jo.authorization.slice(7)}`,
  ]) {
    expect((await operator('', undefined, { authorization })).status).toBe(401)
    expect(
      (
        await operator(
          '/hello',
          { language: 'en', basedOn: 0, body: 'x', publish: true },
          { authorization },
        )
      ).status,
    ).toBe(401)
  }
  expect(await title('hello')).toBeNull()
})

test('a key that opens the words only, and one that has ended, open no content', async () => {
  const words = await casino.keyOf('words', 'words')
  expect((await operator('', undefined, words.headers)).status).toBe(401)
  const former = await casino.keyOf('former', 'content', 'words')
  expect((await operator('', undefined, former.headers)).status).toBe(200)
  await endOperatorKey(casino.db, { clock: systemClock }, 'former')
  expect((await operator('', undefined, former.headers)).status).toBe(401)
  expect((await fetch(`${casino.url}/locales/missing`, { headers: former.headers })).status).toBe(
    401,
  )
  expect((await fetch(`${casino.url}/locales/missing`, { headers: words.headers })).status).toBe(
    200,
  )
})

test('a draft is kept and not shown until it is published, and an older version can come back', async () => {
  expect((await save('hello', 'One')).body).toEqual({ version: 1, published: false, warnings: {} })
  expect(await title('hello')).toBeNull()
  await operator('/hello/publication', { language: 'en', version: 1 })
  expect(await title('hello')).toBe('One')
  await save('hello', 'Two', { basedOn: 1, note: 'Shorter' })
  expect(await title('hello')).toBe('One')
  await operator('/hello/publication', { language: 'en', version: 2 })
  expect(await title('hello')).toBe('Two')
  await operator('/hello/publication', { language: 'en', version: 1 })
  expect(await title('hello')).toBe('One')
  const { body } = await operator('/hello?language=en')
  expect(body).toMatchObject({ published: 1, version: 2, body: 'Two', preview: { text: 'Two' } })
  expect(body.versions).toMatchObject([
    { version: 2, author: 'jo', note: 'Shorter' },
    { version: 1 },
  ])
  expect((await operator('/hello/versions/1?language=en')).body).toMatchObject({
    version: 1,
    body: 'One',
  })
  await operator('/hello/publication', { language: 'en', version: null })
  expect(await title('hello')).toBeNull()
})

test('the editor who published or took down, and when, can be read like the one who saved', async () => {
  const as = async (name: string, version: number | null) => {
    const { headers } = name === 'jo' ? { headers: jo } : await casino.keyOf(name, 'content')
    return operator('/history/publication', { language: 'en', version }, headers)
  }
  const history = async () => (await operator('/history?language=en')).body
  await save('history', 'One')
  expect(await history()).toMatchObject({ published: null, publications: [] })
  await as('kim', 1)
  await as('lee', null)
  await save('history', 'Für alle', { language: 'de', publish: true })
  const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/)
  expect(await history()).toMatchObject({
    published: null,
    publications: [
      { version: null, publishedBy: 'lee', publishedAt: time },
      { version: 1, publishedBy: 'kim', publishedAt: time },
    ],
  })
  await as('jo', 1)
  expect(await history()).toMatchObject({
    published: 1,
    publications: [{ version: 1, publishedBy: 'jo' }, {}, {}],
  })
})

test('the newest two hundred versions of a long history are listed, and an older one can be read by its number', async () => {
  const add = (text: string) =>
    casino.db.run(`test ${text}`, `${text} from generate_series(1, 201) n`, [])
  await add(`insert into content_version (component_id, language, mobile, version, body, author, saved_at)
    select 'long', 'en', false, n, '"Text ' || n || '"', 'jo', now()`)
  await add(`insert into content_publication (component_id, language, mobile, version, published_by, published_at)
    select 'long', 'en', false, 1, 'jo', now()`)
  const { versions, publications, ...newest } = (await operator('/long?language=en')).body
  expect(newest).toMatchObject({ version: 201, body: 'Text 201', published: 1 })
  expect(versions).toHaveLength(200)
  expect((versions as object[]).at(-1)).toMatchObject({ version: 2 })
  expect(publications).toHaveLength(200)
  expect((await operator('/long/versions/1?language=en')).body).toMatchObject({
    version: 1,
    body: 'Text 1',
  })
})

test('an editor of a text that another editor has saved meanwhile gets a conflict, and loses nothing', async () => {
  await save('shared', 'One')
  expect(await save('shared', 'Mine')).toMatchObject({
    status: 409,
    body: { code: 'content_changed', newest: 1 },
  })
  const both = await Promise.all(['A', 'B'].map((text) => save('shared', text, { basedOn: 1 })))
  expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409])
})

test('each language and each kind of screen has its own text, and falls back to the next best', async () => {
  await save('greeting', 'Hello', { publish: true })
  await save('greeting', 'Hallo', { language: 'de', publish: true })
  await save('greeting', 'Hi', { mobile: true, publish: true })
  expect(await title('greeting', { 'accept-language': 'de' })).toBe('Hallo')
  expect(await title('greeting', { 'accept-language': 'ar' })).toBe('Hello')
  expect(await title('greeting', {}, true)).toBe('Hi')
  expect(await title('greeting', { 'accept-language': 'de' }, true)).toBe('Hallo')
})

test('an editor who saves, reads or publishes a text that names no game or page reads its place, and sees what pages would show', async () => {
  const featured = { title: 'Tonight', gameid: 'no-such-game' }
  const { version } = (await operator('/featured_game?language=en')).body
  const saved = await save('featured_game', featured, { basedOn: version })
  const warnings = { gameid: 'content.unknown_game' }
  expect(saved).toMatchObject({ status: 201, body: { warnings } })
  expect((await operator('/featured_game?language=en')).body).toMatchObject({
    preview: null,
    warnings,
  })
  const published = await operator('/featured_game/publication', {
    language: 'en',
    version: saved.body.version,
  })
  expect(published).toMatchObject({ status: 200, body: { warnings } })
  await operator('/featured_game/publication', { language: 'en', version: null })

  const promotions = [{ background: { image: '/pictures/a.jpg' }, terms: 'terms_of_the_fair' }]
  const before = (await operator('/promotions?language=en')).body
  const missing = await save('promotions', promotions, { basedOn: before.version })
  expect(missing.body).toMatchObject({ warnings: { '1.terms': 'content.unknown_page' } })
  await save('terms_of_the_fair', { title: 'Terms', markdown: 'Be fair.' }, { publish: true })
  expect((await operator('/promotions?language=en')).body).toMatchObject({
    preview: { items: [{ id: '1' }] },
    warnings: {},
  })
})

test('content that came with the software is edited like any other, and gaps are filled for the reader', async () => {
  const before = (await operator('/register_banner?language=en')).body
  expect(before).toMatchObject({ published: before.version, versions: [{ author: 'baize' }] })
  await save('register_banner', banner('Sit down at {{operator.name}}'), {
    basedOn: before.version,
    publish: true,
  })
  expect(await title('register_banner.title')).toBe('Sit down at Baize')
})

test('W4 hostile strings are gone from what is kept and from what is answered', async () => {
  const hostile = hostileHtml()
  await save('hostile', hostile, { publish: true })
  const kept = JSON.stringify((await operator('/hostile?language=en')).body.body)
  const query =
    '{ cmsComponent(id: "hostile") { ... on CmsList { items { ... on CmsText { text } } } } }'
  const answer = JSON.stringify((await casino.query(query)).data)
  for (const text of [kept, answer]) {
    expect(text.length).toBeGreaterThan(5000)
    expect(text).not.toMatch(
      /<(script|iframe|svg|style|img|object|embed|math|form|base|meta|video|body)\b/i,
    )
  }
})

test('open pages get the news of a publication within a second', async () => {
  const client = createClient({
    url: `${casino.url.replace('http', 'ws')}/api/graphql`,
    webSocketImpl: WebSocket,
    retryAttempts: 0,
  })
  const values = client.iterate<{ contentChanges: { ids: string[] } }>({
    query: 'subscription { contentChanges { ids } }',
  })
  const next = values.next()
  // The socket has to be open before the news.
  await expect
    .poll(() => save('news', 'One', { publish: true }).then(({ status }) => status))
    .toBe(201)
  let isPublished = false
  next.then(() => {
    isPublished = true
  })
  for (let version = 1; !isPublished && version < 50; version++) {
    await save('news', `More ${version}`, { basedOn: version, publish: true })
  }
  expect((await next).value?.data?.contentChanges.ids).toEqual(['news'])
  await client.dispose()
})

test('content is never changed or taken away in the database, only added to', async () => {
  const run = (text: string) => casino.db.run(`test ${text}`, text, [])
  await expect(run('update content_version set body = \'"x"\'')).rejects.toThrow(/append-only/)
  await expect(run('delete from content_publication')).rejects.toThrow(/append-only/)
})
