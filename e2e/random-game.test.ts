import type { Page } from '@playwright/test'
import { answer } from './answer.ts'
import { expectNothingInTheWay } from './axe.ts'
import { press } from './keyboard.ts'
import { expect, type Servers, test } from './story-test.ts'
import { wordsOf } from './words.ts'

test.use({ reducedMotion: 'no-preference' })

const words = wordsOf('en')
const SPIN_MS = 4000

test('a visitor who cannot choose is dealt a game after a shuffle of four seconds, and once more', async ({
  page,
  servers,
}) => {
  const { dialog, button, openedAtMs } = await openRandomGame(page, servers)
  const respin = dialog.getByRole('button', { name: words.site('lobby', 'respin') })
  await expect(respin).toBeDisabled()
  const run = dialog.locator('.card-run')
  await expect(run.locator('img').nth(10), 'ten cards pass by, again and again').toHaveAttribute(
    'src',
    (await run.locator('img').first().getAttribute('src')) ?? '',
  )
  expect(Math.abs(await offCentre(page)), 'the dealt card stops in the middle').toBeLessThan(2)

  const play = dialog.getByRole('link', { name: words.site('lobby', 'play_now') })
  await expect(play).toBeVisible()
  expect(Date.now() - openedAtMs).toBeGreaterThanOrEqual(SPIN_MS)
  await expect(play).toHaveAttribute('href', /^\/play\/real\//)
  await respin.click()
  await expect(respin).toBeDisabled()
  await expect(play).toBeHidden()

  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await button.click()
  await expect(respin, 'closing has forgotten it').toBeDisabled()
})

test('the last games of the casino are shuffled among ten as well', async ({ page, servers }) => {
  await page.addInitScript(() => {
    Math.random = () => 1 - Number.EPSILON
  })
  const answers: { total: number; edges: { results: { name: string }[] } }[] = []
  page.on('response', async (response) => {
    if (!response.url().includes('operationName=UseRandomGame&')) return
    answers.push(
      ((await response.json()) as { data: { collection: { games: (typeof answers)[number] } } })
        .data.collection.games,
    )
  })
  const { dialog } = await openRandomGame(page, servers)
  const pictures = dialog.locator('.card-run img')
  await expect(pictures.first()).toBeAttached()
  const shown = await pictures.evaluateAll((cards) => cards.map((card) => card.getAttribute('src')))
  expect(new Set(shown).size).toBe(10)
  const total = answers[0]?.total ?? 0
  const onLastPage = total - 10 * Math.floor((total - 1) / 10)
  const lastPage = answers.find(({ edges }) => edges.results.length === onLastPage)
  expect(lastPage, 'the last page came, which may hold fewer than ten').toBeDefined()
  const last = lastPage?.edges.results.at(-1)?.name
  await expect(dialog.getByRole('status'), 'and the very last of them is dealt').toContainText(
    last ?? 'a game',
  )
})

test('going back closes it, and stays where one was', async ({ page, servers }) => {
  const { dialog, button } = await openRandomGame(page, servers)
  const left = await page.evaluate(() => scrollY)
  expect(left).toBeGreaterThan(0)
  await page.goBack()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(`${servers.casino}/?lng=en`)
  expect(await page.evaluate((before) => Math.abs(scrollY - before), left)).toBeLessThan(200)

  await page.emulateMedia({ reducedMotion: 'reduce' })
  await button.click()
  await dialog.getByRole('link', { name: words.site('lobby', 'play_now') }).click()
  await expect(page, 'a visitor is asked to sign in').toHaveURL(/\/play\/real\/.*modal=login/)
  await page.goBack()
  await expect(page).not.toHaveURL(/modal=login/)
  await page.goBack()
  await expect(page, 'and from the game one comes back to the lobby alone').toHaveURL(
    `${servers.casino}/?lng=en`,
  )
  await expect(dialog).toBeHidden()
})

test('U10 who wants no motion is dealt a game at once', async ({ page, servers }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.addInitScript(watchForShuffle)
  await page.clock.install()
  const pageTime = () => page.evaluate(() => Date.now())
  // The page's clock moves only here, also on a slow machine.
  const { dialog, button } = await findRandomGame(page, servers)
  await page.clock.pauseAt((await pageTime()) + 60_000)
  const openedAtMs = await pageTime()
  await button.click()
  await expect(async () => {
    await page.clock.runFor(50)
    await expect(dialog.getByRole('link', { name: words.site('lobby', 'play_now') })).toBeVisible({
      timeout: 250,
    })
  }).toPass({ intervals: [0] })
  expect((await pageTime()) - openedAtMs).toBeLessThan(SPIN_MS)
  expect(await page.evaluate(() => 'hasShuffled' in window)).toBe(false)
  await page.clock.resume()
  await expectNothingInTheWay(page, 'a game by chance')
})

test('a deal that fails says so, and deals when it is requested again; a keyboard then stands at the button that deals once more, and stays there', async ({
  page,
  servers,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await answer(page, 'UseRandomGame', (route) => route.abort())
  const { dialog } = await openRandomGame(page, servers)
  await expect(dialog.getByRole('alert')).toContainText(
    'Something went wrong! Try refresh the page or contact support.',
  )
  const play = dialog.getByRole('link', { name: words.site('lobby', 'play_now') })
  await expect(play).toHaveCount(0)
  const again = dialog.getByRole('button', { name: words.site('common', 'try_again') })
  await press(page, again)
  await expect(again, 'it has failed once more').toBeFocused()
  await page.unrouteAll()
  await page.keyboard.press('Enter')
  await expect(play).toHaveAttribute('href', /^\/play\/real\//)
  await expect(dialog.getByRole('alert')).toBeHidden()
  const respin = dialog.getByRole('button', { name: words.site('lobby', 'respin') })
  await expect(respin).toBeFocused()

  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.keyboard.press('Enter')
  await expect(respin).toBeDisabled()
  await expect(respin).toBeEnabled()
  await expect(respin).toBeFocused()
})

async function openRandomGame(page: Page, servers: Servers) {
  const { dialog, button } = await findRandomGame(page, servers)
  const openedAtMs = Date.now()
  await button.click()
  await expect(dialog).toBeVisible()
  return { dialog, button, openedAtMs }
}

async function findRandomGame(page: Page, servers: Servers) {
  await page.goto(`${servers.casino}/?lng=en`)
  const name = words.site('lobby', 'get_random_game')
  const button = page.getByRole('main').getByRole('button', { name })
  await button.scrollIntoViewIfNeeded()
  return { dialog: page.getByRole('dialog', { name }), button }
}

/** Runs in the page: remembers that cards have passed by. */
function watchForShuffle(): void {
  new MutationObserver(() => {
    if (document.querySelector('.card-run')) Object.assign(window, { hasShuffled: true })
  }).observe(document, { childList: true, subtree: true })
}

/** Returns the pixels by which the card at the end of the run will stand off the middle. */
function offCentre(page: Page): Promise<number> {
  return page.locator('.card-run').evaluate((run) => {
    const [motion] = run.getAnimations()
    const now = motion?.currentTime ?? 0
    const lengthMs = motion?.effect?.getComputedTiming().endTime ?? 0
    if (motion) motion.currentTime = Number(lengthMs) - 1
    // Two cards lie behind the one that is dealt.
    const card = [...run.children].at(-3)?.getBoundingClientRect()
    const lamp = run.parentElement?.getBoundingClientRect()
    const middle = (lamp?.left ?? 0) + (lamp?.width ?? 0) / 2
    if (motion) motion.currentTime = now
    return (card?.left ?? 0) + (card?.width ?? 0) / 2 - middle
  })
}
