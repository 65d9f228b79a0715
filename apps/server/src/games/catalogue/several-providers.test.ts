import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestDatabase } from '#testkit/database.ts'
import { listedGame, listing } from '#testkit/listed-games.ts'
import type { Database } from '../../db/database.ts'
import { type ManualClock, manualClock } from '../../kit/clock.ts'
import { ThirdPartyDown } from '../../kit/refusal.ts'
import type { GameProvider } from '../providers/provider.ts'
import { openCatalogue } from './catalogue.ts'

const log = pino({ level: 'silent' })
const MINUTE_MS = 60_000

let db: Database
let clock: ManualClock
let down: Set<string>
let off: Set<string>
/** The second provider answers after this. */
let slow: Promise<void> | null
let offers: Record<string, string[]>

function provider(id: string, gamePrefix: string): GameProvider {
  return {
    id,
    gamePrefix,
    listCatalogue: async () => {
      if (id === 'second') await slow
      if (down.has(id)) throw new ThirdPartyDown(id, new Error('no answer'))
      return { etag: null, catalogue: listing((offers[id] ?? []).map((game) => listedGame(game))) }
    },
  } as unknown as GameProvider
}
const providers = [provider('first', ''), provider('second', 'second.')]
const open = () =>
  openCatalogue({ db, clock, log, providers, isOff: (id) => off.has(id), patienceMs: 50 })
const idsIn = ({ current }: Awaited<ReturnType<typeof open>>) =>
  [...current().all.byId.keys()].sort()

beforeAll(async () => {
  db = await openTestDatabase()
})
afterAll(() => db.close())
beforeEach(async () => {
  await db.sql.deleteFrom('game_catalogue').execute()
  clock = manualClock(new Date('2026-11-20T12:00:00Z'))
  down = new Set()
  off = new Set()
  slow = null
  offers = { first: ['one', 'same'], second: ['two', 'same'] }
})

describe('the catalogue of several providers', () => {
  it('keeps games apart that two providers call the same, and knows whose they are', async () => {
    const catalogue = await open()
    expect(idsIn(catalogue)).toEqual(['one', 'same', 'second.same', 'second.two'])
    expect(catalogue.originOf('second.same')).toMatchObject({
      provider: { id: 'second' },
      gameId: 'same',
    })
    expect(catalogue.originOf('same')).toMatchObject({ provider: { id: 'first' }, gameId: 'same' })
    expect(catalogue.originOf('second.one')).toBeNull()
  })

  it('shows a brand of both once, with the games of both', async () => {
    const { brands } = (await open()).current().all
    expect(brands.map(({ id, games }) => [id, games.length])).toEqual([['ALPHA', 4]])
  })

  it.each(['first', 'second'])(
    'follows the other provider while %s is down, and hides nothing of either',
    async (dead) => {
      const catalogue = await open()
      down.add(dead)
      offers = { first: ['one', 'same', 'new'], second: ['two', 'same', 'new'] }
      clock.advance(MINUTE_MS)
      await catalogue.refresh()
      const [news, none] = dead === 'first' ? ['second.new', 'new'] : ['new', 'second.new']
      expect(idsIn(catalogue)).toEqual(['one', 'same', 'second.same', 'second.two', news].sort())
      expect(idsIn(catalogue)).not.toContain(none)
    },
  )

  it('follows the other provider, and who is switched off, while one is slow; its games come later', async () => {
    const catalogue = await open()
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
    slow = answered
    offers = { first: ['one', 'new'], second: ['two', 'late'] }
    clock.advance(MINUTE_MS)
    await catalogue.refresh()
    expect(idsIn(catalogue)).toEqual(['new', 'one', 'second.same', 'second.two'])
    off.add('first')
    await catalogue.refresh()
    expect(idsIn(catalogue)).toEqual(['second.same', 'second.two'])
    answer()
    await expect
      .poll(async () => {
        await catalogue.refresh()
        return idsIn(catalogue)
      })
      .toEqual(['second.late', 'second.two'])
  })

  it('starts with the games of the provider that answers', async () => {
    down.add('first')
    expect(idsIn(await open())).toEqual(['second.same', 'second.two'])
  })

  it('starts for the first time without a provider that keeps silent', async () => {
    slow = new Promise(() => {})
    expect(idsIn(await open())).toEqual(['one', 'same'])
  })

  it('starts for the first time once a provider has answered, however late', async () => {
    down.add('first')
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
    slow = answered
    setTimeout(answer, 200)
    expect(idsIn(await open())).toEqual(['second.same', 'second.two'])
  })

  it('starts with what was known last of a provider that is down, beside the one that answers', async () => {
    await open()
    down.add('second')
    expect(idsIn(await open())).toEqual(['one', 'same', 'second.same', 'second.two'])
  })

  it('drops the games of a provider that is switched off at the next turn, and has them again when it is back on', async () => {
    const catalogue = await open()
    let changes = 0
    catalogue.onChange(() => void changes++)
    off.add('second')
    clock.advance(5_000)
    await catalogue.refresh()
    expect(idsIn(catalogue)).toEqual(['one', 'same'])
    expect(catalogue.originOf('second.two')).toBeNull()
    off.clear()
    await catalogue.refresh()
    expect(idsIn(catalogue)).toEqual(['one', 'same', 'second.same', 'second.two'])
    expect(changes).toBe(2)
  })

  it('knows the kind of a game that is gone, of a provider that is switched off too', async () => {
    const catalogue = await open()
    const kind = catalogue.current().all.byId.get('second.two')?.kind
    off.add('second')
    offers = { first: ['one'], second: [] }
    clock.advance(MINUTE_MS)
    await catalogue.refresh()
    for (const gone of ['second.two', 'same']) expect(catalogue.kindOf(gone)).toBe(kind)
    expect((await open()).kindOf('second.two'), 'after a restart').toBe(kind)
    expect(catalogue.kindOf('second.one')).toBeNull()
  })
})
