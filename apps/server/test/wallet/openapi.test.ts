import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { verify } from '#contracts/signature.ts'
import {
  closeRequest,
  playRequest,
  rollbackRequest,
  tokenRequest,
  WALLET_ERRORS,
} from '#contracts/wallet-api.ts'

const text = readFileSync(new URL('../../../../openapi.yaml', import.meta.url), 'utf8')
const [, wallet = ''] = text.split('  /providers/{provider}/wallet/authenticate:')
const shapes = {
  authenticate: tokenRequest,
  balance: tokenRequest,
  play: playRequest,
  rollback: rollbackRequest,
  close: closeRequest,
}
const SIGNED =
  / {14}(\w+):\n +x-signed: \{ webhook-id: (\S+), webhook-timestamp: '(\d+)', webhook-signature: '(\S+)' \}\n +value: (.+)\n/g
const examples = [...wallet.matchAll(SIGNED)].map(
  ([, name = '', id = '', time = '', signature = '', body = '']) => ({
    name,
    body,
    headers: { 'webhook-id': id, 'webhook-timestamp': time, 'webhook-signature': signature },
  }),
)

it('describes every call with a signed example', () => {
  expect(examples.map(({ name }) => name)).toEqual([
    'authenticate',
    'balance',
    'bet',
    'win',
    'both',
    'jackpot',
    'rollback',
    'close',
  ])
})

it.each(examples)(
  'the example $name is signed right and has the shape of its schema',
  ({ name, body, headers }) => {
    expect(verify(['example-secret'], headers, body, Number(headers['webhook-timestamp']))).toBe(
      true,
    )
    const shape = name in shapes ? shapes[name as keyof typeof shapes] : playRequest
    expect(v.safeParse(shape, JSON.parse(body)).success).toBe(true)
  },
)

it('names every refusal', () => {
  for (const code of Object.keys(WALLET_ERRORS)) expect(text).toContain(code)
})

it('lists for every call what may be answered to any of them, and for some all refusals', () => {
  const listed = Object.keys(shapes).map((name) =>
    Object.keys(parse(text).paths[`/providers/{provider}/wallet/${name}`].post.responses),
  )
  for (const each of listed)
    expect(each).toEqual(expect.arrayContaining(['200', '400', '401', '403', '413', '503']))
  expect(listed.flat()).toEqual(expect.arrayContaining(Object.values(WALLET_ERRORS).map(String)))
})
