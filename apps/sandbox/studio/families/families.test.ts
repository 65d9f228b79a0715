import { createHash, createHmac } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { secretFor, sign } from '#contracts/signature.ts'
import type { Party } from '../../http/party.ts'
import { openStudio } from '../studio.ts'

const SECRET = 'a secret that both sides share'
const dataDir = mkdtempSync(join(tmpdir(), 'baize-families-'))
let studio: Party

beforeAll(async () => {
  // Nothing listens there: the casino does not answer.
  studio = await openStudio({
    dataDir,
    publicUrl: 'http://s.test',
    casinoUrl: 'http://127.0.0.1:9',
    secret: SECRET,
    wallet: { backoffMs: [] },
  })
})
afterAll(async () => {
  await studio.close()
  rmSync(dataDir, { recursive: true, force: true })
})

const post = async (
  path: string,
  body: string,
  headers: Record<string, string> = { 'content-type': 'application/json' },
) => studio.app.request(path, { method: 'POST', body, headers })
const get = (path: string, headers: Record<string, string> = {}) =>
  studio.app.request(path, { headers })

describe('SOFTSWISS, for a request for a session', () => {
  const urls = { return_url: 'https://c.test/closewindow', deposit_url: 'https://c.test/deposit' }
  const about = {
    casino_id: 'baize',
    game: 'masquerade-1742',
    currency: 'EUR',
    locale: 'en',
    ip: '192.0.2.7',
    client_type: 'desktop',
    urls,
  }
  const unborn = {
    ...{ id: 'ann', firstname: 'Ann', lastname: 'Bell', nickname: 'Ann', city: 'Turku' },
    ...{ registered_at: '2026-01-31', gender: 'f', country: 'FI' },
  }
  const user = { ...unborn, date_of_birth: '1990-05-17' }
  const send = (kind: string, body: object, secret = secretFor('softswiss', SECRET)) => {
    const raw = JSON.stringify(body)
    const sign = createHmac('sha256', secret).update(raw).digest('hex')
    return post(`/softswiss/${kind}`, raw, {
      'content-type': 'application/json',
      'x-request-sign': sign,
    })
  }

  test('answers what its script launches, and the name of the session', async () => {
    const answer = await send('sessions', { ...about, user })
    expect(await answer.json()).toEqual({
      launch_options: {
        strategy: 'iframe',
        game_url: expect.stringMatching(/^http:\/\/s\.test\/studio\/play\/[\w-]{32}$/),
      },
      session_id: expect.stringMatching(/^[\w-]{32}$/),
    })
  })

  test('answers the addresses and the strategy of a game that it opens as another vendor does', async () => {
    const answer = await send('demo', { ...about, game: 'iron-scale' })
    expect(await answer.json()).toMatchObject({
      launch_options: {
        strategy: 'playngo',
        desktop_url: expect.stringMatching(/^http:\/\/s\.test\/studio\/play\/[\w-]{32}$/),
        mobile_url: expect.stringMatching(/^http:\/\/s\.test\/studio\/play\/[\w-]{32}$/),
        return_url: urls.return_url,
        origin: 'https://c.test',
      },
    })
  })

  test.each([
    ['another key', 'sessions', { ...about, user }, 'another', 403],
    ['no player', 'sessions', about, undefined, 400],
    ['a player without a birthday', 'sessions', { ...about, user: unborn }, undefined, 400],
    ['a player in a demo', 'demo', { ...about, user }, undefined, 400],
    ["another vendor's game", 'demo', { ...about, game: 'zest' }, undefined, 404],
  ])('with %s refuses', async (_, kind, body, secret, status) => {
    expect((await send(kind, body, secret)).status).toBe(status)
  })
})

describe('Tom Horn, for the calls of a launch', () => {
  const send = async (
    method: string,
    given: Record<string, string>,
    secret = secretFor('tomhorn', SECRET),
  ) => {
    const values = { partnerID: 'baize', ...given }
    const sign = createHmac('sha256', secret)
      .update(Object.values(values).join(''))
      .digest('hex')
      .toUpperCase()
    const answer = await post(`/tomhorn/${method}`, JSON.stringify({ ...values, sign }))
    return (await answer.json()) as {
      Code: number
      Session?: { ID: string }
      Parameters?: { Key: string; Value: string }[]
    }
  }

  test('opens one session for a player at a time, and another once the first is closed', async () => {
    expect((await send('CreateSession', { name: 'bea' })).Code, 'no player has this name yet').toBe(
      2,
    )
    expect(
      (await send('CreateIdentity', { name: 'bea', displayName: 'Bea', currency: 'EUR' })).Code,
    ).toBe(0)
    const first = await send('CreateSession', { name: 'bea' })
    expect((await send('CreateSession', { name: 'bea' })).Code).toBe(1005)
    expect((await send('CloseSession', { name: 'bea' })).Code).toBe(0)
    const second = await send('CreateSession', { name: 'bea' })
    expect(second.Session?.ID).not.toBe(first.Session?.ID)
    const moduleInfo = await send('GetModuleInfo', {
      sessionID: second.Session?.ID ?? '',
      module: 'ring-saturn',
    })
    expect(moduleInfo.Parameters).toContainEqual({ Key: 'session', Value: second.Session?.ID })
    expect(
      (await send('GetModuleInfo', { sessionID: first.Session?.ID ?? '', module: 'ring-saturn' }))
        .Code,
    ).toBe(1004)
  })

  test('refuses a sign of another key', async () => {
    expect(
      (
        await send(
          'CreateIdentity',
          { name: 'cid', displayName: 'Cid', currency: 'EUR' },
          'another',
        )
      ).Code,
    ).toBe(3)
  })
})

describe('Pragmatic, for the address of a game', () => {
  const send = async (given: Record<string, string>, secret = secretFor('pragmatic', SECRET)) => {
    const sorted = Object.keys(given)
      .sort()
      .map((name) => `${name}=${given[name]}`)
    const hash = createHash('md5')
      .update(`${sorted.join('&')}${secret}`)
      .digest('hex')
    return (
      await post('/pragmatic/game/url', new URLSearchParams({ ...given, hash }).toString(), {})
    ).json()
  }
  const about = {
    symbol: 'golden-carp',
    currency: 'EUR',
    language: 'en',
    playMode: 'DEMO',
    lobbyUrl: 'https://c.test/',
  }

  test('answers one, and refuses another hash, another game and a game for money without a token', async () => {
    expect(await send(about)).toMatchObject({
      error: '0',
      gameURL: expect.stringContaining('/studio/play/'),
    })
    expect(await send(about, 'another')).toMatchObject({ error: '5' })
    const odd = await post(
      '/pragmatic/game/url',
      new URLSearchParams({ ...about, hash: 'ü'.repeat(32) }).toString(),
      {},
    )
    expect(await odd.json(), 'as many letters as a hash, and more bytes').toMatchObject({
      error: '5',
    })
    expect(await send({ ...about, symbol: 'zest' })).toMatchObject({ error: '8' })
    expect(await send({ ...about, playMode: 'REAL' })).toMatchObject({ error: '7' })
  })
})

describe('Venum, for a session', () => {
  const send = async (gameId: string, more: object) => {
    const urls = {
      closeUrl: 'https://c.test/closewindow',
      cashierUrl: 'https://c.test/deposit',
      hostOrigin: 'https://c.test',
    }
    const body = JSON.stringify({
      gameId,
      currency: 'EUR',
      language: 'en',
      mobile: false,
      ...urls,
      ...more,
    })
    const signed = sign(
      secretFor('venum', SECRET),
      `${gameId}-${JSON.stringify(more)}`,
      Math.floor(Date.now() / 1000),
      body,
    )
    return (await post('/venum/api/sessions', body, { ...signed })).json()
  }
  const page = expect.stringMatching(/^http:\/\/s\.test\/studio\/play\/[\w-]{32}$/)

  test.each([
    ['amatic', 'emperor-koi'],
    ['novomatic', 'lemon-riot'],
    ['quickspin', 'nine-koi'],
    ['wazdan', 'lone-lamp'],
    ['merkur', 'comet-club'],
  ])(
    'opens a game of %s, which says in generic words that it is ready, as a demo and for money',
    async (subType, gameId) => {
      expect(await send(gameId, { mode: 'demo' })).toEqual({ subType, url: page, saysReady: true })
      expect(await send(gameId, { mode: 'real', token: 'a-token-of-a-game' })).toEqual({
        subType,
        url: page,
        saysReady: true,
      })
    },
  )

  test.each([
    ['egt', 'giza-nights'],
    ['play_n_go', 'sun-ledger'],
  ])('opens a game of %s, which has words of its own', async (subType, gameId) => {
    expect(await send(gameId, { mode: 'demo' })).toEqual({ subType, url: page, saysReady: false })
  })
})

describe('a launch by its address', () => {
  const demos = {
    playngo: `/playngo/Casino/ContainerLauncher?gid=eye-of-emberwyrm&practice=1&origin=https://c.test&lobby=https://c.test/`,
    oryx: '/oryx/agg_plus_public/launch/wallets/BAIZE/games/comet-mail/open?playMode=FUN&lobbyUrl=https://c.test/',
    pateplay: '/pateplay?siteCode=baize&authCode=&playerId=&game=zest',
    tvbet: '/tvbet/launch?game=starfall&exit=https://c.test/',
  }
  const referer = { referer: 'https://c.test/' }
  test.each(Object.entries(demos))(
    'of %s leads a demo to the page of its game',
    async (_, path) => {
      const answer = await get(path, referer)
      expect(answer.status).toBe(302)
      expect(answer.headers.get('location')).toMatch(/^http:\/\/s\.test\/studio\/play\/[\w-]{32}$/)
    },
  )

  test.each(Object.entries(demos))(
    'of %s for a game of another vendor finds none',
    async (_, path) => {
      expect(
        (
          await get(
            path.replace(/eye-of-emberwyrm|comet-mail|zest|starfall/, 'golden-carp'),
            referer,
          )
        ).status,
      ).toBe(404)
    },
  )

  test('of TVBET leads out of the game only to an address of the web', async () => {
    const { headers } = await get('/tvbet/launch?game=starfall&exit=javascript:x', referer)
    const { pathname } = new URL(headers.get('location') ?? '')
    const page = await get(pathname.replace('/studio', ''))
    expect(await page.text()).toContain(' data-close="https://c.test/"')
  })

  test('of a game for money says in the player’s language that the casino does not answer who plays', async () => {
    const path = demos.pateplay.replace('authCode=', 'language=ar&authCode=a-token-of-a-game')
    const answer = await get(path, referer)
    expect(answer.status).toBe(503)
    expect(answer.headers.get('content-security-policy')).toContain(
      'frame-ancestors https://c.test',
    )
    const page = await answer.text()
    expect(page).toContain('<html lang="ar" dir="rtl">')
    expect(page).toContain('data-problem="FAILED" data-host="https://c.test"')
  })

  test.each(['playngo', 'oryx', 'pateplay', 'tvbet'] as const)(
    'of %s that does not say where it is shown is refused',
    async (family) => {
      expect((await get(demos[family].replaceAll('https://c.test', 'javascript:x'))).status).toBe(
        400,
      )
    },
  )
})
