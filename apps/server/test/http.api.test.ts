import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Casino, openCasino } from '#testkit/open-casino.ts'
import type { Sites } from '../src/edge/edge.ts'
import { openFiles, openFrame } from '../src/edge/pages/files.ts'

const folder = mkdtempSync(join(tmpdir(), 'baize-http-'))
const dataDir = join(folder, 'data')
let casino: Casino

beforeAll(async () => {
  for (const [name, content] of [
    ['site/assets/site.js', 'x'.repeat(5000)],
    ['site/lamp.svg', '<svg/>'],
    ['account/index.html', '<!doctype html><p>account</p>'],
    ['account/assets/account.js', 'y'],
    ['data/pictures/lamp.png', 'a lamp'],
  ] as const) {
    mkdirSync(join(folder, name, '..'), { recursive: true })
    writeFileSync(join(folder, name), content)
  }
  casino = await openCasino({
    config: { dataDir, securityContacts: ['mailto:security@casino.test'] },
    openSites,
  })
})
afterAll(async () => {
  await casino.close()
  rmSync(folder, { recursive: true, force: true })
})

/** Files as a build leaves them, and a site that draws each address as a page of one line. */
function openSites(addresses: { publicUrl: string; sandboxUrl: string }): Sites {
  const files = openFiles(join(folder, 'site'))
  return {
    files: files.serve,
    addressOf: files.addressOf,
    frame: openFrame(join(folder, 'account'), '/account-frame', addresses),
    site: async () => ({
      styleHash: '',
      scriptHash: '',
      parameters: [{ name: 'search', takes: { characters: 100 } }],
      render: async ({ url }) => ({
        status: 200,
        headers: {},
        body: Buffer.from(`page ${url}`),
        packed: null,
      }),
      close: async () => {},
    }),
  }
}

interface Answer {
  status: number
  head: string
  body: string
}

/** Exactly what is written: `fetch` would tidy the address up first. */
async function sendRaw(
  method: string,
  path: string,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const socket = connect(Number(new URL(casino.url).port), '127.0.0.1')
  socket.setEncoding('latin1')
  const lines = Object.entries({ host: 'casino', connection: 'close', ...headers }).map(
    ([name, value]) => `${name}: ${value}`,
  )
  socket.write(`${method} ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`, 'latin1')
  const answer = await text(socket)
  const end = answer.indexOf('\r\n\r\n')
  return {
    status: Number(answer.slice(9, 12)),
    head: answer.slice(0, end).toLowerCase(),
    body: answer.slice(end + 4),
  }
}

const QUESTION = `/api/graphql?query=${encodeURIComponent('{ winners(input: { set: TOP, count: 3 }) { amount } }')}`
/** Everything that can be read, with and without a route of its own. */
const READ = [
  '/',
  '/vip?search=x',
  '/assets/site.js',
  '/lamp.svg',
  '/account-frame',
  '/account-frame/inbox',
  '/account-frame/assets/account.js',
  '/pictures/lamp.png',
  '/healthz',
  '/healthz/readiness',
  '/locales/languages',
  '/locales/latest/en/shell',
  '/.well-known/security.txt',
  QUESTION,
]

test.each(READ)('HEAD answers what GET answers, without a body: %s', async (path) => {
  const withoutDate = ({ head }: Answer) =>
    head.replace(/^(date|transfer-encoding|x-request-id): .*\r\n/gm, '')
  const [got, headed] = [await sendRaw('GET', path), await sendRaw('HEAD', path)]
  expect([got.status, headed.status]).toEqual([200, 200])
  expect(withoutDate(headed)).toBe(withoutDate(got))
  expect(headed.body).toBe('')
})

test.each([
  '/',
  '/healthz',
  '/locales/languages',
  '/assets/site.js',
  '/account-frame/inbox',
  '/pictures/lamp.png',
  '/api/graphql',
])(
  'a path that is there names the methods that it has to one who uses another: %s',
  async (path) => {
    const refused = await sendRaw('DELETE', path)
    expect(refused.status).toBe(405)
    expect(refused.head).toMatch(/^allow: get, head(, post)?\r?$/m)
    expect(refused.body.length).toBeLessThan(100)
  },
)

test('an address that only takes a POST cannot be read', async () => {
  for (const method of ['GET', 'HEAD']) {
    const refused = await sendRaw(method, '/auth/login')
    expect(refused.status).toBe(405)
    expect(refused.head).toMatch(/^allow: post\r?$/m)
  }
})

test.each([
  '/assets/gone.js',
  '/art/lobby/gone.webp',
  '/api/gone',
  '/API/graphql',
  '/auth/gone',
  '/auth',
  '/.well-known/gone',
  '/.git/config',
  '/.env',
  '/healthz/gone',
  '/locales/gone',
  '/providers/gone',
  '/operator',
  '/icons/gone.png',
  '/account-frame/gone.js',
  '/account-frame/assets/gone',
  '/pictures/gone.png',
])('what is no page, and not there, is 404 in a few words: %s', async (path) => {
  for (const accept of ['*/*', 'text/html']) {
    const { status, head, body } = await sendRaw('GET', path, { accept })
    expect(status).toBe(404)
    expect(head).toMatch(/content-type: text\/plain; charset=utf-8/)
    expect(body.length).toBeGreaterThan(0)
    expect(body.length).toBeLessThan(100)
  }
})

describe.each([
  '//',
  '//[',
  '/\\',
  '/%00',
  '/%ED%A0%80',
  '/\xed\xa0\x80',
  '/%',
  '/%zz',
  '/caf\xe9',
])('an address with %j', (odd) => {
  test.each([
    '',
    '/vip',
    '/account-frame',
    '/assets',
    '/pictures',
    '/api',
    '/auth',
    '/locales/latest/en',
    '/operator/content',
  ])('is refused by 400 behind %j', async (path) => {
    for (const method of ['GET', 'HEAD', 'POST'])
      expect((await sendRaw(method, path + odd)).status, method).toBe(400)
  })
})

test.each(['%00', '%ED%A0%80', '%', '%zz', '%C0%AF'])(
  'a query with %s is refused by 400, whatever it asks',
  async (odd) => {
    for (const path of [
      '/vip?search=',
      '/?x=',
      '/account-frame/inbox?lng=',
      '/locales/languages?h=',
      `${QUESTION}&x=`,
      '/auth/login?x=',
    ])
      expect((await sendRaw('GET', path + odd)).status, path).toBe(400)
  },
)

test('an address may name its host, as every server has to understand', async () => {
  expect((await sendRaw('GET', 'http://casino.test/vip?search=x')).body).toBe('page /vip?search=x')
  expect((await sendRaw('GET', 'http://casino.test/healthz')).status).toBe(200)
})

test.each(READ)('what takes no body as it is gets it packed, or a 406: %s', async (path) => {
  const [plain, packed] = [
    await sendRaw('GET', path),
    await sendRaw('GET', path, { 'accept-encoding': 'gzip, identity;q=0' }),
  ]
  if (path.startsWith('/pictures/')) expect(packed.status).toBe(406)
  else {
    expect(packed.head).toMatch(/content-encoding: gzip/)
    expect(gunzipSync(Buffer.from(packed.body, 'latin1')).toString('latin1')).toBe(plain.body)
  }
  for (const accepted of ['*;q=0', 'identity;q=0', 'zstd, identity;q=0']) {
    const refused = await sendRaw('GET', path, { 'accept-encoding': accepted })
    expect(refused.status, accepted).toBe(406)
    expect(refused.body.length).toBeLessThan(100)
  }
  expect((await sendRaw('GET', path, { 'accept-encoding': 'br;q=0, gzip;q=0' })).head).not.toMatch(
    /content-encoding/,
  )
})

test.each(READ)(
  'a media type is given to who takes it, and a 406 to who does not: %s',
  async (path) => {
    const type = (await sendRaw('GET', path)).head.match(/^content-type: ([\w/+.-]+)/m)?.[1] ?? ''
    for (const [accept, status] of [
      [type, 200],
      [`${type}; charset=utf-8`, 200],
      [`${type.split('/')[0]}/*;q=0.1`, 200],
      [`${type};q=0, */*;q=0`, 406],
      ['model/vrml', 406],
    ] as const)
      expect((await sendRaw('GET', path, { accept })).status, accept).toBe(status)
  },
)

test.each(READ.filter((path) => !/healthz|languages|well-known/.test(path)))(
  'a tag that a client has, among others or weak, confirms what it keeps: %s',
  async (path) => {
    const own = (await fetch(casino.url + path)).headers.get('etag')?.replace(/^W\//, '') ?? ''
    for (const tags of [own, `W/${own}`, `"other", ${own}`, `W/"other",W/${own}`, '*']) {
      const confirmed = await sendRaw('GET', path, { 'if-none-match': tags })
      expect(confirmed.status, tags).toBe(304)
      expect(confirmed.body).toBe('')
      expect((await sendRaw('HEAD', path, { 'if-none-match': tags })).status).toBe(304)
    }
    expect((await sendRaw('GET', path, { 'if-none-match': '"other"' })).status).toBe(200)
    expect((await sendRaw('GET', path, { 'if-match': '"other"' })).status).toBe(412)
  },
)

test('a picture is confirmed by its date as well, and no part of a file is given by itself', async () => {
  const date = (await fetch(`${casino.url}/pictures/lamp.png`)).headers.get('last-modified') ?? ''
  expect((await sendRaw('GET', '/pictures/lamp.png', { 'if-modified-since': date })).status).toBe(
    304,
  )
  for (const path of ['/pictures/lamp.png', '/assets/site.js']) {
    const whole = await sendRaw('GET', path, { range: 'bytes=0-1' })
    expect([whole.status, whole.head.includes('accept-ranges: none')]).toEqual([200, true])
  }
})

test('security.txt says where to report a vulnerability, and until when that holds', async () => {
  const { head, body } = await sendRaw('GET', '/.well-known/security.txt')
  expect(head).toMatch(/content-type: text\/plain; charset=utf-8/)
  const fields = Object.fromEntries(
    body
      .trim()
      .split('\n')
      .map((line) => line.split(/: (.*)/).slice(0, 2)),
  )
  expect(fields).toMatchObject({
    Contact: 'mailto:security@casino.test',
    Canonical: `${casino.app.publicUrl}/.well-known/security.txt`,
  })
  const days = (Date.parse(fields.Expires ?? '') - Date.now()) / 86_400_000
  expect(days).toBeGreaterThan(100)
  expect(days).toBeLessThan(365)
})

test('a keeper of passwords is led to the page where the password is changed', async () => {
  const { status, head } = await sendRaw('GET', '/.well-known/change-password')
  expect([status, head.match(/^location: (.*?)\r?$/m)?.[1]]).toEqual([
    302,
    '/account/profile/personal_info',
  ])
})
