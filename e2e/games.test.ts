import type { FrameLocator, Page } from '@playwright/test'
import { TEXT_PAGE } from './casino-page.ts'
import { follow } from './follow.ts'
import {
  begin,
  chooseOneMine,
  ended,
  figures,
  mainButton,
  type Press,
  playCrash,
  playMines,
  playRoulette,
  playSlot,
  type Round,
  stakeOf,
} from './game-plays.ts'
import { tabTo } from './keyboard.ts'
import { enter } from './member.ts'
import { headerBalance, minorOf, netResultShown } from './money.ts'
import { gameBalance, untilAWin } from './rounds.ts'
import { expect, type Servers, test } from './story-test.ts'
import { wordsOf } from './words.ts'

const words = wordsOf('en')

/** More steps than any game's stake has. */
const MOST_STAKES = 40

/** One kind of games, by a game of it. */
interface Kind {
  name: string
  id: string
  /** One whole round, from the stake to the end. */
  play(game: FrameLocator, press: Press): Promise<Round>
}

const SLOT: Kind = { name: 'a slot', id: 'under-the-scale', play: playSlot }

const ROULETTE: Kind = { name: 'roulette', id: 'european-roulette', play: playRoulette }

const CRASH: Kind = { name: 'crash', id: 'altitude', play: playCrash }

const MINES: Kind = { name: 'mines', id: 'sweeper', play: playMines }

const CASCADES: Kind = { name: 'a slot of cascades', id: 'carnival-nine', play: playSlot }

const KINDS: readonly Kind[] = [SLOT, CASCADES, ROULETTE, CRASH, MINES]

test('by touch, each kind of games is played for money, and all figures agree', async ({
  page,
  servers,
}) => {
  test.slow()
  await play(page, servers, (target) => target.tap())
})

test('by keys alone, each kind of games is played for money, and all figures agree; a round of mines and a flight that are interrupted go on in the page that is opened next', async ({
  page,
  servers,
}) => {
  test.slow()
  const press: Press = async (target, arrows) => {
    for (const arrow of arrows ?? []) await page.keyboard.press(arrow)
    if (!arrows) await tabTo(page, target)
    await expect(target).toBeFocused()
    await expect(target, 'one sees where one is').not.toHaveCSS('outline-style', 'none')
    await page.keyboard.press('Enter')
  }
  await play(page, servers, press, async (game) => {
    await expect(mainButton(game), 'the next round can be asked for at once').toBeFocused()
  })
  await interruptMines(page, servers)
  await interruptFlight(page, servers)
})

async function play(
  page: Page,
  servers: Servers,
  press: Press,
  afterwards: (game: FrameLocator) => Promise<void> = async () => {},
): Promise<void> {
  const [player] = servers.players
  if (!player) throw new Error('The demo has no players.')
  await enter(page.request, servers, player)
  await page.goto(`${servers.casino}${TEXT_PAGE}?lng=en`)
  for (const kind of KINDS)
    await test.step(kind.name, async () => {
      await follow(page, `/play/real/${kind.id}`)
      const game = await gameOn(page, servers)
      await reckonUntilAWin(page, servers, game, kind, press)
      await afterwards(game)
      await expectSameBalance(page, servers)
      await follow(page, TEXT_PAGE)
      await expect(page.locator('iframe'), 'the game has gone').toHaveCount(0)
    })
}

/** From a page that is signed in. */
async function interruptMines(page: Page, servers: Servers): Promise<void> {
  const press: Press = (target) => target.click()
  await follow(page, `/play/real/${MINES.id}`)
  const game = await gameOn(page, servers)
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
  await expect(game.locator('.spoken')).toHaveText('Your last round goes on')
  await expect(out).toHaveText(worth)
  expect(await gameBalance(page, servers), 'nothing more was staked').toBe(before)
  const net = () => netResultShown(page, words)
  await expect.poll(net, { message: 'the stake counts' }).toBe(-stake)
  await press(out)
  await ended(game)
  const paid = before + minorOf(worth)
  expect(await gameBalance(page, servers)).toBe(paid)
  await expect.poll(() => headerBalance(page, words), { message: 'the header follows' }).toBe(paid)
  await expect.poll(net, { message: 'the win less its stake' }).toBe(minorOf(worth) - stake)
}

/** From a page that is signed in. */
async function interruptFlight(page: Page, servers: Servers): Promise<void> {
  await follow(page, `/play/real/${CRASH.id}`)
  const game = await gameOn(page, servers)
  await expect(async () => {
    await begin(game, (target) => target.click(), await stakeOf(game))
    await page.reload()
    // Some flights are over before the page is back.
    await expect(game.locator('.say')).toHaveText('Your last round goes on', { timeout: 20_000 })
  }).toPass()
  await expect(game.locator('.note'), 'it invites to no other stake').toHaveText('')
}

test('a game is silent until its player switches the sound on, and so is the next one; a key that is held down plays one round, and one that raises the stake none', async ({
  page,
  servers,
}) => {
  // The key is held while the reels turn, and each reel sounds as it comes to rest.
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  const sounds = await listen(page)
  await page.goto(`${servers.casino}/play/demo/${SLOT.id}?lng=en`)
  const game = await gameOn(page, servers)

  const press: Press = (target) => target.click()
  const speaker = game.locator('header button[aria-pressed]')
  await expect(speaker).toHaveAttribute('aria-pressed', 'false')
  await SLOT.play(game, press)
  expect(await sounds()).toEqual({ tones: 0, contexts: [] })

  await press(speaker)
  await expect(speaker).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(sounds).toEqual({ tones: 0, contexts: ['running'] })
  await SLOT.play(game, press)
  const { tones } = await sounds()
  expect(tones, 'five reels come to rest').toBeGreaterThanOrEqual(5)

  await press(speaker)
  await expect(speaker).toHaveAttribute('aria-pressed', 'false')
  await expect
    .poll(sounds, 'what still sounded breaks off')
    .toEqual({ tones, contexts: ['closed'] })
  await SLOT.play(game, press)
  expect((await sounds()).tones).toBe(tones)

  await test.step('the keys', async () => {
    const before = await gameBalance(page, servers)
    const more = game.locator('.stake .step').last()
    await tabTo(page, more)
    for (let press = 0; press < MOST_STAKES && (await more.isEnabled()); press++)
      await page.keyboard.press('Space')
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
    await page.keyboard.up('Enter')
  })

  await press(speaker)
  await expect(speaker).toHaveAttribute('aria-pressed', 'true')
  await follow(page, TEXT_PAGE)
  await expect(page.locator('iframe'), 'the game has gone').toHaveCount(0)
  await follow(page, `/play/demo/${ROULETTE.id}`)
  const next = await gameOn(page, servers)
  await expect(next.locator('header button[aria-pressed]')).toHaveAttribute('aria-pressed', 'false')
  await playRoulette(next, press)
  expect(await sounds()).toEqual({ tones: 0, contexts: [] })
})

async function expectSameBalance(page: Page, servers: Servers): Promise<void> {
  const inGame = await gameBalance(page, servers)
  await expect
    .poll(() => headerBalance(page, words), { message: 'the header follows' })
    .toBe(inGame)
}

async function gameOn(page: Page, servers: Servers): Promise<FrameLocator> {
  const game = page.frameLocator(`iframe[src^="${servers.sandbox}"]`)
  await expect(game.locator('.say'), 'it has something to say once it can be played').not.toBeEmpty(
    { timeout: 30_000 },
  )
  return game
}

/**
 * Plays until a round pays; after each, the balance is what it was before, less the stake, plus the
 * win.
 */
async function reckonUntilAWin(
  page: Page,
  servers: Servers,
  game: FrameLocator,
  kind: Kind,
  press: Press,
): Promise<void> {
  await untilAWin(async () => {
    const before = await gameBalance(page, servers)
    const { stake, win } = await kind.play(game, press)
    expect(minorOf(await figures(game).nth(1).innerText()), 'the last win').toBe(win)
    expect(await gameBalance(page, servers), `${before} - ${stake} + ${win}`).toBe(
      before - stake + win,
    )
    return win
  })
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
    Object.assign(window, {
      sounds: () => ({ tones, contexts: contexts.map(({ state }) => state) }),
    })
  })
  type Sounds = { tones: number; contexts: string[] }
  return async () => {
    const all = await Promise.all(
      page
        .frames()
        .map((frame) => frame.evaluate(() => (window as unknown as { sounds(): Sounds }).sounds())),
    )
    return {
      tones: all.reduce((sum, { tones }) => sum + tones, 0),
      contexts: all.flatMap(({ contexts }) => contexts),
    }
  }
}
