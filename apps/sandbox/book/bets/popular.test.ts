import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { type Feed, openFeed } from '../feed/feed.ts'
import { openWorlds } from '../feed/worlds.ts'
import { openBetStore } from './bets.store.ts'
import { openBets } from './bets.ts'
import { popularRoutes } from './popular.ts'
import { ANN, openTestCasino } from './test-casino.ts'

const DAY_MS = 86_400_000
/** The last count is answered again for so long. */
const KEPT_MS = 10_000
const none = { id: 0, odds: '' }

const START = Date.UTC(2026, 10, 26, 15, 7)
let now = START
let feed: Feed

beforeAll(() => {
  feed = openFeed({ worlds: openWorlds('a secret of popular bets'), nowMs: () => now })
})
beforeEach(() => {
  now = START
})

function openBook() {
  const scratch = mkdtempSync(join(tmpdir(), 'baize-popular-'))
  const store = openBetStore(join(scratch, 'bets.sqlite'))
  onTestFinished(() => {
    store.close()
    rmSync(scratch, { recursive: true, force: true })
  })
  const bets = openBets({ feed, wallet: openTestCasino().dialect, store })
  const app = popularRoutes({ store, feed })
  const selections = feed
    .listEvents({ sportId: 1, live: false })
    .events.flatMap(({ main }) => main?.selections[0] ?? [])
    .map(({ id, odds }) => ({ id, odds: odds ?? '' }))
  let presses = 0
  return {
    selections,
    wait: (ms: number) => {
      now += ms
    },
    place: (playerId: string, legs: typeof selections) =>
      bets.place(
        'a token',
        { ...ANN, player: { ...ANN.player, id: playerId } },
        {
          key: `press-${++presses}-of-a-test`,
          type: 'single',
          stake: 500,
          eachWay: false,
          policy: 'any',
          legs,
        },
      ),
    async read(query = '') {
      const answer = await app.request(`/api/popular${query}`)
      const { popular, ...body } = await answer.json()
      const listed = (popular as { selection: { id: number }; players: number }[] | undefined)?.map(
        ({ selection, players }) => [selection.id, players],
      )
      return { status: answer.status, listed, body }
    },
  }
}

test('the popular bets are the selections of the most players, however often each has bet', async () => {
  const { selections, place, read, wait } = openBook()
  expect((await read()).listed).toEqual([])
  const [first = none, second = none] = selections
  for (let turn = 0; turn < 3; turn++) await place('ann', [first])
  for (const player of ['bob', 'cleo']) await place(player, [second])
  wait(KEPT_MS)
  expect((await read()).listed).toEqual([
    [second.id, 2],
    [first.id, 1],
  ])
  expect((await read('?limit=1')).listed).toEqual([[second.id, 2]])
})

test('a popular bet whose match has begun and ended is left out', async () => {
  const { selections, place, read, wait } = openBook()
  await place('ann', selections.slice(0, 1))
  expect((await read()).listed).toHaveLength(1)
  wait(3 * DAY_MS)
  expect((await read()).listed).toEqual([])
})

test.each(['0', '101', 'ten', '-1'])('a list of %s popular bets is refused', async (limit) => {
  const { status, body } = await openBook().read(`?limit=${limit}`)
  expect([status, body.error, body.field]).toEqual([400, 'malformed', 'limit'])
})
