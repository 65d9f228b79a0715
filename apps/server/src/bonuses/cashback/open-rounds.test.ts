import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type CashbackBed, DAY_MS, openCashbackBed, SETTLED_MS } from '#testkit/cashback.ts'
import { openTestDatabase, testsOnPostgres } from '#testkit/database.ts'
import type { ClosingStatement, Database } from '../../db/database.ts'
import { openWallet, type Wallet } from '../../games/wallet/wallet.ts'
import type { Action } from '../../games/wallet/wallet-orders.ts'

let db: Database
let cashback: CashbackBed
let wallet: Wallet
beforeAll(async () => {
  db = await openTestDatabase()
  cashback = openCashbackBed(db)
  wallet = openWallet({ ...cashback.bed.casino, onWinChange: () => {} })
})
afterAll(async () => {
  await wallet.close()
  await db.close()
})

const GAME = {
  tokenHash: 'a game',
  providerId: 'studio',
  signInId: null,
  gameId: 'blackjack',
  currency: 'EUR',
  language: 'en',
  expiresAtMs: Number.POSITIVE_INFINITY,
}
const bet = (id: string, amount: number): Action => ({ action: 'bet', id, amount })
const win = (id: string, amount: number): Action => ({ action: 'win', id, amount })
const rollback = (id: string, originalId: string): Action => ({
  action: 'rollback',
  id,
  originalId,
})

/** What a player does in one round on one day, and whether the round ends with that. */
interface Day {
  actions?: readonly Action[]
  /** Lost in other rounds; below zero for what was won in them. */
  lost?: bigint
  ends?: boolean
}

async function playDays(days: readonly Day[]): Promise<string> {
  const endsAt = new Date(cashback.bed.casino.clock.nowMs() + days.length * DAY_MS)
  const ann = await cashback.loser(0n)
  await cashback.plan({ endsAt })
  for (const { actions = [], lost = 0n, ends: roundClosed = false } of days) {
    if (lost !== 0n) await cashback.moves(ann, lost > 0n ? 'bet' : 'win', lost)
    const own = actions.map((action) => ({
      ...action,
      id: `${ann}/${action.id}`,
      ...('originalId' in action && { originalId: `${ann}/${action.originalId}` }),
    }))
    const base = { session: { ...GAME, playerId: ann }, roundRef: `${ann}/round` }
    const order = own.length
      ? ({ kind: 'play', ...base, gameId: GAME.gameId, actions: own, roundClosed } as const)
      : ({ kind: 'close', ...base } as const)
    if (own.length > 0 || roundClosed)
      expect(await wallet.carryOut(order)).toMatchObject({ done: true })
    await cashback.nextDay()
  }
  await cashback.nextDay()
  return ann
}

describe('L9 a round of a game counts for cashback when it ends: one that', () => {
  it.each<[string, Day[], bigint[]]>([
    [
      'is won on the next day',
      [{ actions: [bet('b1', 100_00)] }, { actions: [win('w1', 200_00)], ends: true }],
      [],
    ],
    [
      'gives its stake back on the next day',
      [{ actions: [bet('b1', 100_00)] }, { actions: [rollback('x1', 'b1')] }],
      [],
    ],
    ['is lost on the next day', [{ actions: [bet('b1', 100_00)] }, { ends: true }], [10_00n]],
    [
      'is lost in part two days later',
      [{ actions: [bet('b1', 100_00)] }, {}, { actions: [win('w1', 30_00)], ends: true }],
      [7_00n],
    ],
    [
      'has won on one day, and loses its last bet on the next',
      [
        { actions: [bet('b1', 40_00), win('w1', 90_00)] },
        { actions: [bet('b2', 150_00)], ends: true },
      ],
      [15_00n],
    ],
    [
      'has won before the day ends, and stays open',
      [{ actions: [bet('b1', 20_00), win('w1', 120_00)], lost: 100_00n }, {}],
      [],
    ],
    ['does not end before the plan does', [{ actions: [bet('b1', 100_00)] }], []],
    ['is lost on its day', [{ actions: [bet('b1', 100_00)], ends: true }, {}], [10_00n]],
  ])('%s', async (_name, days, amounts) => {
    expect(await cashback.given(await playDays(days))).toEqual(amounts)
  })

  it('began before the plan is no win of it, as far as the stake comes back', async () => {
    const ann = await cashback.loser(0n)
    const session = { ...GAME, playerId: ann }
    const roundRef = `${ann}/round`
    const play = (actions: Action[], roundClosed: boolean) =>
      wallet.carryOut({
        kind: 'play',
        session,
        gameId: GAME.gameId,
        roundRef,
        actions,
        roundClosed,
      })
    await play([bet(`${ann}/b1`, 100_00)], false)
    await cashback.plan()
    await play([win(`${ann}/w1`, 100_00)], true)
    await cashback.moves(ann, 'bet', 50_00n)
    await cashback.nextDay()
    expect(await cashback.given(ann)).toEqual([5_00n])
    // The plan ends, so that it gives nothing to the players of other tests.
    await cashback.nextDay()
  })
})

describe('L9 a loss that comes back after cashback was given of it', () => {
  const lostAtFirst: Day = { actions: [bet('b1', 100_00)], ends: true }
  const back: Day = { actions: [rollback('x1', 'b1')] }
  it.each<[string, Day[], bigint[]]>([
    ['brings no cashback of the next loss', [lostAtFirst, back, { lost: 100_00n }], [10_00n]],
    [
      'is owed until there is another loss',
      [lostAtFirst, back, {}, {}, { lost: 140_00n }],
      [10_00n, 4_00n],
    ],
    [
      'counts against a loss of the same day first',
      [lostAtFirst, { ...back, lost: 60_00n }, { lost: 100_00n }, { lost: 30_00n }],
      [10_00n, 6_00n, 3_00n],
    ],
    [
      'is owed only where cashback was given of it',
      [{ actions: [bet('b1', 10_00)], ends: true }, back, { lost: 100_00n }],
      [10_00n],
    ],
    [
      'is another thing than a win, which is not owed',
      [lostAtFirst, { lost: -200_00n }, { lost: 100_00n }],
      [10_00n, 10_00n],
    ],
  ])('%s', async (_name, days, amounts) => {
    expect(await cashback.given(await playDays(days))).toEqual(amounts)
  })
})

/** The database, on which a transaction stays open before its commit until `gate` opens. */
function holdingCommits(gate: Promise<void>, isHeld: () => void): Database {
  return {
    ...db,
    transaction: (work, options) =>
      db.transaction(async (tx) => {
        const closing: ClosingStatement[] = []
        const result = await work({ ...tx, withCommit: (each) => void closing.push(...each) })
        for (const { name, text, values, answered } of closing) {
          const rows = await tx.run(name, text, values)
          answered?.(rows)
        }
        isHeld()
        await gate
        return result
      }, options),
  }
}

// The embedded database runs one transaction at a time.
it.runIf(testsOnPostgres)(
  'L9 a bet that is committed while a period ends is no loss of it as long as its round is open',
  async () => {
    const ann = await cashback.loser(0n)
    await cashback.plan()
    const [gate, held] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const slow = openWallet({
      ...cashback.bed.casino,
      db: holdingCommits(gate.promise, held.resolve),
      onWinChange: () => {},
    })
    const order = {
      kind: 'play' as const,
      session: { ...GAME, playerId: ann },
      roundRef: `${ann}/round`,
      gameId: GAME.gameId,
    }
    const placing = slow.carryOut({
      ...order,
      actions: [bet(`${ann}/b1`, 100_00)],
      roundClosed: false,
    })
    await held.promise
    cashback.bed.casino.clock.advance(DAY_MS)
    const ending = cashback.run()
    // The end of the period has the time of twenty bets to go on without the slow one.
    const bob = await cashback.loser(0n)
    for (let at = 0; at < 20; at++) await cashback.moves(bob, 'bet', 1n)
    gate.resolve()
    await Promise.all([placing, ending])
    cashback.bed.casino.clock.advance(SETTLED_MS)
    await cashback.run()
    expect(await cashback.given(ann)).toEqual([])
    await wallet.carryOut({ ...order, actions: [win(`${ann}/w1`, 100_00)], roundClosed: true })
    await cashback.nextDay()
    expect(await cashback.given(ann)).toEqual([])
    await slow.close()
  },
)
