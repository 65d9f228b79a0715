import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type OpenFiles, openFiles } from './files.ts'

const folder = mkdtempSync(join(tmpdir(), 'baize-files-'))
let server: Server
let files: OpenFiles
let url: string

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'))
  mkdirSync(join(folder, 'art'))
  for (const name of ['assets/site.js', 'worker.js', 'lamp.svg', 'lamp.png', 'art/lamp.webp'])
    writeFileSync(join(folder, name), 'x')
  files = openFiles(folder)
  server = createServer((request, response) =>
    files.serve(request, response, () => response.writeHead(404).end()),
  ).listen(0)
  await once(server, 'listening')
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
  rmSync(folder, { recursive: true })
})

test('a built file lets no page frame it, runs nothing of others, and does not keep a worker from fetching', async () => {
  for (const name of ['assets/site.js', 'worker.js', 'lamp.svg', 'lamp.png']) {
    const policy = (await fetch(`${url}/${name}`)).headers.get('content-security-policy')
    expect(policy, name).toBe(
      "script-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'",
    )
  }
})

test('a text file says its character set, and a folder is not listed', async () => {
  const typeOf = async (name: string) => (await fetch(`${url}/${name}`)).headers.get('content-type')
  expect(await typeOf('worker.js')).toBe('text/javascript; charset=utf-8')
  expect(await typeOf('lamp.svg')).toBe('image/svg+xml; charset=utf-8')
  for (const path of ['assets', 'assets/', ''])
    expect((await fetch(`${url}/${path}`)).status).toBe(404)
})

test('a picture is kept for ever under the address that its content makes, and for an hour under its name alone', async () => {
  const address = files.addressOf('/art/lamp.webp')
  expect(address).toMatch(/^\/art\/lamp\.webp\?v=[\w-]{12}$/)
  const kept = async (path: string) => (await fetch(url + path)).headers.get('cache-control')
  expect(await kept(address)).toBe('public, max-age=31536000, immutable')
  for (const path of ['/art/lamp.webp', '/art/lamp.webp?v=of-another-time', '/art/lamp.webp?v='])
    expect(await kept(path), path).toBe('public, max-age=3600, stale-while-revalidate=86400')
  expect(await kept('/worker.js')).toBe('no-cache')
})

test('an address that is no file of the site is kept, and so is one whose name is made of its content', () => {
  for (const path of [
    '/assets/site.js',
    '/art/gone.webp',
    'https://cdn.test/art/lamp.webp',
    '/pictures/lamp.png',
    '',
  ])
    expect(files.addressOf(path)).toBe(path)
})
