import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestDatabase } from '#testkit/database.ts'
import { type FreeSpinsBed, openFreeSpinsBed } from '#testkit/free-spins.ts'
import type { Database } from '../../db/database.ts'
import { ThirdPartyDown } from '../../kit/refusal.ts'
import { acceptFreeSpins, forfeitFreeSpins } from './answer-free-spins.ts'
import { callProviders } from './call-providers.ts'
import {
  CasinoNotLetIn,
  type FreeSpinsDesk,
  type FreeSpinsOrder,
  FreeSpinsRefused,
} from './desks.ts'
import { payTotal } from './pay-free-spins.ts'

const MINUTE_MS = 60_000

let db: Database
let bed: FreeSpinsBed
/** Calls that the provider got, and its answers to the next ones. */
const calls: string[] = []
const orders: FreeSpinsOrder[] = []
let failures: Error[] = []
let off = false
const lines: object[] = []
const log = pino({}, { write: (line: string) => void lines.push(JSON.parse(line)) })

beforeAll(async () => {
  db = await openTestDatabase()
  bed = openFreeSpinsBed(db)
})
afterAll(() => db.close())
beforeEach(async () => {
  calls.length = 0
  orders.length = 0
  failures = []
  off = false
  lines.length = 0
  await db.run(
    '',
    `update free_spins set call = null, call_at = null where state <> 'accepted'`,
    [],
  )
})

async function answer(what: string): Promise<void> {
  calls.push(what)
  const failure = failures.shift()
  if (failure) throw failure
}
const desk: FreeSpinsDesk = {
  issue(order) {
    orders.push(order)
    return answer(`issue ${order.issueId}`)
  },
  cancel: (id) => answer(`cancel ${id}`),
}
/** The games of two providers, of which one has no free spins. */
const PROVIDERS: Readonly<Record<string, string>> = { slot: 'studio', comet: 'plain' }

const turn = () =>
  callProviders(
    { ...bed.deps, log },
    {
      place(games) {
        const [providerId, ...others] = new Set(games.map((game) => PROVIDERS[game]))
        if (!providerId || others.length > 0) return null
        return { providerId, gameIds: games.map((game) => `their-${game}`) }
      },
      deskOf: (providerId) => (providerId === 'studio' ? desk : null),
      playingAlone: () => [],
      isOff: () => off,
    },
  )

const down = () => new ThirdPartyDown('studio', new Error('no answer'))

async function accepted(games?: readonly string[]) {
  const ann = await bed.newPlayer()
  const id = await bed.give(ann)
  if (games)
    await db.run('', 'update free_spins set games = $2::jsonb where id = $1', [
      id,
      JSON.stringify(games),
    ])
  await acceptFreeSpins(bed.deps, ann, id)
  return { ann, id }
}

async function turnsFor(minutes: number): Promise<void> {
  for (let minute = 0; minute < minutes; minute++) {
    bed.casino.clock.advance(MINUTE_MS)
    await turn()
  }
}

describe('free spins that were accepted', () => {
  it('are issued by the provider of their game, and their player gets a message', async () => {
    const { ann, id } = await accepted()
    await turn()
    await turn()
    expect(calls).toEqual([`issue ${id}`])
    expect(orders[0]).toMatchObject({
      issueId: id,
      gameIds: ['their-slot'],
      player: { id: ann },
      currency: 'EUR',
      spins: 3,
      stake: 20n,
    })
    expect(await bed.find(id)).toMatchObject({ state: 'active', providerId: 'studio', call: null })
    expect(await bed.messagesOf(ann)).toContain('Your free spins are ready: Lanterns')
  })

  it('are requested again under their id until the provider answers', async () => {
    const { id } = await accepted()
    failures = [down(), down()]
    await turn()
    await turn()
    expect(calls, 'not before its pause').toHaveLength(1)
    expect(await bed.find(id)).toMatchObject({
      state: 'issuing',
      attempts: 1,
      problem: 'studio did not answer as it should: no answer',
    })
    await turnsFor(3)
    expect(calls).toEqual(Array(3).fill(`issue ${id}`))
    expect(await bed.find(id)).toMatchObject({ state: 'active', problem: null })
  })

  it('fail when the provider refuses, and are not requested again', async () => {
    const { ann, id } = await accepted()
    failures = [new FreeSpinsRefused('status 422: no such stake')]
    await turn()
    await turnsFor(2)
    expect(calls).toHaveLength(1)
    expect(await bed.find(id)).toMatchObject({
      state: 'failed',
      call: null,
      problem: 'status 422: no such stake',
    })
    expect(await bed.messagesOf(ann)).not.toContain('Your free spins are ready: Lanterns')
  })

  it('are requested again where the provider does not let the casino in, and the operator reads an error', async () => {
    const { id } = await accepted()
    failures = [new CasinoNotLetIn('status 401: unknown key')]
    await turn()
    expect(await bed.find(id)).toMatchObject({
      state: 'issuing',
      call: 'issue',
      problem: 'status 401: unknown key',
    })
    const msg = 'a provider does not let the casino in: its key for free spins has to be mended'
    expect(lines).toMatchObject([{ level: 50, freeSpins: id, providerId: 'studio', msg }])
    await turnsFor(1)
    expect(calls).toEqual(Array(2).fill(`issue ${id}`))
    expect(await bed.find(id)).toMatchObject({ state: 'active', problem: null })
  })

  it('are given up after many tries, cancelled, and paid if they were played all the same', async () => {
    const { ann, id } = await accepted()
    failures = Array.from({ length: 12 }, down)
    await turnsFor(120)
    expect(calls).toEqual([...Array(12).fill(`issue ${id}`), `cancel ${id}`])
    expect(await bed.find(id)).toMatchObject({ state: 'failed', call: null })
    await payTotal(bed.deps, { id, status: 'played', won: 1_00n })
    expect(await bed.purses(ann)).toEqual({ real: 1_00n, bonus: 0n })
  })

  it('fail at once with games of a provider without free spins', async () => {
    const { id } = await accepted(['comet'])
    await turn()
    expect(calls).toEqual([])
    const problem = 'plain has no free spins that a casino gives'
    expect(await bed.find(id)).toMatchObject({ state: 'failed', problem })
  })

  it('wait for a game that is not there for a while, and for a provider that is switched off', async () => {
    const { id } = await accepted(['nowhere', 'slot'])
    const { id: other } = await accepted()
    off = true
    await turn()
    expect(calls).toEqual([])
    for (const each of [id, other])
      expect(await bed.find(each)).toMatchObject({ call: 'issue', attempts: 1 })
    off = false
    await turnsFor(1)
    expect(calls).toEqual([`issue ${other}`])
  })

  it('wait while their player may not play, who gets no message', async () => {
    const { ann, id } = await accepted()
    await db.run('', `update player set status = 'blocked' where id = $1`, [ann])
    await turnsFor(15)
    expect(calls).toEqual([])
    expect(await bed.find(id)).toMatchObject({ state: 'issuing', call: 'issue', attempts: 0 })
    expect(await bed.messagesOf(ann)).not.toContain('Your free spins are ready: Lanterns')
    await db.run('', `update player set status = 'active' where id = $1`, [ann])
    await turnsFor(10)
    expect(calls).toEqual([`issue ${id}`])
  })

  it('are issued once by two nodes', async () => {
    const { id } = await accepted()
    await Promise.all([turn(), turn()])
    expect(calls).toEqual([`issue ${id}`])
  })
})

describe('free spins that are given up', () => {
  it('are cancelled at the provider, until it answers', async () => {
    const { ann, id } = await accepted()
    await turn()
    await forfeitFreeSpins(bed.deps, ann, id)
    failures = [down()]
    await turnsFor(3)
    expect(calls).toEqual([`issue ${id}`, `cancel ${id}`, `cancel ${id}`])
    expect(await bed.find(id)).toMatchObject({ state: 'cancelled', call: null })
  })

  it('stay given up when the answer to their issue comes later', async () => {
    const { ann, id } = await accepted()
    const turned = turn()
    await forfeitFreeSpins(bed.deps, ann, id)
    await turned
    await turnsFor(1)
    expect((await bed.find(id))?.state).toBe('cancelled')
  })

  it('are not sent to a provider that was never called', async () => {
    const { ann, id } = await accepted()
    await forfeitFreeSpins(bed.deps, ann, id)
    await turnsFor(1)
    expect(calls).toEqual([])
    expect(await bed.find(id)).toMatchObject({ state: 'cancelled', call: null })
  })
})
