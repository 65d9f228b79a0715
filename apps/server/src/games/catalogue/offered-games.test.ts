import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { listedGame, listing } from '#testkit/listed-games.ts'
import { MOST_GONE, openOfferedGames } from './offered-games.ts'
import { takeSnapshot } from './snapshot.ts'

/** A snapshot of games whose ids name their brands: `BETA 1`. */
const snapshotOf = (ids: readonly string[], played = new Map<string, number>()) =>
  takeSnapshot(
    listing(
      ids.map((id) => listedGame(id, { brandId: id.split(' ')[0] ?? '' })),
      ['ALPHA', 'BETA'],
    ),
    played,
  )

/** A catalogue that can be changed, and the first news of a page. */
async function openPage(...ids: string[]) {
  let current = snapshotOf(ids)
  let changed = () => {}
  const follow = openOfferedGames({
    current: () => current,
    onChange: (listener) => {
      changed = listener
      return () => {}
    },
  })
  const lists = follow(new AbortController().signal)
  const next = async () => (await lists.next()).value
  return {
    first: await next(),
    next,
    become(next: readonly string[], played?: Map<string, number>) {
      current = snapshotOf(next, played)
      changed()
    },
  }
}

test('the offered games are sent again with those that are gone, a brand by its name', async () => {
  const { first, next, become } = await openPage('ALPHA 1', 'ALPHA 2', 'BETA 1', 'BETA 2')
  expect(first).toMatchObject({ goneBrands: [], goneGames: [] })
  become(['ALPHA 1'])
  const second = await next()
  expect(second).toMatchObject({ goneBrands: ['BETA'], goneGames: ['ALPHA 2'] })
  expect(second?.version).not.toBe(first?.version)
})

test('a game that is offered again has not gone, and the others are as they were', async () => {
  const { first, next, become } = await openPage('ALPHA 1', 'BETA 1')
  become(['ALPHA 1'])
  await next()
  become(['ALPHA 1', 'BETA 1'])
  expect(await next()).toEqual(first)
})

test('another order of the same games is not sent', async () => {
  const { next, become } = await openPage('ALPHA 1', 'ALPHA 2')
  const lists = next()
  become(['ALPHA 2', 'ALPHA 1'], new Map([['ALPHA 2', 9]]))
  // News of it would arrive in this turn.
  await nextTurn()
  become(['ALPHA 1'])
  expect(await lists).toMatchObject({ goneGames: ['ALPHA 2'] })
})

test('the games that have gone last are sent when they are too many', async () => {
  const many = Array.from({ length: MOST_GONE + 1 }, (_, at) => `ALPHA ${at}`)
  const { next, become } = await openPage('ALPHA x', ...many)
  become(['ALPHA x', ...many.slice(1)])
  await next()
  become(['ALPHA x'])
  const lists = await next()
  expect(lists?.goneGames).toHaveLength(MOST_GONE)
  expect(lists?.goneGames).not.toContain('ALPHA 0')
})
