import type { Page } from '@playwright/test'
import { expectNothingInTheWay, standOnOwnGround } from './axe.ts'
import { TEXT_PAGE } from './casino-page.ts'
import { follow } from './follow.ts'
import { enter } from './member.ts'
import { accountArea } from './money.ts'
import { expect, test } from './story-test.ts'
import { bringUp } from './tiles.ts'
import { wordsOf } from './words.ts'

const words = wordsOf('en')

/**
 * In the footer. A press, or a pointer above it, writes the whole address into the link: it is
 * known by its words.
 */
const toPayments = (page: Page) =>
  page.getByRole('contentinfo').getByRole('link', { name: words.site('shell', 'payments') })

const CHUNK = /\/assets\/[^/]+\.js$/

test('the error of a failed call is shown in the catalogue’s words', async ({ page, servers }) => {
  await page.goto(`${servers.casino}${TEXT_PAGE}?modal=login&lng=en`)
  const problem = page.getByRole('dialog').getByRole('alert').first()
  await page.route('**/auth/login', (route) => route.abort())
  await page.getByRole('dialog').locator('input[name=email]').fill('robin@example.org')
  await page.getByRole('dialog').locator('input[name=password]').fill('Welcome-1')
  await page.getByRole('dialog').locator('form button[type=submit]').click()
  await expect(problem).toHaveText('Error logging in')
  expect(
    await page.evaluate(() => localStorage.getItem('session_start')),
    'and nothing is stored',
  ).toBeNull()

  await page.route('**/auth/login', (route) =>
    route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }),
  )
  await page.getByRole('dialog').locator('form button[type=submit]').click()
  await expect(problem, 'an error page of a proxy is not for reading').toHaveText(
    'Error logging in',
  )

  await page.goto(`${servers.casino}${TEXT_PAGE}?modal=verify&token=nonsense&lng=en`)
  await expect(
    page.getByText(`[GraphQL] ${words.site('sign-in', 'refusals.link_invalid')}`, { exact: true }),
  ).toBeVisible()

  await follow(page, `${TEXT_PAGE}?modal=reset_password`)
  await page.route('**/api/graphql', (route) => route.abort())
  await page.getByRole('dialog').locator('input[name=email]').fill('robin@example.org')
  await page.getByRole('dialog').locator('form button[type=submit]').click()
  await expect(problem).toHaveText(`[Network] ${words.site('sign-in', 'network_error')}`)
})

test('a language that is not spoken here is answered in the one that is', async ({
  page,
  servers,
}) => {
  await page.goto(`${servers.casino}/?lng=tlh`)
  await expect(page.getByRole('alert')).toHaveText('Could not find active locale')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})

test('without a network the page says so, stays, and goes on by itself', async ({
  page,
  servers,
  context,
}) => {
  const [player] = servers.players
  await enter(page.request, servers, player ?? { email: '', password: '' })
  const area = await accountArea(page, servers, words, 'financials/deposit')
  await area.locator('img[alt="Cardinal"]').click()
  const pay = area.locator('form button[type=submit]')
  await expect(pay).toBeEnabled()

  await context.setOffline(true)
  await expect(
    page.getByText(words.site('shell', 'you_are_offline'), { exact: true }),
  ).toBeVisible()
  await expect(pay, 'nothing can be paid').toBeDisabled()
  await standOnOwnGround(page)
  await expectNothingInTheWay(page, 'an account without a network')

  const requests = requestsFor(page, CHUNK)
  await toPayments(page).click()
  const problem = page.getByRole('main').getByRole('alert')
  await expect(problem).toContainText(words.site('common', 'an_error_has_occurred'))
  await expect(problem).toContainText(words.site('common', 'game_list_error'))
  await expect(page.getByRole('contentinfo'), 'header and footer stay').toBeVisible()
  await expectNothingInTheWay(page, 'a page that could not be loaded')
  expect(requests(), 'it is not asked for without end').toBeLessThan(5)

  await expect(problem.getByRole('button'), 'reloading would lose what stands').toBeDisabled()

  await context.setOffline(false)
  await expect(page.getByText(words.site('shell', 'you_are_offline'), { exact: true })).toBeHidden()
  const title = page.getByRole('main').getByRole('heading', { level: 1 })
  await expect(title, 'what failed is there by itself').toHaveText(
    words.site('payments', 'payments'),
  )
})

test('a page that needs a player says so, asks to sign in, and lets a visitor leave', async ({
  page,
  servers,
}) => {
  for (const [path, namespace] of [
    ['/play/real/under-the-scale', 'play'],
    ['/account/profile/inbox', 'account-frame'],
  ] as const) {
    if (namespace === 'play') await page.goto(`${servers.casino}${path}?lng=en`)
    else await follow(page, path)
    await expect(
      page.getByRole('dialog', { name: words.site('sign-in', 'welcome_back') }),
      `${path} opens the sign-in`,
    ).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(
      page.getByText(words.site(namespace, 'authentication_required'), { exact: true }),
    ).toBeVisible()
    await expectNothingInTheWay(page, `${path} without a player`)
    await page
      .getByRole('main')
      .getByRole('button', { name: words.site(namespace, 'close'), exact: true })
      .click()
    await expect(page, 'closing leads home').toHaveURL(`${servers.casino}/?lng=en`)
  }
})

test('an undecodable launch draws nothing, and says why to an engineer who looks for the reason', async ({
  page,
  servers,
}) => {
  await page.route(/operationName=UseLaunch&/, (route) =>
    route.fulfill({ json: { data: { play: 'bm90IGEgbGF1bmNo' } } }),
  )
  const warned = page.waitForEvent(
    'console',
    (message) => message.text() === 'Invalid game launcher parameter',
  )
  await page.goto(`${servers.casino}/play/demo/under-the-scale?lng=en`)
  expect((await warned).type()).toBe('warning')
  await expect(page.locator('iframe')).toHaveCount(0)
  await expect(page.getByRole('banner'), 'the way out stays').toBeVisible()
})

test('a game that could not be launched is launched when there is a network, or when it is requested again', async ({
  page,
  servers,
  context,
}) => {
  await page.goto(`${servers.casino}/casino?lng=en`)
  await expect(page.locator('[data-asleep]')).toHaveCount(0)
  const isLaunch = /operationName=UseLaunch&/
  let launches = 0
  await page.route(isLaunch, (route) => {
    launches++
    return route.abort()
  })
  await page.evaluate(() => {
    const watch = new MutationObserver(() => {
      if (!document.querySelector('main [role=alert]')) return
      watch.disconnect()
      dispatchEvent(new Event('online'))
    })
    watch.observe(document, { childList: true, subtree: true })
  })
  const tile = page.getByRole('main').getByRole('article').first()
  await bringUp(tile)
  await tile.getByRole('link', { name: words.site('common', 'demo') }).click()
  const problem = page.getByRole('main').getByRole('alert')
  await expect(problem.getByRole('heading', { level: 1 })).toHaveText(
    'The game could not be launched',
  )
  await expect
    .poll(() => launches, 'a network that is back as soon as the problem is shown is heard')
    .toBe(2)
  await expect(problem).toBeVisible()
  await context.setOffline(true)
  await page.unroute(isLaunch)
  await context.setOffline(false)
  const game = page.locator(`iframe[src^="${servers.sandbox}"]`)
  await expect(game).toBeVisible()
  await expect(problem).toBeHidden()

  await page.route(isLaunch, (route) => route.fulfill({ json: { data: { play: null } } }))
  await page.reload()
  await expect(problem, 'nothing was answered').toBeVisible()
  await expect(game).toHaveCount(0)
  await page.unroute(isLaunch)
  await problem.getByRole('button', { name: words.site('play', 'try_again') }).click()
  await expect(game).toBeVisible()
  await expect(problem).toBeHidden()
})

test('a lobby without categories says so in their place, and has them once it can', async ({
  page,
  servers,
}) => {
  await page.goto(`${servers.casino}/vip?lng=en`)
  // A press before the page is awake is followed by the browser itself, with the lobby in the page.
  await expect(page.locator('[data-asleep]')).toHaveCount(0)
  await page.route(/operationName=Lobby&/, (route) => route.abort())
  await page.locator('header a[href="/"]').first().click()
  const main = page.getByRole('main')
  const problem = main.getByRole('alert')
  await expect(problem).toContainText('Could not fetch game categories')
  await expect(
    main.getByRole('heading', { name: words.site('lobby', 'winners') }),
    'the rest of the lobby stands',
  ).toBeAttached()
  await expectNothingInTheWay(page, 'a lobby without categories')

  await page.unroute(/operationName=Lobby&/)
  await problem.getByRole('button').click()
  await expect(main.getByRole('article').first(), 'a ribbon with its games').toBeVisible()
  await expect(problem).toBeHidden()
})

test('when nothing can be drawn any more, the page still says whom to turn to', async ({
  browser,
  servers,
}) => {
  // A page of its own: the failure that is made here would end any other story.
  const page = await browser.newPage()
  await page.addInitScript(() => {
    // The app needs this before it draws any page: it handles presses on links.
    const listen = document.addEventListener.bind(document)
    document.addEventListener = (type: string, ...rest: unknown[]) => {
      if (type === 'pointerover') throw new Error('broken for this story')
      Reflect.apply(listen, document, [type, ...rest])
    }
  })
  await page.goto(`${servers.casino}/?lng=en`)
  const problem = page.getByRole('alert')
  await expect(problem).toContainText('An error has occurred. Please contact support')
  await expect(problem).toContainText('18+')
  await expect(problem.getByRole('button')).toBeEnabled()
  await page.close()
})

/** Counts requests for an address from now on. */
function requestsFor(page: Page, address: RegExp): () => number {
  let count = 0
  page.on('request', (request) => {
    if (address.test(request.url())) count += 1
  })
  return () => count
}
