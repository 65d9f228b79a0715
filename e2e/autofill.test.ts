import type { Locator } from '@playwright/test'
import { TEXT_PAGE } from './casino-page.ts'
import { expect, test } from './story-test.ts'
import { wordsOf } from './words.ts'

const words = wordsOf('en')

test('fields that a browser has filled in without an event are sent', async ({ page, servers }) => {
  const player = servers.players[0] ?? { email: '', password: '' }
  await page.goto(`${servers.casino}${TEXT_PAGE}?modal=login&lng=en`)
  const dialog = page.getByRole('dialog')
  await fillSilently(
    dialog.locator('input[type=email], input[name=username]').first(),
    player.email,
  )
  await fillSilently(dialog.locator('input[type=password]'), player.password)
  await dialog.locator('form button[type=submit]').click()
  await expect(page.getByRole('button', { name: words.site('shell', 'my_account') })).toBeVisible()
})

test('a field that a browser marks as filled in is known at once', async ({ page, servers }) => {
  await page.goto(`${servers.casino}${TEXT_PAGE}?modal=register&lng=en`)
  const dialog = page.getByRole('dialog')
  const password = dialog.locator('input[name=password]')
  const rules = dialog.locator('form li svg')
  await expect(rules.first()).toBeVisible()
  const before = await dialog.locator('form ul').first().innerHTML()
  await fillSilently(password, 'Welcome-1')
  // `:autofill` matches only when the browser itself fills a field in, so its animation event is
  // sent.
  await password.evaluate((input) =>
    input.dispatchEvent(
      new AnimationEvent('animationstart', { animationName: 'filled-in', bubbles: true }),
    ),
  )
  await expect.poll(() => dialog.locator('form ul').first().innerHTML()).not.toBe(before)
})

/**
 * Fills a field in without an event, so that neither the page nor React notices, as some browsers
 * do.
 */
async function fillSilently(field: Locator, text: string): Promise<void> {
  await field.evaluate((input, value) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value)
  }, text)
}
