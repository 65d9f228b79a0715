import type { Page } from '@playwright/test'
import { expectNothingInTheWay } from './axe.ts'
import { TEXT_PAGE } from './casino-page.ts'
import { follow } from './follow.ts'
import { enter } from './member.ts'
import {
  chooseMethod,
  deposit,
  identify,
  openQuickDeposit,
  payByCard,
  paymentPage,
  waitForRegistration,
} from './quick-deposit.ts'
import { expect, type Servers, test } from './story-test.ts'
import { wordsOf } from './words.ts'

/** Runs on the phone alone, and from right to left: the harder of both for the same dialog. */
const language = 'ar'

const PAID_AT_ONCE = '9400 0000 0000 0007'
const REJECTED = '9400 0000 0000 0304'
const SLOW = '9400 0000 0000 0502'
/** A close code after which a socket is not opened again. */
const FATAL = 4400

test.beforeEach(async ({ page }) => {
  // Text that still fades in has no contrast yet.
  await page.emulateMedia({ reducedMotion: 'reduce' })
})

const words = wordsOf(language)
const textOf = (key: string) => words.site('pay-n-play', key)

/** Begins a quick deposit, up to the payment page. */
async function payWith(page: Page, servers: Servers, method: string, amount = '30') {
  const dialog = await openQuickDeposit(page, servers, words)
  await chooseMethod(dialog, method)
  await deposit(dialog, words, amount)
  return dialog
}

test('a quick deposit can be read and used by all people: its request, paying, and the registration afterwards', async ({
  page,
  servers,
}) => {
  const dialog = await openQuickDeposit(page, servers, words)
  await expect(dialog.getByText(textOf('choose_method'))).toBeVisible()
  await expectNothingInTheWay(page, 'the methods')
  await chooseMethod(dialog, 'Zipfold')
  await dialog.locator('input[name=amount]').fill('1')
  await dialog.locator('form button[type=submit]').click()
  await expect(dialog.locator('input[name=email]')).toHaveAttribute('aria-invalid', 'true')
  await expectNothingInTheWay(page, 'the amount with its errors')
  await dialog.getByRole('button', { name: textOf('other_method') }).click()

  await chooseMethod(dialog, 'Cardinal')
  await deposit(dialog, words, '30')
  await expect(paymentPage(dialog).locator('input[name=cardNumber]')).toBeVisible()
  await expectNothingInTheWay(page, 'the payment page')
  await payByCard(paymentPage(dialog), REJECTED)
  await expect(dialog.getByText(textOf('pay_n_play_deposit_failed'))).toBeVisible({
    timeout: 30_000,
  })
  await expectNothingInTheWay(page, 'a failed payment')
  await dialog.getByRole('button', { name: textOf('retry') }).click()

  await chooseMethod(dialog, 'Wirepath')
  await deposit(dialog, words, '30')
  await expect(paymentPage(dialog).locator('input[name=person]').first()).toBeVisible()
  await expectNothingInTheWay(page, "the bank's widget")
  await dialog.getByRole('button', { name: textOf('cancel') }).click()

  await chooseMethod(dialog, 'Cardinal')
  await deposit(dialog, words, '30')
  await payByCard(paymentPage(dialog), PAID_AT_ONCE)
  await waitForRegistration(dialog, words)
  await expectNothingInTheWay(page, 'the registration')
  await dialog.getByRole('button', { name: textOf('create_account_and_play') }).click()
  await expect(dialog.locator('select[name=gender]')).toHaveAttribute('aria-invalid', 'true')
  await expectNothingInTheWay(page, 'the registration with its errors')
  await page.keyboard.press('Escape')
  await expect(dialog.getByText(textOf('leave_question'))).toBeVisible()
  await expectNothingInTheWay(page, 'turning away')
  await dialog.getByRole('button', { name: textOf('leave_and_get_money_back') }).click()
  await expect(dialog).toBeHidden()

  await follow(page, `${TEXT_PAGE}?modal=pay_n_play`)
  await chooseMethod(dialog, 'Cardinal')
  await deposit(dialog, words, '30')
  await payByCard(paymentPage(dialog), SLOW)
  await expect(dialog.getByText(textOf('pay_n_play_pending'))).toBeVisible({ timeout: 30_000 })
  await expectNothingInTheWay(page, 'the wait')
})

test('the screens of later problems can be read and used by all people', async ({
  page,
  servers,
}) => {
  await page.route('**/auth/login', (route) =>
    route.fulfill({ status: 423, contentType: 'text/plain', body: 'Locked for a while' }),
  )
  const known = await payWith(page, servers, 'Wirepath')
  await identify(paymentPage(known), 'vera')
  await paymentPage(known).locator('input[name=account][value=everyday]').check()
  await paymentPage(known).locator('button.pay').click()
  await expect(known.getByRole('heading', { name: textOf('pay_n_play_login_failed') })).toBeVisible(
    {
      timeout: 30_000,
    },
  )
  await expect(known.getByText('Locked for a while')).toBeVisible()
  await expectNothingInTheWay(page, 'a sign-in that failed')
  await expect(known, 'the message goes by itself').toBeHidden()
  await page.unroute('**/auth/login')

  await page.routeWebSocket(/\/api\/graphql/, (socket) => {
    socket.onMessage(() => socket.close({ code: FATAL, reason: 'Bad Request' }))
  })
  const lost = await payWith(page, servers, 'Cardinal')
  await expect(lost.getByText(textOf('connection_lost'))).toBeVisible()
  await expect(lost.getByText(textOf('money.unreachable'))).toBeVisible()
  await expectNothingInTheWay(page, 'a lost connection')
})

test("a player's deposit can be read and used by all people", async ({ page, servers }) => {
  const player = servers.players.find(({ email }) => email.startsWith('player@'))
  if (!player) throw new Error('The demo has no player.')
  await enter(page.request, servers, player)
  const dialog = await payWith(page, servers, 'Cardinal')
  await payByCard(paymentPage(dialog), PAID_AT_ONCE)
  await expect(dialog.getByText(textOf('paid_hint'))).toBeVisible({ timeout: 30_000 })
  await expectNothingInTheWay(page, 'a deposit that has arrived')
})
