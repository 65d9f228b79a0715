import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './house.ts'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
const MODAL = 'dialog:modal'

/** Nothing serious stands in anybody's way, and the page does not scroll sideways. */
export async function expectNothingInTheWay(page: Page, screen: string): Promise<void> {
  await expect(page.locator('dialog[data-leaving]'), 'what was closed is gone').toHaveCount(0)
  const checker = new AxeBuilder({ page }).withTags(RULES)
  // What lies behind a dialog is inert, and looking at it takes longer than looking at the dialog.
  if ((await page.locator(MODAL).count()) > 0) checker.include(MODAL)
  const { violations } = await checker.analyze()
  const serious = violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
  expect(serious, screen).toEqual([])
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(sideways, `${screen} does not scroll sideways`).toBeLessThanOrEqual(0)
}

/** The account area lets the site's ground through, which the checker, looking at one frame at a time, takes for white paper. */
export async function standOnOwnGround(page: Page): Promise<void> {
  const ground = await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--felt-900').trim())
  const frame = page.frames().find((each) => each.url().includes('/account-frame/'))
  await frame?.evaluate((colour) => {
    document.documentElement.style.background = colour
  }, ground)
}
