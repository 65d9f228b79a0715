import type { Page } from '@playwright/test'
import { TEXT_PAGE } from './casino-page.ts'
import { hold } from './hold.ts'
import { enter, member } from './member.ts'
import { expect, type Servers, test } from './story-test.ts'
import { chatThatOpens, closeChat, openChat, pressSupport, signOut } from './support-chat.ts'

/** The vendor's script, wherever it is loaded from. */
const SCRIPT = /\/chat\/(ekr\/snippet|scripts\/track)\.js/

for (const vendor of ['ZENDESK', 'LIVEAGENT'] as const) {
  test(`a visitor who presses twice while the chat is on its way finds it open (${vendor})`, async ({
    page,
    servers,
  }) => {
    if (vendor === 'LIVEAGENT') await chooseLiveAgent(page, servers)
    const letThrough = await hold(page, SCRIPT)
    await page.goto(`${servers.casino}${TEXT_PAGE}?lng=en`)
    const requested = page.waitForRequest(SCRIPT)
    await pressSupport(page, 'en')
    await requested
    await pressSupport(page, 'en')
    letThrough()
    const chat = await chatThatOpens(page)
    await expect(
      page.locator('[data-support][aria-busy]'),
      'both presses are answered',
    ).toHaveCount(0)
    await expect(page.locator('iframe[src*="/chat/window"]')).toBeVisible()
    await closeChat(page, chat)
  })
}

test('another vendor is another setting', async ({ page, servers }) => {
  await chooseLiveAgent(page, servers)
  await page.goto(`${servers.casino}/?lng=de`)
  const window = await openChat(page, 'de')
  await expect(window.locator('html')).toHaveAttribute('lang', 'de')
  await window.locator('#topics button').first().click()
  await expect(window.getByRole('log').getByRole('listitem')).toHaveCount(3)
  await closeChat(page, window)
})

test('another vendor receives the name of the player who is signed in, and none after the sign-out', async ({
  page,
  servers,
  request,
}) => {
  await chooseLiveAgent(page, servers)
  await enter(page.request, servers, await member(request, servers))
  await page.goto(`${servers.casino}${TEXT_PAGE}?lng=en`)
  await closeChat(page, await openChat(page, 'en'))
  const calls = await page.evaluateHandle(() => {
    const seen: string[] = []
    const { LiveAgent } = window as unknown as {
      LiveAgent: Record<'addUserDetail' | 'clearAllUserDetails', (...values: string[]) => void>
    }
    for (const call of ['addUserDetail', 'clearAllUserDetails'] as const)
      LiveAgent[call] = (...values) => seen.push([call, ...values].join(' '))
    return seen
  })
  await signOut(page)
  await expect.poll(() => calls.jsonValue()).toEqual(['clearAllUserDetails'])
})

async function chooseLiveAgent(page: Page, servers: Servers): Promise<void> {
  const chat = {
    type: 'LIVEAGENT',
    id: null,
    scriptUrl: `${servers.sandbox}/chat/scripts/track.js`,
    scriptId: 'la_x2s6df8d',
    buttonId: 'b',
  }
  await page.route(/operationName=SupportDesk&/, (route) =>
    route.fulfill({ json: { data: { settings: { __typename: 'Settings', chat } } } }),
  )
}
