import type { Page, Route } from '@playwright/test'

/** Answers one of the page's questions in the casino's place. */
export async function answer(
  page: Page,
  operation: string,
  reply: (route: Route) => Promise<void>,
): Promise<void> {
  await page.route(/\/api\/graphql/, (route) => {
    const isMatch =
      route.request().url().includes(`operationName=${operation}&`) ||
      route.request().postDataJSON()?.operationName === operation
    return isMatch ? reply(route) : route.fallback()
  })
}
