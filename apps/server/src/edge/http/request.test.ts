import type { IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { openDescribe, openLanguageOf, takeBytes } from './request.ts'

/** A request that had arrived as a whole, in these pieces, before any listener. */
function arrived(...pieces: string[]): IncomingMessage {
  const request = new Readable({ read() {} })
  for (const piece of [...pieces, null]) request.push(piece)
  return Object.assign(request, { complete: true }) as IncomingMessage
}

async function take(request: IncomingMessage, limit: number): Promise<string[]> {
  const received: string[] = []
  takeBytes(
    request,
    limit,
    (body) => received.push(`all of it: ${body}`),
    (error) => received.push(error.message),
  )
  // The end, if it comes, comes within a turn.
  await setImmediate()
  await setImmediate()
  return received
}

test('a body that arrived in pieces is given whole', async () => {
  expect(await take(arrived('abc', 'def'), 6)).toEqual(['all of it: abcdef'])
})

test('a body in very many small pieces is refused, because each takes up more than it holds', async () => {
  const pieces = Array.from({ length: 1000 }, () => 'a')
  expect(await take(arrived(...pieces), 5000)).toEqual(['body_too_large'])
  const large = Array.from({ length: 1000 }, () => 'a'.repeat(1000))
  expect(await take(arrived(...large), 1_000_000)).toEqual([`all of it: ${large.join('')}`])
})

test('a body that is too large is refused, and its end is not taken for a body', async () => {
  expect(await take(arrived('abc', 'def'), 5)).toEqual(['body_too_large'])
})

const about = (headers: IncomingMessage['headers'], trustedProxies = 1) =>
  openDescribe({ ids: { newId: () => 'id' }, languageOf: () => 'en', trustedProxies })({
    headers,
    socket: { remoteAddress: '192.0.2.9' },
  } as IncomingMessage)

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['198.51.100.1, 203.0.113.7', '203.0.113.7'],
  ['203.0.113.7:4711', '203.0.113.7'],
  ['2001:db8::1', '2001:db8::1'],
  ['[2001:db8::1]:4711', '2001:db8::1'],
  ['[2001:db8::1]', '2001:db8::1'],
  ['unknown', '192.0.2.9'],
  ['', '192.0.2.9'],
  ['203.0.113.7, ', '192.0.2.9'],
  ['x'.repeat(15_000), '192.0.2.9'],
  ["1'; drop table player", '192.0.2.9'],
  [',203.0.113.7'.repeat(1000), '203.0.113.7'],
])('behind one proxy X-Forwarded-For %j means a caller at %s', (header, ip) => {
  expect(about({ 'x-forwarded-for': header }).ip).toBe(ip)
})

test('without a proxy that is trusted X-Forwarded-For means nothing, and with two the last but one counts', () => {
  const header = { 'x-forwarded-for': '198.51.100.1, 203.0.113.7, 192.0.2.50' }
  expect([0, 2, 9].map((trusted) => about(header, trusted).ip)).toEqual([
    '192.0.2.9',
    '203.0.113.7',
    '192.0.2.9',
  ])
})

test('a request keeps the id that a trusted proxy gave it, if that can stand in a log line, and has its own without such a proxy', () => {
  const idOf = (id: string, trusted?: number) => about({ 'x-request-id': id }, trusted).requestId
  const own = about({}).requestId
  expect(idOf('proxy-1:4f.a_9')).toBe('proxy-1:4f.a_9')
  expect(idOf('proxy-1:4f.a_9', 0)).toBe(own)
  for (const odd of ['short', 'x'.repeat(129), 'with spaces', 'line\nbreak', '{"level":50}'])
    expect(idOf(odd)).toBe(own)
})

test('the first hundred cookies are read, and the first 500 characters of the user agent', () => {
  const cookie = Array.from({ length: 2000 }, (_, at) => `c${at}=${at}`).join('; ')
  const { cookies, userAgent } = about({ cookie, 'user-agent': 'x'.repeat(10_000) })
  expect([cookies.size, cookies.get('c99'), userAgent.length]).toEqual([100, '99', 500])
})

test('the first wishes for a language are looked at', () => {
  const languageOf = openLanguageOf(() => [{ code: 'en' }, { code: 'de' }])
  const wish = (header: string) =>
    languageOf({ url: '/', headers: { 'accept-language': header } } as IncomingMessage)
  expect(wish('fr;q=0.9, de;q=0.8')).toBe('de')
  expect(wish(`${'xx,'.repeat(100)}de`)).toBe('en')
})
