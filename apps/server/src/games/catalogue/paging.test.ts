import { expect, test } from 'vitest'
import { listedGame, listing } from '#testkit/listed-games.ts'
import { connectionOf } from './paging.ts'
import { takeSnapshot } from './snapshot.ts'

const games = [
  ...takeSnapshot(
    listing(Array.from({ length: 5 }, (_, at) => listedGame(`game-${at}`))),
    new Map(),
  ).all.byId.values(),
]
const ids = games.map(({ id }) => id)

test.each([
  [{ page: 0, records: 2 }, [false, true], [ids[0], ids[1]]],
  [{ page: 1, records: 2 }, [true, true], [ids[2], ids[3]]],
  [{ page: 2, records: 2 }, [true, false], [ids[4], ids[4]]],
  [{ page: 0, records: 5 }, [false, false], [ids[0], ids[4]]],
  [{ page: 9, records: 2 }, [true, false], [null, null]],
  [{ page: 0, records: 0 }, [false, true], [null, null]],
  [null, [false, false], [ids[0], ids[4]]],
])(
  'a page of games says what lies before and after it, and names its ends: %j',
  (paging, [before, after], [first, last]) => {
    expect(connectionOf(games, paging).pageInfo).toEqual({
      hasPreviousPage: before,
      hasNextPage: after,
      startCursor: first,
      endCursor: last,
    })
  },
)

test('a page of a list without games has nothing before it, after it or in it', () => {
  const nothing = { hasPreviousPage: false, hasNextPage: false, startCursor: null, endCursor: null }
  expect(connectionOf([], { page: 3, records: 15 }).pageInfo).toEqual(nothing)
})
