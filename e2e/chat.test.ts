import type { Page } from '@playwright/test'
import { expectNothingInTheWay } from './axe.ts'
import { TEXT_PAGE } from './casino-page.ts'
import { hold } from './hold.ts'
import { enter } from './member.ts'
import { expect, test } from './story-test.ts'
import { closeChat, openChat, pressSupport, signOut } from './support-chat.ts'
import { wordsOf } from './words.ts'

const SUPPORT = 'support@baize.test'

/** The vendor's script, wherever it is loaded from. */
const SCRIPT = /\/chat\/(ekr\/snippet|scripts\/track)\.js/

for (const language of ['en', 'ar'] as const) {
  test(`a visitor asks, and the clerk answers in their language (${language})`, async ({
    page,
    servers,
  }) => {
    let scripts = 0
    page.on('request', (request) => {
      if (SCRIPT.test(request.url())) scripts += 1
    })
    await page.goto(`${servers.casino}/?lng=${language}`)
    await expect(page.locator('[data-support]').first()).toBeAttached()
    expect(scripts, 'no visitor has asked yet').toBe(0)

    const chat = await openChat(page, language)
    await expect(chat.locator('html')).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr')
    const log = chat.getByRole('log').getByRole('listitem')
    await expect(log).toHaveCount(1)
    await chat.locator('#topics button').nth(1).click()
    await expect(log).toHaveCount(3)
    await chat.getByRole('textbox').fill('bonus')
    await page.keyboard.press('Enter')
    await expect(log).toHaveCount(5)
    await expectNothingInTheWay(page, 'the chat')
    await closeChat(page, chat)

    const again = await openChat(page, language)
    await expect(
      again.getByRole('log').getByRole('listitem'),
      'it goes on where it was',
    ).toHaveCount(5)
    expect(scripts, 'the script is loaded once').toBe(1)
  })
}

test('a chat that could not begin begins with the first message, and what it cannot send stays written', async ({
  page,
  servers,
}) => {
  const beginnings = /\/chat\/api\/conversations$/
  let failed = 0
  await page.route(beginnings, async (route) => {
    failed += 1
    await route.abort()
  })
  await page.goto(`${servers.casino}${TEXT_PAGE}?lng=en`)
  const chat = await openChat(page, 'en')
  const log = chat.getByRole('log').getByRole('listitem')
  await expect(log).toHaveText([/did not get through/])
  const field = chat.getByRole('textbox')
  await field.fill('bonus')
  await field.press('Enter')
  await expect.poll(() => failed, { message: 'it is tried again' }).toBe(2)
  await expect(log).toHaveText([/did not get through/])
  await expect(field).toHaveValue('bonus')

  await page.unroute(beginnings)
  await field.press('Enter')
  await expect(log, 'the greeting, the message and its answer').toHaveCount(3)
  await expect(log.nth(1)).toHaveText('bonus')
  await expect(field).toHaveValue('')
  await chat.locator('#topics button').first().click()
  await expect(log).toHaveCount(5)
})

test('the chat knows a player while they are signed in, and forgets them with the sign-out', async ({
  page,
  servers,
}) => {
  await enter(page.request, servers, servers.players[0] ?? { email: '', password: '' })
  await page.goto(`${servers.casino}${TEXT_PAGE}?lng=en`)
  const chat = await openChat(page, 'en')
  await expect(chat.getByRole('log')).toContainText('Vera Lindqvist')
  await chat.locator('#topics button').first().click()
  await expect(chat.getByRole('log').getByRole('listitem')).toHaveCount(3)
  await closeChat(page, chat)

  await signOut(page)
  const visitors = await openChat(page, 'en')
  await expect(visitors.getByRole('log').getByRole('listitem')).toHaveCount(1)
  await expect(visitors.getByRole('log')).not.toContainText('Vera Lindqvist')
})

test('without the chat there is a form, and what is written reaches the casino', async ({
  page,
  servers,
  letterTo,
  context,
}) => {
  const words = wordsOf('en')
  const textOf = (key: string, values?: Record<string, string>) => words.site('chat', key, values)
  await page.route(SCRIPT, (route) => route.abort())
  await page.goto(`${servers.casino}${TEXT_PAGE}?lng=en`)
  await pressSupport(page, 'en')
  const dialog = page.getByRole('dialog', { name: textOf('write_to_us') })
  await expect(dialog).toContainText(textOf('chat_unavailable'))
  await expectNothingInTheWay(page, 'the form to write to us')

  await dialog.getByRole('button', { name: textOf('send') }).click()
  await expect(
    dialog.getByText(words.site('sign-in', 'validations.mixed.required')).first(),
  ).toBeVisible()
  const question = `Where is my money? ${crypto.randomUUID()}`
  await dialog.getByLabel(textOf('your_email')).fill('robin@example.org')
  await dialog.getByLabel(textOf('your_question')).fill(question)
  const send = dialog.getByRole('button', { name: textOf('send') })
  await context.setOffline(true)
  await expect(send).toBeDisabled()
  await expect(dialog, 'why it cannot be sent').toContainText(
    'You are offline. Nothing was sent; try again when you are back.',
  )
  await context.setOffline(false)
  await send.click()
  await expect(dialog).toContainText(
    textOf('sent_text', { email: '\u2068robin@example.org\u2069' }),
  )
  expect((await letterTo(SUPPORT)).text).toContain(question)
})

test('a casino that does not name its chat still takes messages', async ({ page, servers }) => {
  const words = wordsOf('en')
  const settings = /operationName=SupportDesk&/
  const letThrough = await hold(page, settings)
  await page.goto(`${servers.casino}${TEXT_PAGE}?lng=en`)
  await page.clock.install()
  const requested = page.waitForRequest(settings)
  await pressSupport(page, 'en')
  await requested
  const pageTime = () => page.evaluate(() => Date.now())
  const requestedAt = await pageTime()
  await page.clock.runFor(8000)
  const dialog = page.getByRole('dialog', { name: words.site('chat', 'write_to_us') })
  await expect(dialog).toBeVisible()
  expect((await pageTime()) - requestedAt, 'the question itself is not given up yet').toBeLessThan(
    20_000,
  )
  await expect(page.locator('[data-support][aria-busy]')).toHaveCount(0)
  letThrough()
  await page.clock.resume()
  await dialog
    .getByRole('button', { name: words.site('chat', 'close') })
    .first()
    .click()
  await expect(dialog).toBeHidden()
  await closeChat(page, await openChat(page, 'en'))
})

test('a chat that comes when its visitor has given up is there when they press again', async ({
  page,
  servers,
}) => {
  const words = wordsOf('en')
  let scripts = 0
  page.on('request', (request) => {
    if (SCRIPT.test(request.url())) scripts += 1
  })
  const letThrough = await hold(page, SCRIPT)
  await page.goto(`${servers.casino}${TEXT_PAGE}?lng=en`)
  await page.clock.install()
  await pressSupport(page, 'en')
  await expect.poll(() => scripts).toBe(1)
  await page.clock.runFor(8000)
  const dialog = page.getByRole('dialog', { name: words.site('chat', 'write_to_us') })
  await expect(dialog).toBeVisible()
  await page.clock.runFor(60_000)
  letThrough()
  await expect.poll(() => page.evaluate(() => 'zE' in window)).toBe(true)
  await page.clock.resume()
  await dialog
    .getByRole('button', { name: words.site('chat', 'close') })
    .first()
    .click()
  await expect(dialog).toBeHidden()
  await expect(
    page.getByRole('button', { name: 'Open messaging window' }),
    'the vendor’s own button',
  ).toBeHidden()
  await closeChat(page, await openChat(page, 'en'))
  expect(scripts).toBe(1)
})

test('going back closes the form and leaves the page as it lies', async ({ page, servers }) => {
  const words = wordsOf('en')
  await page.route(SCRIPT, (route) => route.abort())
  await page.goto(`${servers.casino}/casino?lng=en`)
  await expect(page.locator('[data-asleep]')).toHaveCount(0)
  await page.evaluate(() => scrollTo({ top: 400, behavior: 'instant' }))
  const dialog = page.getByRole('dialog', { name: words.site('chat', 'write_to_us') })
  for (const how of ['goBack', 'Escape'] as const) {
    await supportAsItLies(page)
    await expect(dialog).toBeVisible()
    await expect(page.getByRole('dialog'), 'the menu with the button is gone').toHaveCount(1)
    await (how === 'goBack' ? page.goBack() : page.keyboard.press(how))
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page).toHaveURL(`${servers.casino}/casino?lng=en`)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(400)
  }
})

/**
 * Presses for support without scrolling, by `click()` in the page: Playwright scrolls before it
 * presses.
 */
async function supportAsItLies(page: Page): Promise<void> {
  const words = wordsOf('en')
  const press = (element: HTMLElement) => element.click()
  const header = page.getByRole('banner').locator('[data-support]')
  if (await header.isVisible()) return header.evaluate(press)
  await page.getByRole('button', { name: words.site('shell', 'menu'), exact: true }).evaluate(press)
  await page.getByRole('dialog').locator('[data-support]').evaluate(press)
}
