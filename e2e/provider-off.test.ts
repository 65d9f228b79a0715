import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Locator } from '@playwright/test'
import { enter } from './member.ts'
import { openSearch } from './search-page.ts'
import { startServers } from './start-servers.ts'
import { expect, type Servers, test as usual } from './story-test.ts'

/**
 * The time to read the file again and to notify open pages, and the time after which they listen.
 */
const WITHIN_MS = 60_000

let open: { servers: Servers; switchOff(ids: string): void; close(): Promise<void> }

const test = usual.extend<object>({
  servers: async ({ browserName: _ }, use) => use(open.servers),
})
test.beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'baize-providers-'))
  const path = join(folder, 'off')
  writeFileSync(path, '')
  const started = await startServers({ GAME_PROVIDERS_OFF_PATH: path })
  open = {
    servers: JSON.parse(started.ready) as Servers,
    switchOff: (ids) => writeFileSync(path, ids),
    async close() {
      await started.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
})
test.afterAll(() => open.close())

test('games of a provider that is switched off leave the pages that are open, which request nothing', async ({
  page,
  servers,
}) => {
  const [player] = servers.players
  if (!player) throw new Error('The demo has no players.')
  await enter(page.request, servers, player)
  const catalogue = await page.context().newPage()
  const search = await page.context().newPage()
  const places = [
    [page, '/?lng=en'],
    [catalogue, '/casino?brands=GANTRY&lng=en'],
  ] as const
  for (const [each, path] of places) await each.goto(`${servers.casino}${path}`)
  await (await openSearch(search, servers)).getByRole('searchbox').fill('gantry')
  const pages = [page, catalogue, search]
  const gantry = pages.map((each) => {
    const brand = each.locator('.tile-brand', { hasText: 'Gantry' })
    return each.locator('.tile').filter({ has: brand })
  })
  for (const tiles of gantry) await expect(tiles.first()).toBeAttached()
  const requests: string[] = []
  for (const each of pages)
    each.on('request', (request) => {
      if (/query[ +](Lobby|Games|Categories|Shell)\b/.test(decodeURIComponent(request.url())))
        requests.push(request.url())
    })
  open.switchOff('tvbet')
  for (const tiles of gantry.slice(1)) await expect(tiles).toHaveCount(0, { timeout: WITHIN_MS })
  expect(requests, 'no page has asked for that').toEqual([])
  // A section of the lobby that sleeps is the server's HTML, and takes them away once it is near.
  await expect(async () => {
    await page.mouse.wheel(0, 700)
    await expect(gantry[0] as Locator).toHaveCount(0, { timeout: 500 })
  }).toPass({ timeout: WITHIN_MS })
  await expect(page.locator('.tile').first(), 'the others stay').toBeAttached()
  open.switchOff('')
  for (const tiles of gantry) await expect(tiles.first()).toBeAttached({ timeout: WITHIN_MS })
})
