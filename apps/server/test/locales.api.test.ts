import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import Locize from 'i18next-locize-backend'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Casino, openCasino } from '#testkit/open-casino.ts'

let key: string
let asOperator: Record<string, string>
let casino: Casino

beforeAll(async () => {
  casino = await openCasino()
  ;({ key, headers: asOperator } = await casino.keyOf('jo', 'words'))
})
afterAll(() => casino.close())

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(casino.url + path, { headers })
const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(casino.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: casino.app.publicUrl, ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })

describe('locize’s own client', () => {
  const paths = () => ({
    loadPath: `${casino.url}/locales/{{version}}/{{lng}}/{{ns}}`,
    getLanguagesPath: `${casino.url}/locales/languages`,
    addPath: `${casino.url}/locales/missing/{{version}}/{{lng}}/{{ns}}`,
    updatePath: `${casino.url}/locales/update/{{version}}/{{lng}}/{{ns}}`,
  })
  const client = () =>
    new Locize(undefined, {
      projectId: 'baize',
      apiKey: key,
      ...paths(),
      allowedAddOrUpdateHosts: () => true,
    })

  test('reads the languages and which of them are supported', async () => {
    const options = await client().getOptions()
    expect(options.referenceLng).toBe('en')
    expect(options.supportedLngs).toEqual(expect.arrayContaining(['en', 'de', 'ar']))
  })

  test('reads the words of a namespace', async () => {
    const words = await new Promise((done, failed) =>
      client().read('de', 'shell', (error, data) => (error ? failed(error) : done(data))),
    )
    expect(words).toMatchObject({ close: 'Schließen' })
  })

  test('writes a missing key back', async () => {
    client().create(['en'], 'shell', 'asked_by_locize', 'Asked by locize')
    await expect
      .poll(async () => (await get('/locales/missing', asOperator)).text(), { timeout: 20_000 })
      .toContain('asked_by_locize')
  })
})

test('words carry an ETag and are confirmed by 304; those requested under an old revision may not be kept', async () => {
  const first = await get('/locales/latest/en/join')
  expect(first.headers.get('cache-control')).toBe('public, no-cache')
  const etag = first.headers.get('etag') ?? ''
  expect((await get('/locales/latest/en/join', { 'if-none-match': etag })).status).toBe(304)
  expect((await get('/locales/latest/en/join?h=an-old-one')).headers.get('cache-control')).toBe(
    'public, no-cache',
  )
})

test('large words travel compressed', async () => {
  const answer = await get('/locales/latest/en/sign-in', { 'accept-encoding': 'br' })
  expect(answer.headers.get('content-encoding')).toBe('br')
  expect(await answer.json()).toHaveProperty('login')
})

test.each([
  '/locales/latest/xx/shell',
  '/locales/latest/en/nothing',
  '/locales/other/en/shell',
  '/locales/latest/en',
  '/locales/latest/../..',
])('there are no words at %s', async (path) => {
  expect((await get(path)).status).toBe(404)
})

test('settings name the supported languages, each in itself, and follow a change at once', async () => {
  const supported = async () => {
    const { data } = await casino.query('{ settings { supportedLanguages { code name } } }', {
      headers: { 'accept-language': 'en' },
    })
    return (data as { settings: { supportedLanguages: { code: string; name: string }[] } }).settings
      .supportedLanguages
  }
  const languages = await supported()
  expect(languages[0]).toEqual({ code: 'en', name: 'English' })
  expect(languages).toEqual(
    expect.arrayContaining([
      { code: 'de', name: 'Deutsch' },
      { code: 'ar', name: 'العربية' },
    ]),
  )
  expect(await supported()).not.toContainEqual(expect.objectContaining({ code: 'sv' }))
})

test('the operator changes a word at run time', async () => {
  const before = (await get('/locales/latest/de/shell')).headers.get('etag') ?? ''
  expect(
    (await post('/locales/update/latest/de/shell', { login: 'Einloggen' }, asOperator)).status,
  ).toBe(204)
  const after = await get('/locales/latest/de/shell', { 'if-none-match': before })
  expect(after.status).toBe(200)
  expect(await after.json()).toMatchObject({ login: 'Einloggen' })
})

test.each([
  ['without the key', { login: 'x' }, () => ({}), 401],
  ['with another key', { login: 'x' }, () => ({ authorization: 'Bearer nothing' }), 401],
  ['with what is no JSON', '{', () => asOperator, 400],
  ['with a number for a text', { login: 7 }, () => asOperator, 400],
  [
    'with another type of content',
    { login: 'x' },
    () => ({ ...asOperator, 'content-type': 'text/plain' }),
    415,
  ],
])('words are not changed %s', async (_, body, headersOf, status) => {
  expect((await post('/locales/update/latest/en/shell', body, headersOf())).status).toBe(status)
  expect(await (await get('/locales/latest/en/shell')).json()).toMatchObject({ login: 'Log in' })
})

test('a page may write what it misses; another site, another language and too much at once may not', async () => {
  const path = '/locales/missing/latest/en/shell'
  expect((await post(path, { missed: 'missed' })).status).toBe(204)
  expect((await post(path, { missed: 'missed' }, { origin: 'https://evil.test' })).status).toBe(403)
  expect((await post('/locales/missing/latest/de/shell', { missed: 'missed' })).status).toBe(400)
  expect(
    (await post(path, Object.fromEntries(Array.from({ length: 1001 }, (_, at) => [`k${at}`, '']))))
      .status,
  ).toBe(400)
  expect((await post(path, { missed: 'x'.repeat(600_000) })).status).toBe(413)
  expect((await get('/locales/missing')).status).toBe(401)
  expect(await (await get('/locales/missing', asOperator)).json()).toContainEqual(
    expect.objectContaining({ key: 'missed', times: 1 }),
  )
})

test('a caller who writes on and on has to wait', async () => {
  const statuses: number[] = []
  for (let write = 0; write < 40; write++)
    statuses.push((await post('/locales/missing/latest/en/shell', { again: 'again' })).status)
  expect(statuses.at(-1)).toBe(429)
  expect(statuses.filter((status) => status === 204).length).toBeLessThanOrEqual(30)
  expect(
    (await post('/locales/missing/latest/en/shell', { again: 'again' }, asOperator)).status,
  ).toBe(204)
})

test('an operator may keep the words at locize: they stand over ours, and missing words are reported there too', async () => {
  const heard: { path: string; key: string | undefined; body: string }[] = []
  const locize = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const path = request.url ?? ''
    if (request.method === 'POST')
      heard.push({
        path,
        key: request.headers.authorization,
        body: Buffer.concat(chunks).toString(),
      })
    const answers: Record<string, unknown> = {
      '/languages/p1': {
        en: { isReferenceLanguage: true, translated: { latest: 1 } },
        de: { translated: { latest: 1 } },
      },
      '/p1/production/de/shell': { login: 'Von locize' },
    }
    response.writeHead(path in answers || request.method === 'POST' ? 200 : 404, {
      'content-type': 'application/json',
    })
    response.end(JSON.stringify(answers[path] ?? {}))
  })
  locize.listen(0)
  await once(locize, 'listening')
  const url = `http://127.0.0.1:${(locize.address() as AddressInfo).port}`
  const other = await openCasino({
    config: { locize: { url, projectId: 'p1', version: 'production', apiKey: 'locize-key' } },
  })
  try {
    expect(await (await fetch(`${other.url}/locales/latest/de/shell`)).json()).toMatchObject({
      login: 'Von locize',
      close: 'Schließen',
    })
    const headers = { 'content-type': 'application/json', origin: other.app.publicUrl }
    await fetch(`${other.url}/locales/missing/latest/en/shell`, {
      method: 'POST',
      headers,
      body: '{"told":"told"}',
    })
    expect(heard).toEqual([
      { path: '/missing/p1/production/en/shell', key: 'locize-key', body: '{"told":"told"}' },
    ])
  } finally {
    await other.close()
    locize.close()
  }
})

test('the casino opens although locize does not answer', async () => {
  const silentLocize = {
    url: 'http://127.0.0.1:9',
    projectId: 'p1',
    version: 'latest',
    apiKey: null,
  }
  const other = await openCasino({ config: { locize: silentLocize } })
  expect((await fetch(`${other.url}/locales/latest/en/shell`)).status).toBe(200)
  await other.close()
})
