import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { openTestDatabase } from '#testkit/database.ts'
import { type FreeSpinsBed, openFreeSpinsBed } from '#testkit/free-spins.ts'
import type { Database } from '../../db/database.ts'
import { acceptFreeSpins } from './answer-free-spins.ts'
import { callProviders } from './call-providers.ts'
import type { FreeSpinsDesk, FreeSpinsDesks } from './desks.ts'
import { endFreeSpins, endFreeSpinsOfStopped } from './end-free-spins.ts'
import { payTotal } from './pay-free-spins.ts'

const DAY_MS = 86_400_000
const MINUTE_MS = 60_000

let db: Database
let bed: FreeSpinsBed
const calls: string[] = []

beforeAll(async () => {
  db = await openTestDatabase()
  bed = openFreeSpinsBed(db)
})
afterAll(() => db.close())

const desk: FreeSpinsDesk = {
  issue: async ({ issueId }) => void calls.push(`issue ${issueId}`),
  cancel: async (id) => void calls.push(`cancel ${id}`),
}
/** Provider 'alone' plays free spins without a call; 'studio' calls for each round. */
const desks: FreeSpinsDesks = {
  place: (games) => ({ providerId: 'alone', gameIds: games }),
  deskOf: () => desk,
  playingAlone: () => ['alone'],
  isOff: () => false,
}
async function turn(): Promise<void> {
  bed.casino.clock.advance(MINUTE_MS)
  await endFreeSpinsOfStopped(bed.deps, desks)
  await callProviders(bed.deps, desks)
}
const callsOf = (id: string) => calls.filter((each) => each.endsWith(id))
const round = (id: string, ref: string, won: bigint) => bed.round(id, ref, won)

describe('free spins that a provider plays without asking', () => {
  it.each([
    ['excluded', (ann: string) => bed.casino.exclude(ann)],
    ['blocked', (ann: string) => setStatus(ann, 'blocked')],
    ['limited', (ann: string) => setStatus(ann, 'limited')],
    ['held as the person of a blocked account', hold],
  ])('are cancelled there, once, when their player is %s', async (_, stop) => {
    const { ann, id } = await bed.active({}, 'alone')
    await turn()
    expect(callsOf(id)).toEqual([])
    await stop(ann)
    await turn()
    await turn()
    expect(callsOf(id)).toEqual([`cancel ${id}`])
    expect(await bed.find(id)).toMatchObject({ state: 'expired', call: null, paid: null })
  })

  it('pay what they had won by then, once, when the provider reports it', async () => {
    const { ann, id } = await bed.active({}, 'alone')
    await bed.casino.exclude(ann)
    await turn()
    const total = { id, status: 'expired' as const, won: 2_40n }
    await Promise.all([payTotal(bed.deps, total), payTotal(bed.deps, total)])
    expect(await bed.find(id)).toMatchObject({ state: 'expired', won: 2_40n, paid: 2_40n })
    expect(await bed.purses(ann)).toEqual({ real: 2_40n, bonus: 0n })
  })

  it('win no bonus that an excluded player could play with', async () => {
    const { ann, id } = await bed.active({ winnings: 'bonus', wagering: 5 }, 'alone')
    await bed.casino.exclude(ann)
    await turn()
    await payTotal(bed.deps, { id, status: 'expired', won: 2_40n })
    expect(await bed.purses(ann)).toEqual({ real: 0n, bonus: 0n })
    expect(await bed.bonusesOf(ann)).toEqual([{ state: 'pending', amount: 2_40n, wagering: 5 }])
  })

  it('are cancelled as well when it is not known whether they were issued', async () => {
    const { ann, id } = await bed.active({}, 'alone')
    await db.run('', `update free_spins set state = 'expired', ended_at = now() where id = $1`, [
      id,
    ])
    const other = await bed.give(ann, { key: `other/${ann}` })
    await acceptFreeSpins(bed.deps, ann, other)
    await db.run(
      '',
      `update free_spins set state = 'issuing', provider_id = 'alone', attempts = 1 where id = $1`,
      [other],
    )
    await bed.casino.exclude(ann)
    await turn()
    await turn()
    expect(callsOf(other)).toEqual([`cancel ${other}`])
  })

  it('wait for the end of a break when they were not requested from the provider yet', async () => {
    const ann = await bed.newPlayer()
    const id = await bed.give(ann)
    await acceptFreeSpins(bed.deps, ann, id)
    await bed.casino.exclude(ann)
    await turn()
    await turn()
    expect(callsOf(id)).toEqual([])
    expect(await bed.find(id)).toMatchObject({ state: 'issuing', call: 'issue' })
  })
})

describe('free spins whose provider calls for each round', () => {
  it('stay, take no round while their player is excluded, and pay their rounds at the end', async () => {
    const { ann, id } = await bed.active()
    expect(await round(id, `${id}/1`, 1_10n)).toMatchObject({ done: true })
    await bed.casino.exclude(ann)
    await turn()
    expect(callsOf(id)).toEqual([])
    expect(await round(id, `${id}/2`, 9_00n)).toEqual({ done: false, code: 'PLAYER_DISABLED' })
    expect(await round(id, `${id}/1`, 1_10n), 'reported again').toMatchObject({ done: true })
    bed.casino.clock.advance(8 * DAY_MS)
    await endFreeSpins(bed.deps)
    expect(await bed.find(id)).toMatchObject({ state: 'expired', played: 1, paid: 1_10n })
    expect(await bed.purses(ann)).toEqual({ real: 1_10n, bonus: 0n })
  })
})

test.each(['round', 'exclusion'])(
  'a round of free spins that is reported while its player excludes themselves is paid in full, or refused and not counted: the %s is asked first',
  async (first) => {
    const { ann, id } = await bed.active({ spins: 1 })
    const exclude = () => bed.casino.exclude(ann)
    const before = first === 'exclusion' ? exclude() : null
    const [counted] = await Promise.all([round(id, `${id}/1`, 1_00n), before ?? exclude()])
    const { real } = await bed.purses(ann)
    const found = await bed.find(id)
    if (counted.done) {
      expect(found).toMatchObject({ state: 'played', played: 1, paid: 1_00n })
      expect(real).toBe(1_00n)
    } else {
      expect(counted.code).toBe('PLAYER_DISABLED')
      expect(found).toMatchObject({ state: 'active', played: 0, paid: null })
      expect(real).toBe(0n)
    }
  },
)

/** The player's own status stays: they are the same person as one who is blocked. */
async function hold(playerId: string): Promise<void> {
  const other = await bed.newPlayer()
  await setStatus(other, 'blocked')
  await db.run(
    '',
    `insert into identity_match (id, player_id, other_id, likeness, found_at) values ($1, $1, $2, 'same', now())`,
    [playerId, other],
  )
}

async function setStatus(playerId: string, status: string): Promise<void> {
  await db.run('', 'update player set status = $2, standing = $2 where id = $1', [playerId, status])
}
