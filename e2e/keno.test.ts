import { expect, test } from './story-test.ts'

test('a ticket of keno covers none of its buttons, and its round is recalled with every number that was chosen', async ({
  page,
  servers,
}) => {
  await page.goto(`${servers.casino}/play/demo/forty-winks?lng=en`)
  const game = page.frameLocator(`iframe[src^="${servers.sandbox}"]`)
  const forMe = game.getByRole('button', { name: 'Choose for me' })
  await expect(forMe).toBeVisible({ timeout: 30_000 })
  const [ticket, button] = [await game.locator('.ticket').boundingBox(), await forMe.boundingBox()]
  expect((ticket?.y ?? 0) + (ticket?.height ?? 0)).toBeLessThanOrEqual(button?.y ?? 0)

  await forMe.click()
  const chosen = await game.locator('.ball[aria-pressed=true]').allInnerTexts()
  const play = game.locator('button.main')
  await play.click()
  const over = new RegExp(`of ${chosen.length} came|You win`)
  await expect(game.locator('.say')).toContainText(over, { timeout: 30_000 })
  await game.getByRole('button', { name: 'Your last rounds' }).click()
  const marked = game.getByRole('dialog').locator('.tokens').first().locator('.hit, .red')
  await expect(marked).toHaveCount(chosen.length)
  expect((await marked.allInnerTexts()).toSorted()).toEqual(chosen.toSorted())
})
