import type { Locator } from '@playwright/test'
import { TEXT_PAGE } from './casino-page.ts'
import { enter } from './member.ts'
import { ACCOUNT_FRAME } from './money.ts'
import { expect, test } from './story-test.ts'
import { wordsOf } from './words.ts'

const words = wordsOf('en')

test('in colours of the reader’s own every field and button has an edge, and what is chosen a ground', async ({
  page,
  servers,
}) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
  await page.goto(`${servers.casino}${TEXT_PAGE}?modal=register&lng=en`)
  const dialog = page.getByRole('dialog')
  await expect(dialog.locator('form')).toBeVisible()
  for (const box of [
    dialog.locator('.well'),
    dialog.getByRole('button'),
    dialog.getByRole('tab', { selected: false }),
  ])
    expect(await edgeless(box), 'fields, buttons and tabs').toEqual([])
  const grounds = (each: Locator) =>
    each.first().evaluate((element) => getComputedStyle(element).backgroundColor)
  expect(await grounds(dialog.getByRole('tab', { selected: true }))).not.toBe(
    await grounds(dialog.getByRole('tab', { selected: false })),
  )

  await page.goto(`${servers.casino}/casino/slot_games?lng=en`)
  const chips = page.getByRole('navigation', { name: words.site('casino', 'categories') })
  await expect(chips.locator('[aria-current]')).toBeVisible()
  expect(await grounds(chips.locator('[aria-current]'))).not.toBe(
    await grounds(chips.locator('a:not([aria-current])')),
  )
  await page
    .getByRole('main')
    .getByRole('button', { name: words.site('casino', 'providers') })
    .click()
  const tile = dialog.locator('.provider-tile')
  await tile.nth(1).click()
  const edge = (each: Locator) => each.evaluate((element) => getComputedStyle(element).outlineWidth)
  await page.keyboard.press('Shift+Tab')
  const widths = async () => [await edge(tile.nth(1)), await edge(tile.nth(2))]
  await expect
    .poll(async () => new Set(await widths()).size, {
      message: 'a mark keeps its colours, and has a wider edge',
    })
    .toBe(2)
})

test('in colours of the reader’s own the sportsbook shows what is chosen by its ground', async ({
  page,
  servers,
}) => {
  // The vendor keeps its book in a closed shadow root; a story has to look into it.
  await page.addInitScript(() => {
    const attach = Element.prototype.attachShadow
    Element.prototype.attachShadow = function (init) {
      return attach.call(this, { ...init, mode: 'open' })
    }
  })
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
  await page.goto(`${servers.casino}/sports?lng=en`)
  const book = page.getByRole('main')
  await book.locator('.price:enabled').first().click()
  const ground = (selector: string) =>
    book
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).backgroundColor)
  for (const [chosen, other] of [
    ['.section[data-on]', '.section:not([data-on])'],
    ['.price[aria-pressed="true"]', '.price[aria-pressed="false"]'],
  ] as const)
    expect(await ground(chosen), chosen).not.toBe(await ground(other))
  expect(await edgeless(book.locator('.price'))).toEqual([])
})

test('on paper a statement, the terms and a receipt are dark on white, without what is only pressed', async ({
  page,
  servers,
}) => {
  await enter(page.request, servers, servers.players[0] ?? { email: '', password: '' })
  await page.goto(`${servers.casino}/account/history/account_statement?lng=en`)
  const account = page.frameLocator(ACCOUNT_FRAME)
  const row = account.locator('main li').first()
  await expect(row).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(row.locator('p').first()).toHaveCSS('color', 'rgb(0, 0, 0)')
  await expect(page.locator('body')).toHaveCSS('background-image', 'none')
  await expect(account.getByRole('navigation')).toBeHidden()
  await expect(account.getByRole('button').first()).toBeHidden()
  await expect(account.locator('aside bdi').first(), 'it says whose it is').toBeVisible()
  await expect(
    page.getByRole('banner').getByRole('link').first(),
    'and which casino’s',
  ).toBeVisible()
  const fits = account
    .locator('main')
    .evaluate((main) => main.getBoundingClientRect().bottom <= innerHeight)
  expect(await fits, 'no row is cut off').toBe(true)

  await page.goto(`${servers.casino}/templates/terms_and_conditions?lng=en`)
  await expect(page.locator('.prose p').first()).toHaveCSS('color', 'rgb(0, 0, 0)')
  const width = page
    .locator('.prose')
    .evaluate((text) => text.getBoundingClientRect().width / innerWidth)
  expect(await width, 'nothing stands beside it, and it has all of the paper').toBeGreaterThan(0.9)
  await expect(page.locator('.site-header').getByRole('link')).toHaveCount(1)
  await expect(page.getByRole('navigation')).toHaveCount(0)
  await expect(
    page.getByRole('contentinfo').getByText(words.site('shell', 'gambling_can_be_addictive')),
  ).toBeVisible()
})

/** Lists the controls without a border or an outline. */
function edgeless(boxes: Locator): Promise<string[]> {
  return boxes.evaluateAll((all) =>
    all
      .filter((element) => {
        const { borderTopStyle, borderTopWidth, outlineStyle } = getComputedStyle(element)
        return outlineStyle === 'none' && (borderTopStyle === 'none' || borderTopWidth === '0px')
      })
      .map((element) => element.outerHTML.slice(0, 120)),
  )
}
