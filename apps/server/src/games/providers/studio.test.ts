import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { verify } from '#contracts/signature.ts'
import { answerWithoutEnd } from '#testkit/endless-answer.ts'
import { manualClock } from '../../kit/clock.ts'
import { ThirdPartyDown } from '../../kit/refusal.ts'
import { MOST_BRANDS, MOST_GAMES, readCatalogue } from './read-catalogue.ts'
import { openStudio } from './studio.ts'

const log = pino({ level: 'silent' })
const quiet = { log, providerId: 'studio' }
const logos = { light: 'http://s.test/l.svg', dark: 'http://s.test/d.svg' }
const brand = { id: 'ALPHA', name: 'Alpha', logos }
const look = { motif: 'm', palette: 'p', lockup: 'l', face: 'f', ground: 'g' }
const game = {
  ...{
    id: 'one',
    name: 'One',
    brandId: 'ALPHA',
    kind: 'slot',
    category: 'SLOT_GAMES',
    demo: true,
    mobile: true,
    look,
  },
  ...{
    logo: 'http://s.test/t.svg',
    mark: 'http://s.test/m.svg',
    rtpBasisPoints: 9600,
    volatility: 'low',
    topWin: 10,
    releasedOn: '2026-01-01',
  },
}

const sessionRequest = {
  ...{
    gameId: 'one',
    mode: 'demo' as const,
    token: null,
    currency: 'EUR',
    language: 'en',
    mobile: false,
  },
  ...{
    closeUrl: 'http://c.test/',
    cashierUrl: 'http://c.test/',
    hostOrigin: 'http://c.test',
    play: { autoplay: true, turbo: false, shortestRoundMs: 2500 },
    ip: '192.0.2.7',
    player: null,
    findPerson: async () => null,
  },
}

let answer: (request: IncomingMessage, response: ServerResponse) => void = () => {}
const server = createServer((request, response) => answer(request, response))
const clock = manualClock(new Date('2026-11-20T12:00:00Z'))
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)))
afterAll(() => server.close())

function client() {
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/studio`
  return openStudio({
    id: 'studio',
    gamePrefix: '',
    url,
    secrets: ['secret'],
    clock,
    ids: { newId: () => 'id-1' },
    log,
  })
}

it('signs its requests and names the catalogue that it has', async () => {
  let seen: IncomingMessage | undefined
  answer = (request, response) => {
    seen = request
    response.writeHead(304).end()
  }
  expect(await client().listCatalogue('"abc"')).toBeNull()
  expect(seen?.url).toBe('/studio/api/catalogue')
  expect(seen?.headers['if-none-match']).toBe('"abc"')
  expect(verify(['secret'], seen?.headers ?? {}, '', clock.nowMs() / 1000)).toBe(true)
})

it('keeps the good entries of a catalogue and leaves out the odd ones', () => {
  const read = readCatalogue(
    {
      brands: [brand, brand, { id: 'bad id' }, null],
      games: [
        game,
        { ...game, name: 'again' },
        { ...game, id: 'two', brandId: 'NOBODY' },
        { ...game, id: 'three', logo: 'javascript:alert(1)' },
        { ...game, id: 'with a space' },
        17,
      ],
    },
    quiet,
  )
  expect(read.brands).toEqual([brand])
  expect(read.games.map(({ id, name }) => [id, name])).toEqual([['one', 'One']])
})

it.each([
  ['nothing'],
  [null],
  [{}],
  [{ brands: [], games: 'many' }],
  [{ brands: [brand], games: [{ id: 'x' }] }],
])('refuses %j as a catalogue', (body) => {
  expect(() => readCatalogue(body, quiet)).toThrow(ThirdPartyDown)
})

it.each([
  [500, '{}'],
  [200, 'no json'],
  [200, '{"url":"javascript:alert(1)"}'],
  [200, '{"url":7}'],
  [302, ''],
])('reports the studio as down when it answers %i %j to a launch', async (status, body) => {
  answer = (_, response) =>
    response.writeHead(status, { location: 'http://elsewhere.test/' }).end(body)
  await expect(client().openSession(sessionRequest)).rejects.toThrow(ThirdPartyDown)
})

it.each([
  ['{"url":"http://s.test/play/1"}', false],
  ['{"url":"http://s.test/play/1","saysReady":true}', true],
])('reads from the launch %j whether its game will post ready', async (body, saysReady) => {
  answer = (_, response) => response.writeHead(200).end(body)
  expect(await client().openSession(sessionRequest)).toEqual({
    launch: { type: 'GENERIC_IFRAME', url: 'http://s.test/play/1', saysReady },
  })
})

const long = 'x'.repeat(1_000_000)

it.each([
  ['a name of 1 MB', { name: long }],
  ['a picture address of 1 MB', { logo: `http://s.test/${long}` }],
  ['a look of 1 MB', { look: { ...look, motif: long } }],
  ['a brand of 1 MB', { brandId: long }],
  ['an id of 1 MB', { id: long }],
])('leaves out a game with %s and keeps the others', (_, odd) => {
  const read = readCatalogue(
    { brands: [brand], games: [{ ...game, id: 'odd', ...odd }, game] },
    quiet,
  )
  expect(read.games.map(({ id }) => id)).toEqual(['one'])
})

it('leaves out a brand with a name of 1 MB and keeps the others', () => {
  const read = readCatalogue(
    { brands: [{ ...brand, id: 'BETA', name: long }, brand], games: [game] },
    quiet,
  )
  expect(read.brands).toEqual([brand])
})

it('names the left out entries in one short log line, however large and however many they are', () => {
  const lines: string[] = []
  const logged = pino({ level: 'warn' }, { write: (line) => lines.push(line) })
  const odd = Array.from({ length: 1000 }, (_, at) => ({ ...game, id: `odd-${at}`, name: long }))
  readCatalogue(
    { brands: [brand], games: [...odd, long, game] },
    { log: logged, providerId: 'studio' },
  )
  expect(lines).toHaveLength(1)
  expect(lines[0]?.length).toBeLessThan(1000)
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    odd: 1001,
    first: ['odd-0', 'odd-1', 'odd-2', 'odd-3', 'odd-4'],
  })
})

it('keeps a bounded number of games and brands, the first ones', () => {
  const brands = Array.from({ length: MOST_BRANDS + 2 }, (_, at) => ({
    ...brand,
    id: `BRAND_${at}`,
  }))
  const games = Array.from({ length: MOST_GAMES + 2 }, (_, at) => ({
    ...game,
    id: `game-${at}`,
    brandId: 'BRAND_0',
  }))
  const read = readCatalogue({ brands, games }, quiet)
  expect([read.brands.length, read.games.length]).toEqual([MOST_BRANDS, MOST_GAMES])
  expect(read.games[0]?.id).toBe('game-0')
})

it('stops reading a catalogue that has more bytes than it may', async () => {
  const endless = answerWithoutEnd()
  answer = endless.answer
  await expect(client().listCatalogue(null)).rejects.toThrow(ThirdPartyDown)
  await endless.closed
  expect(endless.sentMb()).toBeLessThan(40)
})
