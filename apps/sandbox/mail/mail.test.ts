import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { sign } from '#contracts/signature.ts'
import type { Party } from '../http/party.ts'
import { openMailStore } from './mail.store.ts'
import { openMail } from './mail.ts'

const SECRET = 'shared with the casino'
const letter = {
  to: 'ada@example.test',
  from: 'Baize <hello@baize.test>',
  subject: 'Hello',
  text: 'Hello',
  html: '<p>Hello</p>',
}

let dataDir: string
let outbox: Party

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'baize-mail-'))
  outbox = openMail({
    dataDir,
    casinoUrl: 'http://casino.test',
    publicUrl: 'http://sandbox.test',
    secret: SECRET,
  })
})
afterEach(async () => {
  await outbox.close()
  rmSync(dataDir, { recursive: true, force: true })
})

async function send(
  message: object,
  { id = crypto.randomUUID() as string, secret = SECRET } = {},
): Promise<number> {
  const body = JSON.stringify(message)
  const headers = {
    'content-type': 'application/json',
    ...sign(secret, id, Math.floor(Date.now() / 1000), body),
  }
  return (await outbox.app.request('/messages', { method: 'POST', body, headers })).status
}

const listed = async () =>
  (await outbox.app.request('/', { headers: { accept: 'application/json' } })).json()
const page = async (query = '') =>
  (await outbox.app.request(`/${query}`, { headers: { accept: 'text/html' } })).text()

test('letters are listed newest first, without what only the stand-in knows', async () => {
  expect(await listed()).toEqual([])
  await send(letter)
  await send({ ...letter, subject: 'Later' })
  const [first, second] = await listed()
  expect([first.subject, second.subject]).toEqual(['Later', 'Hello'])
  expect(Object.keys(first).sort()).toEqual(['at', 'html', 'subject', 'text', 'to'])
  expect(Date.parse(first.at)).toBeGreaterThan(0)
})

test('a letter that is sent again under its id is kept once', async () => {
  expect([await send(letter, { id: 'one' }), await send(letter, { id: 'one' })]).toEqual([204, 204])
  expect(await listed()).toHaveLength(1)
})

test('no other party can put letters here', async () => {
  expect(await send(letter, { secret: 'guessed' })).toBe(403)
  expect(await send({ ...letter, to: 'nobody' })).toBe(422)
  expect(await listed()).toEqual([])
})

test('a letter is shown in a frame that runs nothing, and its words are not markup of the page', async () => {
  expect(await page()).toContain('No letters yet')
  await send({
    ...letter,
    subject: '<script>alert(1)</script>',
    html: '<html><head></head><body>"><script>alert(2)</script></body></html>',
  })
  const text = await page()
  expect(text).not.toContain('<script>')
  expect(text).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"')
  expect(text).toContain('&lt;script&gt;alert(1)')
})

test('the newest thousand letters are kept', () => {
  const store = openMailStore(join(dataDir, 'many.sqlite'))
  for (let at = 1; at <= 1002; at++) store.add(`letter ${at}`, letter, new Date(at))
  const kept = store.list(2000).map(({ id }) => id)
  store.close()
  expect([kept.length, kept[0], kept.at(-1)]).toEqual([1000, 'letter 1002', 'letter 3'])
})
