import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type BlackjackOutcome, liveBlackjack } from './live-blackjack.ts'
import { MOST_IDLE_ROUNDS } from './table-seats.ts'
import { openTestTables } from './test-tables.ts'

let studio: Awaited<ReturnType<typeof openTestTables>>
beforeEach(async () => {
  studio = await openTestTables()
})
afterEach(() => studio.close())

const table = () => studio.tables.get('blackjack')
const join = (...players: string[]) =>
  players.map((player) => studio.tables.join('blackjack', `${player} blackjack`, {}))
const sit = (session: string, seat: number) => studio.rounds.atTables.sit(session, seat, table())
const move = (session: string, wanted: string) =>
  studio.rounds.atTables.move(session, wanted, table())
const movesAt = (seat: number) => table().movesOf(table().view().roundId ?? '', seat)
const round = (id: string) => studio.store.findRound(id)
const ends = (id: string) =>
  vi.waitFor(() => expect(round(id)?.phase).toBe('settled'), { timeout: 8000, interval: 5 })
/**
 * All cards are tens, except the dealer's last two: no player has a blackjack, and no player is
 * over 21 without a move.
 */
const TENS: BlackjackOutcome = {
  dealer: [9, 6, 9, 9],
  seats: Array.from({ length: 5 }, () => ({ cards: [8, 1, 9, 9, 9], moves: [], isIn: true })),
}

/** The table deals tens, and its players decide. */
async function dealTens(...players: string[]): Promise<void> {
  studio.clock.pass(15_000)
  const drawn = studio.tablesStore.findLast('blackjack')
  if (drawn) studio.tablesStore.save({ ...drawn, outcome: TENS })
  await studio.restart()
  join(...players)
  studio.clock.pass(2000)
  expect(table().view().phase).toBe('deciding')
}

test('seats are seen taken, kept from round to round, and free once their player has gone', async () => {
  const [one, other] = [studio.launch('blackjack', 'one'), studio.launch('blackjack', 'other')]
  const [, leave] = join('one', 'other')
  await sit(one, 2)
  await expect(sit(other, 2)).rejects.toMatchObject({ code: 'SEAT_TAKEN' })
  await expect(sit(other, 5)).rejects.toMatchObject({ code: 'BAD_CHOICE' })
  await sit(other, 4)
  const taken = () =>
    table()
      .view()
      .seats.flatMap(({ who }, seat) => (who ? [seat] : []))
  expect(taken()).toEqual([2, 4])
  expect(JSON.stringify(table().view()), 'no player is known by it').not.toMatch(/"one"|"other"/)
  await studio.restart()
  expect(taken()).toEqual([2, 4])
  join('one')
  leave?.()
  studio.clock.pass(60_000)
  expect(taken(), 'the one who has gone has no seat').toEqual([2])
})

test('a player who does not stake for three rounds loses the seat, and one who stakes keeps it', async () => {
  const [one, other] = [studio.launch('blackjack', 'one'), studio.launch('blackjack', 'other')]
  join('one', 'other')
  await sit(one, 0)
  await sit(other, 1)
  const isTaken = () =>
    table()
      .view()
      .seats.slice(0, 2)
      .map(({ who }) => who !== null)
  const nextRound = async () => {
    const before = table().view().roundId
    const { id } = await studio.place(one, 'seat-0', 500)
    while (table().view().phase !== 'shown') studio.clock.pass(1000)
    await ends(id)
    while (table().view().roundId === before) studio.clock.pass(1000)
  }
  for (let round = 0; round < MOST_IDLE_ROUNDS; round++) await nextRound()
  expect(isTaken()).toEqual([true, true])
  await nextRound()
  expect(isTaken()).toEqual([true, false])
  await sit(other, 1)
  await nextRound()
  expect(isTaken(), 'one who sits down again has a round to stake in').toEqual([true, true])
  await nextRound()
  expect(isTaken(), 'and loses the seat after it').toEqual([true, false])
  await sit(other, 1)
  await studio.place(other, 'seat-1', 500)
  for (let round = 0; round < MOST_IDLE_ROUNDS; round++) await nextRound()
  expect(isTaken(), 'a stake counts as for all others').toEqual([true, true])
})

test('the last free seat is kept for others for three rounds after a player has lost it without a stake', async () => {
  const players = ['one', 'two', 'three', 'four', 'five']
  const sessions = players.map((player) => studio.launch('blackjack', player))
  join(...players)
  const five = sessions[4] ?? ''
  for (const [seat, session] of sessions.entries()) await sit(session, seat)
  const nextRound = async () => {
    const before = table().view().roundId
    for (const [seat, session] of sessions.slice(0, 4).entries())
      await studio.place(session, `seat-${seat}`, 100)
    while (table().view().roundId === before) studio.clock.pass(1000)
    await vi.waitFor(() =>
      expect(sessions.map((session) => studio.store.findUnfinishedRound(session))).toEqual(
        sessions.map(() => null),
      ),
    )
  }
  while (table().view().seats[4]?.who) await nextRound()
  for (let round = 0; round < MOST_IDLE_ROUNDS; round++) {
    await expect(sit(five, 4)).rejects.toMatchObject({ code: 'SEAT_KEPT' })
    await nextRound()
  }
  await sit(five, 4)
})

test('a player stakes at their own seat, and behind a player who has staked', async () => {
  const [one, other] = [studio.launch('blackjack', 'one'), studio.launch('blackjack', 'other')]
  join('one', 'other')
  await sit(one, 0)
  await expect(
    studio.place(other, 'seat-0', 500),
    'the seat has no stake yet',
  ).rejects.toMatchObject({ code: 'SEAT_EMPTY' })
  await expect(studio.place(other, 'seat-1', 500), 'the seat is empty').rejects.toMatchObject({
    code: 'SEAT_EMPTY',
  })
  expect((await studio.place(one, 'seat-0', 500)).state).toMatchObject({ own: 0 })
  expect((await studio.place(other, 'seat-0', 300)).state).toMatchObject({ own: null })
  expect(table().view().seats[0]).toMatchObject({ isIn: true })
  await expect(sit(one, 3), 'a player does not change seats during a round').rejects.toMatchObject({
    code: 'SEAT_STAKED',
  })
})

test('all bets are paid once the time to decide is over, and a bet behind follows its seat', async () => {
  const [one, other] = [studio.launch('blackjack', 'one'), studio.launch('blackjack', 'other')]
  join('one', 'other')
  await sit(one, 0)
  const bets = [await studio.place(one, 'seat-0', 500), await studio.place(other, 'seat-0', 300)]
  studio.clock.pass(17_000)
  studio.clock.pass(15_000)
  for (const { id } of bets) await ends(id)
  const [own, behind] = bets.map(({ id }) => (round(id)?.win ?? 0) / (round(id)?.stake ?? 1))
  expect(behind).toBe(own)
})

test('a decision is written down, costs what it costs, and outlives a restart', async () => {
  const one = studio.launch('blackjack', 'one')
  join('one')
  await sit(one, 0)
  const bet = await studio.place(one, 'seat-0', 500)
  studio.clock.pass(15_000)
  const drawn = studio.tablesStore.findLast('blackjack')
  if (drawn) studio.tablesStore.save({ ...drawn, outcome: TENS })
  await studio.restart()
  join('one')
  studio.clock.pass(2000)
  expect(table().view().phase).toBe('deciding')
  expect(movesAt(0)).toEqual({ hit: 0, stand: 0, double: 1 })
  await expect(move(one, 'split')).rejects.toMatchObject({ code: 'BAD_ACTION' })
  await move(one, 'hit')
  await studio.restart()
  expect(round(bet.id)?.state).toMatchObject({ moves: ['hit'] })
  join('one')
  studio.clock.pass(15_000)
  await ends(bet.id)
  // Nine and two and ten are 21, against a dealer of 17.
  expect(round(bet.id)).toMatchObject({ stake: 500, win: 1000 })
})

test('a studio that was away while players decided gives them the whole time again', async () => {
  const one = studio.launch('blackjack', 'one')
  join('one')
  await sit(one, 0)
  const bet = await studio.place(one, 'seat-0', 500)
  await dealTens('one')
  await studio.restart(600_000)
  join('one')
  studio.clock.pass(14_000)
  expect(table().view()).toMatchObject({ phase: 'deciding', leftMs: 1000 })
  await move(one, 'double')
  await ends(bet.id)
  expect(round(bet.id)).toMatchObject({ stake: 1000, win: 2000 })
})

test('a double costs a second stake and ends the round before its time; what comes after is too late', async () => {
  const one = studio.launch('blackjack', 'one')
  join('one')
  await sit(one, 0)
  const bet = await studio.place(one, 'seat-0', 500)
  studio.clock.pass(15_000)
  const drawn = studio.tablesStore.findLast('blackjack')
  if (drawn) studio.tablesStore.save({ ...drawn, outcome: TENS })
  await studio.restart()
  join('one')
  studio.clock.pass(2000)
  await move(one, 'double')
  expect(table().view().phase, 'nothing is left to decide').toBe('shown')
  await ends(bet.id)
  expect(round(bet.id)).toMatchObject({ stake: 1000, win: 2000 })
  await expect(move(one, 'hit')).rejects.toMatchObject({ code: 'BAD_ACTION' })
})

test('a double that the casino confirms after the time to decide does not count, is given back, and says so', async () => {
  const one = studio.launch('blackjack', 'one')
  join('one')
  await sit(one, 0)
  const bet = await studio.place(one, 'seat-0', 500)
  studio.clock.pass(15_000)
  const drawn = studio.tablesStore.findLast('blackjack')
  if (drawn) studio.tablesStore.save({ ...drawn, outcome: TENS })
  await studio.restart()
  join('one')
  studio.clock.pass(2000)
  studio.casino.onCall = (path) => path === 'play' && studio.clock.pass(15_000)
  const doubled = move(one, 'double')
  await expect(doubled).rejects.toMatchObject({ code: 'STAKE_LATE' })
  studio.casino.onCall = () => {}
  await ends(bet.id)
  // Nine and two are 11, against a dealer of 17.
  expect(round(bet.id)).toMatchObject({ stake: 500, win: 0 })
  expect(studio.casino.balance).toBe(9500)
})

test('a player whose round is not settled yet decides nothing at a seat that is another player’s by now', async () => {
  const [one, two] = [studio.launch('blackjack', 'one'), studio.launch('blackjack', 'two')]
  join('one', 'two')
  await sit(one, 0)
  const before = await studio.place(one, 'seat-0', 500)
  await dealTens('two')
  let isLost = true
  studio.casino.onCall = () => {
    const about = studio.casino.calls.at(-1)?.body.roundId
    studio.casino.reactions = isLost && about === before.id ? ['lose-request'] : []
  }
  await expect(move(one, 'double')).rejects.toThrow()
  studio.clock.pass(15_000)
  studio.clock.pass(9000)
  await sit(two, 0)
  const bet = await studio.place(two, 'seat-0', 500)
  await dealTens('two')
  await studio.rounds.refresh(one)
  expect(round(before.id), 'the try to settle it has failed').toMatchObject({ phase: 'open' })
  isLost = false
  await expect(move(one, 'hit')).rejects.toMatchObject({ code: 'BAD_ACTION' })
  expect(movesAt(0)).toHaveProperty('double')
  await move(two, 'stand')
  await ends(bet.id)
})

test('a bet behind takes the single result of a double, and the first hand of a split', () => {
  const game = liveBlackjack()
  const doubled = {
    ...TENS,
    seats: TENS.seats.map((seat) => ({ ...seat, moves: ['double' as const] })),
  }
  const bets = [{ spot: 'seat-0', amount: 100 }]
  expect(game.winOf({ bets, own: 0, moves: [], outcome: doubled })).toBe(400)
  expect(game.winOf({ bets, own: null, moves: [], outcome: doubled })).toBe(200)
  const pair = {
    cards: [7, 7, 9, 2, 9, 9],
    moves: ['split' as const, 'stand' as const, 'stand' as const],
    isIn: true,
  }
  const split = { ...TENS, seats: TENS.seats.map(() => pair) }
  expect([
    game.winOf({ bets, own: 0, moves: [], outcome: split }),
    game.winOf({ bets, own: null, moves: [], outcome: split }),
  ]).toEqual([200, 200])
})

test("the dealer's second card and the cards to come are not sent while players decide", () => {
  const { table: shown } = liveBlackjack()
  const text = JSON.stringify(shown?.show(TENS, false))
  expect(JSON.parse(text).dealer).toEqual({ cards: [9], total: 10, soft: false })
  expect(JSON.parse(text).seats[0].hands[0].cards).toEqual([8, 1])
})
