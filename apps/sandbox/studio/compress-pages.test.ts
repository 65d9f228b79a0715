import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { compressPages } from './compress-pages.ts'

const TEXT = '<p>a page of a game'.repeat(50)
const app = new Hono()
app.use(compressPages)
app.get('/page', (context) => context.html(TEXT, 404, { 'cache-control': 'no-store' }))
app.get('/data', (context) => context.json({ text: TEXT }))

const request = (path: string, encoding?: string) =>
  app.request(path, { headers: encoding ? { 'accept-encoding': encoding } : {} })

test.each([
  ['gzip, br', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
] as const)(
  'a page for a client that takes %s is sent as %s, with its status and headers',
  async (wish, encoding, decode) => {
    const answer = await request('/page', wish)
    const body = new Uint8Array(await answer.arrayBuffer())
    expect(answer.headers.get('content-encoding')).toBe(encoding)
    expect(body.length).toBeLessThan(TEXT.length / 5)
    expect(decode(body).toString()).toBe(TEXT)
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-store'])
    expect(answer.headers.get('vary')).toBe('accept-encoding')
  },
)

test('a page for a client that takes no encoding is sent as it is', async () => {
  const answer = await request('/page')
  expect(answer.headers.get('content-encoding')).toBe(null)
  expect(await answer.text()).toBe(TEXT)
})

test('an answer that is no page is left alone', async () => {
  const answer = await request('/data', 'br')
  expect(answer.headers.get('content-encoding')).toBe(null)
  expect(await answer.json()).toEqual({ text: TEXT })
})
