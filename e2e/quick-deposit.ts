import type { FrameLocator, Locator, Page } from '@playwright/test'
import { TEXT_PAGE } from './casino-page.ts'
import { expect, type Servers } from './story-test.ts'
import { before, type Words } from './words.ts'

/**
 * People whom the sandbox's banks know. Vera plays here already; Jonas is new; of Inês, who is new
 * as well, the bank knows little.
 */
export type Person = 'vera' | 'jonas' | 'ines'

export async function openQuickDeposit(
  page: Page,
  servers: Servers,
  words: Words,
): Promise<Locator> {
  await page.goto(`${servers.casino}${TEXT_PAGE}?modal=pay_n_play&lng=${words.language}`)
  return page.getByRole('dialog')
}

export async function chooseMethod(dialog: Locator, name: string): Promise<void> {
  await dialog
    .getByRole('button')
    .filter({ has: dialog.page().locator(`img[alt="${name}"]`) })
    .click()
}

/** Sends the form; returns the id of the payment, which only this browser may look up. */
export async function deposit(dialog: Locator, words: Words, amount: string): Promise<string> {
  const page = dialog.page()
  await dialog.locator('input[name=amount]').fill(amount)
  const [answer] = await Promise.all([
    page.waitForResponse(
      (response) => response.request().postData()?.includes('mutation QuickDeposit') ?? false,
    ),
    dialog.getByRole('button', { name: before(words.site('pay-n-play', 'pay_n_play')) }).click(),
  ])
  const { data } = (await answer.json()) as { data: { payNPlay: { id: string } } }
  return data.payNPlay.id
}

export function paymentPage(dialog: Locator): FrameLocator {
  return dialog.frameLocator('iframe')
}

/** Says who one is and proves it with the code that the bank's app shows. */
export async function identify(cashier: FrameLocator, person: Person): Promise<void> {
  await cashier.locator(`input[name=person][value="person-${person}"]`).check()
  await cashier.locator('button.pay').click()
  await confirmWithCode(cashier)
}

export async function chooseAccount(
  cashier: FrameLocator,
  account: 'everyday' | 'savings' | 'joint',
): Promise<void> {
  await cashier.locator(`input[name=account][value="${account}"]`).check()
}

async function confirmWithCode(cashier: FrameLocator): Promise<void> {
  const code = (await cashier.locator('.phone b').innerText()).replace(/\D/g, '')
  await cashier.locator('input[name=otp]').fill(code)
  await cashier.locator('button.pay').click()
}

export async function payByCard(cashier: FrameLocator, cardNumber: string): Promise<void> {
  await cashier.locator('input[name=cardNumber]').fill(cardNumber)
  await cashier.locator('input[name=expiry]').fill('09/31')
  await cashier.locator('input[name=code]').fill('123')
  await cashier.locator('input[name=holder]').fill('Robin Ashford')
  await cashier.locator('button.pay').click()
}

export async function payByWallet(cashier: FrameLocator, email: string): Promise<void> {
  await cashier.locator('input[name=email]').fill(email)
  await cashier.locator('input[name=pin]').fill('4711')
  await cashier.locator('button.pay').click()
}

/** The registration after the payment. */
export async function waitForRegistration(dialog: Locator, words: Words): Promise<void> {
  await expect(
    dialog.getByRole('heading', { name: words.site('pay-n-play', 'finish_account') }),
  ).toBeVisible({ timeout: 30_000 })
  await expect(dialog.locator('input[name=password]')).toBeVisible()
}

/** Fills in whatever the bank has left open, and sends it. */
export async function finishAccount(
  dialog: Locator,
  words: Words,
  account: { email: string; password: string },
): Promise<void> {
  const texts: Record<string, string> = {
    email: account.email,
    password: account.password,
    firstName: 'Robin',
    lastName: 'Ashford',
    houseNumberAndStreetName: 'Lindenstraße 12',
    postCode: '10969',
    city: 'Berlin',
  }
  for (const [name, text] of Object.entries(texts)) {
    const field = dialog.locator(`input[name=${name}]`)
    if (await field.isEditable()) await field.fill(text)
  }
  await chooseIfShown(dialog, 'select[name=gender]', 'FEMALE')
  await chooseIfShown(dialog, 'select[autocomplete=bday-day]', '17')
  await chooseIfShown(dialog, 'select[autocomplete=bday-month]', '5')
  await chooseIfShown(dialog, 'select[autocomplete=bday-year]', '1990')
  const phone = dialog.locator('input[autocomplete=tel-national]')
  if (await phone.isVisible()) await phone.fill('1512345678')
  await dialog.locator('input[name=accept]').check()
  await dialog
    .getByRole('button', { name: words.site('pay-n-play', 'create_account_and_play') })
    .click()
}

async function chooseIfShown(dialog: Locator, selector: string, value: string): Promise<void> {
  const select = dialog.locator(selector)
  if (await select.isVisible()) await select.selectOption(value)
}
