import type { FrameLocator, Locator } from '@playwright/test'
import { minorOf } from './money.ts'
import { LONGEST_ROUND_MS } from './rounds.ts'
import { expect } from './story-test.ts'

/**
 * Presses as a mouse, a finger or a keyboard does; the arrow keys lead there from what was pressed
 * last, where keys are used.
 */
export type Press = (target: Locator, arrows?: readonly string[]) => Promise<void>

export interface Round {
  stake: number
  /** By how the round went, not by the game's own figure of it. */
  win: number
}

export async function playSlot(game: FrameLocator, press: Press): Promise<Round> {
  const stake = await stakeOf(game)
  const requested = game
    .owner()
    .page()
    .waitForResponse(
      (response) => response.url().endsWith('/rounds') && response.request().method() === 'POST',
    )
  await begin(game, press, stake)
  const { round } = (await (await requested).json()) as { round: { win: number } }
  await ended(game)
  return { stake, win: round.win }
}

/** Zero and all dozens: whatever comes pays, and never what was staked. */
export async function playRoulette(game: FrameLocator, press: Press): Promise<Round> {
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
export async function playCrash(game: FrameLocator, press: Press): Promise<Round> {
  const exit = game.locator('.chooser .figure')
  if (!(await exit.innerText()).startsWith('1.20'))
    await press(game.locator('.chooser .step').last())
  await expect(exit).toHaveText('1.20×')
  const stake = await stakeOf(game)
  const flights = game.locator('.past li')
  const before = await flights.count()
  await begin(game, press, stake)
  await expect(flights).toHaveCount(before + 1)
  await ended(game)
  return {
    stake,
    win: Number.parseFloat(await flights.first().innerText()) >= 1.2 ? stake * 1.2 : 0,
  }
}

/** One mine, two tiles, and out. */
export async function playMines(game: FrameLocator, press: Press): Promise<Round> {
  await chooseOneMine(game, press)
  const stake = await stakeOf(game)
  await begin(game, press, stake)
  const [tiles, out] = [game.locator('.tile'), mainButton(game)]
  await expect(out).toHaveAttribute('data-tone', 'take')
  await expect(game.locator('.tile[tabindex="0"]'), 'the Tab key stops once').toHaveCount(1)
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

export async function chooseOneMine(game: FrameLocator, press: Press): Promise<void> {
  const mines = game.locator('.chooser .figure')
  while ((await mines.innerText()) !== '1') await press(game.locator('.chooser .step').first())
}

/** Requests the round: what is staked is gone at once, before anything else is shown. */
export async function begin(game: FrameLocator, press: Press, stake: number): Promise<void> {
  const balance = figures(game).first()
  const before = minorOf(await balance.innerText())
  await expect(mainButton(game)).toBeEnabled()
  await press(mainButton(game))
  await expect
    .poll(async () => minorOf(await balance.innerText()), 'the stake is taken')
    .toBe(before - stake)
}

export async function ended(game: FrameLocator): Promise<void> {
  await expect(game.locator('button.main[data-tone="go"]'), 'the round ends').toBeEnabled({
    timeout: LONGEST_ROUND_MS,
  })
}

export function mainButton(game: FrameLocator): Locator {
  return game.locator('button.main')
}

/** The balance and the last win. */
export function figures(game: FrameLocator): Locator {
  return game.locator('.figures dd')
}

export async function stakeOf(game: FrameLocator): Promise<number> {
  return minorOf(await game.locator('.stake dd').innerText())
}
