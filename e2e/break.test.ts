import { expectNothingInTheWay, standOnOwnGround } from './axe.ts'
import { TEXT_PAGE } from './casino-page.ts'
import { enter, member } from './member.ts'
import { accountArea, headerBalance } from './money.ts'
import { payIn } from './other-device.ts'
import { expect, test } from './story-test.ts'
import { before, wordsOf } from './words.ts'

/** Runs on the phone alone, and from right to left: the harder of both for the same pages. */
const language = 'ar'
const words = wordsOf(language)

test('G3 a player who takes a break cannot play or pay in, and can withdraw', async ({
  page,
  servers,
  request,
  letterTo,
}) => {
  const newcomer = await member(request, servers, { language })
  await payIn(request, servers, newcomer, '40')
  await enter(page.request, servers, newcomer)

  const area = await accountArea(page, servers, words, 'profile/take_a_break')
  await area.getByRole('radio', { name: words.account('break_WEEK') }).check()
  await standOnOwnGround(page)
  await expectNothingInTheWay(page, 'the choice of a break')
  await area.getByRole('button', { name: words.account('break_continue') }).click()
  await expect(area.getByText(words.account('break_no_way_back'), { exact: true })).toBeVisible()
  await expectNothingInTheWay(page, 'what a break means')
  await area.getByRole('button', { name: words.account('break_confirm') }).click()
  await expect(area.getByText(words.account('break_on_text'), { exact: true })).toBeVisible()
  await expectNothingInTheWay(page, 'a break that has begun')
  expect((await letterTo(newcomer.email)).text).toContain('/templates/responsible_gaming')

  const header = page.locator('header')
  await expect(
    header.getByRole('link', { name: words.site('shell', 'withdraw') }),
    'the header offers to withdraw',
  ).toBeVisible()
  await expect(header.getByRole('link', { name: words.site('shell', 'deposit') })).toHaveCount(0)
  await page.goto(`${servers.casino}/play/real/under-the-scale?lng=${language}`)
  await expect(page.getByText(words.site('sign-in', 'refusals.account_not_active'))).toBeVisible()
  const deposit = await accountArea(page, servers, words, 'financials/deposit')
  await expect(deposit.getByText(words.account('not_now_excluded'), { exact: true })).toBeVisible()
  await standOnOwnGround(page)
  await expectNothingInTheWay(page, 'the deposit that cannot be made')

  const form = await accountArea(page, servers, words, 'financials/withdraw')
  await form.locator('input[inputmode=decimal]').fill('25')
  await form.getByRole('button', { name: before(words.account('withdraw_amount')) }).click()
  await expect(form.getByText(words.account('withdrawal_requested'), { exact: true })).toBeVisible()
  await expect.poll(() => headerBalance(page, words)).toBe(15_00)
})

test('G3 a player on a break who comes back signs in to withdraw, and for nothing else', async ({
  page,
  servers,
}) => {
  await page.goto(`${servers.casino}${TEXT_PAGE}?modal=login&lng=${language}`)
  const dialog = page.getByRole('dialog')
  await dialog.locator('input[name=email]').fill('excluded@baize.test')
  await dialog.locator('input[name=password]').fill('Welcome-1')
  await dialog.getByRole('button', { name: words.site('sign-in', 'login'), exact: true }).click()
  const withdrawOnly = dialog.getByRole('button', {
    name: words.site('sign-in', 'withdraw_only'),
  })
  await expect(withdrawOnly).toBeVisible()
  await expectNothingInTheWay(page, 'a sign-in that is refused')
  await withdrawOnly.click()
  await expect(page).toHaveURL(/\/account\/financials\/withdraw/)
  await expect.poll(() => headerBalance(page, words)).toBe(80_00)
})
