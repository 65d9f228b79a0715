import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'

/** The widgets of Altenar's script, by their published names. */
export const WIDGETS = [
  'WBetSlip',
  'WTopSports',
  'WUpcoming',
  'WLiveNow',
  'WPopularBets',
  'WBetHistory',
  'WEventSearch',
  'WTopEventsCarousel',
  'WHorseRacingOverview',
] as const

/**
 * Opens the page of a host, on an origin of its own, with nothing but places for parts of a book,
 * and loads a vendor's script into it. Returns how to close its server.
 */
export async function openHost(
  page: Page,
  script: string,
  places: readonly string[],
): Promise<() => void> {
  const body = places.map((id) => `<div id="${id}">what was here before</div>`).join('')
  const server = createServer((_, response) => {
    response.setHeader('content-type', 'text/html')
    response.end(`<!doctype html><html lang="en"><title>Host</title><body>${body}</body></html>`)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
  await page.addScriptTag({ url: script })
  return () => server.close()
}
