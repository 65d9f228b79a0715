import type { Page } from '@playwright/test'
import { ACCOUNT_FRAME, headerBalance } from './money.ts'
import { signIn } from './newcomer.ts'
import { expect, test } from './story-test.ts'
import { wordsOf } from './words.ts'

const words = wordsOf('en')

/** Sets the clock of the device. */
async function setClock(page: Page, aheadMs: number): Promise<void> {
  await page.addInitScript((ahead) => {
    const Real = Date
    class Odd extends Real {
      constructor(...given: ConstructorParameters<typeof Date>) {
        super(
          ...((given.length > 0 ? given : [Real.now() + ahead]) as ConstructorParameters<
            typeof Date
          >),
        )
      }
      static override now = () => Real.now() + ahead
    }
    window.Date = Odd as unknown as DateConstructor
  }, aheadMs)
}

for (const [name, aheadMs] of [
  ['eleven minutes fast', 11 * 60_000],
  ['an hour fast', 3_600_000],
  ['an hour slow', -3_600_000],
] as const)
  test(`a player whose clock is ${name} requests a new token no more often than others, and stays signed in`, async ({
    page,
    servers,
  }) => {
    const refreshes: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/auth/refresh'))
        refreshes.push(request.frame() === page.mainFrame() ? 'page' : 'frame')
    })
    await setClock(page, aheadMs)
    await signIn(page, servers, words, servers.players[0] ?? { email: '', password: '' })
    await headerBalance(page, words)
    for (const path of ['/casino', '/promotions', '/payments']) {
      await page.evaluate((to) => {
        const link = Object.assign(document.createElement('a'), { href: to })
        document.body.append(link)
        link.click()
      }, path)
      await expect(page).toHaveURL(new RegExp(path))
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    }
    expect(refreshes, 'the token of the sign-in is good').toEqual([])

    await page.goto(`${servers.casino}/account/profile/inbox?lng=en`)
    const area = page.frameLocator(ACCOUNT_FRAME)
    await expect(area.getByRole('heading', { level: 1 })).toBeVisible()
    await headerBalance(page, words)
    expect(
      refreshes.toSorted(),
      'one for the page that was loaded again, and one for the frame',
    ).toEqual(['frame', 'page'])
  })
