import { enter } from './member.ts'
import { headerBalance, minorOf } from './money.ts'
import { gameBalance, LONGEST_ROUND_MS } from './rounds.ts'
import { expect, test } from './story-test.ts'
import { wordsOf } from './words.ts'

const words = wordsOf('en')

/** A slot of each launch family, and of each sub-type of Venum. */
const GAMES = [
  ['SOFTSWISS', 'masquerade-1742'],
  ["Play'n GO", 'eye-of-emberwyrm'],
  ['Oryx', 'comet-mail'],
  ['TVBET', 'starfall'],
  ['Tom Horn', 'ring-saturn'],
  ['Pate Play', 'zest'],
  ['Venum amatic', 'emperor-koi'],
  ['Venum egt', 'giza-nights'],
  ['Venum netent', 'last-light'],
  ['Venum novomatic', 'lemon-riot'],
  ["Venum Play'n GO", 'sun-ledger'],
  ['Venum pragmatic', 'golden-carp'],
  ['Venum quickspin', 'nine-koi'],
  ['Venum wazdan', 'lone-lamp'],
  ['Venum merkur', 'comet-club'],
] as const

for (const [family, id] of GAMES) {
  test(`a game of ${family} is tried as a demo, and played for money to the cent of the ledger`, async ({ page, servers, isMobile }) => {
    test.skip(isMobile, 'a launch is the same on a phone: games.test.ts plays there')
    const [player] = servers.players
    if (!player) throw new Error('The demo has no players.')
    const game = page.frameLocator(`iframe[src^="${servers.sandbox}"]`)
    const spin = game.locator('button.main')

    await page.goto(`${servers.casino}/play/demo/${id}?lng=en`)
    await expect(spin, 'the demo stands').toBeEnabled({ timeout: 30_000 })
    expect(await gameBalance(page, servers)).toBe(100_000)

    await enter(page.request, servers, player)
    await page.goto(`${servers.casino}/play/real/${id}/%2Fpromotions?lng=en`)
    await expect(spin, 'the game for money stands').toBeEnabled({ timeout: 30_000 })
    const before = await gameBalance(page, servers)
    await expect.poll(() => headerBalance(page, words), { message: 'game and page begin with the same balance' }).toBe(before)
    await spin.click()
    await expect(spin, 'the round ends').toBeEnabled({ timeout: LONGEST_ROUND_MS })
    const won = minorOf(await game.locator('.figures dd').nth(1).innerText())
    const after = await gameBalance(page, servers)
    expect(after, 'stake and win are all that moved').toBe(before - 100 + won)
    await expect.poll(() => headerBalance(page, words), { message: 'the ledger says what the game says' }).toBe(after)

    await game.getByRole('button', { name: 'Leave the game' }).click()
    await expect(page, 'the game’s own exit leads back').toHaveURL(/\/promotions/)
  })
}
