import type { Frame, Locator, Page, Route } from '@playwright/test'
import { encodeLaunch } from '#contracts/launch-token.ts'
import { answer } from './answer.ts'
import { expectNothingInTheWay } from './axe.ts'
import { hold } from './hold.ts'
import { enter } from './member.ts'
import { EXIT, isMarked, mark, openGame, openGameFromHere, postAsGame } from './open-game.ts'
import { pressUntilThere } from './press-until-there.ts'
import { expect, type Servers, test } from './story-test.ts'
import { wordsOf } from './words.ts'

const words = wordsOf('en')
/** In CSS pixels, more than any window of these stories is high. */
const TALL = 1700
/** Time after which a game that has not come is reported, in ms. */
const LONGEST_WAIT_MS = 20_000

test('a game that requests to be left, or sends its frame to the last page of all, leads to where its player came from', async ({
  page,
  servers,
}) => {
  await page.goto(`${servers.casino}${EXIT}`)
  for (const word of ['close', 'exit', 'backToLobby', { type: 'exit' }]) {
    const game = await openGameFromHere(page, servers)
    await postAsGame(game, word)
    await expect(page, `asked by ${JSON.stringify(word)}`).toHaveURL(`${servers.casino}${EXIT}`)
    await expect(page.locator('iframe')).toHaveCount(0)
  }
  const game = await openGameFromHere(page, servers)
  await game.evaluate((address) => location.assign(address), `${servers.casino}/closewindow`)
  await expect(page).toHaveURL(`${servers.casino}${EXIT}`)
})

test('a game goes on while it fills the screen and another is looked for; only the game in the frame is listened to, and it has the height that it requests and a frame of its own again', async ({
  page,
  servers,
}) => {
  const game = await openGame(page, servers)
  await mark(game)

  await test.step('it fills the screen', async () => {
    const header = page.getByRole('banner')
    await header.getByRole('button', { name: words.site('play', 'full_screen') }).click()
    const leave = header.getByRole('button', { name: words.site('play', 'leave_full_screen') })
    await expect(leave).toHaveAttribute('aria-pressed', 'true')
    expect(
      await page.evaluate(() =>
        document.fullscreenElement?.contains(document.querySelector('iframe')),
      ),
    ).toBe(true)

    await header.getByRole('button', { name: words.site('play', 'search_games') }).click()
    const search = page.getByRole('dialog', { name: words.site('search', 'search') })
    await search.getByRole('searchbox').fill('low tide')
    await expect(
      search.getByRole('article').first(),
      'above what fills the screen',
    ).toBeInViewport()
    await search.getByRole('button', { name: words.site('search', 'close') }).click()
    await expect(search).toBeHidden()
    await leave.click()
    await expect.poll(() => page.evaluate(() => document.fullscreenElement)).toBeNull()
    expect(await isMarked(page), 'the same game all the while').toBe(true)
  })

  await test.step('others speak', async () => {
    const messages = ['close', 'reload', 'internalClose', `height:${TALL}`, 'all is said']
    const allIsReceived = () =>
      page.evaluate(
        (last) =>
          new Promise<void>((resolve) => {
            addEventListener('message', ({ data }) => data === last && resolve())
          }),
        messages.at(-1),
      )

    let received = allIsReceived()
    await page.evaluate((all) => {
      for (const message of all) postMessage(message, '*')
    }, messages)
    await received

    // A second window of the same studio, beside the game.
    const foreign = await page.evaluateHandle((address) => {
      const frame = document.createElement('iframe')
      frame.src = address
      return document.body.appendChild(frame)
    }, game.url())
    const elsewhere = await foreign.contentFrame()
    await elsewhere?.waitForURL(game.url())
    received = allIsReceived()
    for (const message of messages) await postAsGame(elsewhere as Frame, message)
    await received
    await foreign.evaluate((frame) => frame.remove())

    await expect(page).toHaveURL(/\/play\/demo\//)
    expect((await page.locator('iframe').boundingBox())?.height).toBeLessThan(TALL)
    expect(await isMarked(page)).toBe(true)
  })

  await test.step('the game speaks', async () => {
    const frame = page.locator('iframe')
    await postAsGame(game, `height:${TALL}`)
    await expect.poll(async () => (await frame.boundingBox())?.height).toBe(TALL)
    await frame.evaluate((element) => element.parentElement?.scrollTo(0, element.clientHeight))
    expect(
      await frame.evaluate((element) => element.parentElement?.scrollTop),
      'the whole of it can be reached',
    ).toBeGreaterThan(0)

    await postAsGame(game, 'reload')
    // The frame that is looked into may be the one that is just taken away.
    await expect
      .poll(() => isMarked(page).catch(() => true), { message: 'another window' })
      .toBe(false)
    await expect(
      page.frameLocator('iframe').locator('button.main'),
      'with the game in it',
    ).toBeEnabled()
  })
})

test('the address of a game is good for the page that opened it first, and for no other', async ({
  page,
  servers,
  browser,
}) => {
  const game = await openGame(page, servers)
  await game.evaluate(() => location.reload())
  await expect(
    page.frameLocator('iframe').locator('button.main'),
    'the same page may load it again',
  ).toBeEnabled()

  const elsewhere = await browser.newContext()
  const otherBrowser = await elsewhere.newPage()
  await otherBrowser.goto(game.url())
  await expect(otherBrowser.getByRole('alert')).toContainText('This game session has ended')
  await expect(otherBrowser.locator('button.main')).toHaveCount(0)
  await elsewhere.close()
})

test('a game that is opened in another window is over in this one, and can be opened here again', async ({
  page,
  servers,
  context,
}) => {
  const [player] = servers.players
  if (!player) throw new Error('The demo has no players.')
  await enter(page.request, servers, player)
  await openGame(page, servers, 'real')
  const other = await context.newPage()
  await openGame(other, servers, 'real')
  const here = page.frameLocator('iframe')
  await here.locator('button.main').click()
  await expect(here.getByRole('alert')).toContainText('This game session has ended')
  await here.getByRole('button').click()
  await expect(here.locator('button.main')).toBeEnabled({ timeout: 30_000 })
})

test('a game whose own page fails or never comes says so, and opens when it is requested again', async ({
  page,
  servers,
}) => {
  await page.clock.install()
  const problem = page.getByRole('main').getByRole('alert')
  const waiting = page.getByText(words.site('play', 'loading_game'), { exact: true })
  const game = page.frameLocator('iframe').locator('button.main')
  const failures = {
    'a gateway answers': (route: Route) =>
      route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }),
    'no answer comes': async () => {},
  }
  for (const [what, reply] of Object.entries(failures)) {
    await page.route(gamePage(servers), reply)
    await page.goto(
      `${servers.casino}/play/demo/under-the-scale/${encodeURIComponent(EXIT)}?lng=en`,
    )
    await expect(waiting, what).toBeVisible()
    await expect(page.locator('iframe')).toHaveCSS('opacity', '0')
    await waitInVain(page, problem)
    await expect(problem.getByRole('heading', { level: 1 })).toHaveText(
      words.site('play', 'game_could_not_be_launched'),
    )
    await expect(waiting).toBeHidden()
    await expectNothingInTheWay(page, `a game of which ${what}`)
    await page.unroute(gamePage(servers))
    await pressUntilThere(problem, words.site('play', 'try_again'), game)
    await page.clock.fastForward(LONGEST_WAIT_MS)
    await expect(problem, 'and stays').toBeHidden()
  }
  await page.route(gamePage(servers), failures['no answer comes'])
  await page.reload()
  await expect(waiting).toBeVisible()
  await waitInVain(page, problem)
  await problem.getByRole('button', { name: words.site('play', 'close'), exact: true }).click()
  await expect(page).toHaveURL(`${servers.casino}${EXIT}`)
})

test('a game that is late is shown when it comes', async ({ page, servers }) => {
  await page.clock.install()
  const letThrough = await hold(page, gamePage(servers))
  await page.goto(`${servers.casino}/play/demo/under-the-scale?lng=en`)
  await expect(page.getByText(words.site('play', 'loading_game'), { exact: true })).toBeVisible()
  // Until there is a frame, it is the launch that the clock would take for lost.
  await expect(page.locator('iframe')).toBeAttached()
  const problem = page.getByRole('main').getByRole('alert')
  await waitInVain(page, problem)
  letThrough()
  await expect(problem).toBeHidden()
  await expect(page.locator('iframe')).toHaveCSS('opacity', '1')
  await expect(page.frameLocator('iframe').locator('button.main')).toBeEnabled()
})

test('a game of a studio that promises no message counts as there when its page is', async ({
  page,
  servers,
}) => {
  await page.clock.install()
  const token = encodeLaunch({
    type: 'GENERIC_IFRAME',
    url: `${servers.sandbox}/studio/play/of-another-vendor`,
    exit: '/',
    saysReady: false,
  })
  await answer(page, 'UseLaunch', (route) => route.fulfill({ json: { data: { play: token } } }))
  await page.route(gamePage(servers), (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Another game</h1>' }),
  )
  await page.goto(`${servers.casino}/play/demo/under-the-scale?lng=en`)
  await expect(page.frameLocator('iframe').getByRole('heading')).toHaveText('Another game')
  await expect(page.locator('iframe')).toHaveCSS('opacity', '1')
  await page.clock.fastForward(2 * LONGEST_WAIT_MS)
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
})

test('the last page closes its window, or goes on to the address that it was given, or says that one may close it', async ({
  page,
  servers,
}) => {
  await page.goto(`${servers.casino}/?lng=en`)
  const popup = page.waitForEvent('popup')
  const received = page.evaluate(
    () =>
      new Promise((resolve) =>
        addEventListener(
          'message',
          ({ data, origin }) => data === 'internalClose' && resolve(origin),
        ),
      ),
  )
  await page.evaluate(() => {
    open('/closewindow', 'payment', 'popup')
  })
  const opened = await popup
  if (!opened.isClosed()) await opened.waitForEvent('close')
  expect(await received, 'the window that opened it is told').toBe(servers.casino)

  await page.goto(`${servers.casino}/closewindow/${encodeURIComponent('/vip?from=payment')}?lng=en`)
  await expect(page).toHaveURL(/\/vip\?from=payment/)
  for (const foreign of [
    'https://elsewhere.example/',
    '//elsewhere.example',
    'javascript:alert(1)',
  ]) {
    await page.goto(`${servers.casino}/closewindow/${encodeURIComponent(foreign)}?lng=en`)
    await expect(page, `${foreign} is no place of ours`).toHaveURL(/:\d+\/(\?lng=en)?$/)
  }
  await page.goto(`${servers.casino}/closewindow?lng=en`)
  await expect(page.getByText(words.site('play', 'close_window'), { exact: true })).toBeVisible()
  await page.getByRole('link', { name: words.site('play', 'close_window_onward') }).click()
  await expect(page).toHaveURL(/:\d+\/(\?lng=en)?$/)
})

/** The address of every game of the studio, not of what it is made of. */
function gamePage(servers: Servers): RegExp {
  return new RegExp(`^${servers.sandbox.replaceAll('.', '\\.')}/studio/play/[^/]+$`)
}

/** The clock is moved on until the page has given the game up, and may begin to wait late. */
async function waitInVain(page: Page, problem: Locator): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward(LONGEST_WAIT_MS)
    await expect(problem).toBeVisible({ timeout: 500 })
  }).toPass()
}
