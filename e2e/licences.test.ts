import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { type LicenceType, legalPages } from '#rules/licences.ts'
import { expectNothingInTheWay } from './axe.ts'
import { follow } from './follow.ts'
import { enter, member } from './member.ts'
import { startServers } from './start-servers.ts'
import { expect, type Servers, test } from './story-test.ts'
import { type Language, wordsOf } from './words.ts'

/** Opens and confirms an account of this country, and signs this browser in. */
async function arriveFrom(country: string, page: Page, servers: Servers): Promise<void> {
  await enter(page.request, servers, await member(page.request, servers, { country }))
  await page.goto(`${servers.casino}/templates/faq?lng=en`)
}

/** Links to legal pages in the footer, in their order. */
function legalLinks(page: Page, language: Language) {
  return page
    .getByRole('contentinfo')
    .getByRole('navigation', { name: wordsOf(language).site('shell', 'legal_title') })
    .getByRole('link')
}

async function expectPagesOf(type: LicenceType, page: Page, language: Language = 'en') {
  const words = wordsOf(language)
  await expect(legalLinks(page, language)).toHaveText(
    legalPages(type).map((id) => words.site('shell', id)),
  )
}

const openLegal = (page: Page, id: string) =>
  legalLinks(page, 'en')
    .filter({ hasText: wordsOf('en').site('shell', id) })
    .click()

for (const language of ['en', 'ar'] as const) {
  test(`a visitor reads the pages of the casino’s own licence (${language})`, async ({
    page,
    servers,
  }) => {
    const words = wordsOf(language)
    await page.goto(`${servers.casino}/templates/terms_and_conditions?lng=${language}`)
    await expectPagesOf('MGA', page, language)
    await expect(page.getByRole('contentinfo')).toContainText(words.site('shell', 'no_licence'))
    await expect(page.getByRole('contentinfo')).toContainText('The Baize Demonstration House')
    const prose = page.locator('.prose')
    await expect(prose).toContainText('Malta Gaming Authority')
    if (language === 'ar') {
      await expect(page.getByRole('note')).toBeVisible()
      await expect(prose).toHaveAttribute('dir', 'ltr')
      await expect(prose).toHaveAttribute('lang', 'en')
    } else await expect(page.getByRole('note')).toBeHidden()
    await expectNothingInTheWay(page, `terms in ${language}`)

    const list = page.getByRole('navigation', { name: words.site('templates', 'pages') })
    for (const id of legalPages('MGA')) {
      const link = list.getByRole('link', { name: words.site('shell', id), exact: true })
      await link.click()
      await expect(
        page.getByRole('heading', { level: 1, name: words.site('shell', id) }),
      ).toBeVisible()
      await expect(link).toHaveAttribute('aria-current', 'page')
      await expect(prose.locator('h2').first()).toBeVisible()
      const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(sideways, `${id} does not scroll sideways`).toBeLessThanOrEqual(0)
    }
  })
}

test('the contents of a long page lead to its parts', async ({ page, servers, viewport }) => {
  // By a link, as most come: the browser and the navigation must agree on where one is.
  await page.goto(`${servers.casino}/payments?lng=en`)
  await expect(page.locator('[data-asleep]')).toHaveCount(0)
  await openLegal(page, 'terms_and_conditions')
  await expect(page.locator('.prose')).toBeVisible()
  const title = wordsOf('en').site('templates', 'on_this_page')
  const contents = page.getByRole('navigation', { name: title })
  const isFolded = (viewport?.width ?? 0) < 1280
  if (isFolded) {
    await expect(contents).toBeHidden()
    await page.locator('summary', { hasText: title }).click()
  }
  await contents.getByRole('link', { name: 'Withdrawals' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Withdrawals' })).toBeInViewport()
  await expect(page).toHaveURL(/#part-withdrawals$/)
})

const COUNTRIES: [LicenceType, country: string, page: string, text: string][] = [
  ['NIGERIA', 'NG', 'dispute_resolution', 'Federal Competition and Consumer Protection Commission'],
  ['CURACAO', 'BR', 'kyc_policies', 'ordinance on the identification of clients'],
  ['KAHNAWAKE', 'CA', 'kyc_aml_policies', 'FINTRAC'],
  ['ESTONIAN', 'EE', 'terms_and_conditions', 'nobody under 21'],
  ['GENERIC', 'FR', 'about_us', 'No decision has been made about the country'],
]

test('players from other countries have the pages of their licence, which say what holds there', async ({
  page,
  servers,
}) => {
  await page.goto(`${servers.casino}/templates/faq?lng=en`)
  await expectPagesOf('MGA', page)
  const arrivals = COUNTRIES.map(async ([type, country, id, text]) => {
    return { type, id, text, player: await member(page.request, servers, { country }) }
  })
  for (const { type, id, text, player } of await Promise.all(arrivals)) {
    await enter(page.request, servers, player)
    await page.goto(`${servers.casino}/templates/${id}?lng=en`)
    await expectPagesOf(type, page)
    await expect(page.locator('.prose'), type).toContainText(text)
    await expect(page.locator('[data-anj-seal-id]'), `no seal under ${type}`).toHaveCount(0)
  }
})

test("a player from Anjouan sees the authority's seal, on every page", async ({
  page,
  servers,
}) => {
  await page.addInitScript(() => {
    let seal: { init(): void }
    Object.assign(window, { drawn: 0 })
    Object.defineProperty(window, 'anj_demo_seal', {
      get: () => seal,
      set: (value: { init(): void }) => {
        const init = value.init
        seal = {
          init() {
            Object.assign(window, { drawn: (window as unknown as { drawn: number }).drawn + 1 })
            init()
          },
        }
      },
    })
  })
  const drawn = () => page.evaluate(() => (window as unknown as { drawn: number }).drawn)
  await arriveFrom('KM', page, servers)
  await expectPagesOf('ANJOUAN', page)
  const seal = page.getByRole('contentinfo').locator('#anj-demo-seal img')
  await seal.scrollIntoViewIfNeeded()
  await expect(seal).toBeVisible()
  await expect(seal).toHaveJSProperty('complete', true)
  expect(
    await seal.evaluate((image: HTMLImageElement) => image.naturalWidth),
    'the picture has come',
  ).toBeGreaterThan(0)
  const before = await drawn()
  await openLegal(page, 'underage_gaming_policy')
  await expect(page.locator('.prose')).toBeVisible()
  await expect.poll(drawn, { message: 'drawn again after a navigation' }).toBeGreaterThan(before)
  await expect(seal).toHaveCount(1)
  await expectNothingInTheWay(page, 'a page with a seal')
})

test('W8 a seal that cannot be had leaves everything else as it is', async ({ page, servers }) => {
  const requests: string[] = []
  await page.route('**/anj-seal.js', (route) => {
    requests.push(route.request().url())
    return route.abort()
  })
  await page.clock.install()
  await arriveFrom('KM', page, servers)
  await expect.poll(() => requests.length).toBeGreaterThan(0)
  await openLegal(page, 'about_us')
  await expect(page.locator('.prose')).toBeVisible()
  await expect(async () => {
    await page.clock.fastForward(10_000)
    await expect(page.locator('#anj-demo-seal'), 'no hole is left').toHaveCount(0, { timeout: 500 })
  }).toPass()
  await openLegal(page, 'sport_betting_rules')
  await expect(page.locator('.prose')).toBeVisible()
})

test('the casino says so and stays open where neither the country nor the star has a licence', async ({
  page,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'baize-e2e-markets-'))
  writeFileSync(join(folder, 'licences.yaml'), 'MT: { type: MGA, number: TEST/0001/2026 }\n')
  const own = await startServers({ MARKETS_DIR: folder })
  try {
    const { casino } = JSON.parse(own.ready) as { casino: string }
    await page.goto(`${casino}/?lng=en`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('contentinfo')).toContainText('No licence defined')
    await openLegal(page, 'faq')
    await expect(page.getByRole('heading', { level: 1, name: 'No licence defined' })).toBeVisible()
    await expect(page.getByText(wordsOf('en').site('templates', 'no_licence_text'))).toBeVisible()
    await expectNothingInTheWay(page, 'a country without a licence')
    await follow(page, '/templates/faq?lng=ar')
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar')
    await expect(page.getByRole('heading', { level: 1, name: 'No licence defined' })).toBeVisible()
  } finally {
    await own.close()
    rmSync(folder, { recursive: true })
  }
})
