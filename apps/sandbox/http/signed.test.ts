import { Hono } from 'hono'
import { describe, expect, test } from 'vitest'
import { sign } from '#contracts/signature.ts'
import { readJson, requireSignature, type SignedVariables } from './signed.ts'

const secret = 'a secret that both sides share'
const now = () => Math.floor(Date.now() / 1000)
const app = new Hono<{ Variables: SignedVariables }>()
app.use(requireSignature(['an older secret', secret]))
app.post('/', (context) => context.json(readJson(context.get('rawBody'))))

const send = (body: string, headers: Record<string, string>) =>
  app.request('/', { method: 'POST', body, headers })

describe('a signed request', () => {
  test('passes with its body as it was signed, under any of the secrets', async () => {
    for (const key of [secret, 'an older secret']) {
      const answer = await send('{"a":1}', { ...sign(key, 'one', now(), '{"a":1}') })
      expect([answer.status, await answer.json()]).toEqual([200, { a: 1 }])
    }
  })

  test.each([
    ['an altered byte', () => send('{"a":2}', { ...sign(secret, 'one', now(), '{"a":1}') })],
    [
      'another secret',
      () => send('{"a":1}', { ...sign('another secret', 'one', now(), '{"a":1}') }),
    ],
    ['an old time', () => send('{"a":1}', { ...sign(secret, 'one', now() - 301, '{"a":1}') })],
    ['a time to come', () => send('{"a":1}', { ...sign(secret, 'one', now() + 301, '{"a":1}') })],
    [
      'another id',
      () => send('{"a":1}', { ...sign(secret, 'one', now(), '{"a":1}'), 'webhook-id': 'two' }),
    ],
    ['no signature', () => send('{"a":1}', {})],
  ])('with %s gets an empty 403', async (_name, makeRequest) => {
    const answer = await makeRequest()
    expect([answer.status, await answer.text()]).toEqual([403, ''])
  })
})
