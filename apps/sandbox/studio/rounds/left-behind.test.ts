import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openFairRandom } from '../maths/random.ts'
import { openStudioStore, type Round } from '../studio.store.ts'
import { newSeed } from './seeds.ts'
import {
  casino,
  closeTestRounds,
  file,
  findGame,
  launch,
  open,
  openSafely,
  openTestRounds,
  reaches,
  restart,
  round,
  rounds,
  session,
  store,
} from './test-rounds.ts'

beforeEach(openTestRounds)
afterEach(closeTestRounds)

describe('a process that dies', () => {
  test('between the draw and the bet leaves a round that ends as it was drawn', async () => {
    const id = launch('slot')
    const drawn = {
      ...(await rounds.start(id, { stake: 100 }, null)),
      id: 'left-behind',
      phase: 'betting' as const,
      acceptedAt: null,
    }
    store.saveRound(drawn)
    const before = casino.balance
    await restart()
    await reaches('left-behind', 'settled')
    expect(round('left-behind')).toMatchObject({ win: drawn.win, state: drawn.state })
    expect(casino.balance).toBe(before - 100 + (drawn.win ?? 0))
  })

  test('between the end of a round and the win pays the win once', async () => {
    const id = launch('mines')
    const started = await openSafely(id)
    casino.reactions = ['lose-answer', 'lose-answer', 'lose-answer']
    const out = await rounds.act(id, started.id, { kind: 'cash-out' })
    expect(out.phase).toBe('paying')
    await restart()
    await reaches(started.id, 'settled')
    expect(casino.balance).toBe(10_000 + 3)
  })

  test('leaves an open mines round where it was', async () => {
    const id = launch('mines')
    const started = await rounds.start(id, { stake: 100, mines: 3 }, null)
    await restart()
    expect(round(started.id)).toMatchObject({ phase: 'open', state: started.state })
  })

  test('gives the stake of a flight back that ended meanwhile, unless an exit had been set', async () => {
    const [byHand, byExit] = [
      launch('crash', 'real', seedOfLongFlight()),
      launch('crash', 'real', seedOfLongFlight()),
    ]
    const ended = (id: string, from: Round, autoAt: number | null) =>
      store.saveRound({
        ...from,
        id,
        acceptedAt: Date.now() - 60_000,
        state: { stake: 100, autoAt, point: 300, cashedAt: null, over: false },
      })
    const one = await rounds.start(byHand, { stake: 100, autoAt: 100_000 }, null)
    const other = await rounds.start(byExit, { stake: 100, autoAt: 100_000 }, null)
    await rounds.close()
    ended(one.id, { ...one, phase: 'open', win: null }, null)
    ended(other.id, { ...other, phase: 'open', win: null }, 200)
    store.close()
    open()
    await reaches(one.id, 'void')
    await reaches(other.id, 'settled')
    expect(round(other.id).win).toBe(200)
  })
})

/** A flight that is drawn from it goes on for seconds: some others are over before they begin. */
function seedOfLongFlight(): string {
  for (;;) {
    const seed = newSeed()
    const flight = findGame('crash')?.start(
      { stake: 100, autoAt: 100_000 },
      openFairRandom(seed, 'client', 1),
    ) as { point: number }
    if (flight.point >= 1000) return seed
  }
}

test('a flight of a trial that newer trials have taken the place of ends with nothing, and stops no other', async () => {
  const [forgotten, mine] = [launch('crash', 'demo'), launch('crash', 'demo')]
  const exit = { stake: 100, autoAt: 110 }
  const gone = await rounds.start(forgotten, exit, null)
  const other = openStudioStore(file, { trials: 1, roundsOfTrial: 20 })
  other.addSession({ ...session(mine), id: 'newest' })
  other.close()
  expect(store.findRound(gone.id)).toBeNull()
  store.saveSession({ ...session('newest'), id: mine })
  const stays = await rounds.start(mine, exit, null)
  await reaches(stays.id, 'settled')
})
