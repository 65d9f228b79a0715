import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { expectNothingInTheWay } from './axe.ts'
import { TEXT_PAGE } from './casino-page.ts'
import { follow } from './follow.ts'
import { tabTo } from './keyboard.ts'
import { confirm, signIn } from './newcomer.ts'
import { openVendor, openWith } from './sports-casino.ts'
import { expect, test } from './story-test.ts'
import { wordsOf } from './words.ts'

const PASSWORD = 'Welcome-1'
const en = wordsOf('en')

/**
 * Runs on the phone alone, and from right to left; on the wide screen, keyboard.test.ts registers
 * without a mouse.
 */
test('a newcomer registers with nothing but a keyboard', async ({ page, servers, letterTo }) => {
  // Text that still fades in has no contrast yet.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const language = 'ar'
  const words = wordsOf(language)
  const email = newcomer()
  await page.goto(`${servers.casino}/?lng=${language}`)
  await tabTo(
    page,
    page
      .getByRole('banner')
      .getByRole('link', { name: words.site('shell', 'register'), exact: true }),
  )
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')

  await typeInto(page, dialog.locator('input[name=email]'), email)
  await typeInto(page, dialog.locator('input[name=password]'), PASSWORD)
  await page.keyboard.press('Enter')
  await expect(dialog.locator('input[name=firstName]')).toBeVisible()

  await tabTo(page, dialog.getByRole('button', { name: words.site('join', 'create_account') }))
  await page.keyboard.press('Enter')
  await expect(
    dialog.locator('input[name=firstName]'),
    'the first mistake has the focus',
  ).toBeFocused()
  await expect(
    dialog.getByText(words.site('sign-in', 'validations.mixed.required')).first(),
  ).toBeVisible()
  await expectNothingInTheWay(page, 'the second step with mistakes')

  await fillInPerson(page, dialog)
  await tabTo(page, dialog.locator('input[name=accept]'))
  await page.keyboard.press('Space')
  await tabTo(page, dialog.getByRole('button', { name: words.site('join', 'create_account') }))
  await page.keyboard.press('Enter')
  await expect(dialog.getByText(words.site('join', 'registration_successful'))).toBeVisible()
  await expectNothingInTheWay(page, 'the confirmation')

  await confirm(page, servers, words, await letterTo(email))
  await dialog.getByRole('button', { name: words.site('sign-in', 'login'), exact: true }).click()
  await expect(dialog.locator('input[name=email]'), 'the draft is forgotten').toHaveValue('')
  await signIn(page, servers, words, { email, password: PASSWORD })
})

test('an unknown promo code is named where it can be mended, a password is checked again when the address changes, and filled-in fields survive a change of tabs and a way back; a refusal of the server is shown under the form, however many mistakes there are, and an affiliate’s tag is sent with the registration', async ({
  page,
  servers,
}) => {
  // The tag is kept also when the visitor goes on before the page is hydrated.
  await page.route(/\/assets\/[^/]+\.js$/, (route) => route.abort())
  await page.goto(`${servers.casino}/?btag=friend_12&lng=en`)
  await page.unrouteAll()
  await page.goto(`${servers.casino}${TEXT_PAGE}?modal=register&lng=en`)
  const dialog = page.getByRole('dialog')
  const [email, password, code] = ['email', 'password', 'bonusCode'].map((name) =>
    dialog.locator(`input[name=${name}]`),
  ) as [Locator, Locator, Locator]

  await test.step('the password, once it was left', async () => {
    const problem = dialog.getByText(en.site('sign-in', 'validations.password_same_as_username'))
    await password.fill('Robin-1@baize.test')
    await email.fill('robin-1@baize.tes')
    await expect(problem).toBeHidden()
    await email.pressSequentially('t')
    await expect(problem, 'the two are the same now').toBeVisible()
    await email.press('Backspace')
    await expect(problem).toBeHidden()
  })

  await test.step('the promo code', async () => {
    await email.fill(newcomer())
    await password.fill(PASSWORD)
    await code.fill('LAMP20')
    await page.keyboard.press('Enter')
    await expect(
      dialog.getByText(en.site('sign-in', 'validations.promo_code_unknown')),
    ).toBeVisible()
    await expect(code).toBeFocused()
    await expect(dialog.locator('input[name=firstName]')).toHaveCount(0)
    await code.fill('lamplight')
    await page.keyboard.press('Enter')
    await expect(dialog.locator('input[name=firstName]')).toBeVisible()
  })

  await dialog.locator('input[name=firstName]').fill('Robin')
  await dialog.locator('select[autocomplete=bday-month]').selectOption('2')
  await dialog.locator('select[autocomplete=bday-year]').selectOption('1991')
  await expect(
    dialog.locator('select[autocomplete=bday-day] option'),
    'and the one that says that none is chosen',
  ).toHaveCount(1 + 28)
  const back = dialog.getByRole('button', { name: en.site('sign-in', 'back') })
  await back.click()
  await dialog.getByRole('tab', { name: en.site('sign-in', 'login') }).click()
  await expect(dialog.locator('input[autocomplete=current-password]')).toBeVisible()
  await dialog.getByRole('tab', { name: en.site('sign-in', 'register') }).click()
  await dialog.getByRole('button', { name: en.site('join', 'continue') }).click()
  await expect(dialog.locator('input[name=firstName]')).toHaveValue('Robin')
  await expect(dialog.locator('input[name=newsletter]')).toBeChecked()
  await expect(dialog.locator('input[name=accept]')).not.toBeChecked()
  await expect(dialog.locator('select[name=country]')).toHaveValue('DE')
  const countries = await dialog
    .locator('select[name=country] option')
    .evaluateAll((all) => all.map((each) => (each as HTMLOptionElement).value))
  expect(
    countries,
    'all countries, without the ten that are blocked, and the one that says that none is chosen',
  ).toHaveLength(1 + 245 - 10)

  await test.step('a refusal', async () => {
    await back.click()
    await code.fill('')
    await offer(dialog.locator('select[name=currency]'), 'SEK')
    await dialog.getByRole('button', { name: en.site('join', 'continue') }).click()
    await fillInPerson(page, dialog)
    await offer(dialog.locator('select[name=country]'), 'US')
    await dialog.locator('input[name=accept]').check()
    await dialog.getByRole('button', { name: en.site('join', 'create_account') }).click()
    const problems = dialog.getByRole('alert')
    await expect(problems).toContainText(/there were 2 errors/i)
    await expect(problems.getByRole('listitem')).toHaveCount(2)
  })

  await test.step('the tag', async () => {
    await dialog.locator('select[name=country]').selectOption('DE')
    await back.click()
    await dialog.locator('select[name=currency]').selectOption('EUR')
    await dialog.getByRole('button', { name: en.site('join', 'continue') }).click()
    const sent = page.waitForRequest(
      (request) => request.postData()?.includes('registerClassic') === true,
    )
    await dialog.getByRole('button', { name: en.site('join', 'create_account') }).click()
    const { variables } = (await sent).postDataJSON() as {
      variables: { input: Record<string, unknown> }
    }
    expect(variables.input).toMatchObject({
      affiliateCode: 'friend_12',
      gender: null,
      bonusCode: null,
      mobileNumber: '+441512345678',
      verificationPath: '/?lng=en&modal=verify',
    })
    expect(variables.input).not.toHaveProperty('accept')
    await expect(dialog.getByText(en.site('join', 'registration_successful'))).toBeVisible()
  })
})

test('the banner of the content system greets a newcomer; it is read as a whole, beside its art, in languages with long words, and nothing moves without it', async ({
  page,
  servers,
}) => {
  const header = page.getByRole('dialog').locator('header')
  await page.goto(`${servers.casino}${TEXT_PAGE}?modal=register&lng=en`)
  await expect(header.getByRole('heading')).not.toHaveText(en.site('join', 'join'))
  await expect(header.getByRole('paragraph')).toBeVisible()
  const greeted = await header.boundingBox()
  let last = ''
  for (const language of ['en', 'de', 'pt', 'ar']) {
    await openIn(page, language)
    const text = header.getByRole('paragraph')
    await expect(text, `other words in ${language}`).not.toHaveText(last || /^\s*$/)
    last = await text.innerText()
    const isCut = await text.evaluate((element) => element.scrollHeight > element.clientHeight)
    expect(isCut, language).toBe(false)
    const overArtPx = await text.evaluate((element) => {
      const words = document.createRange()
      words.selectNodeContents(element)
      const [label, art] = [
        words.getBoundingClientRect(),
        element.closest('header')?.querySelector('img')?.getBoundingClientRect(),
      ]
      return Math.min(label.right, art?.right ?? 0) - Math.max(label.left, art?.left ?? 0)
    })
    expect(overArtPx, `${language}: no more than where the art fades in`).toBeLessThan(30)
  }

  await openIn(page, 'en')
  await page.route(/\/api\/graphql.*UseRegisterBanner/, (route) => route.abort())
  await page.reload()
  await expect(header.getByRole('heading')).toHaveText(en.site('join', 'join'))
  await expect(header.getByRole('paragraph')).toHaveCount(0)
  expect((await header.boundingBox())?.height).toBeCloseTo(greeted?.height ?? 0, 0)
})

test('country, currency and newsletter are not asked for, and joining signs in at once, where the operator decides so; the book of another vendor comes from the address that the operator has set, under its names', async ({
  page,
}) => {
  const vendor = await openVendor()
  const decided = {
    REGISTRATION_RESULT: 'AUTO_LOGIN',
    BETBY_SCRIPT_URL: `${vendor.origin}/ui/bt-renderer.min.js`,
    BETBY_BRAND_ID: '1653',
    BETBY_SKIN: 'light',
  }
  const { servers, close } = await openWith('BETBY', decided, (folder) => {
    writeFileSync(
      join(folder, 'licences.yaml'),
      "'*': { type: MGA, autoCountry: true, autoCurrency: true }\n",
    )
    const file = join(folder, 'market.yaml')
    const market = readFileSync(file, 'utf8')
    writeFileSync(file, market.replace('hideAcceptNewsLetter: false', 'hideAcceptNewsLetter: true'))
  })
  try {
    await page.goto(`${servers.casino}${TEXT_PAGE}?modal=register&lng=en`)
    const dialog = page.getByRole('dialog')
    await dialog.locator('input[name=email]').fill(newcomer())
    await dialog.locator('input[name=password]').fill(PASSWORD)
    await expect(dialog.locator('select[name=currency]')).toHaveCount(0)
    await dialog.getByRole('button', { name: en.site('join', 'continue') }).click()
    await expect(dialog.locator('input[name=firstName]')).toBeVisible()
    await expect(dialog.locator('select[name=country]')).toHaveCount(0)
    await expect(dialog.locator('input[name=newsletter]')).toHaveCount(0)
    await fillInPerson(page, dialog)
    await dialog.locator('input[name=accept]').check()
    await dialog.getByRole('button', { name: en.site('join', 'create_account') }).click()
    await expect(dialog).toBeHidden()
    await expect(
      page.getByRole('banner').getByRole('button', { name: en.site('shell', 'my_account') }),
    ).toBeVisible()

    await page.goto(`${servers.casino}/sports?lng=en`)
    await expect(
      page.getByRole('main').getByText('1653 light en all prices', { exact: true }),
    ).toBeVisible()
  } finally {
    await close()
    vendor.close()
  }
})

function newcomer(): string {
  return `robin-${Date.now()}-${Math.floor(Math.random() * 1e6)}@example.org`
}

/** From a page that is open, without loading it again. */
async function openIn(page: Page, language: string): Promise<void> {
  await follow(page, `${TEXT_PAGE}?lng=${language}`)
  await expect(page.locator('html')).toHaveAttribute('lang', language)
  await expect(page.getByRole('dialog')).toBeHidden()
  await follow(page, `${TEXT_PAGE}?modal=register`)
}

/** By keyboard: names, the first day of the latest year, a British number and an address. */
async function fillInPerson(page: Page, dialog: Locator): Promise<void> {
  await typeInto(page, dialog.locator('input[name=firstName]'), 'Robin')
  await typeInto(page, dialog.locator('input[name=lastName]'), 'Ashford')
  for (const part of ['day', 'month', 'year']) {
    const select = dialog.locator(`select[autocomplete=bday-${part}]`)
    await tabTo(page, select)
    await page.keyboard.press('ArrowDown')
    await expect(select).not.toHaveValue('')
  }
  await tabTo(page, dialog.locator('button[aria-haspopup=listbox]'))
  await page.keyboard.type('+44')
  await expect(dialog.locator('[role=option]')).toHaveCount(4)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  const number = dialog.locator('input[type=tel]')
  await expect(number).toBeFocused()
  await page.keyboard.type('01512 345678')
  await typeInto(page, dialog.locator('input[name=houseNumberAndStreetName]'), 'Lindenstraße 12')
  await typeInto(page, dialog.locator('input[name=postCode]'), '10969')
  await typeInto(page, dialog.locator('input[name=city]'), 'Berlin')
}

async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field)
  await page.keyboard.type(text)
}

/** Adds a choice to a list that the market does not have, and selects it, as an attacker could. */
async function offer(select: Locator, value: string): Promise<void> {
  await select.evaluate((element, value) => element.append(new Option(value, value)), value)
  await select.selectOption(value)
}
