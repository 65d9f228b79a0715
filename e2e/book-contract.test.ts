import type { Locator, Page } from '@playwright/test'
import { BOOK_PAGES } from '#contracts/book-pages.ts'
import { openHost, WIDGETS } from './book-host.ts'
import { expect, type Servers, test } from './story-test.ts'

/**
 * What hosts rely on in the scripts of sportsbooks, by what their vendors publish alone. The
 * stand-in's are looked at, or those that BOOK_CONTRACT names (docs/sportsbook.md).
 */
interface Contract {
  script: string
  /** The name that the script leaves on the window. */
  global: string
  /** What a host is known by: `integration`, `brand_id` and the like. */
  options: Readonly<Record<string, unknown>>
  /** A selection that can be put on the slip; without one that is not looked at. */
  oddId?: number
}

type Part = { remove(): void; update(props: object): void }
type Note = { calls: Record<string, unknown[]>; warned: number }
type AltenarHost = Note & {
  sdk: {
    init(options: object): void
    set(options: object): void
    addSportsBook(book: object): Part | undefined
    addWidget(widget: object): Part | undefined
    toggleSelections(ids: number[]): void
  } & Record<string, unknown>
  part: Part
}
type BetbyHost = Note & {
  Script: new () => { initialize(options: object): BetbyHost['book'] }
  book: { kill(): void; updateOptions(options: object): void }
}

const METHODS = [
  'init',
  'set',
  'addSportsBook',
  'addWidget',
  'toggleSelections',
  'stopActivity',
  'resumeActivity',
  'reconnect',
] as const
const MOST_PRESSES = 6

async function contractOf(face: 'altenar' | 'betby', { sandbox }: Servers): Promise<Contract> {
  const given = JSON.parse(process.env.BOOK_CONTRACT ?? '{}')[face] as Contract | undefined
  if (given) return given
  const book = `${sandbox}/book`
  if (face === 'betby')
    return {
      script: `${book}/bt-renderer.min.js`,
      global: 'BTRenderer',
      options: { brand_id: '1', themeName: 'dark' },
    }
  const { events } = await (await fetch(`${book}/api/events?coupon=2&sportId=1&limit=1`)).json()
  return {
    script: `${book}/altenarWSDK.js`,
    global: 'altenarWSDK',
    options: { integration: 'baize' },
    oddId: events[0].main.selections[0].id,
  }
}

/** Lets a story look into closed roots, and notes which were requested as closed. */
test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    const attach = Element.prototype.attachShadow
    Element.prototype.attachShadow = function (init) {
      this.setAttribute('data-asked-for', init.mode)
      return attach.call(this, { ...init, mode: 'open' })
    }
    const host = Object.assign(window, { calls: {}, warned: 0 }) as unknown as Note
    const warn = console.warn
    console.warn = (...words) => {
      host.warned += 1
      warn(...words)
    }
  }),
)

const drawn = (place: Locator) =>
  place.evaluate((element) => {
    const textOf = (node: Node): string =>
      [...(node instanceof Element && node.shadowRoot ? [node.shadowRoot] : node.childNodes)]
        .map((each) => (each instanceof Text ? each.data : textOf(each)))
        .join(' ')
    return textOf(element).trim()
  })
const calls = (page: Page, name: string) =>
  page.evaluate((each) => (window as unknown as Note).calls[each] ?? [], name)

/** Presses links until one is reported to the host. */
async function pressLinks(page: Page, place: Locator, name: string): Promise<unknown> {
  const links = place.locator('a:visible')
  await expect(links.first()).toBeVisible()
  for (let at = 0; at < MOST_PRESSES; at++) {
    const before = (await calls(page, name)).length
    if (at >= (await links.count())) break
    await links.nth(at).click()
    const found = await calls(page, name)
    if (found.length > before) return found.at(-1)
  }
  return null
}

test('the script of an Altenar-type vendor keeps what hosts rely on', async ({ page, servers }) => {
  const { script, global, options, oddId } = await contractOf('altenar', servers)
  const close = await openHost(page, script, ['first', 'second', ...WIDGETS])
  const [first, second] = [page.locator('#first'), page.locator('#second')]
  const set = (given: object) =>
    page.evaluate((each) => (window as unknown as AltenarHost).sdk.set(each), given)

  const methods = await page.evaluate((name) => {
    const host = window as unknown as AltenarHost & Record<string, AltenarHost['sdk']>
    host.sdk = host[name] as AltenarHost['sdk']
    return Object.entries(host.sdk).flatMap(([key, is]) => (typeof is === 'function' ? key : []))
  }, global)
  expect(methods).toEqual(expect.arrayContaining([...METHODS]))

  const without = await page.evaluate((given) => {
    const host = window as unknown as AltenarHost
    host.sdk.init({ culture: 'en-GB', ...given })
    host.sdk.init({ culture: 'en-GB', ...given })
    host.sdk.set({ page: 'live' })
    const none = host.sdk.addSportsBook({ container: null, props: {} })
    return { isNone: none === undefined, warned: host.warned }
  }, options)
  expect(without, 'without a container there is a warning and no book').toEqual({
    isNone: true,
    warned: 1,
  })

  const add = (id: string, props: object) =>
    page.evaluate(
      ([id, props]) => {
        const host = window as unknown as AltenarHost
        const note = (name: string) => (facts: unknown) => {
          host.calls[name] = [...(host.calls[name] ?? []), facts]
        }
        host.part = host.sdk.addSportsBook({
          container: document.getElementById(id),
          props: {
            onRouterLoad: note('onRouterLoad'),
            onRouteChange: note('onRouteChange'),
            onSelectionCountChange: note('onSelectionCountChange'),
            ...props,
          },
        }) as Part
        return typeof host.part.remove
      },
      [id, props] as const,
    )
  expect(await add('first', { routerType: 'memory', page: 'overview' })).toBe('function')
  await expect.poll(() => drawn(first)).not.toBe('')
  expect(await drawn(first)).not.toContain('what was here before')
  await expect(first.locator('[data-asked-for="closed"]').first()).toBeAttached()
  await expect.poll(() => calls(page, 'onRouterLoad')).toHaveLength(1)
  const { hash } = new URL(page.url())
  const before = await drawn(first)
  await set({ page: 'settings' })
  await expect.poll(() => drawn(first)).not.toBe(before)
  expect(new URL(page.url()).hash, 'the address is the host’s').toBe(hash)
  const route = await pressLinks(page, first, 'onRouteChange')
  expect(BOOK_PAGES).toContain((route as { page?: string } | null)?.page)
  if (oddId !== undefined) {
    const toggle = () =>
      page.evaluate((id) => (window as unknown as AltenarHost).sdk.toggleSelections([id]), oddId)
    const count = async () => (await calls(page, 'onSelectionCountChange')).at(-1)
    await toggle()
    await expect.poll(count).toBe(1)
    await toggle()
    await expect.poll(count).toBe(0)
  }

  expect(await add('second', {})).toBe('function')
  await expect.poll(() => drawn(second)).not.toBe('')
  expect(await drawn(first), 'a second book takes the first one away').toBe('')
  expect(await page.evaluate(() => (window as unknown as Note).warned)).toBeGreaterThan(1)
  await expect.poll(() => new URL(page.url()).hash).toBe('#/overview')
  await set({ page: 'live' })
  await expect.poll(() => new URL(page.url()).hash).toMatch(/^#\/live/)
  await page.evaluate(() => (window as unknown as AltenarHost).part.remove())
  expect(await drawn(second)).toBe('')

  const shapes = await page.evaluate((names) => {
    const host = window as unknown as AltenarHost
    return names.map((widget) => {
      const note = (name: string) => (facts: unknown) => {
        host.calls[`${widget} ${name}`] = [...(host.calls[`${widget} ${name}`] ?? []), facts]
      }
      const part = host.sdk.addWidget({
        widget,
        container: document.getElementById(widget),
        props: {
          eventCount: 2,
          onEventSelect: note('onEventSelect'),
          onTopSportClick: note('onTopSportClick'),
        },
      })
      part?.update({ eventCount: 3 })
      return [widget, typeof part?.remove, typeof part?.update]
    })
  }, WIDGETS)
  expect(shapes).toEqual(WIDGETS.map((widget) => [widget, 'function', 'function']))
  for (const widget of WIDGETS)
    await expect(page.locator(`#${widget} [data-asked-for]`).first()).toBeAttached()
  await expect(page.locator('#WEventSearch input').first()).toBeVisible()
  expect(await pressLinks(page, page.locator('#WUpcoming'), 'WUpcoming onEventSelect')).toEqual(
    expect.objectContaining({
      id: expect.any(Number),
      catId: expect.any(Number),
      champId: expect.any(Number),
    }),
  )
  expect(await pressLinks(page, page.locator('#WTopSports'), 'WTopSports onTopSportClick')).toEqual(
    expect.objectContaining({ id: expect.any(Number), typeId: expect.any(Number) }),
  )
  close()
})

test('the script of a Betby-type vendor keeps what hosts rely on', async ({ page, servers }) => {
  const { script, global, options } = await contractOf('betby', servers)
  const close = await openHost(page, script, ['book'])
  const book = page.locator('#book')
  const open = (given: object) =>
    page.evaluate(
      ([name, given]) => {
        const host = window as unknown as BetbyHost & Record<string, BetbyHost['Script']>
        const note = (name: string) => (facts: unknown) => {
          host.calls[name] = [...(host.calls[name] ?? []), facts]
        }
        const { isPromo, ...others } = given as { isPromo?: boolean }
        host.Script = host[name] as BetbyHost['Script']
        host.book = new host.Script().initialize({
          target: document.getElementById('book'),
          onRouteChange: note('onRouteChange'),
          ...(isPromo && {
            widgetName: 'promo',
            widgetParams: { placeholder: 'operator_page', onBannerClick: note('onBannerClick') },
          }),
          ...others,
        })
        return [typeof host.book.kill, typeof host.book.updateOptions]
      },
      [global, { lang: 'en', url: '/', ...options, ...given }] as const,
    )
  const kill = () => page.evaluate(() => (window as unknown as BetbyHost).book.kill())

  expect(await open({})).toEqual(['function', 'function'])
  await expect.poll(() => drawn(book)).not.toBe('')
  expect(await drawn(book)).not.toContain('what was here before')
  await expect(book.locator('iframe'), 'it stands in the page itself').toHaveCount(0)
  const before = await drawn(book)
  await page.evaluate(() =>
    (window as unknown as BetbyHost).book.updateOptions({ url: '/live', betSlipOffsetTop: 64 }),
  )
  await expect.poll(() => drawn(book)).not.toBe(before)
  expect(await pressLinks(page, book, 'onRouteChange')).toMatch(/^\//)

  const english = await drawn(book)
  await kill()
  expect(await drawn(book)).toBe('')
  await open({ lang: 'de' })
  await expect.poll(() => drawn(book)).not.toBe('')
  expect(await drawn(book), 'another language is another book').not.toBe(english)

  await kill()
  await open({ isPromo: true })
  expect(await pressLinks(page, book, 'onBannerClick')).toEqual(
    expect.objectContaining({ url: expect.stringMatching(/^\//) }),
  )
  await kill()
  expect(await drawn(book)).toBe('')
  close()
})
