import type { Locator, Page } from '@playwright/test'
import { TEXT_PAGE } from './casino-page.ts'
import { follow } from './follow.ts'
import { isFocusInDialog, tabTo } from './keyboard.ts'
import { enter } from './member.ts'
import { expect, test } from './story-test.ts'
import { wordsOf } from './words.ts'

test.use({ reducedMotion: 'no-preference' })
const words = wordsOf('en')
const TITLES = {
  login: words.site('sign-in', 'welcome_back'),
  register: words.site('join', 'join'),
  reset_password: words.site('password', 'reset_password'),
}
/** Addresses that open none; a letter without its token is tested with the passwords. */
const NO_DIALOG = ['?modal=no', '#nonsense']

test('a dialog opens over the page one is on, and Back, Escape and its button close it', async ({
  page,
  servers,
}) => {
  await page.goto(`${servers.casino}${TEXT_PAGE}?lng=en`)
  await follow(page, '/casino/slot_games?lng=en')
  await expect(page).toHaveURL(/\/casino\/slot_games/)
  const here = page.url()
  const opener = loginLink(page)
  const dialog = page.getByRole('dialog')

  await opener.click()
  await expect(page).toHaveURL(/\/casino\/slot_games\?.*modal=login/)
  await expect(dialog).toHaveAccessibleName(TITLES.login)
  await page.goBack()
  await expect(dialog).toBeHidden()
  await page.goForward()
  await expect(dialog).toBeVisible()

  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  expect(page.url()).toBe(here)

  const button = dialog.getByRole('button', { name: words.site('sign-in', 'close') })
  await opener.click()
  await button.click()
  await expect(dialog).toBeHidden()
  await expect(opener, 'focus is where it was').toBeFocused()

  await opener.click()
  await button.dblclick()
  await expect(dialog).toBeHidden()
  expect(page.url(), 'pressed twice, it closes once').toBe(here)

  await page.goBack()
  await expect(page, 'it leaves no step behind').toHaveURL(`${servers.casino}${TEXT_PAGE}?lng=en`)
})

test('going back closes the choice of providers and leaves the page as it lies, and what was being chosen is not lost', async ({
  page,
  servers,
}) => {
  await page.goto(`${servers.casino}/?lng=en`)
  await page.goto(`${servers.casino}/casino?lng=en`)
  const dialog = page.getByRole('dialog', { name: words.site('casino', 'providers') })
  const open = () => pressProviders(page)
  const studio = dialog.getByRole('button', { name: /Grimwater/ })
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(page.locator('[data-asleep]')).toHaveCount(0)
  await page.evaluate(() => scrollTo({ top: 500, behavior: 'instant' }))
  await open()
  await studio.click()
  await page.goBack()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(`${servers.casino}/casino?lng=en`)
  expect(await page.evaluate(() => scrollY)).toBe(500)

  await open()
  await expect(studio).toHaveAttribute('aria-pressed', 'true')
  await dialog.getByRole('button', { name: words.site('casino', 'done') }).click()
  await expect(page).toHaveURL(/brands=GRIMWATER/)
  await page.goBack()
  await expect(page, 'the choice took the step of its dialog').toHaveURL(
    `${servers.casino}/casino?lng=en`,
  )
  await expect(dialog).toBeHidden()

  await open()
  await expect(studio, 'what was done is no longer being chosen').toHaveAttribute(
    'aria-pressed',
    'false',
  )
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await page.goBack()
  await expect(page, 'and a closed one leaves no step behind').toHaveURL(
    `${servers.casino}/?lng=en`,
  )

  await open()
  await expect(dialog).toBeVisible()
  await page.goBack()
  await expect(dialog).toBeHidden()
  await expect(page, 'so it is in the lobby').toHaveURL(`${servers.casino}/?lng=en`)
})

test('an address opens each dialog at once, on any page, and nothing that is none', async ({
  page,
  servers,
}) => {
  for (const [modal, title] of Object.entries(TITLES)) {
    await page.goto(`${servers.casino}/payments?modal=${modal}&lng=en`)
    await expect(page.getByRole('dialog')).toHaveAccessibleName(title)
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL(`${servers.casino}/payments?lng=en`)
  }
  for (const nothing of NO_DIALOG) {
    await page.goto(`${servers.casino}/payments${nothing}`)
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(await page.getByRole('dialog').count(), nothing).toBe(0)
  }
})

test('the hash opens a dialog as well, and follows it', async ({ page, servers }) => {
  await page.goto(`${servers.casino}${TEXT_PAGE}?lng=en#login`)
  const dialog = page.getByRole('dialog')
  await expect(dialog).toHaveAccessibleName(TITLES.login)
  await tab(dialog, 'register').click()
  await expect(page).toHaveURL(`${servers.casino}${TEXT_PAGE}?lng=en#register`)
  await expect(dialog).toHaveAccessibleName(TITLES.register)
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(`${servers.casino}${TEXT_PAGE}?lng=en`)
  await expect(dialog).toBeHidden()
})

test('a dialog that a busy browser takes away late is not opened again', async ({
  page,
  servers,
}) => {
  await page.addInitScript(() => {
    const { close } = HTMLDialogElement.prototype
    const { postMessage } = MessagePort.prototype
    // React cleans up in a message to itself: it comes later than a dialog that is being left waits.
    HTMLDialogElement.prototype.close = function (this: HTMLDialogElement) {
      close.call(this)
      MessagePort.prototype.postMessage = function (this: MessagePort, message: unknown) {
        setTimeout(() => {
          postMessage.call(this, message)
          Object.assign(window, { hasCleanedUp: true })
        }, 3000)
      }
      // What React has begun it ends in this task unless that took long.
      const until = performance.now() + 20
      while (performance.now() < until);
    }
  })
  await page.goto(`${servers.casino}${TEXT_PAGE}?lng=en#login`)
  await expect(page.getByRole('dialog')).toHaveAccessibleName(TITLES.login)
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(`${servers.casino}${TEXT_PAGE}?lng=en`)
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.waitForFunction(() => 'hasCleanedUp' in window)
})

test('a press is seen at once while what it leads to is on its way, and two presses to close are one', async ({
  page,
  servers,
}) => {
  let arrive = () => {}
  const held = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route(/\/assets\/SearchDialog-[^/]+\.js$/, async (route) => {
    await held
    await route.continue()
  })
  await page.goto(`${servers.casino}${TEXT_PAGE}?lng=en`)
  const light = page.getByRole('banner').locator('.header-light')
  await expect(async () => {
    await page
      .getByRole('banner')
      .getByRole('button', { name: words.site('shell', 'search') })
      .click()
    await expect(light).toHaveAttribute('data-going', 'true', { timeout: 1000 })
  }).toPass()
  arrive()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(light).not.toHaveAttribute('data-going')

  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page, 'the second press does not go back once more').toHaveURL(
    `${servers.casino}${TEXT_PAGE}?lng=en`,
  )
})

test('a visitor who changes their mind while a dialog is being loaded stays where they are', async ({
  page,
  servers,
}) => {
  const held = Promise.withResolvers<void>()
  await page.route(/LoginDialog/, async (route) => {
    await held.promise
    await route.continue()
  })
  await page.goto(`${servers.casino}${TEXT_PAGE}?modal=register&lng=en`)
  const dialog = page.getByRole('dialog')
  await expect(dialog).toHaveAccessibleName(TITLES.register)
  await tab(dialog, 'login').click()
  await expect(page).toHaveURL(/modal=login/)
  await tab(dialog, 'register').click()
  await expect(page).toHaveURL(/modal=register/)
  held.resolve()
  await expect(dialog).toHaveAccessibleName(TITLES.register)
})

test('typed text survives a change of tabs, and the focus stays on the tab', async ({
  page,
  servers,
}) => {
  await page.goto(`${servers.casino}${TEXT_PAGE}?modal=login&lng=en`)
  const dialog = page.getByRole('dialog')
  await dialog.locator('input[name=email]').fill('robin@example.org')
  await dialog.locator('input[name=password]').fill('Welcome-1')
  await tab(dialog, 'login').focus()
  await page.keyboard.press('ArrowRight')
  await expect(dialog).toHaveAccessibleName(TITLES.register)
  await expect(tab(dialog, 'register')).toBeFocused()
  await expect(dialog.locator('input[name=email]')).toHaveValue('robin@example.org')
  await expect(dialog.locator('input[name=password]')).toHaveValue('Welcome-1')

  await dialog.locator('input[name=bonusCode]').fill('LAMP20')
  await dialog.locator('select[name=currency]').selectOption('GBP')
  await tab(dialog, 'login').click()
  await expect(tab(dialog, 'login')).toBeFocused()
  await dialog.getByRole('button', { name: words.site('sign-in', 'forgot_password') }).click()
  await expect(dialog).toHaveAccessibleName(TITLES.reset_password)
  await expect(dialog.locator('input[name=email]')).toHaveValue('robin@example.org')
  await dialog.getByRole('button', { name: words.site('password', 'back_to_login') }).click()
  await tab(dialog, 'register').click()
  await expect(dialog.locator('input[name=bonusCode]')).toHaveValue('LAMP20')
  await expect(dialog.locator('select[name=currency]')).toHaveValue('GBP')
  await page.goBack()
  await expect(dialog, 'all of it was one step').toBeHidden()
})

test('a keyboard is enough: the focus stays in the dialog and comes back', async ({
  page,
  servers,
}) => {
  await page.goto(`${servers.casino}${TEXT_PAGE}?lng=en`)
  await tabTo(page, loginLink(page))
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toHaveAccessibleName(TITLES.login)
  for (let stop = 0; stop < 15; stop++) {
    await page.keyboard.press('Tab')
    expect(await isFocusInDialog(page)).toBe(true)
  }
  await tabTo(page, dialog.locator('input[name=email]'))
  await page.keyboard.type('nobody@example.test')
  await tabTo(page, dialog.locator('input[name=password]'))
  await page.keyboard.type('Wrong-1')
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('alert')).toHaveText('Email or password is not right.')
  await page.keyboard.press('Escape')
  await expect(loginLink(page)).toBeFocused()
})

test('a signed-in player is not asked to sign in', async ({ page, servers }) => {
  const [, player] = servers.players
  await enter(page.request, servers, player ?? { email: '', password: '' })
  for (const modal of ['login', 'register']) {
    await page.goto(`${servers.casino}${TEXT_PAGE}?modal=${modal}&lng=en`)
    await expect(page).toHaveURL(`${servers.casino}${TEXT_PAGE}?lng=en`)
    await expect(page.getByRole('dialog')).toBeHidden()
  }
})

/** By the browser's own press, because the test's scrolls first. */
async function pressProviders(page: Page): Promise<void> {
  await expect(page.locator('[data-asleep]')).toHaveCount(0)
  await page
    .getByRole('main')
    .getByRole('button', { name: words.site('casino', 'providers') })
    .first()
    .evaluate((button: HTMLButtonElement) => button.click())
}

/** In the header; the same words stand in other places too. */
function loginLink(page: Page): Locator {
  return page
    .getByRole('banner')
    .getByRole('link', { name: words.site('shell', 'login'), exact: true })
}

function tab(dialog: Locator, name: 'login' | 'register'): Locator {
  return dialog.getByRole('tab', { name: words.site('sign-in', name) })
}
