import { hostileHtml } from '#testkit/hostile-html.ts'
import { editorOf } from './editor.ts'
import { expect, test } from './story-test.ts'
import { wordsOf } from './words.ts'

const words = wordsOf('en')

test('a page of editors’ long words and addresses is no wider than a phone', async ({
  page,
  servers,
  request,
}) => {
  const editor = editorOf(servers, request)
  const id = 'long_words'
  const address = `https://example.org/${'a-very-long-way-to-go/'.repeat(6)}`
  const table = `| what | where |\n|---|---|\n| a place | ${address} |`
  const markdown = `## ${'Auszahlungsgeschwindigkeit'.repeat(2)}\n\n[${address}](${address})\n\n\`${'x'.repeat(80)}\`\n\n${table}`
  await editor.publish(id, await editor.newest(id), {
    title: 'Willkommensbonusrückerstattungsaktionswoche',
    markdown,
  })
  await page.setViewportSize({ width: 320, height: 700 })
  await page.goto(`${servers.casino}/templates/${id}?lng=en`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Willkommensbonus/)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})

test('W4 a page made of hostile strings runs none of them', async ({ page, servers, request }) => {
  const editor = editorOf(servers, request)
  const hostile = hostileHtml()
  expect(hostile.length).toBeGreaterThanOrEqual(500)
  await editor.publish('hostile_page', await editor.newest('hostile_page'), {
    title: 'Hostile <img src=x onerror=window.hacked=1>',
    html: `<h2>Begin</h2>${hostile.join('\n')}<h2>End</h2>`,
  })

  await page.goto(`${servers.casino}/templates/hostile_page?lng=en`)
  const prose = page.locator('.prose')
  await expect(prose).toBeVisible()
  const found = await prose.evaluate((root) => {
    for (const element of root.querySelectorAll('*'))
      for (const name of [
        'mouseover',
        'pointerenter',
        'focus',
        'toggle',
        'animationstart',
        'load',
        'error',
      ])
        element.dispatchEvent(new Event(name))
    const all = [...root.querySelectorAll('*')]
    return {
      handlers: all.flatMap((element) =>
        element.getAttributeNames().filter((name) => name.startsWith('on')),
      ),
      schemes: [
        ...new Set(
          all.flatMap((element) =>
            element instanceof HTMLAnchorElement && element.href ? [element.protocol] : [],
          ),
        ),
      ],
      foreign: all
        .map(({ localName }) => localName)
        .filter((name) => /script|iframe|object|embed|svg|math|form|style|base|meta/.test(name)),
    }
  })
  expect(found.handlers).toEqual([])
  expect(found.foreign).toEqual([])
  for (const scheme of found.schemes) expect(['http:', 'https:', 'mailto:']).toContain(scheme)

  // The page is cleaned also when its text comes as an answer instead of with the page.
  await page.goto(`${servers.casino}/templates/faq?lng=en`)
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => {
    const link = document.createElement('a')
    link.href = '/templates/hostile_page'
    // The link stands outside of what React draws: React would find it while it takes over the
    // page.
    document.body.append(link)
    link.click()
  })
  await expect(page.getByRole('heading', { level: 1, name: /^Hostile/ })).toBeVisible()
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false)
  await editor.show('hostile_page', null)
})

test('a page that does not come is requested again, and one that does not exist says so', async ({
  page,
  servers,
}) => {
  await page.route(/api\/graphql.*Template/, (route) => route.abort())
  // A press before the page is awake is followed by the browser itself, without this query.
  await expect(async () => {
    await page.goto(`${servers.casino}/templates/faq?lng=en`)
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: words.site('shell', 'privacy_policy') })
      .click()
    await expect(
      page.getByRole('heading', { name: words.site('templates', 'not_loaded') }),
    ).toBeVisible({ timeout: 5000 })
  }).toPass({ timeout: 30_000 })
  const reload = page.getByRole('button', { name: words.site('common', 'reload') })
  await expect(reload).toBeVisible()
  await page.unroute(/api\/graphql.*Template/)
  // The page may also have requested it once more by itself by now.
  await expect(async () => {
    if (await reload.isVisible()) await reload.click({ timeout: 1000 })
    await expect(page.locator('.prose h2').first()).toBeVisible({ timeout: 3000 })
  }).toPass({ timeout: 15_000 })

  await page.goto(`${servers.casino}/templates/nothing_here?lng=en`)
  await expect(page.getByText(words.site('templates', 'not_written'))).toBeVisible()
  await page.goto(`${servers.casino}/templates/register_banner?lng=en`)
  await expect(page.getByText(words.site('templates', 'not_written'))).toBeVisible()
})
