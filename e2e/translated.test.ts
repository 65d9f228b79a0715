import type { Page } from '@playwright/test'
import { TEXT_PAGE } from './casino-page.ts'
import { follow } from './follow.ts'
import { enter, member } from './member.ts'
import { ACCOUNT_FRAME, accountArea } from './money.ts'
import { confirm, register } from './newcomer.ts'
import { expect, test } from './story-test.ts'
import { openSwitcher } from './switcher.ts'
import { wordsOf } from './words.ts'

const words = wordsOf('en')

/**
 * Puts each text of our own pages into an element of its own, as a browser does that translates
 * them: what stands there once the page is awake, and whatever comes later. A text that React still
 * holds has then left the page.
 */
async function translate(page: Page, casino: string): Promise<void> {
  await page.addInitScript((origin) => {
    if (location.origin !== origin) return
    const skipped = 'script, style, textarea, option, title, svg, font, [data-asleep] *'
    function wrap(text: Text) {
      if (text.data.trim() === '' || text.parentElement?.closest(skipped)) return
      const [outer, inner] = [document.createElement('font'), document.createElement('font')]
      inner.textContent = text.data
      outer.append(inner)
      text.replaceWith(outer)
    }
    function wrapAll() {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      const texts: Text[] = []
      while (walker.nextNode()) texts.push(walker.currentNode as Text)
      texts.forEach(wrap)
    }
    addEventListener('load', () => {
      wrapAll()
      new MutationObserver(wrapAll).observe(document.body, {
        childList: true,
        characterData: true,
        subtree: true,
      })
    })
  }, casino)
}

const close = async (page: Page) => {
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
}

test('on a translated page a visitor searches, is dealt a game, reads a promotion, changes the language and asks the support', async ({
  page,
  servers,
}) => {
  await translate(page, servers.casino)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(`${servers.casino}/?lng=en`)
  await expect(page.locator('[data-asleep]')).toHaveCount(0)
  await expect(page.getByRole('main').locator('font').first()).toBeAttached()

  await page.keyboard.press('/')
  const search = page.getByRole('dialog', { name: words.site('search', 'search') })
  await search.getByRole('searchbox').fill('low tide')
  await expect(search.getByRole('article').first()).toContainText('Low Tide Legend')
  for (const typed of ['zzzzzz', 'koi']) {
    await search.getByRole('searchbox').fill(typed)
    await expect(page).toHaveURL(new RegExp(`search=${typed}`))
    await expect(search.getByRole('article').first()).toBeVisible()
  }

  await follow(page, '/')
  await expect(search).toBeHidden()
  const deal = page
    .getByRole('main')
    .getByRole('button', { name: words.site('lobby', 'get_random_game') })
  await deal.click()
  const dealt = page.getByRole('dialog')
  await expect(dealt.getByRole('link', { name: words.site('lobby', 'play_now') })).toBeVisible()
  await dealt.getByRole('button', { name: words.site('lobby', 'respin') }).click()
  await expect(dealt.getByRole('link', { name: words.site('lobby', 'play_now') })).toBeVisible()
  await close(page)

  await follow(page, '/promotions')
  await expect(page.getByRole('tab').first()).toBeVisible()
  await page.getByRole('link', { name: /First hand/ }).click()
  await expect(
    page.getByRole('dialog').getByRole('heading', { level: 2, name: 'First hand' }),
  ).toBeVisible()
  await close(page)
  await page.getByRole('tab').nth(1).click()
  await expect(page).toHaveURL(/\/promotions\/welcome/)

  await (await openSwitcher(page, 'en')).getByRole('button', { name: 'Deutsch' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    wordsOf('de').site('promotions', 'promotions'),
  )

  await page.getByRole('banner').locator('[data-support]').click()
  await expect(page.locator('iframe[src*="/chat/window"]')).toBeVisible()
  await page.getByRole('banner').locator('[data-support]').click()
  await expect(page.locator('iframe[src*="/chat/window"]')).toBeHidden()
})

test('on a translated page a visitor registers, in spite of mistakes, and signs in, in spite of a wrong password', async ({
  page,
  servers,
  letterTo,
}) => {
  await translate(page, servers.casino)
  await page.goto(`${servers.casino}${TEXT_PAGE}?modal=register&lng=en`)
  const dialog = page.getByRole('dialog')
  const [email, password] = [
    dialog.locator('input[name=email]'),
    dialog.locator('input[name=password]'),
  ]
  for (const typed of ['a', 'aB', 'aB3', 'aB3-xyz', 'a', '']) {
    await password.fill(typed)
    await email.fill(typed)
    await email.blur()
  }
  await dialog.getByRole('button', { name: words.site('sign-in', 'show_password') }).click()
  for (const tab of ['login', 'register'])
    await dialog.getByRole('tab', { name: words.site('sign-in', tab) }).click()
  // Both forms have the same fields, and the other one stands until this one is drawn.
  await expect(dialog.getByRole('button', { name: words.site('join', 'continue') })).toBeVisible()
  await email.fill('robin@example.test')
  await password.fill('Welcome-1')
  await dialog.getByRole('button', { name: words.site('join', 'continue') }).click()
  await dialog.getByRole('button', { name: words.site('join', 'create_account') }).click()
  await expect(
    dialog.getByText(words.site('sign-in', 'validations.mixed.required')).first(),
  ).toBeVisible()
  await dialog.locator('input[name=firstName]').fill('Robin')
  await dialog.locator('input[autocomplete=tel-national]').fill('1')
  await dialog.locator('input[autocomplete=tel-national]').blur()
  await expect(
    dialog.getByText(words.site('sign-in', 'validations.invalid_phone_number')),
  ).toBeVisible()

  const newcomer = { email: `translated-${Date.now()}@example.org`, password: 'Welcome-1' }
  await register(page, servers, words, newcomer)
  await confirm(page, servers, words, await letterTo(newcomer.email))

  await page.goto(`${servers.casino}${TEXT_PAGE}?modal=login&lng=en`)
  await email.fill(newcomer.email)
  await password.fill('Wrong-1')
  const send = dialog
    .locator('form')
    .getByRole('button', { name: words.site('sign-in', 'login'), exact: true })
  for (let attempt = 0; attempt < 2; attempt++) {
    await send.click()
    await expect(dialog.getByRole('alert')).toBeVisible()
  }
  await password.fill(newcomer.password)
  await send.click()
  await expect(dialog).toBeHidden()
  await expect(
    page.getByRole('banner').getByRole('button', { name: words.site('shell', 'my_account') }),
  ).toBeVisible()
})

test('on a translated page a player loves a game, pays in and looks through the account', async ({
  page,
  servers,
}) => {
  await translate(page, servers.casino)
  await enter(page.request, servers, servers.players[0] ?? { email: '', password: '' })
  await page.goto(`${servers.casino}/casino?lng=en`)
  const heart = page.getByRole('main').locator('.tile-heart').first()
  const was = (await heart.getAttribute('aria-pressed')) === 'true'
  for (const pressed of [!was, was]) {
    await heart.click({ force: true })
    await expect(heart).toHaveAttribute('aria-pressed', String(pressed))
  }
  const menu = page
    .getByRole('banner')
    .getByRole('button', { name: words.site('shell', 'my_account') })
  await menu.click()
  for (const key of ['hide_balances', 'show_balances'])
    await page.getByRole('button', { name: words.site('account-menu', key) }).click()

  await page.goto(`${servers.casino}${TEXT_PAGE}?modal=pay_n_play&lng=en`)
  const deposit = page.getByRole('dialog')
  await deposit
    .getByRole('button')
    .filter({ has: page.locator('img[alt="Cardinal"]') })
    .click()
  for (const amount of ['1', '99999', '20'])
    await deposit.locator('input[name=amount]').fill(amount)
  await deposit.getByRole('button', { name: words.site('pay-n-play', 'other_method') }).click()
  await expect(deposit.locator('img[alt="Cardinal"]')).toBeVisible()

  const area = await accountArea(page, servers, words, 'financials/deposit')
  await area
    .getByRole('button')
    .filter({ has: page.locator('img[alt="Cardinal"]') })
    .click()
  for (const amount of ['1', '99999', '20'])
    await area.locator('input[inputmode=decimal]').fill(amount)
  await area.getByRole('button', { name: words.account('other_method') }).click()
  await expect(area.locator('img[alt="Cardinal"]')).toBeVisible()
  await expect(area.locator('font').first()).toBeAttached()
  for (const place of await area
    .getByRole('navigation', { name: words.account('account') })
    .getByRole('link')
    .all()) {
    await place.click()
    await expect(area.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator(ACCOUNT_FRAME)).toBeVisible()
  }
})

test('a member whose pages are translated takes a first look at the account and signs out', async ({
  page,
  servers,
}) => {
  await translate(page, servers.casino)
  await enter(page.request, servers, await member(page.request, servers))
  for (const path of [
    'profile/personal_info',
    'profile/take_a_break',
    'history/account_statement',
    'promotions/active',
  ]) {
    const area = await accountArea(page, servers, words, path)
    await expect(area.getByRole('heading', { level: 1 })).toBeVisible()
  }
  await page
    .getByRole('banner')
    .getByRole('button', { name: words.site('shell', 'my_account') })
    .click()
  await page.getByRole('button', { name: words.site('account-menu', 'logout') }).click()
  await expect(page.getByRole('banner').locator('a[href*="modal=login"]')).toBeVisible()
})
