import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { exportJWK, generateKeyPair } from 'jose'
import { expect, test } from 'vitest'
import { readBetbyKeys } from './betby.ts'

const path = join(mkdtempSync(join(tmpdir(), 'baize-betby-')), 'keys.json')
const pair = await generateKeyPair('RS256', { extractable: true })

function read(content: unknown) {
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content))
  return readBetbyKeys({ BETBY_JWKS_PATH: path })
}

test('Betby’s public keys are read from a file, and its API is off without one', async () => {
  const key = await exportJWK(pair.publicKey)
  expect(read({ keys: [key, key] })).toEqual({ keys: [key, key] })
  expect(readBetbyKeys({})).toBe(null)
})

test('a file without keys, with short or private ones, or that is not there, is refused', async () => {
  const key = await exportJWK(pair.publicKey)
  for (const keys of [
    [],
    [{ ...key, n: 'AQAB' }],
    [await exportJWK(pair.privateKey)],
    [{ ...key, kty: 'EC' }],
  ])
    expect(() => read({ keys })).toThrow('must hold a JSON Web Key Set of public RSA keys')
  expect(() => read('{')).toThrow('cannot be read as JSON')
  expect(() => readBetbyKeys({ BETBY_JWKS_PATH: `${path}.missing` })).toThrow(
    'cannot be read as JSON',
  )
})
