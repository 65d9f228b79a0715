import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CasinoSilent } from './bet-wallet.ts'
import { openPlayerTokens } from './player-token.ts'

const keys = await generateKeyPair('ES256', { extractable: true })
const JWKS = JSON.stringify({
  keys: [{ ...(await exportJWK(keys.publicKey)), kid: 'k', alg: 'ES256' }],
})

/** The casino's answer about its keys. */
let answer = { status: 200, body: JWKS }
let server: Server

beforeAll(async () => {
  server = createServer((_, response) => {
    response.writeHead(answer.status).end(answer.body)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterAll(() => server.close())

const read = (token: string) =>
  openPlayerTokens(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)(token)
const part = (value: unknown) =>
  Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url')
const signed = (expires = '1h') =>
  new SignJWT({})
    .setProtectedHeader({ alg: 'ES256', kid: 'k' })
    .setJti('the token of the wallet')
    .setExpirationTime(expires)
    .sign(keys.privateKey)

test('a token that the casino has signed is read as its own, and any other that has no dots as it is', async () => {
  expect(await read(await signed())).toBe('the token of the wallet')
  expect(await read('another token')).toBe('another token')
})

test('a signed token that is over has expired', async () => {
  await expect(read(await signed('-1h'))).rejects.toMatchObject({ code: 'TOKEN_EXPIRED' })
})

describe('a token is unknown', () => {
  const claims = part({ jti: 'x' })
  const signature = part('x'.repeat(64))
  test.each<[string, string]>([
    ['with no algorithm', `${part({ alg: 'none' })}.${claims}.`],
    ['with an algorithm of another kind', `${part({ alg: 'HS256', kid: 'k' })}.${claims}.AA`],
    ['with an algorithm that is none', `${part({ alg: 7 })}.${claims}.AA`],
    [
      'with an extension that is not known',
      `${part({ alg: 'ES256', kid: 'k', crit: ['x'], x: 1 })}.${claims}.AA`,
    ],
    ['that is not encoded', `${part({ alg: 'ES256', kid: 'k', crit: ['b64'], b64: false })}.x.AA`],
    ['whose header is no JSON', `${part('{')}.${claims}.AA`],
    ['whose header is a list', `${part([])}.${claims}.AA`],
    ['whose parts are empty', '..'],
    ['whose characters are odd', '%.%.%'],
    ['without the name of a key', `${part({ alg: 'ES256' })}.${claims}.${signature}`],
    ['with the name of another key', `${part({ alg: 'ES256', kid: 'z' })}.${claims}.${signature}`],
    [
      'with a name of a key that is none',
      `${part({ alg: 'ES256', kid: {} })}.${claims}.${signature}`,
    ],
    ['that another has signed', `${part({ alg: 'ES256', kid: 'k' })}.${claims}.${signature}`],
    ['with a signature of another length', `${part({ alg: 'ES256', kid: 'k' })}.${claims}.AA`],
  ])('%s', async (_, token) => {
    await expect(read(token)).rejects.toMatchObject({ code: 'TOKEN_UNKNOWN' })
  })
})

test.each([
  ['fails', { status: 500, body: '' }],
  ['answers no JSON', { status: 200, body: 'x' }],
  ['answers no list of keys', { status: 200, body: '{}' }],
])('nothing is known of a token while the casino %s', async (_, given) => {
  answer = given
  await expect(read(await signed())).rejects.toBeInstanceOf(CasinoSilent)
  answer = { status: 200, body: JWKS }
})
