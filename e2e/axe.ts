import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Frame, Page } from '@playwright/test'
import type axe from 'axe-core'
import { expect } from './story-test.ts'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
const MODAL = 'dialog:modal'
/** What takes longer to come in is looked at as it is. */
const LONGEST_MOVE_MS = 1_000
/**
 * Less than half as long as what the package itself names as its source, and read again by each
 * page.
 */
const CHECKER = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

declare global {
  interface Window {
    axe: typeof axe
  }
}

/** No serious problem of accessibility is there, and the page does not scroll sideways. */
export async function expectNothingInTheWay(page: Page, screen: string): Promise<void> {
  await expect(page.locator('dialog[data-leaving]'), 'what was closed is gone').toHaveCount(0)
  const serious: string[] = []
  for (const frame of page.frames())
    if (frame === page.mainFrame() || (await isBefore(frame)))
      serious.push(...(await seriousIn(frame)))
  expect(serious, screen).toEqual([])
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(sideways, `${screen} does not scroll sideways`).toBeLessThanOrEqual(0)
}

/**
 * What lies behind a dialog is inert, and looking at it takes longer than looking at the dialog.
 */
async function isBefore(frame: Frame): Promise<boolean> {
  const element = await frame.frameElement()
  return element.evaluate((node, modal) => {
    const iframe = node as HTMLIFrameElement
    const inert = document.querySelector(modal) !== null && iframe.closest(modal) === null
    return !inert && iframe.checkVisibility({ visibilityProperty: true, opacityProperty: true })
  }, MODAL)
}

/**
 * Each frame is looked at by itself, and only what is wrong is returned: gathering all that is well
 * takes some seconds a page.
 */
async function seriousIn(frame: Frame): Promise<string[]> {
  if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(CHECKER)
  return frame.evaluate(
    async ([rules, modal, longestMs]) => {
      // What is still coming in is paler than it will be.
      const moves = document.getAnimations().filter((each) => {
        const endsAt = Number(each.effect?.getComputedTiming().endTime)
        return each.playState === 'running' && endsAt <= longestMs
      })
      await Promise.allSettled(moves.map(({ finished }) => finished))
      const where = document.querySelector(modal) ? { include: [modal] } : document
      const { violations } = await window.axe.run(where, {
        runOnly: [...rules],
        resultTypes: ['violations'],
        iframes: false,
        preload: false,
      })
      return violations
        .filter(({ impact }) => impact === 'serious' || impact === 'critical')
        .map(
          ({ id, nodes }) =>
            `${location.pathname}: ${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
        )
    },
    [RULES, MODAL, LONGEST_MOVE_MS] as const,
  )
}

/**
 * The account area lets the site's ground through, which the checker, looking at one frame at a
 * time, takes for white paper.
 */
export async function standOnOwnGround(page: Page): Promise<void> {
  const ground = await page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--felt-900').trim(),
  )
  const frame = page.frames().find((each) => each.url().includes('/account-frame/'))
  await frame?.evaluate((colour) => {
    document.documentElement.style.background = colour
  }, ground)
}
