import { createLocalJWKSet, decodeJwt, jwtVerify } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callAsBook } from '#testkit/native-book.ts'
import { type Casino, openCasino } from '#testkit/open-casino.ts'
import { readConfig } from '../src/config.ts'
import { findCredentials } from '../src/players/player.ts'

const TOKEN =
  '{ altenarV2GetToken(input: { demo: false }) { token scriptUrl integration language } }'

let casino: Casino
let playerId: string

beforeAll(async () => {
  casino = await openCasino()
  const [player] = casino.players
  if (!player) throw new Error('The demo player is not there.')
  playerId = (await findCredentials(casino.db, player.email))?.playerId ?? ''
})
afterAll(() => casino.close())

test('a visitor has to sign in for one interface of the book, and gets no token from the others', async () => {
  expect((await casino.query(TOKEN)).errors?.[0]?.extensions?.code).toBe(401)
  expect(
    (await casino.query('{ delaSportGetToken { host token } hadGetToken { url } }')).data,
  ).toMatchObject({
    delaSportGetToken: { token: null },
    hadGetToken: { url: expect.stringMatching(/\/book\/frame\/en$/) },
  })
})

test('the token of a Betby-type book is signed with a published key, and its jti opens the wallet; a demo has none', async () => {
  const [player] = casino.players
  const query = (demo: boolean) =>
    `{ betByGetToken(input: { demo: ${demo} }) { token scriptUrl brandId language skin } }`
  const answer = await casino.query(query(false), {
    token: await casino.signIn(player as NonNullable<typeof player>),
  })
  if (!answer.data) throw new Error(JSON.stringify(answer.errors))
  const { scriptUrl, ...opened } = answer.data.betByGetToken as Record<string, string>
  expect(scriptUrl).toMatch(/\/book\/bt-renderer\.min\.js$/)
  const keys = createLocalJWKSet(
    await (await fetch(`${casino.url}/providers/betby/jwks.json`)).json(),
  )
  const { payload } = await jwtVerify(opened.token ?? '', keys, {
    issuer: opened.brandId ?? '',
    algorithms: ['ES256'],
  })
  expect(payload).toMatchObject({ sub: playerId, currency: 'EUR' })
  expect(await callAsBook(casino, 'balance', { token: payload.jti })).toMatchObject({ status: 200 })
  expect((await casino.query(query(true))).data?.betByGetToken).toMatchObject({
    token: null,
    brandId: opened.brandId,
  })
  expect((await casino.query(query(false))).errors?.[0]?.extensions?.code).toBe(401)
})

test('the books are opened at the operator’s addresses, under the names that the vendors know', async () => {
  const env = {
    ALTENAR_SCRIPT_URL: 'https://altenar.test/sdk/altenarWSDK.js',
    ALTENAR_INTEGRATION: 'mycasino',
    BETBY_SCRIPT_URL: 'https://ui.betby.test/bt-renderer.min.js',
    BETBY_BRAND_ID: '1653',
    BETBY_SKIN: 'light',
    DELASPORT_URL: 'https://delasport.test/sports',
    HAD_URL: 'https://had.test/book?lang={language}',
  }
  const vendors = await openCasino({ config: { sportsbook: readConfig(env).sportsbook } })
  try {
    const demo = '(input: { demo: true })'
    const betBy = 'betByGetToken(input: { demo: false }) { scriptUrl brandId skin token }'
    const visitor = await vendors.query(
      `{ settings { sportsScriptUrl } altenarV2GetToken${demo} { scriptUrl integration } delaSportGetToken { host } hadGetToken { url } }`,
    )
    expect(visitor.data).toEqual({
      settings: { sportsScriptUrl: env.ALTENAR_SCRIPT_URL },
      altenarV2GetToken: { scriptUrl: env.ALTENAR_SCRIPT_URL, integration: 'mycasino' },
      delaSportGetToken: { host: env.DELASPORT_URL },
      hadGetToken: { url: 'https://had.test/book?lang=en' },
    })
    const player = vendors.players[0] as NonNullable<(typeof vendors.players)[number]>
    const { data } = await vendors.query(`{ ${betBy} hadGetToken { url } }`, {
      token: await vendors.signIn(player),
    })
    const opened = data as
      | { betByGetToken: Record<string, string>; hadGetToken: { url: string } }
      | undefined
    expect(opened?.betByGetToken).toMatchObject({
      scriptUrl: env.BETBY_SCRIPT_URL,
      brandId: '1653',
      skin: 'light',
    })
    expect(decodeJwt(opened?.betByGetToken.token ?? '').iss).toBe('1653')
    expect(opened?.hadGetToken.url).toMatch(/^https:\/\/had\.test\/book\?lang=en&sb=[\w-]{16,}$/)
  } finally {
    await vendors.close()
  }
})

test('300 tokens an hour are given to one player, whatever their address', async () => {
  const signedIn = await casino.signIn(
    casino.players[1] as NonNullable<(typeof casino.players)[number]>,
  )
  const requestToken = async () =>
    (await casino.query(TOKEN, { token: signedIn })).errors?.[0]?.extensions?.code
  const codes = await Promise.all(Array.from({ length: 320 }, requestToken))
  const given = codes.filter((code) => code === undefined).length
  expect(new Set(codes)).toEqual(new Set([undefined, 'rate_limited']))
  // While they are requested, the limit recovers by one every twelve seconds.
  expect(given).toBeGreaterThanOrEqual(300)
  expect(given).toBeLessThan(320)
})
