import { expect, test } from 'vitest'
import { readLiveSpins } from './live-spins.ts'

const SECRET = 'cR7pL2vXq9TzW4nK8sYd'
const LAPTOP = {
  production: false,
  sandboxUrl: 'http://localhost:3001',
  sandboxInternalUrl: 'http://sandbox:3001',
  studioSecrets: ['studio'],
}
const PRODUCTION = { ...LAPTOP, production: true }

test('without a vendor the server calls the stand-in at its inner address, and production has no live spins', () => {
  expect(readLiveSpins({}, LAPTOP)).toMatchObject({
    apiUrl: 'http://sandbox:3001/studio/livespins/api',
    pageUrl: 'http://localhost:3001/studio/livespins',
    scriptUrl: 'http://localhost:3001/studio/livespins/sdk.js',
  })
  expect(readLiveSpins({}, PRODUCTION)).toBeNull()
})

test('a vendor has its own addresses, tenant and keys', () => {
  const env = {
    LIVESPINS_URL: 'https://api.spins.example',
    LIVESPINS_PAGE_URL: 'https://play.spins.example',
    LIVESPINS_TENANT: 'north',
    LIVESPINS_SECRET: SECRET,
  }
  expect(readLiveSpins(env, PRODUCTION)).toEqual({
    id: 'livespins',
    gamePrefix: 'livespins.',
    tenant: 'north',
    apiUrl: 'https://api.spins.example',
    pageUrl: 'https://play.spins.example',
    scriptUrl: 'https://play.spins.example/sdk.js',
    secrets: [SECRET],
  })
})

test('a vendor without its key or its address, and one without TLS in production, is refused', () => {
  expect(() => readLiveSpins({ LIVESPINS_URL: 'https://api.spins.example' }, PRODUCTION)).toThrow(
    'set LIVESPINS_SECRET as well',
  )
  expect(() => readLiveSpins({ LIVESPINS_SECRET: SECRET }, PRODUCTION)).toThrow(
    'set LIVESPINS_URL as well',
  )
  expect(() =>
    readLiveSpins(
      { LIVESPINS_URL: 'http://api.spins.example', LIVESPINS_SECRET: SECRET },
      PRODUCTION,
    ),
  ).toThrow('LIVESPINS_URL')
})
