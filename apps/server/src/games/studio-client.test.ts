import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { verify } from '#contracts/signature.ts'
import { manualClock } from '../kit/clock.ts'
import { ThirdPartyDown } from '../kit/refusal.ts'
import { openStudioClient, readCatalogue } from './studio-client.ts'

const log = pino({ level: 'silent' })
const logos = { light: 'http://s.test/l.svg', dark: 'http://s.test/d.svg' }
const brand = { id: 'ALPHA', name: 'Alpha', logos }
const look = { motif: 'm', palette: 'p', lockup: 'l', face: 'f', ground: 'g' }
const game = {
  ...{ id: 'one', name: 'One', brandId: 'ALPHA', kind: 'slot', category: 'SLOT_GAMES', demo: true, mobile: true, look },
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
  ...{ gameId: 'one', mode: 'demo' as const, currency: 'EUR', language: 'en', mobile: false },
  ...{ closeUrl: 'http://c.test/', cashierUrl: 'http://c.test/', hostOrigin: 'http://c.test' },
}

let answer: (request: IncomingMessage, response: ServerResponse) => void = () => {}
const server = createServer((request, response) => answer(request, response))
const clock = manualClock(new Date('2026-11-20T12:00:00Z'))
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)))
afterAll(() => server.close())

function client() {
  const sandboxUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return openStudioClient({ sandboxUrl, secret: 'secret', clock, ids: { newId: () => 'id-1' }, log })
}

it('signs what it asks and tells which catalogue it has', async () => {
  let seen: IncomingMessage | undefined
  answer = (request, response) => {
    seen = request
    response.writeHead(304).end()
  }
  expect(await client().fetchCatalogue('"abc"')).toBeNull()
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
        { ...game, id: 'UPPER' },
        17,
      ],
    },
    log,
  )
  expect(read.brands).toEqual([brand])
  expect(read.games.map(({ id, name }) => [id, name])).toEqual([['one', 'One']])
})

it.each([['nothing'], [null], [{}], [{ brands: [], games: 'many' }], [{ brands: [brand], games: [{ id: 'x' }] }]])(
  'refuses %j as a catalogue',
  (body) => {
    expect(() => readCatalogue(body, log)).toThrow(ThirdPartyDown)
  },
)

it.each([
  [500, '{}'],
  [200, 'no json'],
  [200, '{"url":"javascript:alert(1)"}'],
  [200, '{"url":7}'],
  [302, ''],
])('says that the studio is down when it answers %i %j to a launch', async (status, body) => {
  answer = (_, response) => response.writeHead(status, { location: 'http://elsewhere.test/' }).end(body)
  await expect(client().openSession(sessionRequest)).rejects.toThrow(ThirdPartyDown)
})

it.each([
  ['{"url":"http://s.test/play/1"}', false],
  ['{"url":"http://s.test/play/1","saysReady":true}', true],
])('reads from the launch %j whether its game will say that it stands', async (body, saysReady) => {
  answer = (_, response) => response.writeHead(200).end(body)
  expect(await client().openSession(sessionRequest)).toEqual({ url: 'http://s.test/play/1', saysReady })
})
