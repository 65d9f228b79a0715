import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import type { Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openLog } from '../../kit/log.ts'
import { listen, serveWith } from '../http/http-server.ts'
import { openDescribe } from '../http/request.ts'
import { openPictures } from './pictures.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'baize-pictures-'))
const folder = join(dataDir, 'pictures')
let server: Server
let url: string

beforeAll(async () => {
  server = await listen(0)
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const describe = openDescribe({
    ids: { newId: () => 'some id' },
    languageOf: () => 'en',
    trustedProxies: 0,
  })
  const rest = openPictures(folder, (_request, response) => {
    response.end('a page')
  })
  serveWith(server, { log: openLog('silent'), describe, routes: [], rest })
  writeFileSync(join(dataDir, 'secret.png'), 'a secret')
})
afterAll(async () => {
  server.close()
  server.closeAllConnections()
  await once(server, 'close')
  rmSync(dataDir, { recursive: true, force: true })
})

/** Puts a file among the pictures, as the operator does. */
function put(name: string, content: string | Buffer): void {
  mkdirSync(join(folder, name, '..'), { recursive: true })
  writeFileSync(join(folder, name), content)
}

/** The status of a path as it stands here: `fetch` would tidy it up first. */
async function statusOf(path: string): Promise<string> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  socket.write(`GET ${path} HTTP/1.1\r\nhost: casino\r\nconnection: close\r\n\r\n`)
  return (await text(socket)).slice(9, 12)
}

test('a picture is there as soon as its file is, and nothing before there is a folder', async () => {
  expect((await fetch(`${url}/pictures/summer/lamp.jpg`)).status).toBe(404)
  const bytes = Buffer.from(Array.from({ length: 100_000 }, (_, at) => at % 251))
  put('summer/lamp.jpg', bytes)
  const answer = await fetch(`${url}/pictures/summer/lamp.jpg?v=2`)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  expect(Buffer.from(await answer.arrayBuffer()).equals(bytes)).toBe(true)
  const head = await fetch(`${url}/pictures/summer/lamp.jpg`, { method: 'HEAD' })
  expect([head.status, head.headers.get('content-length')]).toEqual([200, '100000'])
  expect((await fetch(`${url}/pictures/summer/lamp.jpg`, { method: 'POST' })).status).toBe(405)
})

test('a picture is kept by browsers and confirmed by 304 until its file changes', async () => {
  put('a.png', 'one')
  const first = await fetch(`${url}/pictures/a.png`)
  expect(first.headers.get('cache-control')).toBe('public, max-age=3600')
  const headers = { 'if-none-match': first.headers.get('etag') ?? '' }
  expect((await fetch(`${url}/pictures/a.png`, { headers })).status).toBe(304)
  put('a.png', 'two')
  utimesSync(join(folder, 'a.png'), 1, 1)
  expect(await (await fetch(`${url}/pictures/a.png`, { headers })).text()).toBe('two')
})

test('a drawing may draw and do nothing else', async () => {
  put('drawing.svg', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
  const { headers } = await fetch(`${url}/pictures/drawing.svg`)
  expect(headers.get('content-type')).toBe('image/svg+xml; charset=utf-8')
  expect(headers.get('content-security-policy')).toBe(
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'; sandbox",
  )
})

test.each(['page.html', 'script.js', 'notes.txt', 'lamp', '.hidden.png', 'a.png.html'])(
  '%s is no picture',
  async (name) => {
    put(name, 'x')
    expect(await statusOf(`/pictures/${name}`)).toBe('404')
  },
)

test.each([
  '/pictures/../..',
  '/pictures/..',
  '/pictures/%2e%2e/%2e%2e',
  '/pictures/%252e%252e/secret.png',
  '/pictures/./a.png',
  '/pictures/../secret.png',
  '/pictures/..%2fsecret.png',
  '/pictures/%2e%2e/secret.png',
  '/pictures/summer/../../secret.png',
  '/pictures/..\\secret.png',
  '/pictures//etc/secret.png',
  '/pictures/a.png%00.png',
  '/pictures/',
  '/pictures/summer',
  '/pictures/out.png',
  '/pictures/out/secret.png',
  `/pictures/${'a'.repeat(300)}.png`,
])('nothing outside the folder is a picture: %s', async (path) => {
  put('a.png', 'x')
  for (const [name, target] of [
    ['out.png', join(dataDir, 'secret.png')],
    ['out', dataDir],
  ] as const) {
    rmSync(join(folder, name), { force: true })
    symlinkSync(target, join(folder, name))
  }
  expect(['400', '404']).toContain(await statusOf(path))
})

test('a camera’s capitals are as good as small letters', async () => {
  put('DSC_0001.JPG', 'x')
  expect((await fetch(`${url}/pictures/DSC_0001.JPG`)).headers.get('content-type')).toBe(
    'image/jpeg',
  )
})

test('a folder that is called like a picture is no picture, and every other path is left to the next handler', async () => {
  put('folder.png/a.png', 'x')
  expect(await statusOf('/pictures/folder.png')).toBe('404')
  expect(await (await fetch(`${url}/promotions`)).text()).toBe('a page')
})
