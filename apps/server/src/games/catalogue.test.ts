import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestDatabase } from '#testkit/database.ts'
import { listedGame, listing } from '#testkit/listed-games.ts'
import type { Database } from '../db/database.ts'
import { type ManualClock, manualClock } from '../kit/clock.ts'
import { ThirdPartyDown } from '../kit/refusal.ts'
import { openTopics } from '../kit/topics.ts'
import { openCatalogue } from './catalogue.ts'
import type { FetchedCatalogue, StudioClient } from './studio-client.ts'

const log = pino({ level: 'silent' })
const MINUTE_MS = 60_000

const listed = (...ids: string[]) => listing(ids.map((id) => listedGame(id)))

let db: Database
let clock: ManualClock
let told: string[]
let asked: (string | null)[]
let studioSays: () => FetchedCatalogue | null

const topics = openTopics((topic) => told.push(topic))
const studio: Pick<StudioClient, 'fetchCatalogue'> = {
  fetchCatalogue: async (etag) => {
    asked.push(etag)
    return studioSays()
  },
}
const open = () => openCatalogue({ db, clock, topics, log, studio: studio as StudioClient })
const idsIn = ({ current }: Awaited<ReturnType<typeof open>>) => [...current().all.byId.keys()]

function isDown(): never {
  throw new ThirdPartyDown('studio', new Error('no answer'))
}

beforeAll(async () => {
  db = await openTestDatabase()
})
afterAll(() => db.close())
beforeEach(async () => {
  await db.sql.deleteFrom('game_catalogue').execute()
  await db.sql.deleteFrom('game_session').execute()
  clock = manualClock(new Date('2026-11-20T12:00:00Z'))
  told = []
  asked = []
})

describe('the catalogue', () => {
  it('starts empty without the studio, and fills as soon as it answers', async () => {
    studioSays = isDown
    const catalogue = await open()
    expect(idsIn(catalogue)).toEqual([])
    studioSays = () => ({ etag: '"1"', catalogue: listed('one') })
    await catalogue.refresh()
    expect(idsIn(catalogue)).toEqual([])
    clock.advance(5_000)
    await catalogue.refresh()
    expect(idsIn(catalogue)).toEqual(['one'])
    expect(told).toEqual(['catalogue'])
  })

  it('starts with what was known last when the studio is down', async () => {
    studioSays = () => ({ etag: '"1"', catalogue: listed('one') })
    await open()
    studioSays = isDown
    expect(idsIn(await open())).toEqual(['one'])
  })

  it('follows the studio within a minute, and tells that it has changed', async () => {
    studioSays = () => ({ etag: '"1"', catalogue: listed('one') })
    const catalogue = await open()
    studioSays = () => ({ etag: '"2"', catalogue: listed('one', 'two') })
    await catalogue.refresh()
    expect(idsIn(catalogue)).toEqual(['one'])
    clock.advance(MINUTE_MS)
    await catalogue.refresh()
    expect(idsIn(catalogue).sort()).toEqual(['one', 'two'])
    expect(told).toEqual(['catalogue', 'catalogue'])
  })

  it('asks with the tag it knows, and changes nothing when nothing has changed', async () => {
    studioSays = () => ({ etag: '"1"', catalogue: listed('one') })
    const catalogue = await open()
    studioSays = () => null
    clock.advance(MINUTE_MS)
    const before = catalogue.current()
    await catalogue.refresh()
    expect(asked).toEqual([null, '"1"'])
    expect(catalogue.current()).toBe(before)
    expect(told).toEqual(['catalogue'])
  })

  it('keeps what it has when the studio goes down later', async () => {
    studioSays = () => ({ etag: '"1"', catalogue: listed('one') })
    const catalogue = await open()
    studioSays = isDown
    clock.advance(MINUTE_MS)
    await catalogue.refresh()
    expect(idsIn(catalogue)).toEqual(['one'])
  })

  it('lets what is played by many lead, within the hour', async () => {
    studioSays = () => ({ etag: '"1"', catalogue: listed('one', 'two', 'three', 'four', 'five') })
    const catalogue = await open()
    const last = catalogue.current().all.find({}).games.at(-1)?.id ?? ''
    const row = { provider_id: 'studio', currency: 'EUR', language: 'en', game_id: last, opened_at: clock.now() }
    const until = new Date(clock.nowMs() + MINUTE_MS)
    const players = ['ann', 'bob'].map((player_id) => ({ ...row, player_id, token_hash: player_id, expires_at: until }))
    await db.sql.insertInto('game_session').values(players).execute()
    studioSays = () => null
    clock.advance(60 * MINUTE_MS)
    await catalogue.refresh()
    expect(catalogue.current().all.find({}).games[0]?.id).toBe(last)
  })
})
