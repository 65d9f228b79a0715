import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openFiles } from './files.ts'

const folder = mkdtempSync(join(tmpdir(), 'baize-files-'))
let server: Server
let url: string

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'))
  for (const name of ['assets/site.js', 'worker.js', 'lamp.svg', 'lamp.png']) writeFileSync(join(folder, name), 'x')
  const files = openFiles(folder)
  server = createServer((request, response) => files(request, response, () => response.writeHead(404).end())).listen(0)
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
    expect(policy, name).toBe("script-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'")
  }
})

test('what is text says its character set, and a folder is not listed', async () => {
  const typeOf = async (name: string) => (await fetch(`${url}/${name}`)).headers.get('content-type')
  expect(await typeOf('worker.js')).toBe('text/javascript; charset=utf-8')
  expect(await typeOf('lamp.svg')).toBe('image/svg+xml; charset=utf-8')
  for (const path of ['assets', 'assets/', '']) expect((await fetch(`${url}/${path}`)).status).toBe(404)
})
