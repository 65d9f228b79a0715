import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { goBackBeforeItIsDrawn } from './go-back.ts'
import { enter } from './member.ts'
import { openWith } from './sports-casino.ts'
import { expect, test } from './story-test.ts'
import { wordsOf } from './words.ts'

const words = wordsOf('en')
/** Time until a frame has been drawn again several times. */
const FRAMES_WITHIN_MS = 60_000

/** Opening one takes as long as ten pages: all stories of a kind of sportsbook run in one. */
let casino: Awaited<ReturnType<typeof openWith>>

for (const provider of ['DELASPORT', 'HAD', 'BETBY'])
  test.describe(provider, () => {
    test.beforeAll(async () => {
      casino = await openWith(provider)
    })
    test.afterAll(() => casino.close())

    test(`a token that a sportsbook refuses is renewed by itself, and a notice stands where that does not help (${provider})`, async ({
      page,
    }) => {
      const { servers } = casino
      await enter(page.request, servers, servers.players[0] ?? { email: '', password: '' })
      const refused = new Set<string>()
      let most = 1
      await page.route(/\/book\/api\/(session|bets)$/, (route) => {
        const token = route.request().headers().authorization ?? ''
        if (token !== '' && refused.size < most) refused.add(token)
        const headers = { 'access-control-allow-origin': '*' }
        return refused.has(token)
          ? route.fulfill({ status: 401, headers, json: { code: 'token_expired' } })
          : route.continue()
      })
      const book = page.getByRole('main')
      const drawn = provider === 'BETBY' ? book : book.locator('iframe').contentFrame()
      await page.goto(`${servers.casino}/sports?bt-path=/betHistory&lng=en`)
      await expect(drawn.locator('.page').getByText('You have no open bets.')).toBeVisible({
        timeout: FRAMES_WITHIN_MS,
      })

      most = Number.POSITIVE_INFINITY
      refused.clear()
      await page.reload()
      await expect(
        book.getByText(words.site('sports', 'token_could_not_be_refreshed'), { exact: true }),
      ).toBeVisible({ timeout: FRAMES_WITHIN_MS })
      expect(refused.size, 'the first token and three others').toBeLessThanOrEqual(4)
    })

    if (provider === 'BETBY') reportBetby()
    else reportFrame(provider)
  })

function reportBetby(): void {
  test('a Betby-type sportsbook opens at its path, follows the address, and takes a bet', async ({
    page,
  }) => {
    const { servers } = casino
    const book = page.getByRole('main')
    const events = await (
      await fetch(`${servers.sandbox}/book/api/events?coupon=2&sportId=1`)
    ).json()
    await enter(page.request, servers, servers.players[0] ?? { email: '', password: '' })
    await page.goto(`${servers.casino}/sports?bt-path=/event/${events.events[0].id}&lng=en`)
    await book.locator('.price:enabled').first().click()
    await book.locator('.slip').getByRole('textbox').fill('5')
    await book.getByRole('button', { name: 'Place bet · €5.00' }).click()
    await expect(book.getByRole('heading', { name: 'Your bet is placed' })).toBeVisible()
    await book.locator('.receipt').getByRole('link', { name: 'My bets' }).click()
    await expect(page).toHaveURL(/bt-path=%2FbetHistory/)
    const event = book.getByRole('heading', { name: events.events[0].competitors[0].name }).first()
    await page.goBack()
    await expect(page).toHaveURL(/bt-path=\/event/)
    await expect(event).toBeVisible()

    await goBackBeforeItIsDrawn(page)
    await book.getByRole('link', { name: 'Settings' }).click()
    await expect(book.getByRole('link', { name: 'Settings' })).not.toHaveAttribute('aria-current')
    await expect(page).toHaveURL(/bt-path=\/event/)
    await expect(event, 'the book is led back, too').toBeVisible()

    await book.getByRole('link', { name: 'Search' }).click()
    await book.getByRole('searchbox').fill('real')
    await expect(page).toHaveURL(/bt-path=%2Fsearch%3Ftext%3Dreal/)
    await page.reload()
    await expect(book.getByRole('searchbox')).toHaveValue('real')
    await page.goBack()
    await expect(event, 'what was typed is no step of its own').toBeVisible()
  })
}

function reportFrame(provider: string): void {
  test(`a visitor signs in from the slip of a sportsbook in a frame, and finds event and slip again (${provider})`, async ({
    page,
  }) => {
    const { servers } = casino
    const ofFrame = '**/book/frame/**'
    await page.route(ofFrame, (route) => route.abort())
    await page.goto(`${servers.casino}/sports?lng=en`)
    const failed = page.getByRole('main').getByRole('alert')
    await expect(failed).toContainText('The sportsbook did not load')
    await page.unroute(ofFrame)
    await failed.getByRole('button', { name: 'Try again' }).click()
    const frame = page.getByRole('main').locator('iframe').contentFrame()
    await frame.locator('.row-name').first().click()
    await expect(failed).toBeHidden()
    const event = frame.locator('.event h1')
    const name = (await event.textContent()) ?? ''
    await frame.locator('.price:enabled').first().click()
    await frame.getByRole('button', { name: 'Sign in to bet' }).click()
    const dialog = page.getByRole('dialog')
    const player = servers.players[0] ?? { email: '', password: '' }
    await dialog.locator('input[name=email]').fill(player.email)
    await dialog.locator('input[name=password]').fill(player.password)
    await page.keyboard.press('Enter')
    await frame.locator('.slip .stake').getByRole('textbox').fill('5')
    await expect(frame.getByRole('button', { name: 'Place bet · €5.00' })).toBeVisible()
    await expect(frame.locator('.slip .leg')).toHaveCount(1)
    await expect(event).toHaveText(name)
    await expect(page, 'the address follows the frame').toHaveURL(/bt-path=%2Fevent%2F\d+/)
    await page.reload()
    await expect(event).toHaveText(name)
    await page.goto(`${servers.casino}/sports?page=live&lng=en`)
    const live = frame.getByRole('link', { name: 'Live', exact: true })
    await expect(live).toHaveAttribute('aria-current', 'page')
    await frame.getByRole('link', { name: 'Search' }).click()
    await expect(page).toHaveURL(/bt-path=%2Fsearch/)
    const field = frame.getByRole('searchbox')
    await field.fill('real')
    await expect(page).toHaveURL(/bt-path=%2Fsearch%3Ftext%3Dreal/)
    await page.reload()
    await expect(field, 'what was typed is there again').toHaveValue('real')
    await page.goBack()
    await expect(live, 'and leads it').toHaveAttribute('aria-current', 'page')
  })
}

/** A vendor on an address of its own, whose script writes into the page what it was opened with. */
async function openVendor() {
  const script = `window.BTRenderer = class {
    initialize({ target, brand_id, themeName, lang }) {
      fetch(new URL('/feed', 'ORIGIN')).then((answer) => answer.text()).then((feed) => {
        target.textContent = [brand_id, themeName, lang, feed].join(' ')
      })
    }
    updateOptions() {}
    kill() {}
  }`
  const server = createServer(({ url, headers }, response) => {
    response.setHeader('access-control-allow-origin', '*')
    response.setHeader('content-type', url === '/feed' ? 'text/plain' : 'text/javascript')
    response.end(
      url === '/feed' ? 'all prices' : script.replace('ORIGIN', `http://${headers.host}`),
    )
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => server.close(),
  }
}

test('the book of another vendor comes from the address that the operator has set, under its names', async ({
  page,
}) => {
  const vendor = await openVendor()
  const settings = {
    BETBY_SCRIPT_URL: `${vendor.origin}/ui/bt-renderer.min.js`,
    BETBY_BRAND_ID: '1653',
    BETBY_SKIN: 'light',
  }
  const { servers, close } = await openWith('BETBY', settings)
  try {
    await page.goto(`${servers.casino}/sports?lng=en`)
    await expect(
      page.getByRole('main').getByText('1653 light en all prices', { exact: true }),
    ).toBeVisible()
  } finally {
    await close()
    vendor.close()
  }
})
