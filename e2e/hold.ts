import type { Page } from '@playwright/test'

/** None of these comes before what this answers is called. */
export async function hold(page: Page, addresses: string | RegExp): Promise<() => void> {
  let letThrough = () => {}
  const wait = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  await page.route(addresses, async (route) => {
    await wait
    await route.continue()
  })
  return letThrough
}
