import type { FrameLocator, Page } from '@playwright/test'
import { follow, goOn } from './follow.ts'
import { expect, type Servers } from './story-test.ts'
import { before, type Words } from './words.ts'

export const ACCOUNT_FRAME = 'iframe[src*="/account-frame/"]'

/**
 * Returns the minor units of an element's text, such as "€1,234.50"; Latin digits in every
 * language.
 */
export function minorOf(text: string): number {
  const digits = text.replace(/[^\d.,-]/g, '').replace(/[.,](?=\d{3}(\D|$))/g, '')
  return Math.round(Number(digits.replace(',', '.')) * 100)
}

/** The balance that the header shows now, in minor units. */
export async function headerBalance(page: Page, words: Words): Promise<number> {
  const named = page.locator('header').getByText(words.site('shell', 'total_balance')).first()
  const shown = named.locator('xpath=..').locator('bdi')
  await expect(shown).toBeVisible()
  return minorOf(await shown.innerText())
}

/** The net result that the header of a game shows now, in minor units. */
export async function netResultShown(page: Page, words: Words): Promise<number> {
  const name = page.getByRole('banner').getByText(words.site('play', 'net_result'))
  return minorOf(await name.locator('xpath=..').locator('dd').innerText())
}

export async function accountArea(
  page: Page,
  servers: Servers,
  words: Words,
  path: string,
): Promise<FrameLocator> {
  await goOn(page, servers, `/account/${path}?lng=${words.language}`)
  return page.frameLocator(ACCOUNT_FRAME)
}

/** From another page of the site, which is signed in: nothing is loaded again but the area. */
export async function goToAccount(page: Page, path: string): Promise<FrameLocator> {
  await follow(page, `/account/${path}`)
  return page.frameLocator(ACCOUNT_FRAME)
}

/** Pays by the card that needs a one-time code, and returns once the money is there. */
export async function depositByCard(
  page: Page,
  servers: Servers,
  words: Words,
  amount: string,
): Promise<void> {
  const account = await accountArea(page, servers, words, 'financials/deposit')
  await account
    .getByRole('button')
    .filter({ has: page.locator('img[alt="Cardinal"]') })
    .click()
  await account.locator('input[inputmode=decimal]').fill(amount)
  await account.getByRole('button', { name: before(words.account('deposit_amount')) }).click()

  const cashier = account.frameLocator('iframe')
  await cashier.locator('input[name=cardNumber]').fill('9400 0000 0000 0106')
  await cashier.locator('input[name=expiry]').fill('09/31')
  await cashier.locator('input[name=code]').fill('123')
  await cashier.locator('input[name=holder]').fill('Robin Ashford')
  await cashier.locator('button.pay').click()
  const code = (await cashier.locator('.phone b').innerText()).replace(/\D/g, '')
  await cashier.locator('input[name=otp]').fill(code)
  await cashier.locator('button.pay').click()
  await expect(account.getByText(words.account('deposit_paid'), { exact: true })).toBeVisible({
    timeout: 30_000,
  })
}

/** Takes money out of play and calls it back before it is sent; the header follows both. */
export async function withdrawAndCancel(
  page: Page,
  servers: Servers,
  words: Words,
  amount: string,
): Promise<void> {
  const form = await accountArea(page, servers, words, 'financials/withdraw')
  const full = await headerBalance(page, words)
  await expect(
    form.locator('input[inputmode=decimal]').or(form.locator('img[alt="Cardinal"]')).first(),
  ).toBeVisible()
  if (await form.locator('input[inputmode=decimal]').isHidden())
    await form.locator('img[alt="Cardinal"]').click()
  await form.locator('input[inputmode=decimal]').fill(amount)
  await form.getByRole('button', { name: before(words.account('withdraw_amount')) }).click()
  await expect(form.getByText(words.account('withdrawal_requested'), { exact: true })).toBeVisible()
  const rest = full - Number(amount) * 100
  await expect
    .poll(() => headerBalance(page, words), { message: 'what is held leaves the header' })
    .toBe(rest)

  const pending = await accountArea(page, servers, words, 'financials/pending_withdraws')
  await pending.getByRole('button', { name: words.account('cancel_withdrawal') }).click()
  await expect(pending.getByText(words.account('withdrawal_CANCELLED')).first()).toBeVisible()
  await expect
    .poll(() => headerBalance(page, words), { message: 'the money comes back into the header' })
    .toBe(full)
}

/**
 * Returns the closing sum of the account statement, which is read from the ledger; in minor units.
 */
export async function closingBalance(page: Page, servers: Servers, words: Words): Promise<number> {
  const statement = await accountArea(page, servers, words, 'history/account_statement')
  const label = statement.getByText(words.account('closing_balance'), { exact: true })
  await expect(label).toBeVisible()
  return minorOf(await label.locator('xpath=following-sibling::*[1]').innerText())
}
