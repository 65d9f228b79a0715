import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { SPORTS_WALLET_ERRORS } from '#contracts/sports-wallet-api.ts'

const api = parse(readFileSync(new URL('../../../../../openapi.yaml', import.meta.url), 'utf8'))
const CALLS = ['authenticate', 'balance', 'make', 'commit', 'discard', 'settle', 'rollback']

test('openapi.yaml describes every call of the native sports wallet, and no other one', () => {
  const described = Object.keys(api.paths).filter((path) => path.startsWith('/providers/{provider}/bets/'))
  expect(described).toEqual(CALLS.map((name) => `/providers/{provider}/bets/${name}`))
})

test('openapi.yaml names every refusal of the sports wallet, under the status that it travels with', () => {
  expect(api.components.schemas.BetError.properties.code.enum.toSorted()).toEqual(Object.keys(SPORTS_WALLET_ERRORS).sort())
  const { responses } = api.paths['/providers/{provider}/bets/make'].post
  const forbidden = api.components.responses.BetForbidden.description
  for (const [code, status] of Object.entries(SPORTS_WALLET_ERRORS)) {
    const text =
      status === 403 ? forbidden : status === 503 ? api.components.responses.WalletBusy.description : responses[status].description
    expect(text, `${code} with ${status}`).toContain(code)
  }
})
