import type { Page } from '@playwright/test'

export function brandsIn(page: Page): string | null {
  return new URL(page.url()).searchParams.get('brands')
}
