import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openFairRandom } from '../maths/random.ts'
import { hashOf } from './seeds.ts'
import {
  casino,
  chaos,
  closeTestRounds,
  findGame,
  launch,
  open,
  openSafely,
  openTestRounds,
  plays,
  reaches,
  restart,
  round,
  rounds,
  session,
  store,
} from './test-rounds.ts'

beforeEach(openTestRounds)
afterEach(closeTestRounds)

describe('a spin', () => {
  test('is one signed call with bet and win, closed, and the balance is the one of the wallet', async () => {
    const id = launch('slot')
    for (let spin = 0; spin < 30; spin += 1) {
      const played = await rounds.start(id, { stake: 100 }, null)
      expect(played.phase).toBe('settled')
      const call = plays().at(-1)?.body
      const win = played.win ? [{ action: 'win', id: `${played.id}-win`, amount: played.win }] : []
      expect(call).toMatchObject({
        roundId: played.id,
        roundClosed: true,
        actions: [{ action: 'bet', id: `${played.id}-bet`, amount: 100 }, ...win],
      })
    }
    const { balance, won, staked } = session(id)
    expect(balance).toBe(casino.balance)
    expect(won - staked).toBe(casino.balance - 10_000)
    // On a busy machine a call may be repeated before its answer has come: then it is the same
    // call.
    expect(new Set(plays().map(({ body }) => JSON.stringify(body))).size).toBe(30)
  })

  test('is decided and on disk before the wallet is called', async () => {
    const id = launch('slot')
    casino.reactions = [
      'lose-request',
      'lose-request',
      'lose-request',
      'lose-request',
      'lose-request',
      'lose-request',
    ]
    const played = await rounds.start(id, { stake: 100 }, null)
    expect(round(played.id)).toMatchObject({ stake: 100, phase: 'voiding' })
    expect(round(played.id).win).not.toBeNull()
  })

  test('is called again with the same ids when the answer is lost, and moves money once', async () => {
    const id = launch('slot')
    casino.reactions = ['lose-answer', 'lose-answer']
    const played = await rounds.start(id, { stake: 100 }, null)
    expect(played.phase).toBe('settled')
    expect(new Set(plays().map((call) => JSON.stringify(call.body))).size).toBe(1)
    expect(plays()).toHaveLength(3)
    expect(casino.balance).toBe(10_000 - 100 + (played.win ?? 0))
  })

  test('is rolled back when no answer ever comes and the casino does not know it', async () => {
    const id = launch('slot')
    casino.reactions = ['lose-request', 'lose-request', 'lose-request']
    const played = await rounds.start(id, { stake: 100 }, null)
    expect(played.phase).toBe('void')
    expect(casino.calls.at(-1)).toMatchObject({
      path: 'rollback',
      body: { originalId: `${played.id}-bet`, id: `${played.id}-void` },
    })
    expect([casino.balance, session(id).won - session(id).staked]).toEqual([10_000, 0])
  })

  test('is rolled back when only the repeat of a lost call is refused, because the first may still arrive', async () => {
    const id = launch('slot')
    casino.reactions = ['lose-request', 'LIMIT_REACHED']
    const played = await rounds.start(id, { stake: 100 }, null)
    expect(played.phase).toBe('void')
    expect(casino.calls.at(-1)).toMatchObject({
      path: 'rollback',
      body: { originalId: `${played.id}-bet` },
    })
  })

  test('counts as drawn when the casino had closed it before all answers were lost', async () => {
    const id = launch('slot')
    casino.reactions = ['lose-answer', 'lose-answer', 'lose-answer']
    const played = await rounds.start(id, { stake: 100 }, null)
    expect(played.phase).toBe('settled')
    expect(session(id).balance).toBe(casino.balance)
    expect(casino.balance).toBe(10_000 - 100 + (played.win ?? 0))
  })

  test('whose rollback is lost too is rolled back later, and no new round starts before', async () => {
    const id = launch('slot')
    casino.reactions = Array(6).fill('lose-request')
    const played = await rounds.start(id, { stake: 100 }, null)
    expect(played.phase).toBe('voiding')
    await expect(rounds.start(id, { stake: 100 }, null)).rejects.toMatchObject({
      code: 'ROUND_OPEN',
    })
    await reaches(played.id, 'void')
    expect(casino.balance).toBe(10_000)
  })

  test.each(['INSUFFICIENT_FUNDS', 'LIMIT_REACHED', 'TOKEN_EXPIRED', 'PLAYER_DISABLED'] as const)(
    'refused with %s costs nothing and shows the reason',
    async (code) => {
      const id = launch('slot')
      casino.reactions = [code]
      await expect(rounds.start(id, { stake: 100 }, null)).rejects.toMatchObject({ code })
      expect(store.listRounds(id, 1)[0]?.phase).toBe('refused')
      expect(casino.balance).toBe(10_000)
      expect((await rounds.start(id, { stake: 100 }, null)).phase).toBe('settled')
    },
  )

  test('cannot be had for a stake that is not on offer, nor twice at once, nor too soon', async () => {
    const id = launch('slot')
    for (const stake of [0, -20, 30, 1e9, '100', null])
      await expect(rounds.start(id, { stake }, null)).rejects.toMatchObject({ code: 'BAD_CHOICE' })
    await restart()
    await rounds.close()
    store.close()
    open(60_000)
    const [first, second] = await Promise.allSettled([
      rounds.start(id, { stake: 20 }, null),
      rounds.start(id, { stake: 20 }, null),
    ])
    expect([first.status, second.status]).toEqual(['fulfilled', 'rejected'])
    expect(plays()).toHaveLength(1)
  })
})

describe('a casino that does not believe the signature for a while', () => {
  test('takes no bet', async () => {
    const id = launch('slot')
    casino.reactions = ['disbelieve']
    await expect(rounds.start(id, { stake: 100 }, null)).rejects.toMatchObject({ code: null })
    expect(store.listRounds(id, 1)[0]?.phase).toBe('refused')
    expect(casino.balance).toBe(10_000)
  })

  test('gets a win again until it takes it', async () => {
    const id = launch('mines')
    const started = await openSafely(id)
    casino.reactions = ['disbelieve']
    expect((await rounds.act(id, started.id, { kind: 'cash-out' })).phase).toBe('paying')
    await reaches(started.id, 'settled')
    expect(casino.balance).toBe(10_000 + 3)
  })

  test('is called again for a stake that has to come back', async () => {
    const id = launch('slot')
    casino.reactions = ['lose-request', 'lose-request', 'lose-request', 'disbelieve']
    const played = await rounds.start(id, { stake: 100 }, null)
    expect(played.phase).toBe('voiding')
    await reaches(played.id, 'void')
    expect(casino.balance).toBe(10_000)
  })
})

describe('a crash round', () => {
  test('bets at the start, pays at the cash-out, and may be checked afterwards', async () => {
    const id = launch('crash')
    const hash = hashOf(session(id).serverSeed)
    const started = await rounds.start(id, { stake: 100, autoAt: 101 }, 'my-own-seed')
    await rounds.waitForEnd(started.id, 5000)
    const over = round(started.id)
    expect(over.phase).toBe('settled')
    expect(hashOf(over.seeds?.serverSeed ?? '')).toBe(hash)
    expect(over.seeds).toMatchObject({ clientSeed: 'my-own-seed', nonce: 1 })
    const again = findGame('crash')?.start(
      { stake: 100, autoAt: 101 },
      openFairRandom(over.seeds?.serverSeed ?? '', 'my-own-seed', 1),
    )
    expect((over.state as { point: number }).point).toBe((again as { point: number }).point)
    expect(hashOf(session(id).serverSeed)).not.toBe(hash)
    expect(casino.balance).toBe(10_000 - 100 + (over.win ?? 0))
  })

  test('that is lost is closed at the casino', async () => {
    const id = launch('mines')
    const started = await rounds.start(id, { stake: 100, mines: 20 }, null)
    const [mine] = (started.state as { cells: number[] }).cells
    await rounds.act(id, started.id, { kind: 'open', cell: mine })
    expect(round(started.id)).toMatchObject({ phase: 'settled', win: 0 })
    expect(casino.calls.at(-1)).toMatchObject({ path: 'close', body: { roundId: started.id } })
  })
})

describe('demo mode', () => {
  test('plays the same game on its own books and never calls the wallet', async () => {
    const id = launch('slot', 'demo')
    let expected = 10_000
    for (let spin = 0; spin < 20; spin += 1)
      expected += ((await rounds.start(id, { stake: 100 }, null)).win ?? 0) - 100
    expect(session(id).balance).toBe(expected)
    expect(casino.calls).toHaveLength(0)
  })

  test('does not let more be staked than there is', async () => {
    const id = launch('slot', 'demo')
    store.saveSession({ ...session(id), balance: 99 })
    await expect(rounds.start(id, { stake: 100 }, null)).rejects.toMatchObject({
      code: 'INSUFFICIENT_FUNDS',
    })
    expect(session(id).balance).toBe(99)
  })
})

describe('misbehaviour on demand', () => {
  test('a duplicated call and a late bet after its rollback move nothing more', async () => {
    const id = launch('slot')
    chaos.plan = { ...chaos.plan, duplicate: 1 }
    const twice = await rounds.start(id, { stake: 100 }, null)
    expect(plays()).toHaveLength(2)
    expect(casino.balance).toBe(10_000 - 100 + (twice.win ?? 0))
    const before = casino.balance
    chaos.plan = { ...chaos.plan, loseRequest: 3, lateBet: 1 }
    const late = await rounds.start(id, { stake: 100 }, null)
    expect(late.phase).toBe('void')
    expect(casino.calls.slice(-2).map((call) => call.path)).toEqual(['rollback', 'play'])
    expect(casino.balance).toBe(before)
  })
})
