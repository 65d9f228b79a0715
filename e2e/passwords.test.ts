import type { Page } from '@playwright/test'
import { expectNothingInTheWay } from './axe.ts'
import { TEXT_PAGE } from './casino-page.ts'
import { follow } from './follow.ts'
import { enter, linkTo, member, openAccount, PASSWORD } from './member.ts'
import type { Newcomer } from './newcomer.ts'
import { expect, type Servers, test } from './story-test.ts'
import { type Words, wordsOf } from './words.ts'

const NEW = 'Different-2'

/** Runs on the phone alone, and from right to left: the harder of both for the same dialog. */
test('a forgotten password is replaced, and every other session ends', async ({
  page,
  servers,
  request,
  browser,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const language = 'ar'
  const words = wordsOf(language)
  const player = await member(request, servers, { language })
  const context = await browser.newContext()
  const elsewhere = await context.newPage()
  await enter(elsewhere.request, servers, player)
  await elsewhere.goto(`${servers.casino}${TEXT_PAGE}?lng=${language}`)
  await expect(loginLink(elsewhere, words)).toBeHidden()

  await requestLink(page, servers, words, player.email)
  const link = await linkTo(request, servers, player.email, 'change_password')
  await page.goto(link)
  const dialog = page.getByRole('dialog')
  await expect(dialog).toHaveAccessibleName(words.site('password', 'change_password'))
  expect(page.url(), 'the token does not stay in the address').not.toContain('token=')
  await dialog.locator('input[name=newPassword]').fill('welcome-1')
  await save(page, words)
  await expect(
    dialog.getByText(words.site('sign-in', 'validations.password_at_least_one_uppercase_char')),
  ).toBeVisible()
  await expectNothingInTheWay(page, 'a new password that breaks a rule')
  await dialog.locator('input[name=newPassword]').fill(NEW)
  await save(page, words)
  await expect(dialog.getByRole('status')).toHaveText(
    words.site('password', 'change_password_request_success'),
  )
  await expect(
    loginLink(elsewhere, words),
    'the other session has ended, and its page says so by itself',
  ).toBeVisible()
  await context.close()

  await dialog.getByRole('button', { name: words.site('sign-in', 'login'), exact: true }).click()
  await logIn(page, words, { email: player.email, password: PASSWORD })
  await expect(dialog.getByRole('alert'), 'the old password is no good').toBeVisible()
  await logIn(page, words, { email: player.email, password: NEW })
  await expect(dialog).toBeHidden()
  await expect(loginLink(page, words)).toBeHidden()
})

test('a link says that it is no good once a newer one was requested, and once it was used; the page of a new password that is reloaded says what happened and how to go on', async ({
  page,
  servers,
  request,
}) => {
  const words = wordsOf('en')
  const dialog = page.getByRole('dialog')
  const { email } = await member(request, servers)
  await requestLink(page, servers, words, email)
  const older = await linkTo(request, servers, email, 'change_password')
  await requestLink(page, servers, words, email)
  await expect
    .poll(() => linkTo(request, servers, email, 'change_password'), { message: 'another letter' })
    .not.toBe(older)
  const newer = await linkTo(request, servers, email, 'change_password')

  const done = words.site('password', 'change_password_request_success')
  const saveBy = async (link: string) => {
    await page.goto(link)
    await dialog.locator('input[name=newPassword]').fill(NEW)
    await save(page, words)
  }
  await saveBy(older)
  await expect(dialog.getByRole('alert')).toContainText(
    words.site('sign-in', 'refusals.link_replaced'),
  )

  await page.goto(newer)
  await expect(dialog.locator('input[name=newPassword]')).toBeVisible()
  await page.reload()
  await expect(
    dialog.getByText(words.site('password', 'change_password_reloaded_hint')),
  ).toBeVisible()
  await expect(
    dialog.getByRole('button', { name: words.site('password', 'reset_password') }),
  ).toBeVisible()

  await saveBy(newer)
  await expect(dialog.getByRole('status')).toHaveText(done)
  await page.reload()
  await expect(dialog.getByRole('status')).toHaveText(done)

  await saveBy(newer)
  await expect(dialog.getByRole('alert')).toContainText(words.site('sign-in', 'refusals.link_used'))
  await dialog.getByRole('button', { name: words.site('password', 'reset_password') }).click()
  await expect(
    dialog.getByRole('button', { name: words.site('password', 'send_link') }),
    'from where another is asked for',
  ).toBeVisible()
})

test('an account whose confirmation got no answer is confirmed by trying again; it is confirmed once: a link that was pressed twice, or that a mail scanner has run, has not failed, and a page that is reloaded says so again', async ({
  page,
  servers,
  request,
  browser,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const words = wordsOf('en')
  const link = await linkTo(request, servers, (await openAccount(request, servers)).email, 'verify')
  for (const method of ['HEAD', 'GET'])
    expect((await request.fetch(link, { method })).status(), method).toBe(200)
  const dialog = page.getByRole('dialog')
  const isConfirming = (posted: string | null) => posted?.includes('verifyAccountRequest') ?? false
  await page.route('**/api/graphql', (route) =>
    isConfirming(route.request().postData()) ? route.abort() : route.fallback(),
  )
  await page.goto(link)
  await expect(dialog.getByText(words.site('verify', 'verify_unanswered'))).toBeVisible()
  await page.unroute('**/api/graphql')
  await dialog.getByRole('button', { name: words.site('verify', 'verify_again') }).click()
  const other = await browser.newPage()
  for (const [each, text] of [
    [page, 'verify_request_success'],
    [other, 'verify_already'],
  ] as const) {
    if (each === other) await other.goto(link)
    const shown = each.getByRole('dialog')
    await expect(shown.getByRole('status')).toHaveText(words.site('verify', text))
    expect(each.url(), 'the token does not stay in the address').not.toContain('token=')
    await expect(
      shown.getByRole('button', { name: words.site('sign-in', 'login'), exact: true }),
    ).toBeVisible()
  }
  await other.close()

  await page.goto(link)
  await expect(dialog.getByRole('status'), 'pressed again').toHaveText(
    words.site('verify', 'verify_already'),
  )
  await expectNothingInTheWay(page, 'a link that was used')
  await page.reload()
  await expect(dialog.getByRole('status')).toHaveText(
    words.site('verify', 'verify_request_success'),
  )
  await dialog.getByRole('button', { name: words.site('sign-in', 'login'), exact: true }).click()
  await expect(dialog.locator('input[name=password]'), 'from where one goes on').toBeVisible()
})

test('without the token of a letter nothing is shown', async ({ page, servers }) => {
  await page.goto(`${servers.casino}${TEXT_PAGE}?lng=en`)
  for (const [modal, code] of [
    ['verify', /VerifyDialog/],
    ['change_password', /ChangePasswordDialog/],
  ] as const) {
    const fetched = page.waitForResponse((response) => code.test(response.url()))
    await follow(page, `${TEXT_PAGE}?modal=${modal}`)
    await (await fetched).finished()
    await expect(page.getByRole('main')).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
})

/** Through the two dialogs, from the first of them. */
async function requestLink(
  page: Page,
  servers: Servers,
  words: Words,
  email: string,
): Promise<void> {
  const path = `${TEXT_PAGE}?modal=login&lng=${words.language}`
  const isHere = page.url().startsWith(servers.casino)
  await (isHere ? follow(page, path) : page.goto(`${servers.casino}${path}`))
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: words.site('sign-in', 'forgot_password') }).click()
  await expect(dialog).toHaveAccessibleName(words.site('password', 'reset_password'))
  await dialog.locator('input[name=email]').fill(email)
  await dialog.getByRole('button', { name: words.site('password', 'send_link') }).click()
  await expect(
    dialog.getByText(words.site('password', 'reset_password_link_success')),
  ).toBeVisible()
  await dialog
    .getByRole('button', { name: words.site('sign-in', 'close'), exact: true })
    .last()
    .click()
  await expect(dialog).toBeHidden()
}

async function logIn(page: Page, words: Words, { email, password }: Newcomer): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.locator('input[name=email]').fill(email)
  await dialog.locator('input[name=password]').fill(password)
  const answered = page.waitForResponse((response) => response.url().endsWith('/auth/login'))
  await dialog
    .locator('form')
    .getByRole('button', { name: words.site('sign-in', 'login'), exact: true })
    .click()
  await answered
}

async function save(page: Page, words: Words): Promise<void> {
  await page
    .getByRole('dialog')
    .getByRole('button', { name: words.site('password', 'save_password') })
    .click()
}

/** In the header, for visitors only. */
function loginLink(page: Page, words: Words) {
  return page
    .getByRole('banner')
    .getByRole('link', { name: words.site('shell', 'login'), exact: true })
}
