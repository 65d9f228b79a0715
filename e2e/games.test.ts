import type { FrameLocator, Locator, Page } from '@playwright/test'
import { tabTo } from './keyboard.ts'
import { enter } from './member.ts'
import { headerBalance, minorOf } from './money.ts'
import { gameBalance, LONGEST_ROUND_MS, untilAWin } from './rounds.ts'
import { expect, type Servers, test } from './story-test.ts'
import { wordsOf } from './words.ts'

const words = wordsOf('en')
/** More steps than any game's stake has. */
const MOST_STAKES = 40

/** Presses as a mouse, a finger or a keyboard does; the arrow keys lead there from what was pressed last, where keys are used. */
type Press = (target: Locator, arrows?: readonly string[]) => Promise<void>

interface Round {
  stake: number
  /** By how the round went, not by the game's own figure of it. */
  win: number
}

/** One of the four kinds of games, by a game of it. */
interface Kind {
  name: string
  id: string
  /** One whole round, from the stake to the end. */
  play(game: FrameLocator, press: Press): Promise<Round>
}

const SLOT: Kind = { name: 'a slot', id: 'under-the-scale', play: playSlot }
const ROULETTE: Kind = { name: 'roulette', id: 'european-roulette', play: playRoulette }
const MINES: Kind = { name: 'mines', id: 'sweeper', play: playMines }
const KINDS: readonly Kind[] = [SLOT, ROULETTE, { name: 'crash', id: 'altitude', play: playCrash }, MINES]

for (const kind of KINDS) {
  test(`${kind.name} is played for money with a mouse or a finger, and all figures agree`, async ({ page, servers, isMobile }) => {
    const [player] = servers.players
    if (!player) throw new Error('The demo has no players.')
    await enter(page.request, servers, player)
    const game = await openGame(page, servers, kind, 'real')
    const press: Press = (target) => (isMobile ? target.tap() : target.click())
    await reckonUntilAWin(page, servers, game, kind, press)
    const inGame = await gameBalance(page, servers)
    await expect.poll(() => headerBalance(page, words), { message: 'the header follows' }).toBe(inGame)
  })
}

for (const kind of KINDS) {
  test(`${kind.name} is played by keys alone`, async ({ page, servers, isMobile }) => {
    test.skip(isMobile, 'a phone has no keys')
    const game = await openGame(page, servers, kind, 'demo')
    const press: Press = async (target, arrows) => {
      for (const arrow of arrows ?? []) await page.keyboard.press(arrow)
      if (!arrows) await tabTo(page, target)
      await expect(target).toBeFocused()
      await expect(target, 'one sees where one is').not.toHaveCSS('outline-style', 'none')
      await page.keyboard.press('Enter')
    }
    await reckonUntilAWin(page, servers, game, kind, press)
    await expect(mainButton(game), 'the next round can be asked for at once').toBeFocused()
  })
}

test('a round of mines that is interrupted goes on in the page that is opened next, and pays there', async ({
  page,
  servers,
  isMobile,
}) => {
  const [player] = servers.players
  if (!player) throw new Error('The demo has no players.')
  await enter(page.request, servers, player)
  const press: Press = (target) => (isMobile ? target.tap() : target.click())
  const game = await openGame(page, servers, MINES, 'real')
  const [tiles, out] = [game.locator('.tile'), mainButton(game)]
  await chooseOneMine(game, press)
  const stake = await stakeOf(game)
  await expect(async () => {
    await begin(game, press, stake)
    await press(tiles.nth(3))
    await expect(tiles.nth(3)).toHaveClass(/turned/)
    await expect(out, 'no mine').toHaveAttribute('data-tone', 'take', { timeout: 1000 })
  }).toPass()
  const before = await gameBalance(page, servers)
  const worth = await out.innerText()

  await page.reload()
  await expect(tiles.nth(3), 'the tile is open').toHaveClass(/turned/, { timeout: 30_000 })
  await expect(game.locator('.tile.turned'), 'and no other one').toHaveCount(1)
  await expect(out).toHaveText(worth)
  expect(await gameBalance(page, servers), 'nothing more was staked').toBe(before)
  await press(out)
  await ended(game)
  const paid = before + minorOf(worth)
  expect(await gameBalance(page, servers)).toBe(paid)
  await expect.poll(() => headerBalance(page, words), { message: 'the header follows' }).toBe(paid)
})

test('a key that is held down plays one round, and one that raises the stake none', async ({ page, servers, isMobile }) => {
  test.skip(isMobile, 'a phone has no keys')
  const game = await openGame(page, servers, SLOT, 'demo')
  const before = await gameBalance(page, servers)
  const more = game.locator('.stake .step').last()
  await tabTo(page, more)
  for (let press = 0; press < MOST_STAKES && (await more.isEnabled()); press++) await page.keyboard.press('Space')
  await expect(more, 'the highest stake').toBeDisabled()
  await page.keyboard.press('Space')
  await expect(more).toBeFocused()
  await expect(mainButton(game)).toBeEnabled()
  expect(await gameBalance(page, servers)).toBe(before)

  await tabTo(page, mainButton(game))
  await begin(game, () => page.keyboard.down('Enter'), await stakeOf(game))
  await ended(game)
  await page.keyboard.down('Enter')
  await expect(mainButton(game)).toBeFocused()
  expect(await mainButton(game).isEnabled(), 'no other round has begun').toBe(true)
})

test('a game is silent until its player switches the sound on, and so is the next one', async ({ page, servers, isMobile }) => {
  const heard = await listen(page)
  const press: Press = (target) => (isMobile ? target.tap() : target.click())
  const game = await openGame(page, servers, SLOT, 'demo')
  const speaker = game.locator('header button[aria-pressed]')
  await expect(speaker).toHaveAttribute('aria-pressed', 'false')
  await SLOT.play(game, press)
  expect(await heard()).toEqual({ tones: 0, contexts: [] })

  await press(speaker)
  await expect(speaker).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(heard).toEqual({ tones: 0, contexts: ['running'] })
  await SLOT.play(game, press)
  const { tones } = await heard()
  expect(tones, 'five reels come to rest').toBeGreaterThanOrEqual(5)

  await press(speaker)
  await expect(speaker).toHaveAttribute('aria-pressed', 'false')
  await expect.poll(heard, 'what still sounded breaks off').toEqual({ tones, contexts: ['closed'] })
  await SLOT.play(game, press)
  expect((await heard()).tones).toBe(tones)

  await press(speaker)
  await expect(speaker).toHaveAttribute('aria-pressed', 'true')
  const next = await openGame(page, servers, ROULETTE, 'demo')
  await expect(next.locator('header button[aria-pressed]')).toHaveAttribute('aria-pressed', 'false')
  await playRoulette(next, press)
  expect(await heard()).toEqual({ tones: 0, contexts: [] })
})

async function openGame(page: Page, servers: Servers, { id }: Kind, mode: 'real' | 'demo'): Promise<FrameLocator> {
  await page.goto(`${servers.casino}/play/${mode}/${id}?lng=en`)
  const game = page.frameLocator(`iframe[src^="${servers.sandbox}"]`)
  await expect(game.locator('.say'), 'it has something to say once it can be played').not.toBeEmpty({ timeout: 30_000 })
  return game
}

/** Plays until a round pays; after each, the balance is what it was before, less the stake, plus the win. */
async function reckonUntilAWin(page: Page, servers: Servers, game: FrameLocator, kind: Kind, press: Press): Promise<void> {
  await untilAWin(async () => {
    const before = await gameBalance(page, servers)
    const { stake, win } = await kind.play(game, press)
    expect(minorOf(await figures(game).nth(1).innerText()), 'the last win').toBe(win)
    expect(await gameBalance(page, servers), `${before} - ${stake} + ${win}`).toBe(before - stake + win)
    return win
  })
}

async function playSlot(game: FrameLocator, press: Press): Promise<Round> {
  const stake = await stakeOf(game)
  const asked = game
    .owner()
    .page()
    .waitForResponse((response) => response.url().endsWith('/rounds') && response.request().method() === 'POST')
  await begin(game, press, stake)
  const { round } = (await (await asked).json()) as { round: { win: number } }
  await ended(game)
  return { stake, win: round.win }
}

/** Zero and all dozens: whatever comes pays, and never what was staked. */
async function playRoulette(game: FrameLocator, press: Press): Promise<Round> {
  const spot = (id: string) => game.locator(`[data-spot=${id}]`)
  await press(spot('straight-0'))
  // Number two, the edge below it, number one, its row of three.
  await press(spot('dozen-1'), ['ArrowRight', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown'])
  await press(spot('dozen-2'), ['ArrowRight'])
  await press(spot('dozen-3'), ['ArrowRight'])
  const stake = await stakeOf(game)
  const chip = stake / 4
  await begin(game, press, stake)
  await ended(game)
  const number = Number(await game.locator('.past li').first().innerText())
  return { stake, win: number === 0 ? 36 * chip : 3 * chip }
}

/** Out at 1.20, unless it is gone before. */
async function playCrash(game: FrameLocator, press: Press): Promise<Round> {
  const exit = game.locator('.chooser .figure')
  if (!(await exit.innerText()).startsWith('1.20')) await press(game.locator('.chooser .step').last())
  await expect(exit).toHaveText('1.20×')
  const stake = await stakeOf(game)
  const flights = game.locator('.past li')
  const before = await flights.count()
  await begin(game, press, stake)
  await expect(flights).toHaveCount(before + 1)
  await ended(game)
  return { stake, win: Number.parseFloat(await flights.first().innerText()) >= 1.2 ? stake * 1.2 : 0 }
}

/** One mine, two tiles, and out. */
async function playMines(game: FrameLocator, press: Press): Promise<Round> {
  await chooseOneMine(game, press)
  const stake = await stakeOf(game)
  await begin(game, press, stake)
  const [tiles, out] = [game.locator('.tile'), mainButton(game)]
  await expect(out).toHaveAttribute('data-tone', 'take')
  const turned = game.locator('.tile.turned:not(.hit)')
  await press(tiles.nth(0))
  await expect(tiles.nth(0)).toHaveClass(/turned/)
  if ((await out.getAttribute('data-tone')) === 'take') {
    await press(tiles.nth(6), ['ArrowDown', 'ArrowRight'])
    await expect(tiles.nth(6)).toHaveClass(/turned/)
  }
  const isSafe = (await turned.count()) === 2
  const win = isSafe ? minorOf(await out.innerText()) : 0
  if (isSafe) await press(out)
  await ended(game)
  return { stake, win }
}

async function chooseOneMine(game: FrameLocator, press: Press): Promise<void> {
  const mines = game.locator('.chooser .figure')
  while ((await mines.innerText()) !== '1') await press(game.locator('.chooser .step').first())
}

/** Asks for the round: what is staked is gone at once, before anything else is told. */
async function begin(game: FrameLocator, press: Press, stake: number): Promise<void> {
  const balance = figures(game).first()
  const before = minorOf(await balance.innerText())
  await expect(mainButton(game)).toBeEnabled()
  await press(mainButton(game))
  await expect.poll(async () => minorOf(await balance.innerText()), 'the stake is taken').toBe(before - stake)
}

async function ended(game: FrameLocator): Promise<void> {
  await expect(game.locator('button.main[data-tone="go"]'), 'the round ends').toBeEnabled({ timeout: LONGEST_ROUND_MS })
}

function mainButton(game: FrameLocator): Locator {
  return game.locator('button.main')
}

/** The balance and the last win. */
function figures(game: FrameLocator): Locator {
  return game.locator('.figures dd')
}

async function stakeOf(game: FrameLocator): Promise<number> {
  return minorOf(await game.locator('.stake dd').innerText())
}

/** From now on every frame writes down what it sounds, and on what. */
async function listen(page: Page): Promise<() => Promise<{ tones: number; contexts: string[] }>> {
  await page.addInitScript(() => {
    const contexts: AudioContext[] = []
    let tones = 0
    window.AudioContext = class extends AudioContext {
      constructor(options?: AudioContextOptions) {
        super(options)
        contexts.push(this)
      }
    }
    const { start } = AudioScheduledSourceNode.prototype
    AudioScheduledSourceNode.prototype.start = function (when) {
      tones++
      start.call(this, when)
    }
    Object.assign(window, { heard: () => ({ tones, contexts: contexts.map(({ state }) => state) }) })
  })
  type Heard = { tones: number; contexts: string[] }
  return async () => {
    const all = await Promise.all(page.frames().map((frame) => frame.evaluate(() => (window as unknown as { heard(): Heard }).heard())))
    return { tones: all.reduce((sum, { tones }) => sum + tones, 0), contexts: all.flatMap(({ contexts }) => contexts) }
  }
}
