import type { Page } from '@playwright/test'
import { TEXT_PAGE } from './casino-page.ts'
import { enter } from './member.ts'
import { depositByCard, headerBalance } from './money.ts'
import { confirm, register } from './newcomer.ts'
import {
  chooseMethod,
  deposit,
  finishAccount,
  openQuickDeposit,
  payByCard,
  paymentPage,
  waitForRegistration,
} from './quick-deposit.ts'
import { expect, test } from './story-test.ts'
import { wordsOf } from './words.ts'

const words = wordsOf('en')
const textOf = (key: string) => words.site('pay-n-play', key)
/** Brings half of a deposit as a bonus. */
const CODE = 'lamplight'
/** Name of its bonus. */
const BONUS = 'Green room'
/** Is paid at once, without a code of the bank's. */
const CARD = '9400 0000 0000 0007'
const PASSWORD = 'Welcome-1'

test('the code that was typed at registration brings its bonus with the first deposit', async ({
  page,
  servers,
  letterTo,
}) => {
  const newcomer = { email: addressOf('registered'), password: PASSWORD }
  await register(page, servers, words, newcomer, CODE)
  await confirm(page, servers, words, await letterTo(newcomer.email))
  await enter(page.request, servers, newcomer)
  await page.goto(`${servers.casino}${TEXT_PAGE}?lng=en`)
  const had = await headerBalance(page, words)
  await depositByCard(page, servers, words, '40')
  await expect
    .poll(() => headerBalance(page, words), { message: 'the deposit, and half of it besides' })
    .toBe(had + 6000)
})

test('the code that is typed in the quick deposit brings its bonus with it, and another word says that it is none', async ({
  page,
  servers,
}) => {
  const dialog = await openQuickDeposit(page, servers, words)
  await chooseMethod(dialog, 'Cardinal')
  await typeCode(page, 'candle')
  await expect(dialog.getByText(textOf('code_unknown'))).toBeVisible()
  await typeCode(page, CODE)
  await expect(dialog.locator('select[name=bonus] option:checked')).toHaveText(BONUS)

  await deposit(dialog, words, '40')
  await payByCard(paymentPage(dialog), CARD)
  await waitForRegistration(dialog, words)
  await finishAccount(dialog, words, { email: addressOf('quick'), password: PASSWORD })
  await expect(dialog).toBeHidden({ timeout: 30_000 })
  await expect
    .poll(() => headerBalance(page, words), { message: 'the deposit, and half of it besides' })
    .toBe(6000)
})

async function typeCode(page: Page, code: string): Promise<void> {
  const field = page.getByRole('dialog').locator('input[name=bonusCode]')
  if (await field.isHidden())
    await page
      .getByRole('dialog')
      .locator('summary')
      .filter({ hasText: textOf('bonus_code') })
      .click()
  await field.fill(code)
  await page
    .getByRole('dialog')
    .getByRole('button', { name: textOf('apply_code') })
    .click()
}

function addressOf(way: string): string {
  return `code-${way}-${Date.now()}-${Math.floor(Math.random() * 1e6)}@example.org`
}
