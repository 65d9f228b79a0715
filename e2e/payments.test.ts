import { answer } from './answer.ts'
import { expectNothingInTheWay } from './axe.ts'
import { enter, member } from './member.ts'
import { expect, test } from './story-test.ts'
import { type Language, wordsOf } from './words.ts'

/** Name of the demo's market. */
const LICENSEE = { en: 'EUR · Germany', ar: 'EUR · ألمانيا' }

function story(language: Language): void {
  const words = wordsOf(language)
  test(`a visitor looks up the ways to pay in and out, with their limits (${language})`, async ({
    page,
    servers,
  }) => {
    await page.goto(`${servers.casino}/payments?lng=${language}`)
    await expect(page).toHaveTitle(new RegExp(words.site('shell', 'payments')))
    const panel = page.getByRole('tabpanel')
    const methods = panel.getByRole('list').first().getByRole('listitem')
    await expect(methods.filter({ has: page.getByAltText('Cardinal') })).toContainText(/5,000/)
    await expect(
      methods.filter({ has: page.getByAltText('Coinstead') }),
      'the only amounts, where there are such',
    ).toContainText(words.site('payments', 'amounts'))
    await expect(page.getByRole('main')).toContainText(LICENSEE[language])

    await expect(page.locator('[data-asleep]'), 'what is to hear the keys is awake').toHaveCount(0)
    await page.route(/api\/graphql.*query(\+|%20)Payments/, (route) => route.abort())
    await page.getByRole('tab', { name: words.site('payments', 'deposit') }).focus()
    await page.keyboard.press(language === 'ar' ? 'ArrowLeft' : 'ArrowRight')
    await expect(
      page.getByRole('tab', { name: words.site('payments', 'withdraw') }),
    ).toHaveAttribute('aria-selected', 'true')
    await expect(
      panel.getByText(words.site('payments', 'payments_unavailable')),
      'nothing of the deposits stands here',
    ).toBeVisible()
    await page.unroute(/api\/graphql.*query(\+|%20)Payments/)
    await panel.getByRole('button', { name: words.site('common', 'reload') }).press('Enter')
    await expect(methods.filter({ has: page.getByAltText('Cardinal') })).toBeVisible()
    await expect(panel, 'who asked by keyboard goes on here').toBeFocused()
    await expectNothingInTheWay(page, 'the withdrawals')
  })
}

story('en')
story('ar')

test('a player looks them up in the currency of their own purse', async ({ page, servers }) => {
  const words = wordsOf('en')
  await enter(
    page.request,
    servers,
    await member(page.request, servers, { country: 'NO', currency: 'NOK' }),
  )
  await page.goto(`${servers.casino}/payments?lng=en`)
  await expect(page.getByRole('main')).toContainText('NOK · Norway')
  const panel = page.getByRole('tabpanel')
  // The quick deposit, which comes later, has a list of its own.
  const cardinal = panel
    .getByRole('list')
    .first()
    .getByRole('listitem')
    .filter({ has: page.getByAltText('Cardinal') })
  await expect(cardinal).toContainText(/kr/)
  await page.getByRole('tab', { name: words.site('payments', 'withdraw') }).click()
  await expect(cardinal).toContainText(/kr/)
  await expect(panel, 'nothing of the casino’s own currency').not.toContainText('€')
})

test('a player sees the marks of their own ways to pay, not those that the page was drawn with', async ({
  page,
  servers,
}) => {
  const words = wordsOf('en')
  await answer(page, 'DepositMethods', async (route) => {
    if (!route.request().headers()['x-token']) return route.fallback()
    const response = await route.fetch()
    const { data } = (await response.json()) as { data: { payments: { name: string }[] } }
    const payments = data.payments.map((method) => ({ ...method, name: `Own ${method.name}` }))
    await route.fulfill({ response, json: { data: { payments } } })
  })
  await enter(page.request, servers, await member(page.request, servers))
  await page.goto(`${servers.casino}/?lng=en`)
  const strip = page
    .getByRole('contentinfo')
    .getByRole('list', { name: words.site('shell', 'payments') })
  const ways = page
    .getByRole('main')
    .getByRole('region', { name: words.site('lobby', 'ways_to_pay') })
  for (const place of [ways, strip]) {
    // A section that wakes up is drawn again.
    await expect(() => place.scrollIntoViewIfNeeded({ timeout: 1000 })).toPass()
    await expect(place.getByAltText(/^Own /).first()).toBeVisible()
    await expect(place.locator('img:not([alt^="Own "])'), 'none of a visitor’s').toHaveCount(0)
  }
  // An answer that is on its way would be read after the page is gone.
  await page.unrouteAll({ behavior: 'wait' })
})
