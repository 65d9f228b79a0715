import type { Page } from '@playwright/test'

/**
 * A page of text. What stands over every page is looked at over this one: it is drawn for two thirds
 * of what the lobby costs.
 */
export const TEXT_PAGE = '/templates/about_us'

export function brandsIn(page: Page): string | null {
  return new URL(page.url()).searchParams.get('brands')
}
