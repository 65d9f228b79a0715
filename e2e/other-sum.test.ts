import type { FrameLocator, Page } from '@playwright/test'
import { formatAmount } from '#ui/amount-format.ts'
import { expectNothingInTheWay } from './axe.ts'
import { enter, member } from './member.ts'
import { ACCOUNT_FRAME, goToAccount } from './money.ts'
import {
  chooseMethod,
  deposit,
  openQuickDeposit,
  payByCard,
  paymentPage,
  waitForRegistration,
} from './quick-deposit.ts'
import { expect, type Servers, test } from './story-test.ts'
import { before, wordsOf } from './words.ts'

const words = wordsOf('en')
/** Is paid at once, without a code. */
const CARD = '9400 0000 0000 0007'
const DEPOSIT = 'financials/deposit'
const REQUESTED = formatAmount('20.00', 'EUR', 'en')
const CAME = formatAmount('41.00', 'EUR', 'en')

/** The cashier answers the stories after these as usual. */
test.afterEach(({ page, servers }) => setCashier(page, servers, { reset: true }))

test('a payer is shown the sum that came in, and never the one that was requested; the ways to pay are requested once while a deposit is made', async ({
  page,
  servers,
  request,
}) => {
  await setCashier(page, servers, { amount: 4100 })
  const visitor = await openQuickDeposit(page, servers, words)
  await chooseMethod(visitor, 'Cardinal')
  await deposit(visitor, words, '20')
  await payByCard(paymentPage(visitor), CARD)
  await waitForRegistration(visitor, words)
  await expect(visitor.getByRole('status').first()).toContainText(CAME)
  await expect(visitor).not.toContainText(REQUESTED)
  await page.keyboard.press('Escape')
  await expect(visitor.getByText(words.site('pay-n-play', 'leave_question'))).toBeVisible()
  await expect(visitor.getByRole('alert')).toContainText(CAME)
  await page.context().clearCookies()

  await enter(page.context().request, servers, await member(request, servers))
  const player = await openQuickDeposit(page, servers, words)
  await chooseMethod(player, 'Cardinal')
  await deposit(player, words, '20')
  await payByCard(paymentPage(player), CARD)
  await expect(player.getByRole('status')).toContainText(CAME, { timeout: 30_000 })

  const requests: string[] = []
  page.on('request', (each) => {
    if (each.postData()?.includes('query DepositMethods')) requests.push(each.url())
  })
  const account = await payInAccount(await goToAccount(page, DEPOSIT))
  await expect(account.getByText(words.account('deposit_paid'), { exact: true })).toBeVisible({
    timeout: 30_000,
  })
  await expect(account.getByRole('main')).toContainText(CAME)
  await expect(account.getByRole('main')).not.toContainText(REQUESTED)
  expect(requests).toHaveLength(1)
})

test('money that is held has arrived and is looked at, wherever that is said, and the payer is not asked to pay again', async ({
  page,
  servers,
  request,
}) => {
  await setCashier(page, servers, { currency: 'SEK', amount: 41_000 })
  const [title, text] = [words.site('pay-n-play', 'held'), words.site('pay-n-play', 'money.held')]
  expect([title, text]).toEqual([words.account('deposit_held'), words.account('deposit_held_text')])

  const dialog = await openQuickDeposit(page, servers, words)
  for (const who of ['visitor', 'player']) {
    if (who === 'player') {
      await enter(page.context().request, servers, await member(request, servers))
      await openQuickDeposit(page, servers, words)
    }
    await chooseMethod(dialog, 'Cardinal')
    await deposit(dialog, words, '20')
    await payByCard(paymentPage(dialog), CARD)
    await expect(dialog.getByText(title, { exact: true }), who).toBeVisible({ timeout: 30_000 })
    await expect(dialog.getByText(text)).toBeVisible()
    await expect(
      dialog.getByRole('button', { name: words.site('pay-n-play', 'retry') }),
    ).toHaveCount(0)
    await expectNothingInTheWay(page, `money of a ${who} that is held`)
  }

  const account = await payInAccount(await goToAccount(page, DEPOSIT))
  await expect(account.getByText(title, { exact: true })).toBeVisible({ timeout: 30_000 })
  await expect(account.getByText(text)).toBeVisible()
  await expect(account.getByRole('button', { name: words.account('try_again') })).toHaveCount(0)
  await page.reload()
  const again = page.frameLocator(ACCOUNT_FRAME)
  await expect(
    again
      .getByRole('status')
      .filter({ hasText: formatAmount('410.00', 'SEK', 'en') })
      .first(),
  ).toBeVisible()
  await expect(again.getByRole('main')).not.toContainText(REQUESTED)

  const inbox = await goToAccount(page, 'profile/inbox')
  await inbox
    .getByRole('button', { name: /looking at your deposit/i })
    .first()
    .click()
  await expect(inbox.getByRole('main')).toContainText(formatAmount('410.00', 'SEK', 'en'))
})

async function payInAccount(account: FrameLocator): Promise<FrameLocator> {
  await account
    .getByRole('button')
    .filter({ has: account.locator('img[alt="Cardinal"]') })
    .click()
  await account.locator('input[inputmode=decimal]').fill('20')
  await account.getByRole('button', { name: before(words.account('deposit_amount')) }).click()
  await payByCard(account.frameLocator('iframe'), CARD)
  return account
}

async function setCashier(page: Page, servers: Servers, behaviour: object): Promise<void> {
  expect(
    (await page.request.post(`${servers.sandbox}/cashier/panel`, { data: behaviour })).status(),
  ).toBe(200)
}
