import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Webhook } from 'standardwebhooks'
import { expect, test } from 'vitest'
import { sign, verify } from './signature.ts'

const root = new URL('../../', import.meta.url)
const EXAMPLE = 'docs/examples/standard-webhooks.mjs'
const body = '{"token":"k3Wd5bUe2yPq8sVt"}'
/** A secret is taken as it stands, also when it looks like the base64 that a library takes. */
const secrets = [
  'example-secret',
  'ein Schlüssel mit Umlauten: äöü',
  'ZXhhbXBsZS1zZWNyZXQ=',
  'whsec_ZXhhbXBsZS1zZWNyZXQ=',
]
const keyOf = (secret: string) => Buffer.from(secret, 'utf8').toString('base64')

test.each(secrets)('a call that the example of the docs signs is believed: %s', (secret) => {
  const nowS = 1_772_366_400
  const output = execFileSync(
    process.execPath,
    [fileURLToPath(new URL(EXAMPLE, root)), secret, 'msg_01', String(nowS), body],
    {
      encoding: 'utf8',
    },
  )
  const headers = JSON.parse(output)
  expect(headers).toEqual(sign(secret, 'msg_01', nowS, body))
  expect(verify([secret], headers, body, nowS)).toBe(true)
})

test.each(secrets)(
  'a call of the casino is believed by a library of Standard Webhooks, with the prefix and without: %s',
  (secret) => {
    const headers = { ...sign(secret, 'msg_02', Math.floor(Date.now() / 1000), body) }
    for (const given of [keyOf(secret), `whsec_${keyOf(secret)}`])
      expect(new Webhook(given).verify(body, headers)).toEqual(JSON.parse(body))
    expect(() => new Webhook(keyOf('another secret')).verify(body, headers)).toThrow()
  },
)

test('the docs for providers show the example as it runs', () => {
  const [, ...lines] = readFileSync(new URL(EXAMPLE, root), 'utf8').split('\n')
  expect(readFileSync(new URL('docs/providers.md', root), 'utf8')).toContain(lines.join('\n'))
})
