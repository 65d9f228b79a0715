import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { GameKind } from '#contracts/studio-api.ts'
import { GAMES } from '#demo-art/game-list.ts'
import type { Party } from '../http/party.ts'
import { familyOfBrand } from './families/family-ids.ts'
import type { PlayState } from './play-view.ts'
import { openStudio } from './studio.ts'
import { launchSession } from './test-launch.ts'

const secret = 'a secret that both sides share'
const publicUrl = 'http://games.test'
const KEY = 'k'.repeat(43)
const silentCasino = createServer(() => {})

let studio: Party
beforeAll(async () => {
  silentCasino.listen(0)
  await once(silentCasino, 'listening')
  studio = await openStudio({
    dataDir: mkdtempSync(join(tmpdir(), 'studio-')),
    casinoUrl: `http://127.0.0.1:${(silentCasino.address() as AddressInfo).port}`,
    publicUrl,
    secret,
    minimumRoundMs: 0,
    wallet: { timeoutMs: 1000, backoffMs: [] },
  })
})
afterAll(async () => {
  await studio.close()
  silentCasino.closeAllConnections()
  silentCasino.close()
})

async function launch(kind: GameKind, mode: 'demo' | 'real' = 'demo') {
  const game = GAMES.find((each) => each.kind === kind && familyOfBrand(each.brandId) === 'studio')
  const address = await launchSession(
    { studio, publicUrl, secret },
    { gameId: game?.id ?? '', mode, ...(mode === 'real' && { token: 'of-a-player' }) },
  )
  return {
    async carried(): Promise<PlayState | null> {
      const html = await (await studio.app.request(address)).text()
      const [, json = 'null'] = /id="state">(.*)<\/script>/.exec(html) ?? []
      return JSON.parse(json)
    },
    open: (given: object) =>
      studio.app.request(`${address}/open`, {
        method: 'POST',
        body: JSON.stringify({ key: KEY, ...given }),
        headers: { 'content-type': 'application/json' },
      }),
  }
}

test('a game’s page carries the state that its opening would answer, with the drawing of its symbols', async () => {
  const slot = await launch('slot')
  const carried = await slot.carried()
  expect(carried?.art.symbolSheet).toMatch(/^<svg /)
  expect(carried).toEqual(await (await slot.open({})).json())
})

test('the opening of a page that carries its state is answered without one', async () => {
  const opening = await (await launch('dice')).open({ withState: false })
  expect([opening.status, await opening.text()]).toEqual([204, ''])
})

test('a page carries no state once another one has opened its session', async () => {
  const mines = await launch('mines')
  await mines.open({ withState: false })
  expect(await mines.carried()).toBeNull()
})

test('a live table’s page carries no state, because its socket is for an open session only', async () => {
  expect(await (await launch('live-roulette')).carried()).toBeNull()
})

test('a page does not wait for a casino that is slow to answer, and comes without its state', async () => {
  expect(await (await launch('slot', 'real')).carried()).toBeNull()
})
