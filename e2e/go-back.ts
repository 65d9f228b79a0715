import type { Page } from '@playwright/test'

/** Presses Back right after the page's next step, before anything of that step is drawn. */
export async function goBackBeforeItIsDrawn(page: Page): Promise<void> {
  await page.evaluate(() => {
    const push = history.pushState
    history.pushState = function (...entry) {
      history.pushState = push
      push.apply(this, entry)
      history.back()
      // The browser goes back while the page is busy, so that nothing is drawn in between.
      for (const until = performance.now() + 300; performance.now() < until; );
    }
  })
}
