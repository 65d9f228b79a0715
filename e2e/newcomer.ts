import type { Page } from '@playwright/test'
import type { OutboxMessage } from '#contracts/mail-api.ts'
import { TEXT_PAGE } from './casino-page.ts'
import { goOn } from './follow.ts'
import { expect, type Servers } from './story-test.ts'
import type { Words } from './words.ts'

export interface Newcomer {
  email: string
  password: string
}

/**
 * Registers in two steps, perhaps with a promo code. Returns what was typed about the person once
 * the page shows that a letter is on its way.
 */
export async function register(
  page: Page,
  servers: Servers,
  words: Words,
  { email, password }: Newcomer,
  promoCode = '',
): Promise<string[]> {
  const dialog = page.getByRole('dialog')
  const path = `${TEXT_PAGE}?modal=register&lng=${words.language}`
  // Nothing is typed into a dialog that is about to go.
  if ((await dialog.count()) > 0) await page.goto(`${servers.casino}${path}`)
  else await goOn(page, servers, path)
  await dialog.locator('input[name=email]').fill(email)
  await dialog.locator('input[name=password]').fill(password)
  await dialog.locator('input[name=bonusCode]').fill(promoCode)
  await dialog.getByRole('button', { name: words.site('join', 'continue') }).click()

  // Each has other personal data: a player who matches one that another story has excluded cannot
  // play.
  const number = Math.floor(Math.random() * 1e6)
  const [phone, year] = [`151${1_000_000 + number}`, String(1950 + (number % 50))] as const
  await dialog.locator('input[name=firstName]').fill('Robin')
  await dialog.locator('input[name=lastName]').fill('Ashford')
  await dialog.locator('select[autocomplete=bday-day]').selectOption(String(1 + (number % 28)))
  await dialog.locator('select[autocomplete=bday-month]').selectOption(String(1 + (number % 12)))
  await dialog.locator('select[autocomplete=bday-year]').selectOption(year)
  await dialog.locator('input[autocomplete=tel-national]').fill(phone)
  await dialog.locator('input[name=houseNumberAndStreetName]').fill(`Lindenstraße ${number}`)
  await dialog.locator('input[name=postCode]').fill('10969')
  await dialog.locator('input[name=city]').fill('Berlin')
  await dialog.locator('input[name=accept]').check()
  await dialog.getByRole('button', { name: words.site('join', 'create_account') }).click()
  await expect(dialog.getByText(words.site('join', 'registration_successful'))).toBeVisible()
  return ['Robin', 'Ashford', phone, year, 'Lindenstra', '10969', 'Berlin']
}

/** Follows the link of the letter, which starts at the casino and nowhere else. */
export async function confirm(
  page: Page,
  servers: Servers,
  words: Words,
  letter: OutboxMessage,
): Promise<void> {
  const link = letter.text.match(/https?:\/\/\S+/)?.[0] ?? ''
  expect(new URL(link).origin).toBe(new URL(servers.casino).origin)
  await page.goto(link)
  await expect(page.getByText(words.site('verify', 'verify_request_success'))).toBeVisible()
  expect(page.url(), 'the token does not stay in the address').not.toContain('token=')
}

export async function signIn(
  page: Page,
  servers: Servers,
  words: Words,
  { email, password }: Newcomer,
): Promise<void> {
  await goOn(page, servers, `/?modal=login&lng=${words.language}`)
  const dialog = page.getByRole('dialog')
  await dialog.locator('input[name=email]').fill(email)
  await dialog.locator('input[name=password]').fill(password)
  await dialog
    .locator('form')
    .getByRole('button', { name: words.site('sign-in', 'login'), exact: true })
    .click()
  await expect(dialog).toBeHidden()
}
