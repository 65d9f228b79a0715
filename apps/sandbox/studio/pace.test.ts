import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { PlayRules } from '#contracts/studio-api.ts'
import { GAMES } from '#demo-art/game-list.ts'
import type { Party } from '../http/party.ts'
import { familyOfBrand } from './families/family-ids.ts'
import { paceOf } from './pace.ts'
import type { PlayAnswer, PlayState } from './play-view.ts'
import { openStudio } from './studio.ts'
import { launchSession } from './test-launch.ts'

const secret = 'a secret that both sides share'
const publicUrl = 'http://games.test'
const KEY = 'k'.repeat(43)
const LONGER_THAN_ANY_TEST_MS = 60_000

let studio: Party
beforeAll(async () => {
  studio = await openStudio({
    dataDir: mkdtempSync(join(tmpdir(), 'studio-')),
    casinoUrl: 'http://127.0.0.1:9',
    publicUrl,
    secret,
    minimumRoundMs: LONGER_THAN_ANY_TEST_MS,
  })
})
afterAll(() => studio.close())

/** A demo of a slot under these rules, opened by its page. */
async function open(play?: PlayRules) {
  const gameId = GAMES.find(
    ({ kind, brandId }) => kind === 'slot' && familyOfBrand(brandId) === 'studio',
  )?.id
  const address = await launchSession(
    { studio, publicUrl, secret },
    { gameId: gameId ?? '', mode: 'demo', ...(play && { play }) },
  )
  const send = async <T>(path: string, given: unknown) => {
    const answer = await studio.app.request(`${address}${path}`, {
      method: 'POST',
      body: JSON.stringify(given),
      headers: { 'content-type': 'application/json', 'x-page-key': KEY },
    })
    return (await answer.json()) as T & { code?: string }
  }
  const state = await send<PlayState>('/open', { key: KEY })
  const spin = (auto = false) => send<PlayAnswer>('/rounds', { choice: { stake: 100 }, auto })
  return { state, spin }
}

const FREE: PlayRules = { autoplay: true, turbo: true, shortestRoundMs: 0 }

describe('under the rules of its launch, a session', () => {
  test('takes the next round as soon as they allow with turbo, and reports this to its page', async () => {
    const { state, spin } = await open(FREE)
    expect(state.pace).toEqual(FREE)
    expect((await spin()).round?.phase).toBe('settled')
    expect((await spin(true)).round?.phase).toBe('settled')
  })

  test('refuses a round that is sooner than they allow, whatever its page does', async () => {
    const { spin } = await open({ ...FREE, shortestRoundMs: LONGER_THAN_ANY_TEST_MS })
    expect((await spin()).round?.phase).toBe('settled')
    expect((await spin()).code).toBe('TOO_SOON')
  })

  test('keeps the pace of the studio where turbo is forbidden', async () => {
    const { state, spin } = await open({ ...FREE, turbo: false })
    expect(state.pace.shortestRoundMs).toBe(LONGER_THAN_ANY_TEST_MS)
    await spin()
    expect((await spin()).code).toBe('TOO_SOON')
  })

  test('refuses rounds that the game requests by itself where autoplay is forbidden', async () => {
    const { spin } = await open({ ...FREE, autoplay: false })
    expect((await spin(true)).code).toBe('AUTOPLAY_FORBIDDEN')
    expect((await spin()).round?.phase, 'the player may ask').toBe('settled')
  })

  test('that got none may neither play by itself nor faster', async () => {
    const { state, spin } = await open()
    expect(state.pace).toEqual({
      autoplay: false,
      turbo: false,
      shortestRoundMs: LONGER_THAN_ANY_TEST_MS,
    })
    expect((await spin(true)).code).toBe('AUTOPLAY_FORBIDDEN')
  })
})

test.each([
  [{ autoplay: true, turbo: true, shortestRoundMs: 1000 }, 1000],
  [{ autoplay: true, turbo: false, shortestRoundMs: 1000 }, 2500],
  [{ autoplay: false, turbo: false, shortestRoundMs: 5000 }, 5000],
])('of %o follows a shortest round of %i ms', (play, shortest) => {
  expect(paceOf({ play }, 2500).shortestRoundMs).toBe(shortest)
})

test.each([
  ['egt', false],
  ['generic', true],
  ['netent', true],
] as const)('of a game that is spoken to in the words of %s allows autoplay: %o', (words, is) => {
  expect(paceOf({ play: FREE, words }, 2500).autoplay).toBe(is)
})
