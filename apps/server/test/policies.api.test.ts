import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { openTestDatabase } from '#testkit/database.ts'
import { listedGame, listing } from '#testkit/listed-games.ts'
import { openLive } from '#testkit/live.ts'
import { type Casino, openCasino } from '#testkit/open-casino.ts'
import { saveCatalogue } from '../src/games/catalogue/catalogue.store.ts'
import { type ManualClock, manualClock } from '../src/kit/clock.ts'

const COUNTRIES = {
  generic: 'FR',
  curacao: 'BR',
  kahnawake: 'CA',
  mga: 'MT',
  anjouan: 'KM',
  estonian: 'EE',
  nigeria: 'NG',
} as const

interface PolicyFile {
  session: { idleMinutes: number; longestHours: number }
  realityCheck: { everyMinutes: number }
  play: { autoplay: boolean; turbo: boolean; shortestRoundSeconds: number }
}

let casino: Casino
let clock: ManualClock

beforeAll(async () => {
  clock = manualClock(new Date())
  const db = await openTestDatabase()
  await saveCatalogue(
    db,
    'studio',
    { etag: null, catalogue: listing([listedGame('comet')]) },
    new Date(),
  )
  studio.listen(0, '127.0.0.1')
  await once(studio, 'listening')
  const sandboxUrl = `http://127.0.0.1:${(studio.address() as AddressInfo).port}`
  casino = await openCasino({ db, clock, config: { sandboxUrl } })
})
afterAll(async () => {
  await casino.close()
  studio.closeAllConnections()
  studio.close()
})

/** The rules that the studio has got with its launches; it has no list of games. */
const receivedRules: unknown[] = []
const studio = createServer(async (request, response) => {
  if (request.method !== 'POST') return response.writeHead(404).end()
  receivedRules.push(((await json(request)) as { play: unknown }).play)
  return response.end(JSON.stringify({ url: 'http://studio.test/play/1' }))
})

function fileOf(licence: string): PolicyFile {
  return parse(
    readFileSync(new URL(`../src/markets/files/policies/${licence}.yaml`, import.meta.url), 'utf8'),
  ) as PolicyFile
}

/** The demo's player, from this country, with the cookie of a new sign-in. */
async function signInFrom(country: string): Promise<string> {
  const { email, password } = casino.players[0] ?? { email: '', password: '' }
  await casino.db.run('test move', 'update player set country = $1 where email = $2', [
    country,
    email,
  ])
  const answer = await post('login', { body: new URLSearchParams({ username: email, password }) })
  expect(answer.status).toBe(200)
  return cookieIn(answer)
}

function post(what: string, init: RequestInit): Promise<Response> {
  return fetch(`${casino.url}/auth/${what}`, {
    method: 'POST',
    ...init,
    headers: { origin: casino.app.publicUrl, ...init.headers },
  })
}

function cookieIn(answer: Response): string {
  return answer.headers.get('set-cookie')?.split(';')[0] ?? ''
}

const refresh = (cookie: string) => post('refresh', { headers: { cookie } })
const MINUTE_MS = 60_000

describe.each(Object.entries(COUNTRIES))('under the policy file of %s', (licence, country) => {
  const { session, realityCheck, play } = fileOf(licence)

  test(`a session without a request ends after ${session.idleMinutes} minutes, and not before`, async () => {
    const cookie = await signInFrom(country)
    clock.advance(session.idleMinutes * MINUTE_MS - 1000)
    const kept = await refresh(cookie)
    expect(kept.status).toBe(200)
    clock.advance(session.idleMinutes * MINUTE_MS + 1000)
    expect((await refresh(cookieIn(kept))).status).toBe(401)
  })

  test(`a session in use ends after ${session.longestHours} hours`, async () => {
    let cookie = await signInFrom(country)
    const stepMs = (session.idleMinutes * MINUTE_MS) / 2
    let passedMs = 0
    while (passedMs + stepMs < session.longestHours * 60 * MINUTE_MS) {
      clock.advance(stepMs)
      passedMs += stepMs
      const answer = await refresh(cookie)
      if (answer.status !== 200)
        throw new Error(`The session ended after ${passedMs / MINUTE_MS} minutes.`)
      cookie = cookieIn(answer)
    }
    clock.advance(session.longestHours * 60 * MINUTE_MS - passedMs + 1000)
    expect((await refresh(cookie)).status).toBe(401)
  })

  test(`a reality check is due ${realityCheck.everyMinutes} minutes after a sign-in`, async () => {
    const token = await (await refresh(await signInFrom(country))).text()
    const live = openLive(casino, token)
    live
      .watch('subscription { realityCheck { duration } }')()
      .catch(() => {})
    const due = () =>
      casino.db.run<{ s: number }>(
        'test due',
        `select extract(epoch from due_at - since)::int as s from reality_check where since = (select max(since) from reality_check)
           and since = $1`,
        [clock.now()],
      )
    await expect.poll(due).toEqual([{ s: realityCheck.everyMinutes * 60 }])
    await live.close()
    clock.advance(1000)
  })

  test(`a studio gets that autoplay is ${play.autoplay}, turbo ${play.turbo}, and a round lasts ${play.shortestRoundSeconds} s`, async () => {
    const token = await (await refresh(await signInFrom(country))).text()
    const input = { id: 'comet', demo: false, mobile: false, closePath: '/', cashierPath: '/' }
    const { data } = await casino.query('query ($input: PlayInput!) { play(input: $input) }', {
      variables: { input },
      token,
    })
    expect(data?.play).toBeTypeOf('string')
    const { shortestRoundSeconds, ...flags } = play
    expect(receivedRules.at(-1)).toEqual({ ...flags, shortestRoundMs: shortestRoundSeconds * 1000 })
  })
})

test('a policy file holds nothing but what these tests hold the casino to, and the name of the authority', () => {
  for (const licence of Object.keys(COUNTRIES)) {
    const { session, realityCheck, play, ...rest } = fileOf(licence)
    expect(Object.keys(session)).toEqual(['idleMinutes', 'longestHours'])
    expect(Object.keys(realityCheck)).toEqual(['everyMinutes'])
    expect(Object.keys(play)).toEqual(['autoplay', 'turbo', 'shortestRoundSeconds'])
    expect(Object.keys(rest)).toEqual(['regulator'])
  }
})
