import type { Page } from '@playwright/test'
import { directionOf } from '#rules/languages.ts'
import { answer } from './answer.ts'
import { TEXT_PAGE } from './casino-page.ts'
import { hold } from './hold.ts'
import { expect, test } from './story-test.ts'
import { isPhone, openSwitcher, switcher } from './switcher.ts'
import { wordsOf } from './words.ts'

/** Every language of the casino in the order of the switcher, each in its own name. */
const names: Record<string, string> = {
  en: 'English',
  de: 'Deutsch',
  et: 'Eesti',
  es: 'Español',
  fr: 'Français',
  pt: 'Português',
  fi: 'Suomi',
  ar: 'العربية',
}
const OPERATOR = { authorization: 'Bearer baize-demo-secret-do-not-use-in-production' }

test('the switcher leads through all eight languages, and the choice stays', async ({
  page,
  servers,
}) => {
  test.slow()
  await page.goto(`${servers.casino}${TEXT_PAGE}`)
  let current = 'en'
  // The list of a phone is the same one: it is pressed there in the same way for each of them.
  for (const next of isPhone(page) ? ['fi', 'ar'] : ['de', 'et', 'es', 'fr', 'pt', 'fi', 'ar']) {
    const arrive = await hold(page, new RegExp(`/locales/latest/${next}/`))
    const menu = await openSwitcher(page, current)
    await expect(menu.getByRole('button')).toHaveText(Object.values(names))
    await expect(menu.locator('[aria-current=true]')).toHaveText(names[current] ?? '')
    await expect(
      menu.locator('[aria-current=true] svg'),
      'a tick stands at the current language',
    ).toBeVisible()
    await menu.getByRole('button', { name: names[next] ?? '', exact: true }).click()
    await expect(
      switcher(page, current).locator('.spinner'),
      'a spinner turns while the words are on their way',
    ).toBeVisible()
    arrive()
    await expectLanguage(page, next)
    await expect(page).toHaveURL(new RegExp(`[?&]lng=${next}(&|$)`))
    await expect(switcher(page, next).locator('.spinner')).toBeHidden()
    if (isPhone(page))
      await expect(
        page.getByRole('dialog'),
        'the sidebar in which it was chosen stays',
      ).toBeVisible()
    current = next
  }

  if (isPhone(page)) await page.keyboard.press('Escape')
  const home = await page
    .getByRole('banner')
    .getByRole('link', { name: wordsOf('ar').site('shell', 'home_link') })
    .boundingBox()
  expect(home?.x, 'Arabic begins at the right').toBeGreaterThan(
    (page.viewportSize()?.width ?? 0) / 2,
  )
  const promotions = page.getByRole('link', {
    name: wordsOf('ar').site('shell', 'promotions'),
    exact: true,
  })
  await promotions.first().click()
  await expect(page, 'a link keeps the language').toHaveURL(`${servers.casino}/promotions?lng=ar`)
  await page.reload()
  await expectLanguage(page, 'ar')
  await page.goto(`${servers.casino}/payments`)
  await expectLanguage(page, 'ar')
})

test('the language is the address’s, else the cookie’s, the storages’, the browser’s, the page’s', async ({
  browser,
  servers,
}) => {
  test.slow()
  const wishes = { query: 'et', cookie: 'es', local: 'fr', session: 'de', browser: 'fi-FI' }
  const ladder = [
    [wishes, 'et'],
    [{ ...wishes, query: 'xx' }, 'es'],
    [{ ...wishes, query: '', cookie: 'xx' }, 'fr'],
    [{ ...wishes, query: '', cookie: '', local: '' }, 'de'],
    [{ ...wishes, query: '', cookie: '', local: '', session: 'xx' }, 'fi'],
    [{ query: '', cookie: '', local: '', session: '', browser: 'sv-SE' }, 'en'],
  ] as const
  for (const [wish, language] of ladder) {
    const context = await browser.newContext({ locale: wish.browser })
    if (wish.cookie)
      await context.addCookies([{ name: 'i18next', value: wish.cookie, url: servers.casino }])
    await context.addInitScript(
      ({ origin, local, session }) => {
        if (location.origin !== origin) return
        if (local) localStorage.setItem('i18nextLng', local)
        if (session) sessionStorage.setItem('i18nextLng', session)
      },
      { ...wish, origin: new URL(servers.casino).origin },
    )
    const page = await context.newPage()
    await page.goto(`${servers.casino}/payments${wish.query ? `?lng=${wish.query}` : ''}`)
    await expectLanguage(page, language)
    await context.close()
  }
})

test('a visitor who cannot read a language finds the way back, whatever could not be requested in it', async ({
  page,
  servers,
  context,
}) => {
  await page.goto(`${servers.casino}/vip?lng=en`)
  await expectLanguage(page, 'en')
  const footer = page.getByRole('contentinfo')
  await footer.scrollIntoViewIfNeeded()
  await expect(footer).toContainText('\u2068The Baize Demonstration House\u2069')
  await expect(page.locator('[data-asleep]')).toHaveCount(0)
  let requests = 0
  await answer(page, 'Shell', async (route) => {
    requests += 1
    await route.abort()
  })
  await (await openSwitcher(page, 'en'))
    .getByRole('button', { name: names.ar ?? '', exact: true })
    .click()
  await expectLanguage(page, 'ar')
  await expect.poll(() => requests).toBeGreaterThan(0)
  await expect((await openSwitcher(page, 'ar')).getByRole('button')).toHaveText(
    Object.values(names),
  )
  await expect(footer, 'nor does the casino lose its name').toContainText(
    '\u2068The Baize Demonstration House\u2069',
  )

  await context.setOffline(true)
  await page.unrouteAll()
  const answered = page.waitForResponse(
    (response) => response.url().includes('operationName=Shell&') && response.ok(),
  )
  await context.setOffline(false)
  await answered
  await (await openSwitcher(page, 'ar'))
    .getByRole('button', { name: 'English', exact: true })
    .click()
  await expectLanguage(page, 'en')
})

test('a language with too few words is not offered, and a request for it says so', async ({
  page,
  servers,
  request,
}) => {
  const change = (words: Record<string, string | null>) =>
    request.post(`${servers.casino}/locales/update/latest/sv/shell`, {
      headers: OPERATOR,
      data: words,
    })
  expect((await change({ login: 'Logga in', register: 'Bli medlem' })).status()).toBe(204)
  try {
    const all = (await (await request.get(`${servers.casino}/locales/languages`)).json()) as Record<
      string,
      { translated: { latest: number } }
    >
    expect(Object.keys(all)).toEqual(expect.arrayContaining(Object.keys(names)))
    for (const language of Object.keys(names))
      expect(all[language]?.translated.latest, language).toBe(1)
    expect(all.sv?.translated.latest).toBeLessThan(0.9)

    await page.goto(`${servers.casino}/payments?lng=sv`)
    await expect(page.getByRole('alert').getByText('Could not find active locale')).toBeVisible()
    await expectLanguage(page, 'en')
    await expect(page, 'the address says what is spoken').toHaveURL(
      `${servers.casino}/payments?lng=en`,
    )
    await expect((await openSwitcher(page, 'en')).getByRole('button')).toHaveText(
      Object.values(names),
    )
  } finally {
    await change({ login: null, register: null })
  }
})

test('a word that the operator changes is there after an hour, without loading the page again', async ({
  page,
  servers,
  request,
}) => {
  const change = (word: string | null) =>
    request.post(`${servers.casino}/locales/update/latest/fi/shell`, {
      headers: OPERATOR,
      data: { promotions: word },
    })
  await page.clock.install()
  await page.goto(`${servers.casino}/payments?lng=fi`)
  await expectLanguage(page, 'fi')
  const promotions = page.getByRole('link', {
    name: wordsOf('fi').site('shell', 'promotions'),
    exact: true,
  })
  await expect(promotions.first()).toBeVisible()
  try {
    expect((await change('Herkkupöytä')).status()).toBe(204)
    await page.clock.fastForward('01:00:01')
    await expect(page.getByRole('link', { name: 'Herkkupöytä', exact: true }).first()).toBeVisible()
    await expect(promotions).toHaveCount(0)
  } finally {
    await change(null)
  }
})

test('a key without words is written back, five seconds after it was missed', async ({
  page,
  servers,
}) => {
  await page.route(/\/locales\/latest\/en\/join/, async (route) => {
    const answer = await route.fetch()
    const { continue: _, ...words } = (await answer.json()) as Record<string, string>
    await route.fulfill({ response: answer, json: words })
  })
  await page.clock.install()
  await page.goto(`${servers.casino}${TEXT_PAGE}?modal=register&lng=en`)
  const written = page.waitForResponse(/\/locales\/missing\/latest\/en\/join/)
  // Where words are missing stands the key.
  await expect(
    page.getByRole('dialog').getByRole('button', { name: 'continue', exact: true }),
  ).toBeVisible()
  await page.clock.runFor(5000)
  const answer = await written
  expect(answer.request().method()).toBe('POST')
  expect(answer.request().postDataJSON()).toEqual({ continue: 'continue' })
  expect(answer.status()).toBe(204)
})

async function expectLanguage(page: Page, language: string): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', language)
  await expect(page.locator('html')).toHaveAttribute('dir', directionOf(language))
  await expect(page.locator('footer')).toContainText(
    wordsOf(language).site('shell', 'gambling_can_be_addictive'),
  )
}
