import type { Page } from '@playwright/test'
import { TEXT_PAGE } from './casino-page.ts'
import { press, tabTo, typeInto } from './keyboard.ts'
import { headerBalance } from './money.ts'
import { confirm } from './newcomer.ts'
import { expect, type Servers, test } from './story-test.ts'
import { wordsOf } from './words.ts'

const words = wordsOf('en')
const newcomer = (project: string) => ({
  email: `keys-${project}-${Date.now()}@example.test`,
  password: 'Lampl1ght',
})

test('without a mouse a newcomer registers, signs in and deposits', async ({
  page,
  servers,
  letterTo,
}, { project }) => {
  const account = newcomer(project.name)
  await register(page, servers, account)
  await confirm(page, servers, words, await letterTo(account.email))

  const dialog = page.getByRole('dialog')
  await page.goto(`${servers.casino}${TEXT_PAGE}?modal=login&lng=en`)
  await typeInto(page, dialog.locator('input[name=email]'), account.email)
  await typeInto(page, dialog.locator('input[name=password]'), account.password)
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()

  await page.goto(`${servers.casino}${TEXT_PAGE}?modal=pay_n_play&lng=en`)
  await press(page, dialog.getByRole('button').filter({ has: page.locator('img[alt="Cardinal"]') }))
  await press(page, dialog.getByRole('button', { name: '€40', exact: true }))
  await tabTo(page, dialog.locator('input[name=amount]'))
  await page.keyboard.press('Enter')
  await payByCard(page)
  await expect(dialog.getByText(words.site('pay-n-play', 'paid_hint'))).toBeVisible({
    timeout: 30_000,
  })
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect.poll(() => headerBalance(page, words)).toBe(4000)
})

test('without a mouse a visitor goes from registering to paying first, and back', async ({
  page,
  servers,
}) => {
  await page.goto(`${servers.casino}${TEXT_PAGE}?modal=register&lng=en`)
  const dialog = page.getByRole('dialog')
  const tab = (key: string) => dialog.getByRole('tab', { name: words.site('sign-in', key) })
  await tabTo(page, tab('register'))
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL(/modal=pay_n_play/)
  await expect(dialog.getByText(words.site('pay-n-play', 'choose_method'))).toBeVisible()

  await press(page, dialog.getByRole('button').filter({ has: page.locator('img[alt="Cardinal"]') }))
  await tabTo(page, dialog.locator('input[name=amount]'))
  await page.keyboard.press('Enter')
  await press(page, dialog.frameLocator('iframe').locator('button.quiet'))
  await expect(dialog.getByText(words.site('pay-n-play', 'choose_method'))).toBeVisible({
    timeout: 30_000,
  })
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
})

test('an element that the Tab key reaches never lies beneath a bar', async ({ page, servers }) => {
  await page.goto(`${servers.casino}/casino/slot_games?lng=en`)
  await expect(page.locator('.game-grid')).toHaveAttribute('aria-busy', 'false')
  await page.locator('.tile-play').nth(20).focus()
  for (const way of ['Shift+Tab', 'Tab']) {
    for (let stop = 0; stop < 36; stop++) {
      await page.keyboard.press(way)
      expect(await isInTheClear(page), `${way} ${stop}`).toBe(true)
    }
  }
})

test('the keyboard stays with the categories, and with the providers that are left', async ({
  page,
  servers,
}) => {
  await page.goto(`${servers.casino}/casino?brands=GRIMWATER,KIOSK_9,NINEFOLD&lng=en`)
  const main = page.getByRole('main')
  const category = main.locator('.chips a[href*="/casino/slot_games"]')
  await press(page, category)
  await expect(category).toHaveAttribute('aria-current', 'page')
  await expect(category, 'another category').toBeFocused()

  const selected = main
    .getByRole('list', { name: words.site('casino', 'selected_providers') })
    .getByRole('listitem')
  const choose = main
    .locator('.chip-bar')
    .getByRole('button', { name: words.site('casino', 'providers') })
  const link = (place: number) => selected.nth(place).getByRole('link')
  const expectToRemove = async (place: number, left: number, what: string) => {
    await press(page, link(place))
    // Behind them stands the link that takes all of them away.
    await expect(selected).toHaveCount(left === 0 ? 0 : left + 1)
    await expect(left === 0 ? choose : link(Math.min(place, left - 1)), what).toBeFocused()
  }
  await expectToRemove(0, 2, 'the next one has moved up')
  await expectToRemove(1, 1, 'there is none behind it')
  await expectToRemove(0, 0, 'no provider is left')

  await page.goto(`${servers.casino}/casino?brands=GRIMWATER,NINEFOLD&lng=en`)
  await expectToRemove(2, 0, 'all are taken away at once')
})

test('a player who takes all providers back by keyboard stays at the button, and goes on from it', async ({
  page,
  servers,
}) => {
  await page.goto(`${servers.casino}/casino?lng=en`)
  await press(
    page,
    page.getByRole('main').getByRole('button', { name: words.site('casino', 'providers') }),
  )
  const dialog = page.getByRole('dialog')
  await press(page, dialog.locator('.provider-tile').first(), 'Space')
  const clear = dialog.getByRole('button', { name: words.site('casino', 'clear') })
  await press(page, clear)
  await expect(clear, 'there is nothing more to clear').toBeDisabled()
  await expect(clear).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(dialog.getByRole('button', { name: words.site('casino', 'done') })).toBeFocused()
})

/** Returns whether no bar lies over the upper or the lower end of what has the focus. */
function isInTheClear(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const active = document.activeElement
    if (!active || active.closest('.site-header, .bottom-bar, .chip-bar')) return true
    const { left, width, top, bottom } = active.getBoundingClientRect()
    return [top + 1, bottom - 1].every((y) => {
      const above = document.elementFromPoint(left + width / 2, y)
      return above !== null && !above.closest('.site-header, .bottom-bar, .chip-bar')
    })
  })
}

async function register(
  page: Page,
  servers: Servers,
  { email, password }: { email: string; password: string },
): Promise<void> {
  const dialog = page.getByRole('dialog')
  await page.goto(`${servers.casino}/?lng=en`)
  await press(
    page,
    page.getByRole('banner').getByRole('link', { name: words.site('shell', 'register') }),
  )
  await typeInto(page, dialog.locator('input[name=email]'), email)
  await typeInto(page, dialog.locator('input[name=password]'), password)
  await press(page, dialog.getByRole('button', { name: words.site('join', 'continue') }))

  await typeInto(page, dialog.locator('input[name=firstName]'), 'Robin')
  await typeInto(page, dialog.locator('input[name=lastName]'), 'Ashford')
  await typeInto(page, dialog.locator('select[autocomplete=bday-day]'), '17')
  await typeInto(page, dialog.locator('select[autocomplete=bday-month]'), 'May')
  await typeInto(page, dialog.locator('select[autocomplete=bday-year]'), '1990')
  await typeInto(page, dialog.locator('input[autocomplete=tel-national]'), '1512345678')
  await typeInto(page, dialog.locator('input[name=houseNumberAndStreetName]'), 'Lindenstraße 12')
  await typeInto(page, dialog.locator('input[name=postCode]'), '10969')
  await typeInto(page, dialog.locator('input[name=city]'), 'Berlin')
  await press(page, dialog.locator('input[name=accept]'), 'Space')
  await press(page, dialog.getByRole('button', { name: words.site('join', 'create_account') }))
  await expect(dialog.getByText(words.site('join', 'registration_successful'))).toBeVisible()
}

async function payByCard(page: Page): Promise<void> {
  const cashier = page.getByRole('dialog').frameLocator('iframe')
  await typeInto(page, cashier.locator('input[name=cardNumber]'), '9400000000000007')
  await typeInto(page, cashier.locator('input[name=expiry]'), '0931')
  await typeInto(page, cashier.locator('input[name=code]'), '123')
  await typeInto(page, cashier.locator('input[name=holder]'), 'Robin Ashford')
  await page.keyboard.press('Enter')
}
