import type { APIRequestContext, Page, Request, Route } from '@playwright/test'
import { enter } from './member.ts'
import { headerBalance } from './money.ts'
import { type Newcomer, signIn } from './newcomer.ts'
import { expectVisitor, openMenu, player } from './session-steps.ts'
import { expect, type Servers, test } from './story-test.ts'
import { wordsOf } from './words.ts'

const words = wordsOf('en')

test('a token whose time has passed is renewed before anything is requested with it', async ({
  page,
  servers,
}) => {
  let stale = ''
  await page.route('**/auth/login', async (route) => {
    const response = await route.fetch()
    stale = expired(await response.text())
    await route.fulfill({ response, body: stale })
  })
  const sent = ownRequests(page)
  await signIn(page, servers, words, player(servers, 1))
  await headerBalance(page, words)
  const afterLogin = sent.slice(sent.findIndex(({ path }) => path === '/auth/login') + 1)
  const first = afterLogin.findIndex(({ token }) => token !== null)
  expect(afterLogin.slice(0, first).map(({ path }) => path)).toContain('/auth/refresh')
  expect(sent.map(({ token }) => token)).not.toContain(stale)
})

test('a refusal for want of a good token costs one refresh and one more try, and the session when it cannot be renewed', async ({
  page,
  servers,
  request,
}) => {
  await enter(page.request, servers, player(servers, 1))
  // The lobby sends queries of its own for a while; this page has sent all of them once it is
  // quiet.
  await page.goto(`${servers.casino}/payments?lng=en`, { waitUntil: 'networkidle' })
  await headerBalance(page, words)
  const sent = ownRequests(page)
  // The route stays to the end: what a page requests at the moment when its last route goes may
  // never be reported.
  let refusals = 0
  await page.route(/operationName=AccountPage/, (route) =>
    refusals++ === 0 ? refuse(route) : route.continue(),
  )
  await goWithin(page, '/account/profile/inbox')
  await page.frameLocator('iframe').getByRole('main').waitFor()
  const before = sent
    .filter(
      ({ path, token }) => path === '/auth/refresh' || (token !== null && path === '/api/graphql'),
    )
    .map(nameOf)
  // The footer and the ribbons of favourites send queries of their own when they come near the
  // window.
  expect(before.filter((name) => name !== 'Licence' && name !== 'PlayerGames')).toEqual([
    'AccountPage',
    '/auth/refresh',
    'AccountPage',
  ])

  await endOtherSignIns(request, servers, player(servers, 1))
  await expectVisitor(page)
  expect(await page.evaluate(() => localStorage.getItem('session_start'))).toBeNull()
})

interface Sent {
  path: string
  operation: string | null
  token: string | null
}

/** Records the page's own requests to the server from now on; its frames are pages of their own. */
function ownRequests(page: Page): Sent[] {
  const sent: Sent[] = []
  page.on('request', (request: Request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (request.frame() !== page.mainFrame() || !/^\/(auth|api)\//.test(pathname)) return
    sent.push({
      path: pathname,
      operation: searchParams.get('operationName'),
      token: request.headers()['x-token'] ?? null,
    })
  })
  return sent
}

function nameOf({ path, operation }: Sent): string {
  return operation ?? path
}

async function refuse(route: Route): Promise<void> {
  await route.fulfill({
    json: {
      data: null,
      errors: [{ message: 'authentication_required', extensions: { code: 401 } }],
    },
  })
}

/** Returns a copy of the token that ended a minute ago. */
function expired(token: string): string {
  const [head, payload = '', signature] = token.split('.')
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as object
  const late = { ...claims, exp: Math.floor(Date.now() / 1000) - 60 }
  return [head, Buffer.from(JSON.stringify(late)).toString('base64url'), signature].join('.')
}

/** To another page of the site, by a link, without loading the document again. */
async function goWithin(page: Page, path: string): Promise<void> {
  await (await openMenu(page)).locator(`a[href="${path}"]`).click()
  await expect(page).toHaveURL(new RegExp(path))
}

/** From elsewhere, as the player's other device would. */
async function endOtherSignIns(
  request: APIRequestContext,
  servers: Servers,
  { email, password }: Newcomer,
) {
  const headers = { origin: servers.casino }
  const login = await request.post(`${servers.casino}/auth/login`, {
    headers,
    form: { username: email, password },
  })
  const answer = await request.post(`${servers.casino}/api/graphql`, {
    headers: { ...headers, 'x-token': await login.text() },
    data: { query: 'mutation { endOtherSignIns }' },
  })
  expect(
    ((await answer.json()) as { data: { endOtherSignIns: number } }).data.endOtherSignIns,
  ).toBeGreaterThan(0)
}
