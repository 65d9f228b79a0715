import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { GAMES } from '#demo-art/game-list.ts'
import type { Party } from '../http/party.ts'
import { familyOfBrand } from './families/family-ids.ts'
import { openTestCasino, type TestCasino } from './rounds/test-casino.ts'
import { openStudio } from './studio.ts'
import { launchSession } from './test-launch.ts'

const secret = 'a secret that both sides share'
const publicUrl = 'http://games.test'
const GAME = GAMES.find(
  ({ kind, brandId }) => kind === 'mines' && familyOfBrand(brandId) === 'studio',
)
const [OWN, THIEF] = ['k'.repeat(43), 't'.repeat(43)]

let casino: TestCasino
let studio: Party
let address: string
/** Lets the casino answer again. */
let answer: () => void
beforeEach(async () => {
  casino = await openTestCasino(secret)
  studio = await openStudio({
    dataDir: mkdtempSync(join(tmpdir(), 'studio-')),
    casinoUrl: casino.url,
    publicUrl,
    secret,
    minimumRoundMs: 0,
  })
  const order = { gameId: GAME?.id ?? '', mode: 'real', token: 'ann/of-launch' } as const
  address = await launchSession({ studio, publicUrl, secret }, order)
  answer = () => {}
})
afterEach(async () => {
  answer()
  await studio.close()
  await casino.close()
})

/** Lets calls of this kind wait for their answer. */
function holdBack(held: string): void {
  const { promise, resolve } = Promise.withResolvers<void>()
  answer = resolve
  casino.onCall = (path) => (path === held ? promise : undefined)
}

const page = async () => (await studio.app.request(address)).text()
const open = (key: string) =>
  studio.app.request(`${address}/open`, {
    method: 'POST',
    body: JSON.stringify({ key, withState: false }),
    headers: { 'content-type': 'application/json' },
  })
const stateFor = async (key: string) =>
  (await studio.app.request(`${address}/state`, { headers: { 'x-page-key': key } })).status

test.each(['authenticate', 'balance'])(
  'a page that opens its session while the casino is slow to answer “%s” stays its only page',
  async (held) => {
    holdBack(held)
    await page()
    expect((await open(OWN)).status).toBe(204)
    answer()
    await expect.poll(() => stateFor(OWN)).toBe(200)
    expect((await open(THIEF)).status).toBe(404)
  },
)

test('a page that another one comes before carries no state', async () => {
  holdBack('balance')
  const late = page()
  await expect.poll(() => casino.calls.some(({ path }) => path === 'balance')).toBe(true)
  await open(OWN)
  answer()
  expect(await late).not.toContain('id="state"')
})

test('of two pages that open a session at once, one plays it', async () => {
  const opened = await Promise.all([open(OWN), open(THIEF)])
  expect(opened.map(({ status }) => status).toSorted()).toEqual([204, 404])
})
