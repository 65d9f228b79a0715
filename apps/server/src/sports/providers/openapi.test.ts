import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import * as betby from '#contracts/betby-api.ts'
import * as delasport from '#contracts/delasport-api.ts'
import { SPORTS_WALLET_ERRORS } from '#contracts/sports-wallet-api.ts'

const api = parse(readFileSync(new URL('../../../../../openapi.yaml', import.meta.url), 'utf8'))
const CALLS = ['authenticate', 'balance', 'make', 'commit', 'discard', 'settle', 'rollback']

test('openapi.yaml describes every call of the native sports wallet, and no other one', () => {
  const described = Object.keys(api.paths).filter((path) =>
    path.startsWith('/providers/{provider}/bets/'),
  )
  expect(described).toEqual(CALLS.map((name) => `/providers/{provider}/bets/${name}`))
})

test('openapi.yaml names every refusal of the sports wallet, under the status that it travels with', () => {
  expect(api.components.schemas.BetError.properties.code.enum.toSorted()).toEqual(
    Object.keys(SPORTS_WALLET_ERRORS).sort(),
  )
  const { responses } = api.paths['/providers/{provider}/bets/make'].post
  const forbidden = api.components.responses.BetForbidden.description
  for (const [code, status] of Object.entries(SPORTS_WALLET_ERRORS)) {
    const text =
      status === 403
        ? forbidden
        : status === 503
          ? api.components.responses.WalletBusy.description
          : responses[status].description
    expect(text, `${code} with ${status}`).toContain(code)
  }
})

const BETBY = {
  'bet/make': { schema: 'BetbyMake', read: betby.betbyMake },
  'bet/commit': { schema: 'BetbyCommit', read: betby.betbyCommit },
  'bet/discard': { schema: 'BetbyDiscard', read: betby.betbyDiscard },
  'bet/win': { schema: 'BetbyWin', read: betby.betbyWin },
  'bet/lost': { schema: 'BetbyLost', read: betby.betbyLost },
  'bet/refund': { schema: 'BetbyRefund', read: betby.betbyRefund },
  'bet/rollback': { schema: 'BetbyRollback', read: betby.betbyRollback },
  'bet/settlement': { schema: 'BetbySettlement', read: betby.betbySettlement },
} as const

const DELASPORT = {
  DelasportMember: delasport.delasportMember,
  DelasportPlaced: delasport.delasportPlaced,
  DelasportUpdated: delasport.delasportUpdated,
  DelasportMoved: delasport.delasportMoved,
} as const

test('openapi.yaml describes every call of Delasport’s wallet, no other one, and what is read of them', () => {
  const described = Object.keys(api.paths).filter((path) =>
    path.startsWith('/providers/delasport/'),
  )
  const calls = ['balance', 'balance-updated', 'bet-placed', 'bet-updated', 'member-details']
  expect(described.toSorted()).toEqual(calls.map((name) => `/providers/delasport/${name}`))
  for (const [name, read] of Object.entries(DELASPORT)) {
    const { required, properties } = api.components.schemas[name]
    expect([required, Object.keys(properties)], name).toEqual([
      Object.keys(read.entries),
      Object.keys(read.entries),
    ])
  }
})

test('openapi.yaml describes every call of Betby’s operator API, and no other one', () => {
  const described = Object.keys(api.paths).filter((path) => path.startsWith('/providers/betby/'))
  const calls = ['ping', ...Object.keys(BETBY), 'jwks.json']
  expect(described.toSorted()).toEqual(calls.map((name) => `/providers/betby/${name}`).toSorted())
})

test.each(Object.entries(BETBY))(
  'openapi.yaml describes what is read of %s',
  (name, { schema, read }) => {
    const [, { allOf }] = payloadOf(`/providers/betby/${name}`)
    expect(allOf[1].properties.payload).toEqual({ $ref: `#/components/schemas/${schema}` })
    const { required, properties } = api.components.schemas[schema]
    expect(Object.keys(properties).sort()).toEqual(Object.keys(read.entries).sort())
    const missing = v.safeParse(read, {}).issues?.map((issue) => v.getDotPath(issue)) ?? []
    expect(missing.toSorted()).toEqual(required.toSorted())
  },
)

function payloadOf(path: string) {
  return api.paths[path].post.requestBody.content['application/json'].schema.properties.payload
    .contentSchema.prefixItems
}
