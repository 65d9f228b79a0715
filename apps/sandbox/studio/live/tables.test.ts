import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { CrowdedTable, TableNews } from './tables.ts'
import { openTestTables, type TestGame } from './test-tables.ts'

let studio: Awaited<ReturnType<typeof openTestTables>>
beforeEach(async () => {
  studio = await openTestTables()
})
afterEach(() => studio.close())

const phase = (id: TestGame = 'roulette') => studio.tables.viewOf(id).phase
const sit = (id: TestGame = 'roulette', player = 'somebody') => {
  const messages: CrowdedTable[] = []
  const leave = studio.tables.join(id, player, { onTable: (table) => messages.push(table) })
  return { messages, leave }
}
const round = (id: string) => studio.store.findRound(id)
const ends = (id: string, how = 'settled') =>
  vi.waitFor(() => expect(round(id)?.phase).toBe(how), { timeout: 8000, interval: 5 })

describe('a live table', () => {
  test('waits for its first player, and goes from round to round by the clock while a player is there', () => {
    expect(studio.tables.viewOf('roulette')).toMatchObject({
      phase: 'idle',
      roundId: null,
      road: [],
    })
    const { leave } = sit()
    expect(studio.tables.viewOf('roulette')).toMatchObject({
      phase: 'betting',
      leftMs: 16_000,
      lengthMs: 16_000,
    })
    studio.clock.pass(15_999)
    expect(studio.tables.viewOf('roulette')).toMatchObject({ phase: 'betting', leftMs: 1 })
    studio.clock.pass(1)
    expect(phase()).toBe('drawn')
    studio.clock.pass(4000)
    expect(phase()).toBe('shown')
    studio.clock.pass(9000)
    expect(phase()).toBe('betting')
    leave()
    studio.clock.pass(29_000)
    expect(phase(), 'no round is dealt to an empty room').toBe('idle')
    expect(studio.tables.viewOf('roulette').road).toHaveLength(2)
  })

  test('of a room that is off the air ends its round, takes no bets, and goes on once the room is back', async () => {
    const mine = studio.launch('roulette')
    const { messages } = sit()
    studio.isOpen = false
    const bet = await studio.place(mine, 'red', 500)
    studio.clock.pass(20_000)
    await ends(bet.id)
    studio.clock.pass(9000)
    expect(phase()).toBe('closed')
    await expect(studio.place(mine, 'red', 500)).rejects.toMatchObject({ code: 'ROOM_CLOSED' })
    sit('roulette', 'other')
    studio.clock.pass(60_000)
    expect(phase(), 'who comes begins no round').toBe('closed')
    studio.isOpen = true
    studio.clock.pass(5000)
    expect(messages.at(-1)?.phase).toBe('betting')
    expect((await studio.place(mine, 'red', 500)).phase).toBe('open')
  })

  test('writes the outcome down before it sends it, and sends all players the same one', () => {
    const [one, other] = [sit('roulette', 'one'), sit('roulette', 'other')]
    studio.clock.pass(16_000)
    const written = studio.tablesStore.findLast('roulette')
    expect(written?.outcome).toEqual({ number: expect.any(Number) })
    expect(
      one.messages.map(({ outcome }) => outcome).filter(Boolean),
      'nothing is sent before its time',
    ).toEqual([])
    studio.clock.pass(4000)
    for (const { messages } of [one, other])
      expect(messages.at(-1)).toMatchObject({
        phase: 'shown',
        players: 2,
        outcome: written?.outcome,
        road: [studio.tablesStore.findLast('roulette')?.label],
      })
  })

  test('reports to those who look on from the lobby how many play and what came last', () => {
    const news: TableNews[] = []
    const stop = studio.tables.watch(['baccarat'], { onNews: (each) => news.push(each) })
    sit('baccarat')
    studio.clock.pass(16_000)
    expect(news.at(-1)).toEqual({
      id: 'baccarat',
      players: 1,
      freeSeats: null,
      road: [expect.stringMatching(/^(player|banker|tie)$/)],
    })
    stop()
  })
})

describe('bets at a live table', () => {
  test('of all players end by the one outcome, each as one round at the wallet', async () => {
    const [red, black] = [studio.launch('roulette'), studio.launch('roulette')]
    sit()
    const bets = [await studio.place(red, 'red', 500), await studio.place(black, 'black', 500)]
    expect(bets.map((bet) => bet.phase)).toEqual(['open', 'open'])
    expect(studio.casino.balance, 'taken when they are placed').toBe(9000)
    studio.clock.pass(20_000)
    for (const { id } of bets) await ends(id)
    const number = Number(studio.tablesStore.findLast('roulette')?.label)
    expect(bets.map(({ id }) => round(id)?.win).reduce((sum, win) => (sum ?? 0) + (win ?? 0))).toBe(
      number === 0 ? 0 : 1000,
    )
    expect(studio.casino.balance).toBe(number === 0 ? 9000 : 10_000)
    await vi.waitFor(() => expect(studio.tablesStore.listUnsettled('roulette')).toEqual([]))
  })

  test('may be added to while bets are taken, up to the limit of the table', async () => {
    const mine = studio.launch('roulette')
    sit()
    const first = await studio.place(mine, 'red', 500)
    const more = await studio.place(mine, 'straight-7', 300)
    expect(more).toMatchObject({
      id: first.id,
      stake: 800,
      state: {
        bets: [
          { spot: 'red', amount: 500 },
          { spot: 'straight-7', amount: 300 },
        ],
      },
    })
    expect(studio.casino.balance).toBe(9200)
    await expect(studio.place(mine, 'red', 100_000)).rejects.toMatchObject({ code: 'TABLE_FULL' })
    studio.clock.pass(20_000)
    await ends(first.id)
  })

  test('that come late are refused and cost nothing, and so is a bet that came before there was a round', async () => {
    const mine = studio.launch('roulette')
    await expect(studio.place(mine, 'red', 500)).rejects.toMatchObject({ code: 'BETS_CLOSED' })
    sit()
    studio.clock.pass(16_000)
    await expect(studio.place(mine, 'red', 500)).rejects.toMatchObject({ code: 'BETS_CLOSED' })
    studio.clock.pass(4000)
    await expect(studio.place(mine, 'red', 500)).rejects.toMatchObject({ code: 'BETS_CLOSED' })
    expect([
      studio.casino.balance,
      studio.casino.calls.filter(({ path }) => path === 'play'),
    ]).toEqual([10_000, []])
  })

  test('that the wallet has not confirmed when the outcome is sent are given back, whatever the outcome', async () => {
    const [mine, other] = [studio.launch('roulette'), studio.launch('roulette')]
    sit()
    const first = await studio.place(mine, 'red', 500)
    // The outcome is sent while the casino has not answered yet.
    studio.casino.onCall = (path) => path === 'play' && studio.clock.pass(20_000)
    await expect(studio.place(mine, 'straight-7', 300)).rejects.toMatchObject({
      code: 'STAKE_LATE',
    })
    studio.casino.onCall = () => {}
    expect(round(first.id), 'what stood before stays').toMatchObject({
      stake: 500,
      state: { bets: [{ spot: 'red', amount: 500 }] },
    })
    await ends(first.id)

    studio.clock.pass(9000)
    studio.casino.onCall = (path) => path === 'play' && studio.clock.pass(20_000)
    const alone = await studio.place(other, 'black', 100)
    expect(alone.phase).toBe('void')
    await vi.waitFor(() => expect(studio.casino.balance).toBe(9500 + (round(first.id)?.win ?? 0)))
  })

  test('that may have been taken are rolled back', async () => {
    const mine = studio.launch('wheel')
    sit('wheel')
    studio.casino.reactions = ['lose-answer', 'lose-answer']
    const placed = await studio.place(mine, '1', 700)
    await ends(placed.id, 'void')
    expect(studio.casino.balance).toBe(10_000)
    expect((await studio.place(mine, '2', 100)).phase, 'and another one may be placed').toBe('open')
  })
})

describe('after a restart', () => {
  test('in the time for bets, the round goes on as if nothing had been', async () => {
    const mine = studio.launch('roulette')
    sit()
    const placed = await studio.place(mine, 'red', 500)
    const before = studio.tables.viewOf('roulette').roundId
    await studio.restart(6000)
    expect(studio.tables.viewOf('roulette')).toMatchObject({
      phase: 'betting',
      roundId: before,
      leftMs: 10_000,
    })
    expect((await studio.place(mine, 'black', 500)).id).toBe(placed.id)
    studio.clock.pass(14_000)
    await ends(placed.id)
  })

  test('between drawing and sending, it sends what it had drawn', async () => {
    const mine = studio.launch('roulette')
    sit()
    const placed = await studio.place(mine, 'red', 500)
    studio.clock.pass(17_000)
    const drawn = studio.tablesStore.findLast('roulette')?.outcome
    await studio.restart(60_000)
    expect(phase()).toBe('drawn')
    studio.clock.pass(0)
    expect(studio.tables.viewOf('roulette')).toMatchObject({ phase: 'shown', outcome: drawn })
    await ends(placed.id)
  })

  test('while it was paying, it pays the rest, and nothing twice', async () => {
    const mine = studio.launch('baccarat')
    sit('baccarat')
    const placed = await studio.place(mine, 'banker', 1000)
    studio.casino.reactions = ['lose-answer', 'lose-answer']
    studio.clock.pass(16_000)
    await ends(placed.id, 'paying')
    await studio.restart()
    await ends(placed.id)
    expect(studio.casino.balance).toBe(9000 + (round(placed.id)?.win ?? 0))
  })

  test('a bet without an answer of the wallet yet is rolled back and not requested again', async () => {
    const mine = studio.launch('roulette')
    sit()
    const placed = await studio.place(mine, 'red', 500)
    // The file is as it was after the request had left and before an answer came.
    studio.store.saveRound({ ...placed, phase: 'betting', acceptedAt: null })
    await studio.restart(60_000)
    studio.clock.pass(20_000)
    await ends(placed.id, 'void')
    expect(studio.casino.balance).toBe(10_000)
  })
})
