import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openLocize } from './locize.ts'

let languages: Record<string, object> = {}
const urls: string[] = []
const server = createServer(({ url = '' }, response) => {
  urls.push(url)
  response.end(JSON.stringify(url.startsWith('/languages/') ? languages : { hello: 'Hello' }))
})
beforeAll(() => new Promise<void>((done) => server.listen(0, '127.0.0.1', done)))
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const project = () =>
  openLocize({
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    projectId: 'p',
    version: 'latest',
    apiKey: null,
  })

test('the first hundred languages of a project are read, and a name that is no language is not requested', async () => {
  const letters = 'abcdefghijklmnopqrstuvwxyz'
  const codes = Array.from(
    { length: 300 },
    (_, at) => `${letters[at % 26]}${letters[Math.floor(at / 26)]}`,
  )
  languages = Object.fromEntries(
    ['../../admin', 'x'.repeat(10_000), ...codes].map((code) => [code, {}]),
  )
  const texts = await project().fetchTexts(['common'])
  expect([...texts.keys()]).toEqual(codes.slice(0, 100))
  expect(urls).toHaveLength(101)
  expect(Math.max(...urls.map(({ length }) => length))).toBeLessThan(40)
})
