import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestDatabase } from '#testkit/database.ts'
import { listedGame, listing } from '#testkit/listed-games.ts'
import type { Database } from '../../db/database.ts'
import { type ManualClock, manualClock } from '../../kit/clock.ts'
import { ThirdPartyDown } from '../../kit/refusal.ts'
import type { FetchedCatalogue, GameProvider } from '../providers/provider.ts'
import { type Catalogue, openCatalogue } from './catalogue.ts'

const log = pino({ level: 'silent' })
const MINUTE_MS = 60_000
const WEEK_MS = 7 * 24 * 60 * MINUTE_MS

const listed = (...ids: string[]) => listing(ids.map((id) => listedGame(id)))

let db: Database
let clock: ManualClock
let changes: number
let requests: (string | null)[]
let studioAnswers: () => FetchedCatalogue | null

const studio: Pick<GameProvider, 'id' | 'gamePrefix' | 'listCatalogue'> = {
  id: 'studio',
  gamePrefix: '',
  listCatalogue: async (etag) => {
    requests.push(etag)
    return studioAnswers()
  },
}
async function open(): Promise<Catalogue> {
  const catalogue = await openCatalogue({ db, clock, log, providers: [studio as GameProvider] })
  catalogue.onChange(() => void changes++)
  return catalogue
}
const idsIn = ({ current }: Awaited<ReturnType<typeof open>>) => [...current().all.byId.keys()]
const orderOf = ({ current }: Awaited<ReturnType<typeof open>>) =>
  current()
    .all.find({})
    .games.map(({ id }) => id)

async function play(gameId: string, ...players: string[]): Promise<void> {
  const of = {
    provider_id: 'studio',
    currency: 'EUR',
    language: 'en',
    game_id: gameId,
    opened_at: clock.now(),
  }
  const expires_at = new Date(clock.nowMs() + MINUTE_MS)
  const rows = players.map((player_id) => ({
    ...of,
    player_id,
    token_hash: `${gameId} ${player_id}`,
    expires_at,
  }))
  await db.sql.insertInto('game_session').values(rows).execute()
}

function isDown(): never {
  throw new ThirdPartyDown('studio', new Error('no answer'))
}

beforeAll(async () => {
  db = await openTestDatabase()
})
afterAll(() => db.close())
beforeEach(async () => {
  await db.sql.deleteFrom('game_catalogue').execute()
  await db.sql.deleteFrom('game_category').execute()
  await db.sql.deleteFrom('game_session').execute()
  clock = manualClock(new Date('2026-11-20T12:00:00Z'))
  changes = 0
  requests = []
})

describe('the time at which the games of a category last changed', () => {
  const at = (catalogue: Catalogue) => catalogue.changedAt('ALL_GAMES')?.toISOString() ?? null
  const answerWith = (etag: string, catalogue: FetchedCatalogue['catalogue']) => {
    studioAnswers = () => ({ etag, catalogue })
  }

  it('is when one came, went, or is described in another way, and nothing else moves it', async () => {
    answerWith('1', listed('one', 'two'))
    const catalogue = await open()
    expect(at(catalogue)).toBe('2026-11-20T12:00:00.000Z')
    const later = async () => {
      clock.advance(MINUTE_MS)
      await catalogue.refresh()
      return at(catalogue)
    }
    answerWith('2', listed('two', 'one'))
    expect(await later(), 'in another order').toBe('2026-11-20T12:00:00.000Z')
    await play('two', 'ann')
    clock.advance(60 * MINUTE_MS)
    expect(await later(), 'played more').toBe('2026-11-20T12:00:00.000Z')
    answerWith('3', listed('one', 'two', 'three'))
    expect(await later()).toBe('2026-11-20T13:03:00.000Z')
    answerWith('4', listing([listedGame('one', { name: 'Another name' }), listedGame('two')]))
    expect(await later()).toBe('2026-11-20T13:04:00.000Z')
  })

  it('outlives a start, and is not made up for games that were known before it was kept', async () => {
    answerWith('1', listed('one'))
    await open()
    clock.advance(MINUTE_MS)
    expect(at(await open())).toBe('2026-11-20T12:00:00.000Z')
    await db.sql.deleteFrom('game_category').execute()
    const known = await open()
    expect(at(known)).toBeNull()
    answerWith('2', listed('one', 'two'))
    clock.advance(MINUTE_MS)
    await known.refresh()
    expect(at(known)).toBe('2026-11-20T12:02:00.000Z')
  })

  it('is that of the newest list, whichever node saw it first', async () => {
    answerWith('1', listed('one'))
    const [first, second] = [await open(), await open()]
    answerWith('2', listed('one', 'two'))
    clock.advance(MINUTE_MS)
    await first.refresh()
    clock.advance(30_000)
    await second.refresh()
    expect([at(first), at(second)]).toEqual(Array(2).fill('2026-11-20T12:01:00.000Z'))
  })
})

describe('the catalogue', () => {
  it('starts empty without the studio, and fills as soon as it answers', async () => {
    studioAnswers = isDown
    const catalogue = await open()
    expect(idsIn(catalogue)).toEqual([])
    studioAnswers = () => ({ etag: '"1"', catalogue: listed('one') })
    await catalogue.refresh()
    expect(idsIn(catalogue)).toEqual([])
    clock.advance(5_000)
    await catalogue.refresh()
    expect(idsIn(catalogue)).toEqual(['one'])
    expect(changes).toBe(1)
  })

  it('starts with what was known last when the studio is down', async () => {
    studioAnswers = () => ({ etag: '"1"', catalogue: listed('one') })
    await open()
    studioAnswers = isDown
    expect(idsIn(await open())).toEqual(['one'])
  })

  it('follows the studio within a minute, and publishes that it has changed', async () => {
    studioAnswers = () => ({ etag: '"1"', catalogue: listed('one') })
    const catalogue = await open()
    studioAnswers = () => ({ etag: '"2"', catalogue: listed('one', 'two') })
    await catalogue.refresh()
    expect(idsIn(catalogue)).toEqual(['one'])
    clock.advance(MINUTE_MS)
    await catalogue.refresh()
    expect(idsIn(catalogue).sort()).toEqual(['one', 'two'])
    expect(changes).toBe(1)
  })

  it('sends the tag that it has, and changes nothing when nothing has changed', async () => {
    studioAnswers = () => ({ etag: '"1"', catalogue: listed('one') })
    const catalogue = await open()
    studioAnswers = () => null
    clock.advance(MINUTE_MS)
    const before = catalogue.current()
    await catalogue.refresh()
    expect(requests).toEqual([null, '"1"'])
    expect(catalogue.current()).toBe(before)
    expect(changes).toBe(0)
  })

  it('sends no news of an hour, or of a tag, that changes neither the games nor their order', async () => {
    studioAnswers = () => ({ etag: null, catalogue: listed('one', 'two') })
    const catalogue = await open()
    for (let hour = 0; hour < 3; hour++) {
      clock.advance(60 * MINUTE_MS)
      await catalogue.refresh()
    }
    expect(requests).toHaveLength(4)
    expect(changes).toBe(0)
    const last = orderOf(catalogue).at(-1) ?? ''
    await play(last, 'ann', 'bob')
    clock.advance(60 * MINUTE_MS)
    await catalogue.refresh()
    expect(orderOf(catalogue)[0]).toBe(last)
    expect(changes).toBe(1)
  })

  it('keeps what it has when the studio goes down later', async () => {
    studioAnswers = () => ({ etag: '"1"', catalogue: listed('one') })
    const catalogue = await open()
    studioAnswers = isDown
    clock.advance(MINUTE_MS)
    await catalogue.refresh()
    expect(idsIn(catalogue)).toEqual(['one'])
  })

  it('lets what is played by many lead, within the hour', async () => {
    studioAnswers = () => ({
      etag: '"1"',
      catalogue: listed('one', 'two', 'three', 'four', 'five'),
    })
    const catalogue = await open()
    const last = orderOf(catalogue).at(-1) ?? ''
    await play(last, 'ann', 'bob')
    studioAnswers = () => null
    clock.advance(59 * MINUTE_MS)
    await catalogue.refresh()
    expect(orderOf(catalogue).at(-1), 'pages that are being turned fit together').toBe(last)
    clock.advance(MINUTE_MS)
    await catalogue.refresh()
    expect(orderOf(catalogue)[0]).toBe(last)
  })

  it('follows what is played while the studio is down as well', async () => {
    studioAnswers = () => ({
      etag: '"1"',
      catalogue: listed('one', 'two', 'three', 'four', 'five'),
    })
    const catalogue = await open()
    const last = orderOf(catalogue).at(-1) ?? ''
    await play(last, 'ann', 'bob')
    studioAnswers = isDown
    clock.advance(60 * MINUTE_MS)
    await catalogue.refresh()
    expect(orderOf(catalogue)[0]).toBe(last)
  })

  it('has within an hour the same order on every node, whenever it was opened and whatever has been played since', async () => {
    studioAnswers = () => ({
      etag: '"1"',
      catalogue: listed('one', 'two', 'three', 'four', 'five'),
    })
    const [old = '', last = ''] = orderOf(await open()).slice(-2)
    clock.advance(10 * MINUTE_MS - WEEK_MS)
    await play(old, 'ann')
    clock.advance(WEEK_MS - 5 * MINUTE_MS)
    const here = await open()
    clock.advance(5 * MINUTE_MS)
    await play(last, 'ann', 'bob')
    clock.advance(10 * MINUTE_MS)
    const there = await open()
    expect(orderOf(there)).toEqual(orderOf(here))

    clock.advance(40 * MINUTE_MS)
    for (const node of [there, here]) await node.refresh()
    expect(orderOf(there)).toEqual(orderOf(here))
    expect(orderOf(here)[0], 'of the new hour').toBe(last)
  })

  it.each(['game_catalogue', 'game_session'])(
    'requests again what the database could not take, because of a missing %s',
    async (table) => {
      studioAnswers = () => ({ etag: '"1"', catalogue: listed('one') })
      const catalogue = await open()
      // The studio answers 304 to the tag of its catalogue.
      studioAnswers = () =>
        requests.at(-1) === '"2"' ? null : { etag: '"2"', catalogue: listed('one', 'two') }
      clock.advance(MINUTE_MS)
      await db.run('', `alter table ${table} rename to out_of_reach`, [])
      try {
        await expect(catalogue.refresh()).rejects.toThrow(table)
      } finally {
        await db.run('', `alter table out_of_reach rename to ${table}`, [])
      }
      expect(idsIn(catalogue)).toEqual(['one'])
      await catalogue.refresh()
      expect(idsIn(catalogue).sort()).toEqual(['one', 'two'])
      expect(changes).toBe(1)
      studioAnswers = isDown
      expect(idsIn(await open()).sort(), 'and it is kept').toEqual(['one', 'two'])
    },
  )
})
