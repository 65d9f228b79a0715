import type { Locator, Page } from '@playwright/test'

/** Most presses of the Tab key; every screen of the site has fewer stops. */
const MOST_STOPS = 150

/** Presses the Tab key until the element has the focus. Fails when the key does not reach it. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor()
  for (let stop = 0; stop < MOST_STOPS; stop++) {
    if (
      await target.evaluate((element) => element === document.activeElement && document.hasFocus())
    )
      return
    await page.keyboard.press('Tab')
  }
  throw new Error(`The Tab key does not reach ${target}.`)
}

/** Types into a field, or into a list until it shows what is meant. */
export async function typeInto(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.type(text)
}

export async function press(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press(key)
}

/**
 * Returns true while the focus is in the dialog, or on its way round through the browser's own bar.
 */
export function isFocusInDialog(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const active = document.activeElement
    return (
      active === document.body || document.querySelector('dialog[open]')?.contains(active) === true
    )
  })
}
