import { answer } from './answer.ts'
import { enter, member } from './member.ts'
import { accountArea } from './money.ts'
import { pressUntilThere } from './press-until-there.ts'
import { expect, test } from './story-test.ts'
import { wordsOf } from './words.ts'

/** Time for which the casino is waited for. */
const PATIENCE_MS = 20_000
const words = wordsOf('en')

test('an account area that gets no answer says so, and opens when it is requested again', async ({
  page,
  servers,
}) => {
  await enter(page.request, servers, await member(page.request, servers))
  await page.clock.install()
  const requested = Promise.withResolvers<void>()
  await answer(page, 'AccountPlayer', async () => requested.resolve())
  // The socket, which reports the player too, sends nothing either.
  await page.routeWebSocket(/\/api\/graphql/, () => undefined)
  const area = await accountArea(page, servers, words, 'profile/inbox')
  await requested.promise
  await expect(area.getByText(words.account('loading'), { exact: true })).toBeAttached()
  await page.clock.fastForward(PATIENCE_MS)
  await expect(area.getByText(words.account('problem_loading'), { exact: true })).toBeVisible()
  await page.unrouteAll()
  await pressUntilThere(
    area.locator('body'),
    words.account('try_again'),
    area.getByRole('navigation', { name: words.account('account') }),
  )
})

test('an account area whose query gets no answer shows what its socket publishes, as current', async ({
  page,
  servers,
}) => {
  await enter(page.request, servers, await member(page.request, servers))
  await page.clock.install()
  const requested = Promise.withResolvers<void>()
  await answer(page, 'AccountPlayer', async () => requested.resolve())
  const area = await accountArea(page, servers, words, 'profile/inbox')
  await requested.promise
  const balance = area.getByRole('region', { name: words.account('balance'), exact: true })
  await expect(balance.locator('bdi').first()).toBeVisible()
  const failed = page.waitForEvent('requestfailed')
  await page.clock.fastForward(PATIENCE_MS)
  await failed
  await expect(balance.getByText(words.account('balance_may_be_old'))).toBeHidden()
})

test('an account area that cannot learn whose it is says so', async ({ page, servers }) => {
  await enter(page.request, servers, await member(page.request, servers))
  await page.route(/\/auth\/refresh/, (route) =>
    route.request().frame() === page.mainFrame() ? route.fallback() : route.abort(),
  )
  const area = await accountArea(page, servers, words, 'profile/inbox')
  await expect(area.getByText(words.account('problem_loading'), { exact: true })).toBeVisible()
  await page.unrouteAll()
  await pressUntilThere(
    area.locator('body'),
    words.account('try_again'),
    area.getByRole('navigation', { name: words.account('account') }),
  )
})
