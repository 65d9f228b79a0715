import type { Page } from '@playwright/test'
import { enter } from './member.ts'
import { headerBalance, minorOf } from './money.ts'
import { gameBalance, LONGEST_ROUND_MS } from './rounds.ts'
import { expect, test } from './story-test.ts'
import { wordsOf } from './words.ts'

const words = wordsOf('en')
const GAME = 'under-the-scale'
const STAKE = 100
const MOST_ROUNDS = 60

test.use({ reducedMotion: 'no-preference' })

test('a page that is loaded again in the middle of a round that has won gives the win away no earlier than the game, and counts the round in its result', async ({
  page,
  servers,
}) => {
  test.slow()
  const [player] = servers.players
  if (!player) throw new Error('The demo has no players.')
  await enter(page.request, servers, player)
  await writeDownBalances(page)
  await page.goto(`${servers.casino}/play/real/${GAME}?lng=en`)
  const spin = page.frameLocator(`iframe[src^="${servers.sandbox}"]`).locator('button.main')
  await expect(spin).toBeEnabled({ timeout: 30_000 })

  const { before, win } = await untilAWinIsOnItsWay(page, async () => {
    await expect(spin).toBeEnabled({ timeout: LONGEST_ROUND_MS })
    await expect.poll(() => headerBalance(page, words)).toBe(await gameBalance(page, servers))
    return spin
  })
  const held = await headerBalance(page, words)
  expect([before, before - STAKE], 'not more than there was').toContain(held)
  await page.reload()
  await expect(spin).toBeEnabled({ timeout: LONGEST_ROUND_MS })
  const after = before - STAKE + win
  await expect.poll(() => headerBalance(page, words)).toBe(after)
  expect(await gameBalance(page, servers)).toBe(after)
  expect(await balancesSeen(page), 'the win comes with its round').toEqual([held, after])
  await expect(page.getByText('Net result').locator('..')).toContainText(
    ((win - STAKE) / 100).toFixed(2),
  )
})

/** Plays until a round wins more than its stake, and returns while the reels of that round still turn. */
async function untilAWinIsOnItsWay(
  page: Page,
  atRest: () => Promise<ReturnType<Page['locator']>>,
): Promise<{ before: number; win: number }> {
  for (let round = 1; round <= MOST_ROUNDS; round++) {
    const spin = await atRest()
    const before = await headerBalance(page, words)
    const answered = page.waitForResponse(
      (response) => response.url().endsWith('/rounds') && response.request().method() === 'POST',
    )
    await spin.click()
    const body = (await (await answered).json()) as { round: { win: number } }
    if (body.round.win > STAKE) return { before, win: body.round.win }
  }
  throw new Error(`No win in ${MOST_ROUNDS} rounds.`)
}

/** From its first moment on, each page that is loaded writes down what its header shows. */
async function writeDownBalances(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if (window !== top) return
    const seen: string[] = []
    Object.assign(window, { seenBalances: seen })
    const look = () => {
      const balance = document.querySelector('header .sr-only + bdi')?.textContent
      if (balance && balance !== seen.at(-1)) seen.push(balance)
    }
    const changes = { childList: true, subtree: true, characterData: true }
    new MutationObserver(look).observe(document, changes)
  })
}

async function balancesSeen(page: Page): Promise<number[]> {
  const seen = await page.evaluate(
    () => (window as unknown as { seenBalances: string[] }).seenBalances,
  )
  return seen.map(minorOf)
}
