import { editorOf } from './editor.ts'
import { expect, test } from './story-test.ts'
import { wordsOf } from './words.ts'

const words = wordsOf('en')

interface Page {
  title: string
  markdown: string
}

test('an operator changes a text, and a page that is open shows it within seconds', async ({
  page,
  servers,
  request,
}) => {
  const editor = editorOf(servers, request)
  const before = await editor.read<Page>('about_us')
  const addition = `A sentence of ${Date.now()}.`
  const sockets: string[] = []
  page.on('websocket', (socket) => sockets.push(socket.url()))

  await page.goto(`${servers.casino}/templates/about_us?lng=en`)
  await expect(
    page.getByRole('heading', { level: 1, name: words.site('shell', 'about_us') }),
  ).toBeVisible()
  await expect.poll(() => sockets.length, { message: 'the page listens' }).toBeGreaterThan(0)
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))

  // The socket may still be opening when the text is published first: an editor would simply save
  // again.
  let version = before.version
  await expect(async () => {
    await editor.publish('about_us', version++, {
      ...before.body,
      markdown: `${addition}\n\n${before.body.markdown}`,
    })
    await expect(page.getByText(addition)).toBeVisible({ timeout: 4000 })
  }).toPass({ timeout: 20_000 })
  expect(
    await page.evaluate(() => 'sameDocument' in window),
    'without loading the page again',
  ).toBe(true)

  // A new visitor gets it with the page itself, and the older version can be published again.
  expect(await (await request.get(`${servers.casino}/templates/about_us?lng=en`)).text()).toContain(
    addition,
  )
  await editor.show('about_us', before.published)
  await expect(page.getByText(addition)).toBeHidden({ timeout: 8000 })
})

test('a shown text stays when its newer words cannot be fetched', async ({
  page,
  servers,
  request,
  context,
}) => {
  const editor = editorOf(servers, request)
  const before = await editor.read<Page>('cookie_policy')
  await page.goto(`${servers.casino}/templates/cookie_policy?lng=en`)
  const heading = page.getByRole('heading', {
    level: 1,
    name: words.site('shell', 'cookie_policy'),
  })
  const prose = page.locator('.prose')
  await expect(heading).toBeVisible()
  const text = await prose.innerText()
  await page.route(/operationName=Template&/, (route) => route.abort())
  let version = before.version
  try {
    await expect(async () => {
      const failed = page.waitForEvent('requestfailed', {
        predicate: (each) => each.url().includes('operationName=Template'),
        timeout: 4000,
      })
      await editor.publish('cookie_policy', version++, {
        ...before.body,
        markdown: `${version}\n\n${before.body.markdown}`,
      })
      await failed
    }).toPass({ timeout: 20_000 })
    // Waits until the page has drawn the result.
    await page.evaluate(
      () => new Promise((resolve) => requestIdleCallback(() => requestAnimationFrame(resolve))),
    )
    await expect(heading).toBeVisible()
    expect(await prose.innerText()).toBe(text)

    await page.unroute(/operationName=Template&/)
    await context.setOffline(true)
    await context.setOffline(false)
    await expect(prose, 'it comes when the network is back').not.toHaveText(text)
    await expect(heading).toBeVisible()
  } finally {
    await editor.show('cookie_policy', before.published)
  }
})

test('a text that was published before a page listened is shown once it does', async ({
  page,
  servers,
  request,
}) => {
  const editor = editorOf(servers, request)
  const before = await editor.read<Page>('privacy_policy')
  const opened = Promise.withResolvers<void>()
  await page.routeWebSocket(/\/api\/graphql/, async (socket) => {
    await opened.promise
    socket.connectToServer()
  })
  await page.goto(`${servers.casino}/templates/privacy_policy?lng=en`)
  await expect(page.locator('[data-asleep]')).toHaveCount(0)
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  const addition = `A sentence of ${Date.now()}.`
  await editor.publish('privacy_policy', before.version, {
    ...before.body,
    markdown: `${addition}\n\n${before.body.markdown}`,
  })
  try {
    await expect(page.getByText(addition)).toBeHidden()
    opened.resolve()
    await expect(page.getByText(addition)).toBeVisible()
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
  } finally {
    await editor.show('privacy_policy', before.published)
  }
})

test('a text that was published while the lobby did not listen yet is shown, also where another part had opened the line', async ({
  page,
  servers,
  request,
}) => {
  const editor = editorOf(servers, request)
  const before = await editor.read<{ title: string }>('custom_category_2')
  await page.clock.install()
  let isOpen = false
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      if (String(payload).includes('connection_ack')) isOpen = true
    }),
  )
  await page.goto(`${servers.casino}/?lng=en`)
  // A list that is passed before the page is awake sleeps on, as the server drew it.
  await expect(page.locator('[data-asleep]')).toHaveCount(0)
  const passed = page.getByRole('region', { name: 'Out where it is deep' })
  await passed.scrollIntoViewIfNeeded()
  await expect(passed).toBeInViewport()
  const winners = page.getByRole('region', { name: words.site('lobby', 'winners') })
  await winners.scrollIntoViewIfNeeded()
  await winners.getByRole('tab', { name: words.site('lobby', 'live') }).click()
  await expect.poll(() => isOpen).toBe(true)
  await editor.publish('custom_category_2', before.version, {
    ...before.body,
    title: 'Out where it is deeper',
  })
  try {
    const list = page.getByRole('region', { name: 'Out where it is deeper' })
    await expect(list).toHaveCount(0)
    // The page listens after ten seconds. Its clock jumps once: a second jump could outrun its
    // patience with an answer on the way.
    await page.clock.fastForward(10_000)
    await expect(list).toBeAttached({ timeout: 30_000 })
  } finally {
    await editor.show('custom_category_2', before.published)
  }
})

test('a text of editors for small screens is seen on a phone, and nowhere else', async ({
  page,
  servers,
  request,
  isMobile,
}) => {
  const everywhere = await editorOf(servers, request).read('promotion_tags')
  const editor = editorOf(servers, request, { mobile: true })
  const small = JSON.stringify(everywhere.body).replaceAll('Welcome', 'Come in')
  await editor.publish('promotion_tags', await editor.newest('promotion_tags'), JSON.parse(small))
  try {
    await page.goto(`${servers.casino}/promotions?lng=en`)
    const tag = page.getByRole('main').getByText(isMobile ? 'Come in' : 'Welcome', { exact: true })
    await expect(tag.first()).toBeVisible()

    // The page is requested by itself as well as from another, which requests it in the browser.
    await page.goto(`${servers.casino}/payments?lng=en`)
    await expect(page.locator('[data-asleep]')).toHaveCount(0)
    await page.evaluate(() => Object.assign(window, { sameDocument: true }))
    await page
      .locator('a:is([href$="/promotions"], [href*="/promotions?"]):visible')
      .first()
      .click()
    await expect(tag.first()).toBeVisible()
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
  } finally {
    await editor.show('promotion_tags', null)
  }
})

test('an editor’s link to a page of the casino opens like one, also when it is written as a whole address', async ({
  page,
  servers,
  request,
}) => {
  const editor = editorOf(servers, request)
  const html = `<p>See the <a href="${servers.casino}/payments?from=page">ways to pay</a>.</p>`
  await editor.publish('page_with_links', await editor.newest('page_with_links'), {
    title: 'Links',
    html,
  })
  await page.goto(`${servers.casino}/templates/page_with_links?lng=en`)
  await expect(page.locator('[data-asleep]')).toHaveCount(0)
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  await page.getByRole('link', { name: 'ways to pay' }).click()
  await expect(page).toHaveURL(/\/payments\?/)
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
  expect(page.context().pages()).toHaveLength(1)
  await editor.show('page_with_links', null)
})
