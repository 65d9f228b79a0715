import { randomUUID } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sign } from '#contracts/signature.ts'
import { type Catalogue, catalogue, GAME_KINDS } from '#contracts/studio-api.ts'
import type { Party } from '../http/party.ts'
import { checkRound, type GameDescription } from './client/check-round.ts'
import { FAMILY_IDS } from './families/family-ids.ts'
import type { PlayAnswer, PlayState } from './play-view.ts'
import { openStudio } from './studio.ts'

const secret = 'a secret that both sides share'
const KEY = 'k'.repeat(43)
const ANOTHER_KEY = 'a'.repeat(43)
let studio: Party
let brands: Catalogue['brands']
let games: Catalogue['games']

beforeAll(async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'studio-'))
  studio = await openStudio({
    dataDir,
    casinoUrl: 'http://127.0.0.1:9',
    publicUrl: 'http://games.test',
    secret,
    minimumRoundMs: 0,
  })
  ;({ brands, games } = (await (await casino('/api/catalogue')).json()) as Catalogue)
})

afterAll(() => studio.close())

function casino(path: string, body?: unknown, headers: Record<string, string> = {}, key = secret) {
  const raw = body === undefined ? '' : JSON.stringify(body)
  const signed = { ...sign(key, randomUUID(), Math.floor(Date.now() / 1000), raw), ...headers }
  return studio.app.request(
    path,
    body === undefined ? { headers: signed } : { method: 'POST', body: raw, headers: signed },
  )
}

async function launch(kind: string, given: Record<string, unknown> = {}): Promise<string> {
  const gameId = games.find((game) => game.kind === kind)?.id
  const addresses = {
    closeUrl: 'http://casino.test/closewindow',
    cashierUrl: 'http://casino.test/account',
    hostOrigin: 'http://casino.test',
  }
  const answer = await casino('/api/sessions', {
    gameId,
    mode: 'demo',
    currency: 'EUR',
    language: 'en',
    mobile: false,
    ...addresses,
    ...given,
  })
  expect(answer.status).toBe(200)
  const { url } = (await answer.json()) as { url: string }
  return url.replace('http://games.test/studio', '')
}

/** A session that its page has opened. */
async function opened(kind: string): Promise<string> {
  const address = await launch(kind)
  expect((await post(`${address}/open`, { key: KEY })).status).toBe(200)
  return address
}

const JSON_OF_PAGE = { 'content-type': 'application/json', 'x-page-key': KEY }
const get = async <T>(path: string) =>
  (await (await studio.app.request(path, { headers: { 'x-page-key': KEY } })).json()) as T
const post = (path: string, body: unknown, headers: Record<string, string> = JSON_OF_PAGE) =>
  studio.app.request(path, { method: 'POST', body: JSON.stringify(body), headers })

describe('the catalogue', () => {
  test('lists with those of the vendors at least 12 brands and 300 games as the contract says, of all kinds, each once', async () => {
    const paths = FAMILY_IDS.map((id) => (id === 'studio' ? '/api/catalogue' : `/${id}/catalogue`))
    const lists = await Promise.all(
      paths.map(async (path) => v.parse(catalogue, await (await casino(path)).json())),
    )
    const brands = lists.flatMap((list) => list.brands.map(({ id }) => id))
    const games = lists.flatMap((list) => list.games)
    expect(brands.length).toBeGreaterThanOrEqual(12)
    expect(new Set(brands).size, 'each brand is launched by one interface').toBe(brands.length)
    expect(games.length).toBeGreaterThanOrEqual(300)
    // A room of live spins is opened by its own interface and stands in no list.
    expect(new Set(games.map((game) => game.kind))).toEqual(
      new Set(GAME_KINDS.filter((kind) => kind !== 'live-spins')),
    )
    expect(new Set(games.map((game) => game.id)).size).toBe(games.length)
    for (const list of lists) expect(list.games.length).toBeGreaterThan(0)
  })

  test('answers 304 to a client that has it', async () => {
    const etag = (await casino('/api/catalogue')).headers.get('etag') ?? ''
    for (const requested of [etag, `W/${etag}`, `"other", ${etag}`])
      expect(
        (await casino('/api/catalogue', undefined, { 'if-none-match': requested })).status,
        requested,
      ).toBe(304)
  })

  test('is for the casino only: another key gets an empty 403', async () => {
    const answer = await casino('/api/catalogue', undefined, {}, 'another secret')
    expect([answer.status, await answer.text()]).toEqual([403, ''])
  })
})

describe('pictures', () => {
  const picture = (address = '') =>
    studio.app.request(address.replace('http://games.test/studio', ''), {
      headers: { 'accept-encoding': 'br' },
    })

  test('are drawn for every address in the catalogue, and kept for ever', async () => {
    const [game] = games
    for (const address of [game?.logo, game?.mark]) {
      const answer = await picture(address)
      expect(answer.status).toBe(200)
      expect(answer.headers.get('cache-control')).toContain('immutable')
    }
    expect((await picture(game?.mark)).headers.get('content-encoding')).toBe('br')
  })

  test('of tiles come in the widths that pages request, and in no other', async () => {
    const logo = games[0]?.logo ?? ''
    expect(logo).toMatch(/&w=300$/)
    const widthOf = async (requested: string) => {
      const answer = await picture(logo.replace('w=300', requested))
      return (await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).width
    }
    for (const width of [240, 300, 450]) expect(await widthOf(`w=${width}`)).toBe(width)
    for (const odd of ['w=9999', 'w=', 'x=240']) expect(await widthOf(odd)).toBe(300)
  })

  test('of tiles and studios are WebP, and so small that a slow line brings a dozen in a second', async () => {
    const pictures = [
      ...games.slice(0, 12).map(({ logo }) => logo),
      ...brands.slice(0, 3).map(({ logos }) => logos.light),
    ]
    for (const address of pictures) {
      const answer = await picture(address)
      const bytes = Buffer.from(await answer.arrayBuffer())
      expect(answer.headers.get('content-type')).toBe('image/webp')
      expect(bytes.subarray(8, 12).toString()).toBe('WEBP')
      expect(bytes.length).toBeLessThan(16_000)
    }
  })

  test.each(['/art/no-such-game/tile.webp', '/art/../tile.webp', '/brands/NOBODY-light.webp'])(
    'are not made up: %s',
    async (path) => {
      expect((await studio.app.request(path)).status).toBe(404)
    },
  )
})

describe('a session', () => {
  test('opens a page that only the casino may frame', async () => {
    const page = await studio.app.request(await launch('slot'))
    expect(page.status).toBe(200)
    expect(page.headers.get('content-security-policy')).toContain(
      'frame-ancestors http://casino.test',
    )
  })

  test('that is not known says so in a language of the browser, on a page that any casino may frame', async () => {
    const requested = { headers: { 'accept-language': 'de-AT, en;q=0.5' } }
    const page = await studio.app.request('/play/forgotten', requested)
    expect(page.status).toBe(404)
    expect(page.headers.get('content-security-policy')).toContain('frame-ancestors *')
    const html = await page.text()
    expect(html).toContain('<html lang="de"')
    expect(html).toContain('data-problem="SESSION_UNKNOWN"')
  })

  test('is refused for an unknown game, for real money without a token, and under a wrong signature', async () => {
    const body = {
      gameId: 'none',
      mode: 'demo',
      currency: 'EUR',
      language: 'en',
      mobile: false,
      closeUrl: 'http://c/',
      cashierUrl: 'http://c/',
      hostOrigin: 'http://c',
    }
    expect((await casino('/api/sessions', body)).status).toBe(404)
    expect(
      (await casino('/api/sessions', { ...body, gameId: games[0]?.id, mode: 'real' })).status,
    ).toBe(400)
    expect((await casino('/api/sessions', body, {}, 'another secret')).status).toBe(403)
    expect((await post('/play/guessed/open', { key: KEY })).status).toBe(404)
  })

  test('belongs to the page that opened it first, and not to a later one', async () => {
    const address = await launch('slot')
    const state = { headers: { 'x-page-key': KEY } }
    expect((await studio.app.request(`${address}/state`, state)).status, 'it is not open').toBe(404)
    expect((await post(`${address}/open`, { key: 'too short to be a secret' })).status).toBe(409)
    for (const what of ['opened', 'loaded again'])
      expect((await post(`${address}/open`, { key: KEY })).status, what).toBe(200)

    const later = { 'content-type': 'application/json', 'x-page-key': ANOTHER_KEY }
    const opening = await post(`${address}/open`, { key: ANOTHER_KEY })
    expect([opening.status, await opening.json()]).toEqual([404, { code: 'SESSION_UNKNOWN' }])
    for (const path of ['state', 'balance', 'rounds', 'rounds/any']) {
      expect((await studio.app.request(`${address}/${path}`)).status, path).toBe(404)
      expect(
        (await studio.app.request(`${address}/${path}`, { headers: later })).status,
        path,
      ).toBe(404)
    }
    for (const path of ['rounds', 'rounds/any/actions', 'rounds/any/seen']) {
      const requested = await post(
        `${address}/${path}`,
        { choice: { stake: 100 }, action: { kind: 'cash-out' } },
        later,
      )
      expect(await requested.json(), path).toEqual({ code: 'SESSION_UNKNOWN' })
    }
    expect(await get<unknown[]>(`${address}/rounds`), 'nothing was played').toEqual([])
  })

  test.each([
    ['slot', { stake: 100 }],
    ['roulette', { bets: [{ spot: 'red', amount: 100 }] }],
  ])(
    'of a %s plays, recalls its rounds, and shows what the studio decided',
    async (kind, choice) => {
      const address = await opened(kind)
      const before = await get<PlayState>(`${address}/state`)
      const played = (await (await post(`${address}/rounds`, { choice })).json()) as PlayAnswer
      expect(played.balance).toBe(before.balance - 100 + (played.round?.win ?? 0))
      const after = await get<PlayState>(`${address}/state`)
      expect(after.round).toMatchObject({
        id: played.round?.id,
        shown: played.round?.shown,
        seen: false,
      })
      expect(await get<unknown[]>(`${address}/rounds`)).toHaveLength(1)
    },
  )

  test('shows nothing of a mine before it is opened, and no seed before the round is over', async () => {
    const address = await opened('mines')
    const started = (await (
      await post(`${address}/rounds`, { choice: { stake: 100, mines: 3 } })
    ).json()) as PlayAnswer
    expect(started.round?.shown).not.toHaveProperty('cells')
    expect(started.round?.seeds?.serverSeed).toBeNull()
    expect(started.round?.seeds?.hash).toMatch(/^[0-9a-f]{64}$/)
  })

  test('shows everybody how to draw a round again, without a session', async () => {
    const address = await opened('slot')
    const { round } = (await (
      await post(`${address}/rounds`, { choice: { stake: 100 } })
    ).json()) as PlayAnswer
    if (!round) throw new Error('There is no round')
    const { gameId } = await get<PlayState>(`${address}/state`)
    const { game } = (await (await studio.app.request(`/fairness/games/${gameId}`)).json()) as {
      game: GameDescription
    }
    expect(await checkRound(game, round)).toBe(true)
    const live = games.find(({ kind }) => kind === 'live-roulette')
    expect((await studio.app.request(`/fairness/games/${live?.id}`)).status).toBe(404)
  })

  test("takes no round from a form, from another session's player, or of nonsense", async () => {
    const [mine, other] = [await opened('mines'), await opened('mines')]
    expect(
      (
        await post(
          `${mine}/rounds`,
          { choice: { stake: 100, mines: 3 } },
          { ...JSON_OF_PAGE, 'content-type': 'text/plain' },
        )
      ).status,
    ).toBe(409)
    expect((await post(`${mine}/rounds`, { choice: { stake: -1, mines: 99 } })).status).toBe(409)
    const started = (await (
      await post(`${mine}/rounds`, { choice: { stake: 100, mines: 3 } })
    ).json()) as PlayAnswer
    expect(
      (
        await post(`${other}/rounds/${started.round?.id}/actions`, {
          action: { kind: 'open', cell: 1 },
        })
      ).status,
    ).toBe(404)
  })
})
