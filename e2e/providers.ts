import type { Page } from '@playwright/test'
import { expect } from './story-test.ts'
import { wordsOf } from './words.ts'

const words = wordsOf('en')

/** Chooses more providers, by the dialog of the list that is shown. */
export async function chooseProviders(page: Page, ...names: string[]): Promise<void> {
  await page
    .getByRole('main')
    .getByRole('button', { name: words.site('casino', 'providers') })
    .click()
  const dialog = page.getByRole('dialog')
  for (const name of names) await dialog.getByRole('button', { name: new RegExp(name) }).click()
  await dialog.getByRole('button', { name: words.site('casino', 'done') }).click()
  await expect(dialog).toBeHidden()
}
