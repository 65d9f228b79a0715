import type { Page } from '@playwright/test'
import { expectNothingInTheWay } from './axe.ts'
import { pressUntilThere } from './press-until-there.ts'
import { startServers } from './start-servers.ts'
import { expect, type Servers, test } from './story-test.ts'
import { wordsOf } from './words.ts'

const words = wordsOf('en')
const UNAVAILABLE = words.site('payments', 'payments_unavailable')

test('a cashier that is down is not a casino without ways to pay, and they come when they are requested again', async ({
  page,
}) => {
  // The casino requests the ways to pay while it starts, and keeps those that it has received once.
  const own = await startServers({ CASHIER_DOWN: 'true' })
  try {
    const servers = JSON.parse(own.ready) as Servers
    const lobby = await page.goto(`${servers.casino}/?lng=en`)
    expect(lobby?.status()).toBe(200)
    const ways = page
      .getByRole('main')
      .getByRole('region', { name: words.site('lobby', 'ways_to_pay') })
    await ways.scrollIntoViewIfNeeded()
    await expect(ways.getByRole('alert')).toContainText(words.site('common', 'game_list_error'))
    await expect(
      page.getByRole('main').getByRole('region', { name: words.site('lobby', 'top_providers') }),
    ).toBeAttached()

    await page.goto(`${servers.casino}/payments?lng=en`)
    const panel = page.getByRole('tabpanel')
    const problem = panel.getByRole('alert').filter({ hasText: UNAVAILABLE })
    await expect(problem).toBeVisible()
    await expect(page.getByText(words.site('payments', 'no_payment_methods'))).toHaveCount(0)
    await expectNothingInTheWay(page, 'ways to pay that are not known')

    await setCashier(page, servers, { reset: true })
    await pressUntilThere(
      problem,
      words.site('common', 'reload'),
      panel.getByRole('list').first().getByAltText('Cardinal'),
    )
    await expect(problem).toHaveCount(0)
    await expect(async () => {
      await page.goto(`${servers.casino}/?lng=en`)
      await expect(ways.getByRole('img').first(), 'no page keeps what has passed').toBeAttached({
        timeout: 2000,
      })
    }).toPass()
  } finally {
    await own.close()
  }
})

async function setCashier(page: Page, servers: Servers, behaviour: object): Promise<void> {
  expect(
    (await page.request.post(`${servers.sandbox}/cashier/panel`, { data: behaviour })).status(),
  ).toBe(200)
}
