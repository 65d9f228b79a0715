import type { Page } from '@playwright/test'
import { openShadows } from './bets.ts'
import { openHost, WIDGETS } from './book-host.ts'
import { expect, test } from './story-test.ts'

/** The window of a host that notes what is reported to it. */
type Host = Window & {
  altenarWSDK: {
    init(options: object): void
    addWidget(widget: object): { update(props: object): void; remove(): void }
  }
  calls: unknown[]
  widgets: Record<string, { update(props: object): void; remove(): void }>
}

test.beforeEach(({ page }) => openShadows(page))

const calls = (page: Page) => page.evaluate(() => (window as unknown as Host).calls.splice(0))

test('each widget of an Altenar-type vendor shows what its name says, with its props', async ({
  page,
  servers,
}) => {
  const api = `${servers.sandbox}/book/api`
  const listed = async (query: string) =>
    (await (await fetch(`${api}/events?${query}`)).json()).events
  const { sports } = await (await fetch(`${api}/sports`)).json()
  const [match] = await listed('coupon=2&sportId=1&limit=1')
  const close = await openHost(page, `${servers.sandbox}/book/altenarWSDK.js`, WIDGETS)
  await page.evaluate((names) => {
    const host = window as unknown as Host
    host.calls = []
    host.widgets = {}
    host.altenarWSDK.init({ integration: 'baize', culture: 'en-GB' })
    const note = (name: string) => (facts: unknown) => host.calls.push([name, facts])
    for (const widget of names)
      host.widgets[widget] = host.altenarWSDK.addWidget({
        widget,
        container: document.getElementById(widget),
        props: {
          eventCount: 3,
          clearOnSelect: true,
          onTopSportClick: note('sport'),
          onEventSelect: note('event'),
          onHorseRaceSelect: note('race'),
          onSignInButtonClick: () => host.calls.push(['sign in']),
        },
      })
  }, WIDGETS)
  const widget = (name: (typeof WIDGETS)[number]) => page.locator(`#${name}`)

  await expect(widget('WBetSlip').getByText('Your slip is empty.')).toBeVisible()
  await expect(widget('WUpcoming').locator('.row')).toHaveCount(3)
  await expect(widget('WUpcoming').locator('.live-mark')).toHaveCount(0)
  await expect(widget('WTopEventsCarousel').locator('.card:not(.skeleton)')).toHaveCount(3)
  await page.evaluate(() =>
    (window as unknown as Host).widgets.WTopEventsCarousel?.update({ eventCount: 50 }),
  )
  const horses = widget('WTopEventsCarousel').locator('.card[data-race] .price:visible')
  await expect(horses.first()).toBeVisible()
  const outside = await horses.evaluateAll((prices) =>
    prices.flatMap((price) => {
      const name = price.querySelector('.price-name')
      const below = (price.closest('.card')?.getBoundingClientRect().bottom ?? 0) - 10
      const fits = name && name.scrollWidth <= name.clientWidth
      return fits && price.getBoundingClientRect().bottom <= below ? [] : [price.textContent]
    }),
  )
  expect(outside, 'a card shows its horses whole').toEqual([])
  await expect(widget('WLiveNow').getByRole('heading', { name: 'On now' })).toBeVisible()
  await expect(widget('WPopularBets').getByRole('heading', { name: 'Popular bets' })).toBeVisible()

  const races = widget('WHorseRacingOverview')
  await expect(races.getByRole('heading', { name: 'Horse racing' })).toBeVisible()
  await expect(races.locator('.row[data-race]')).toHaveCount(3)
  await expect(races.locator('.row:not([data-race])')).toHaveCount(0)
  await races.locator('.row-name').first().click()
  expect((await calls(page)).map((each) => (each as string[])[0])).toEqual(['event', 'race'])

  await expect(widget('WTopSports').getByRole('link')).toHaveCount(3)
  const most = (sports as { id: number; events: number }[]).toSorted(
    (one, other) => other.events - one.events,
  )
  await widget('WTopSports').getByRole('link').first().click()
  expect(await calls(page)).toEqual([['sport', { id: most[0]?.id, typeId: 0 }]])

  await widget('WBetHistory').getByRole('button', { name: 'Sign in' }).click()
  expect(await calls(page)).toEqual([['sign in']])

  const search = widget('WEventSearch').getByRole('searchbox')
  await search.fill(match.competitors[0].name)
  await widget('WEventSearch').locator('.row-name').first().click()
  expect(await calls(page)).toMatchObject([['event', { sportId: expect.any(Number) }]])
  await expect(search).toHaveValue('')

  await page.evaluate(() => {
    const { widgets } = window as unknown as Host
    widgets.WUpcoming?.update({ eventCount: 5, sportId: 2 })
    widgets.WTopSports?.remove()
  })
  await expect(widget('WUpcoming').locator('.row[data-race]')).toHaveCount(5)
  await expect(widget('WTopSports').getByRole('link')).toHaveCount(0)
  close()
})
