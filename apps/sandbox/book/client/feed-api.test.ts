import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { fetchShared } from './feed-api.ts'

const HOUR_MS = 3_600_000

/** A book that counts its requests, and whose first answers fail. */
async function openBook({ failures = 0 } = {}) {
  let requests = 0
  const server = createServer((_, response) => {
    requests += 1
    response.statusCode = requests > failures ? 200 : 500
    response.end(JSON.stringify({ requests }))
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => void server.close())
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/sports`,
    requests: () => requests,
  }
}

test('all parts of a page that need one address share one reading of it', async () => {
  const book = await openBook()
  const rows = Array.from({ length: 40 }, () => fetchShared(book.url, HOUR_MS))
  expect(await Promise.all(rows)).toEqual(rows.map(() => ({ requests: 1 })))
  expect(await fetchShared(book.url, HOUR_MS)).toEqual({ requests: 1 })
  expect(book.requests()).toBe(1)
})

test('a reading that is too old is made again', async () => {
  const book = await openBook()
  await fetchShared(book.url, HOUR_MS)
  expect(await fetchShared(book.url, 0)).toEqual({ requests: 2 })
})

test('a reading that failed is not given to the next one', async () => {
  const book = await openBook({ failures: 1 })
  await expect(fetchShared(book.url, HOUR_MS)).rejects.toThrow('500')
  expect(await fetchShared(book.url, HOUR_MS)).toEqual({ requests: 2 })
})
