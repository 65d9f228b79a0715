import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openShelf } from '../game-shelf.ts'
import { suggestGames } from './suggested-games.ts'

const { games } = openShelf()

test.each([
  ['Ring Saturn', ['ring-saturn']],
  ['RING saturn', ['ring-saturn']],
  ['ring_saturn', ['ring-saturn']],
  ['rnig-saturn', ['ring-saturn']],
  ['ring-satrun', ['ring-saturn']],
  ["keeper's light", ['keepers-light']],
  ['Grist & Gold', ['grist-and-gold']],
  ['', []],
  ['’', []],
  ['no game has such a name', []],
])('for the name %j the ids %j are suggested', (typed, ids) => {
  expect(suggestGames(games, typed).map(({ id }) => id)).toEqual(ids)
})

test('a part of many names suggests eight of them', () => {
  const found = suggestGames(games, 'Roulette')
  expect(found).toHaveLength(8)
  for (const { title } of found) expect(title).toContain('Roulette')
})

const rtp = (...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(import.meta.dirname, 'main.ts'), ...args],
    { encoding: 'utf8' },
  )
  return { status, stdout, stderr }
}

test.each([
  [['Ring Saturn'], 'No game has the id "Ring Saturn". Did you mean ring-saturn?'],
  [['ring', 'saturn'], 'No game has the id "ring saturn". Did you mean ring-saturn?'],
  [['pegdrop-of-winter'], 'No game has the id "pegdrop-of-winter".'],
  [['ring-saturn', '--runds', '5'], "Unknown option '--runds'"],
  [['ring-saturn', '--table'], '--table takes no game.'],
])('npm run rtp with %j computes nothing, and says why', (args, sentence) => {
  const { status, stdout, stderr } = rtp(...args)
  expect(stderr).toContain(sentence)
  expect(stderr).not.toContain('    at ')
  expect([status, stdout]).toEqual([2, ''])
})

test('npm run rtp prints its usage when it is asked for help', () => {
  expect(rtp('--help')).toMatchObject({
    status: 0,
    stdout: expect.stringContaining('npm run rtp -- GAME'),
    stderr: '',
  })
})
