import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import {
  casino,
  closeTestRounds,
  launch,
  openTestRounds,
  plays,
  reaches,
  restart,
  round,
  rounds,
  session,
  store,
} from '../rounds/test-rounds.ts'
import type { FreeSpins } from '../studio.store.ts'
import { cancelFreeSpins } from './free-spins.ts'

const HOUR_MS = 3_600_000

beforeEach(openTestRounds)
afterEach(closeTestRounds)

/** Gives the player of a launch three free spins at 0.20 in the game `slot`. */
function give(sessionId: string, changes: Partial<FreeSpins> = {}): void {
  store.saveFreeSpins({
    id: `free-${sessionId}`,
    family: 'studio',
    account: session(sessionId).playerId ?? '',
    gameIds: ['slot'],
    currency: 'EUR',
    spins: 3,
    stake: 20,
    validUntil: Date.now() + HOUR_MS,
    state: 'open',
    rounds: [],
    ...changes,
  })
}

const free = (sessionId: string) => store.findFreeSpins(`free-${sessionId}`)

describe('a free spin', () => {
  test('takes no stake, whatever is chosen, and the casino gets its number', async () => {
    const id = launch('slot')
    give(id)
    const played = await rounds.start(id, { stake: 1000 }, null)
    expect(played).toMatchObject({ phase: 'settled', stake: 20, freeSpinsId: `free-${id}` })
    expect(plays().map(({ body }) => body)).toEqual([
      expect.objectContaining({
        roundId: played.id,
        roundClosed: true,
        freeSpinsId: `free-${id}`,
        actions: [
          { action: 'win', id: `${played.id}-win`, amount: played.win, reason: 'free_round' },
        ],
      }),
    ])
    expect(session(id)).toMatchObject({ staked: 0, won: 0 })
    expect(free(id)?.rounds).toEqual([
      { id: `${played.id}-win`, roundId: played.id, won: played.win },
    ])
  })

  test('is followed by rounds for money once all are played', async () => {
    const id = launch('slot')
    give(id)
    for (let spin = 0; spin < 3; spin += 1) await rounds.start(id, { stake: 100 }, null)
    expect(free(id)?.state).toBe('over')
    const next = await rounds.start(id, { stake: 100 }, null)
    expect(next).toMatchObject({ stake: 100 })
    expect(next.freeSpinsId).toBeUndefined()
  })

  test('that does not reach the casino is reported again until it does, and counts once', async () => {
    const id = launch('slot')
    give(id)
    casino.reactions = ['lose-answer', 'lose-request', 'lose-answer', 'disbelieve']
    const played = await rounds.start(id, { stake: 20 }, null)
    expect(played.phase).toBe('paying')
    await restart()
    await reaches(played.id, 'settled')
    expect(new Set(plays().map(({ body }) => JSON.stringify(body))).size).toBe(1)
    expect(free(id)?.rounds).toHaveLength(1)
    expect(round(played.id).win).toBe(played.win)
  })

  test('that the casino does not take now is there again later', async () => {
    const id = launch('slot')
    give(id)
    casino.reactions = ['LIMIT_REACHED']
    await expect(rounds.start(id, { stake: 20 }, null)).rejects.toThrow('LIMIT_REACHED')
    expect(free(id)?.rounds).toEqual([])
    const played = await rounds.start(id, { stake: 20 }, null)
    expect(free(id)?.rounds).toMatchObject([{ roundId: played.id }])
  })

  test.each<[string, Partial<FreeSpins>]>([
    ['out of time', { validUntil: 0, state: 'over' }],
    ['cancelled', { state: 'cancelled' }],
    ['another player’s', { account: 'another' }],
    ['in another currency', { currency: 'SEK' }],
    ['for another game', { gameIds: ['roulette'] }],
    ['of another interface', { family: 'softswiss' }],
  ])('is not played when it is %s', async (_, changes) => {
    const id = launch('slot')
    give(id, changes)
    expect((await rounds.start(id, { stake: 100 }, null)).freeSpinsId).toBeUndefined()
  })

  test('is not played in a demo', async () => {
    const id = launch('slot', 'demo')
    give(id)
    expect((await rounds.start(id, { stake: 100 }, null)).freeSpinsId).toBeUndefined()
  })
})

describe('free spins of SOFTSWISS', () => {
  const seat = () => {
    const id = launch('slot')
    const { playerId } = session(id)
    store.saveSession({ ...session(id), family: 'softswiss', token: '', account: playerId })
    give(id, { family: 'softswiss' })
    return id
  }
  const reports = () =>
    casino.calls.filter(({ path }) => path === 'freespins').map(({ body }) => body)

  test('are reported as one total, once the last is played', async () => {
    const id = seat()
    const wins: number[] = []
    for (let spin = 0; spin < 3; spin += 1) {
      expect(reports()).toEqual([])
      wins.push((await rounds.start(id, { stake: 20 }, null)).win ?? 0)
    }
    const total_amount = wins.reduce((sum, win) => sum + win, 0)
    expect(reports()).toEqual([{ issue_id: `free-${id}`, status: 'played', total_amount }])
    expect(casino.balance).toBe(10_000 + total_amount)
    expect(session(id).balance).toBe(casino.balance)
    expect(free(id)?.state).toBe('over')
  })

  test('that run out are reported with their wins, until the casino answers', async () => {
    const id = seat()
    const { win } = await rounds.start(id, { stake: 20 }, null)
    store.saveFreeSpins({ ...(free(id) as FreeSpins), validUntil: Date.now() - 1 })
    casino.reactions = ['lose-answer', 'lose-answer', 'lose-answer']
    await expect.poll(() => free(id)?.state, { timeout: 8000 }).toBe('over')
    const expired = { issue_id: `free-${id}`, status: 'expired', total_amount: win }
    expect(reports().length).toBeGreaterThan(1)
    expect(new Set(reports().map((each) => JSON.stringify(each)))).toEqual(
      new Set([JSON.stringify(expired)]),
    )
    expect(casino.balance).toBe(10_000 + (win ?? 0))
  })

  test('that are cancelled after the first was played are reported with its win, and not played on', async () => {
    const id = seat()
    const { win } = await rounds.start(id, { stake: 20 }, null)
    cancelFreeSpins({ store }, 'softswiss', `free-${id}`)
    expect((await rounds.start(id, { stake: 100 }, null)).freeSpinsId).toBeUndefined()
    await expect.poll(() => free(id)?.state, { timeout: 8000 }).toBe('over')
    cancelFreeSpins({ store }, 'softswiss', `free-${id}`)
    const expired = { issue_id: `free-${id}`, status: 'expired', total_amount: win }
    expect(reports()).toEqual([expired])
  })

  test('that are cancelled before one was played are not reported', async () => {
    const id = seat()
    cancelFreeSpins({ store }, 'softswiss', `free-${id}`)
    expect(free(id)?.state).toBe('cancelled')
    expect(reports()).toEqual([])
  })
})
