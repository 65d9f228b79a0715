import { expect, test } from 'vitest'
import { openChosenGame } from './chosen-game.ts'
import type { CheckedGame } from './games-api.ts'

const nameOf = (game: CheckedGame | null) => (game as unknown as { name: string } | null)?.name

/** Answers come when the test lets them. */
function openFinder() {
  const waiting = new Map<string, (found: boolean) => void>()
  const find = (name: string) =>
    new Promise<CheckedGame | null>((done) =>
      waiting.set(name, (found) => done(found ? ({ name } as unknown as CheckedGame) : null)),
    )
  return { find, answer: (name: string, found = true) => waiting.get(name)?.(found), waiting }
}

test('a round that is drawn at once after another game is chosen is drawn by that game', async () => {
  const { find, answer } = openFinder()
  const chosen = openChosenGame(find)
  const first = chosen.choose('dice', () => {})
  answer('dice')
  await first
  void chosen.choose('mines', () => {})
  const drawn = chosen.current()
  answer('mines')
  expect(nameOf(await drawn)).toBe('mines')
})

test('a description that comes after another game is chosen changes nothing', async () => {
  const { find, answer } = openFinder()
  const chosen = openChosenGame(find)
  const shown: unknown[] = []
  const show = (game: CheckedGame | null) => shown.push(nameOf(game))
  const both = [chosen.choose('mines', show), chosen.choose('dice', show)]
  answer('dice')
  answer('mines')
  await Promise.all(both)
  expect(shown).toEqual(['dice'])
})

test('a description that did not come is requested again by the next try', async () => {
  const { find, answer, waiting } = openFinder()
  const chosen = openChosenGame(find)
  const first = chosen.choose('dice', () => {})
  answer('dice', false)
  await first
  waiting.clear()
  const drawn = chosen.current()
  await expect.poll(() => waiting.size).toBe(1)
  answer('dice')
  expect(nameOf(await drawn)).toBe('dice')
})
