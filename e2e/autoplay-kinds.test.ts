import type { FrameLocator, Page } from '@playwright/test'
import { TEXT_PAGE } from './casino-page.ts'
import { follow } from './follow.ts'
import { LONGEST_ROUND_MS } from './rounds.ts'
import { expect, test } from './story-test.ts'

/** A kind of games that plays by itself, and what its player chooses first. */
interface Kind {
  name: string
  id: string
  /** Shown where the player asks for autoplay too early; null where nothing is missing. */
  missing: string | null
  choose(game: FrameLocator): Promise<void>
}

const KINDS: readonly Kind[] = [
  {
    name: 'baccarat repeats the bet',
    id: 'third-card',
    missing: null,
    choose: (game) => game.locator('.side-bet.banker').click(),
  },
  {
    name: 'crash gets out where its player has set it',
    id: 'altitude',
    missing: 'First set where to cash out',
    choose: (game) => game.locator('.chooser .step').last().click(),
  },
  {
    name: 'mines opens the tiles that its player has marked, and cashes out',
    id: 'sweeper',
    missing: 'First press the tiles that autoplay shall open',
    async choose(game) {
      await game.locator('.tile').nth(7).click()
      await expect(game.locator('.tile[aria-pressed="true"]')).toHaveCount(1)
    },
  },
  {
    name: 'a scratch card uncovers itself',
    id: 'lucky-lodge',
    missing: null,
    choose: async () => {},
  },
]

test('by itself, each kind of games plays what its player chose, round after round, until it is stopped', async ({
  page,
  servers,
}) => {
  test.slow()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const requests: unknown[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/rounds'))
      requests.push(request.postDataJSON())
  })
  await page.goto(`${servers.casino}${TEXT_PAGE}?lng=en`)
  for (const kind of KINDS)
    await test.step(kind.name, async () => {
      requests.length = 0
      await follow(page, `/play/demo/${kind.id}`)
      await playByItself(page, page.frameLocator(`iframe[src^="${servers.sandbox}"]`), kind)
      expect(requests).toHaveLength(3)
      expect(requests, 'the game says that it asks by itself').toEqual(
        requests.map(() => expect.objectContaining({ auto: true })),
      )
      await follow(page, TEXT_PAGE)
      await expect(page.locator('iframe'), 'the game has gone').toHaveCount(0)
    })
})

/** Two rounds and the one in which it is stopped. */
async function playByItself(page: Page, game: FrameLocator, kind: Kind): Promise<void> {
  const begin = game.getByRole('button', { name: 'Autoplay' })
  const aside = game.locator('.aside')
  await expect(game.locator('button.main')).toBeVisible({ timeout: 30_000 })
  if (kind.missing) {
    await begin.click()
    await expect(aside).toHaveText(kind.missing)
  }
  await kind.choose(game)
  await begin.click()
  await game.getByRole('radio', { name: '10', exact: true }).check()
  await game.getByRole('group', { name: 'Stop before a loss' }).getByRole('radio').last().check()
  await game.getByRole('button', { name: 'Start' }).click()
  await expect(game.getByRole('button', { name: 'Stop autoplay, 8 left' })).toBeVisible({
    timeout: 2 * LONGEST_ROUND_MS,
  })
  await page.keyboard.press('Space')
  await expect(aside).toHaveText('Autoplay stopped')
  await expect(game.locator('button.main[data-tone="go"]'), 'the round ends').toBeEnabled({
    timeout: LONGEST_ROUND_MS,
  })
}

test('a stake that is laid in chips is neither raised by the arrow keys nor by a button', async ({
  page,
  servers,
}) => {
  await page.goto(`${servers.casino}/play/demo/third-card?lng=en`)
  const game = page.frameLocator(`iframe[src^="${servers.sandbox}"]`)
  await expect(game.locator('.side-bet.banker')).toBeEnabled({ timeout: 30_000 })
  await game.locator('.side-bet.banker').click()
  await expect(game.locator('.stake dd')).toHaveText('€5.00')
  await expect(game.getByRole('button', { name: 'Raise stake' })).toBeHidden()
  await game.locator('button.main').focus()
  await page.keyboard.press('ArrowUp')
  await expect(game.locator('.stake dd')).toHaveText('€5.00')
})
