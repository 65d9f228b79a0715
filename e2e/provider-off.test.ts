import { writeFileSync } from 'node:fs'
import type { Locator } from '@playwright/test'
import { enter } from './member.ts'
import { openSearch } from './search-page.ts'
import { providersOffIn } from './start-servers.ts'
import { expect, test } from './story-test.ts'

/**
 * The time to read the file again and to notify open pages, and the time after which they listen.
 */
const WITHIN_MS = 60_000

test('games of a provider that is switched off leave the pages that are open, which request nothing', async ({
  page,
  operated: servers,
}) => {
  const switchOff = (ids: string) => writeFileSync(providersOffIn(servers.dataDir), ids)
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
  switchOff('tvbet')
  for (const tiles of gantry.slice(1)) await expect(tiles).toHaveCount(0, { timeout: WITHIN_MS })
  expect(requests, 'no page has asked for that').toEqual([])
  // A section of the lobby that sleeps is the server's HTML, and takes them away once it is near.
  await expect(async () => {
    await page.mouse.wheel(0, 700)
    await expect(gantry[0] as Locator).toHaveCount(0, { timeout: 500 })
  }).toPass({ timeout: WITHIN_MS })
  await expect(page.locator('.tile').first(), 'the others stay').toBeAttached()
  switchOff('')
  for (const tiles of gantry) await expect(tiles.first()).toBeAttached({ timeout: WITHIN_MS })
})
