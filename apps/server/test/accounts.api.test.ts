import { parse, subscribe } from 'graphql'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Accounts, openAccounts, registrationOf } from '#testkit/accounts.ts'
import { openTestDatabase } from '#testkit/database.ts'
import type { Database } from '../src/db/database.ts'
import { openRunner } from '../src/edge/graphql/graphql-run.ts'
import type { RequestContext } from '../src/kit/request-context.ts'
import { purse, world } from '../src/ledger/accounts.ts'
import { mustPost } from '../src/ledger/post.ts'
import { openMarkets } from '../src/markets/markets.module.ts'
import { playerTopic } from '../src/players/live/player-topic.ts'
import { findCredentials, findPlayer } from '../src/players/player.ts'
import { openPlayers } from '../src/players/players.module.ts'
import { makeSchema } from '../src/schema/schema.ts'

let db: Database
let casino: Accounts
let schema: ReturnType<typeof makeSchema>
let runner: ReturnType<typeof openRunner>

beforeAll(async () => {
  db = await openTestDatabase()
  casino = openAccounts(db)
  const markets = openMarkets({
    ...casino,
    findHome: (id) => findPlayer(db, id),
    supportedLanguages: () => [{ code: 'en', name: 'English' }],
  })
  schema = makeSchema([markets, openPlayers(casino)].flatMap(({ resolvers }) => resolvers ?? []))
  runner = openRunner({ schema, rules: new Map(), production: false, log: casino.log })
})
afterAll(() => db.close())

function contextOf(playerId: string | null, changes: Partial<RequestContext> = {}): RequestContext {
  return {
    viewer: playerId === null ? null : { playerId, sessionId: 'session' },
    requestId: 'test',
    ip: '192.0.2.1',
    language: 'en',
    userAgent: '',
    cookies: new Map(),
    setCookie: () => {},
    signal: new AbortController().signal,
    ...changes,
  }
}

async function runQuery(
  query: string,
  playerId: string | null = null,
  variables: Record<string, unknown> = {},
) {
  return (await runner.run({ query, operationName: null, variables }, contextOf(playerId))).result
}

async function member(
  email: string,
  changes: Parameters<Accounts['member']>[1] = {},
): Promise<string> {
  await casino.member(email, changes)
  return (await findCredentials(db, email))?.playerId ?? ''
}

const deposit = (playerId: string, amount: bigint) =>
  db.transaction(async (tx) => {
    const postings = [
      { from: world('bank', 'KWD'), to: purse(playerId, 'real'), amount, currency: 'KWD' },
    ]
    await mustPost(tx, {
      key: `test/${playerId}/${amount}`,
      kind: 'deposit',
      postings,
      madeAt: casino.clock.now(),
    })
    tx.afterCommit(() => casino.topics.publish(playerTopic(playerId), 'balance'))
  })

const REGISTER =
  'mutation ($input: RegisterClassicInput!) { registerClassic(input: $input) { __typename ... on VerificationNeeded { email } } }'

describe('registerClassic', () => {
  test('A5 answers alike for a new address and for a known one', async () => {
    const input = registrationOf({ email: 'ada@example.test' })
    const first = await runQuery(REGISTER, null, { input })
    expect(first).toEqual({
      data: { registerClassic: { __typename: 'VerificationNeeded', email: 'ada@example.test' } },
    })
    expect(await runQuery(REGISTER, null, { input })).toEqual(first)
  })

  test('names each wrong field with the key that says why', async () => {
    const { errors } = await runQuery(REGISTER, null, {
      input: registrationOf({ email: 'ada', password: 'x' }),
    })
    const fields = { email: 'validations.string.email', password: 'validations.password_length' }
    expect(errors?.[0]).toMatchObject({
      message: 'bad_input',
      extensions: { code: 'bad_input', fields },
    })
  })

  test('A8 is refused, with the seconds to wait, when one address tries too often', async () => {
    const attempts = Array.from({ length: 70 }, () =>
      runQuery(REGISTER, null, { input: registrationOf({ email: 'x' }) }),
    )
    const refused = (await Promise.all(attempts))
      .map(({ errors }) => errors?.[0])
      .filter((error) => error?.message === 'rate_limited')
    expect(refused.length).toBeGreaterThan(0)
    expect(refused[0]?.extensions).toEqual({
      code: 'rate_limited',
      retryAfterS: expect.any(Number),
    })
    casino.clock.advance(3_600_000)
  })
})

describe('user', () => {
  test('is null for a visitor', async () => {
    expect(await runQuery('{ user { id } myAccount { url } }')).toEqual({
      data: { user: null, myAccount: null },
    })
  })

  test('has the real balance first, in the currency’s own digits', async () => {
    const playerId = await member('kuwait@example.test', {
      country: 'KW',
      currency: 'KWD',
      affiliateCode: 'friend',
    })
    await deposit(playerId, 12_345n)
    const { data } = await runQuery(
      '{ user { id active firstName lastName country currency btag balances { id amount } } }',
      playerId,
    )
    expect(data?.user).toEqual({
      id: playerId,
      active: true,
      firstName: 'Ada',
      lastName: 'Lovelace',
      country: 'KW',
      currency: 'KWD',
      btag: 'friend',
      balances: [
        { id: `${playerId}/real`, amount: '12.345' },
        { id: `${playerId}/bonus`, amount: '0.000' },
      ],
    })
  })

  test('says that a player may not play any more, so that the site signs them out', async () => {
    const playerId = await member('leaving@example.test')
    await casino.exclude(playerId)
    expect((await runQuery('{ user { active } }', playerId)).data).toEqual({
      user: { active: false },
    })
  })

  test('moves while it is watched', async () => {
    const playerId = await member('watcher@example.test', { currency: 'KWD' })
    const document = parse('subscription { user { balances { amount } } }')
    const stop = new AbortController()
    const values = await subscribe({
      schema,
      document,
      contextValue: contextOf(playerId, { signal: stop.signal }),
    })
    if (!(Symbol.asyncIterator in values)) throw new Error(JSON.stringify(values))
    const amounts = async () => (await values.next()).value?.data?.user
    expect(await amounts()).toEqual({ balances: [{ amount: '0.000' }, { amount: '0.000' }] })
    const next = amounts()
    await deposit(playerId, 500n)
    expect(await next).toEqual({ balances: [{ amount: '0.500' }, { amount: '0.000' }] })
    await values.return?.()
  })

  test('cannot be watched by a visitor', async () => {
    const document = parse('subscription { user { id } }')
    const answer = await subscribe({ schema, document, contextValue: contextOf(null) })
    expect('errors' in answer && answer.errors?.[0]?.message).toBe('authentication_required')
  })
})

describe('myAccount', () => {
  const url = async (path: string | null, incognito = false) => {
    const query =
      'query ($path: String, $incognito: Boolean) { myAccount(input: { path: $path, incognito: $incognito }) { url } }'
    const { data } = await runQuery(query, 'somebody', { path, incognito })
    return (data?.myAccount as { url: string } | undefined)?.url
  }

  test('leads to the part of the account area that was requested', async () => {
    expect(await url('financials/deposit')).toBe('/account-frame/financials/deposit?lng=en')
    expect(await url('/history/account_statement/', true)).toBe(
      '/account-frame/history/account_statement?lng=en&incognito=true',
    )
    expect(await url(null)).toBe('/account-frame/profile/personal_info?lng=en')
  })

  test.each([
    '../..',
    '//evil.example',
    'a/../../b',
    'https://evil.example',
    'a?x=1',
    'a#b',
    '%2e%2e/x',
    'a\\b',
  ])('W1 takes no path like %j', async (path) => {
    expect(await url(path)).toBe('/account-frame/profile/personal_info?lng=en')
  })
})

describe('settings', () => {
  const QUERY = `query ($btag: String) { settings(input: { btag: $btag }) { btag currencies { currentCurrency } countries { currentCountry }
    licence { type pages } registrationResult } }`

  test('are those of the market for a visitor, and of their home for a player', async () => {
    const visitor = (await runQuery(QUERY)).data?.settings
    expect(visitor).toMatchObject({
      btag: null,
      currencies: { currentCurrency: 'EUR' },
      countries: { currentCountry: 'DE' },
    })
    const playerId = await member('lagos@example.test', {
      country: 'NG',
      currency: 'NGN',
      affiliateCode: 'friend',
    })
    const player = (await runQuery(QUERY, playerId)).data?.settings as {
      licence: { type: string; pages: string[] }
    }
    expect(player).toMatchObject({
      btag: 'friend',
      currencies: { currentCurrency: 'NGN' },
      licence: { type: 'NIGERIA' },
    })
    expect(player.licence.pages).toHaveLength(14)
  })

  test('keep a well-formed affiliate tag, and no other', async () => {
    const tagOf = async (btag: string) =>
      (
        (await runQuery(QUERY, null, { btag })).data?.settings as
          | { btag: string | null }
          | undefined
      )?.btag
    expect(await tagOf('friend_12-a')).toBe('friend_12-a')
    expect(await tagOf('<script>')).toBeNull()
  })

  test('name the affiliate by whose link a visitor came, but a player’s own stays', async () => {
    const came = { cookies: new Map([['btag', 'friend_12-a']]) }
    const tagOf = async (playerId: string | null, by = came) => {
      const { result } = await runner.run(
        { query: QUERY, operationName: null, variables: {} },
        contextOf(playerId, by),
      )
      return (result.data?.settings as { btag: string | null } | undefined)?.btag
    }
    expect(await tagOf(null)).toBe('friend_12-a')
    expect(await tagOf(null, { cookies: new Map([['btag', '<script>']]) })).toBeNull()
    expect(await tagOf(await member('affiliated@example.test', { affiliateCode: 'friend' }))).toBe(
      'friend',
    )
    expect(await tagOf(await member('alone@example.test'))).toBeNull()
  })
})
