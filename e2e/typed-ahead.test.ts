import { hold } from './hold.ts'
import { expect, test } from './story-test.ts'
import { wordsOf } from './words.ts'

const words = wordsOf('en')

test('text typed while the search is on its way stands in its field', async ({ page, servers }) => {
  const arrive = await hold(page, /SearchDialog-[^/]+\.js/)
  await page.goto(`${servers.casino}/casino?lng=en`, { waitUntil: 'networkidle' })
  await page
    .getByRole('banner')
    .getByRole('button', { name: words.site('search', 'search') })
    .click()
  await page.keyboard.type('low tidd')
  await page.keyboard.press('Backspace')
  await page.keyboard.type('e')
  const search = page.getByRole('dialog', { name: words.site('search', 'search') })
  await expect(search).toBeHidden()
  arrive()
  await expect(search.getByRole('searchbox')).toHaveValue('low tide')
  await page.keyboard.type(' leg')
  await expect(search.getByRole('searchbox'), 'and from then on it has the keys').toHaveValue(
    'low tide leg',
  )
  await expect(search.getByRole('article').first()).toContainText('Low Tide Legend')
})

test('letters are the search’s no more once one turns to something else', async ({
  page,
  servers,
}) => {
  const arrive = await hold(page, /SearchDialog-[^/]+\.js/)
  await page.goto(`${servers.casino}/casino?lng=en`, { waitUntil: 'networkidle' })
  const keys: string[] = []
  await page.exposeFunction('noteKey', (key: string) => keys.push(key))
  await page.evaluate(() =>
    document.addEventListener('keydown', ({ key }) =>
      (window as unknown as { noteKey: (key: string) => void }).noteKey(key),
    ),
  )
  await expect(page.locator('[data-asleep]'), 'a key is heard once the page is awake').toHaveCount(
    0,
  )
  await page.keyboard.press('/')
  await page.keyboard.type('/lost')
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('a')
  await expect
    .poll(() => keys, { message: 'what is pressed afterwards reaches the page' })
    .toEqual(['/', 'a'])

  arrive()
  const search = page.getByRole('dialog', { name: words.site('search', 'search') })
  await expect(search.getByRole('searchbox'), 'and what was typed before is gone').toHaveValue('')
  await page.goBack()
  await expect(search).toBeHidden()
  await expect(page, 'a / pressed twice was one step').toHaveURL(/\/casino\?lng=en$/)
})

test('a search that cannot be loaded leaves the keys alone, and opens when it is requested again', async ({
  page,
  servers,
}) => {
  await page.route(/SearchDialog-[^/]+\.js/, (route) => route.abort())
  await page.goto(`${servers.casino}/casino?lng=en`, { waitUntil: 'networkidle' })
  const button = page
    .getByRole('banner')
    .getByRole('button', { name: words.site('search', 'search') })
  await button.press('Enter')
  await expect(
    page.getByRole('alert').filter({ hasText: words.site('common', 'an_error_has_occurred') }),
  ).toBeVisible()

  await page.unroute(/SearchDialog-[^/]+\.js/)
  const search = page.getByRole('dialog', { name: words.site('search', 'search') })
  await expect(async () => {
    await button.press('Enter')
    await expect(search).toBeVisible({ timeout: 1500 })
  }).toPass()
  await expect(search.getByRole('searchbox')).toHaveValue('')
  await page.keyboard.press('Escape')
  await expect(search).toBeHidden()
  await expect(page, 'however often it was asked for, one step leads back').toHaveURL(
    /\/casino\?lng=en$/,
  )
})
