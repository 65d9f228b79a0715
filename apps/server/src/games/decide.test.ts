import fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import type { PlayAction } from '#contracts/wallet-api.ts'
import { totalOf } from '#rules/bonus.ts'
import { type Books, enter, type GameSession } from './books.ts'
import { type Decision, decide, type Order } from './decide.ts'

const NOW = new Date('2026-11-20T12:00:00Z')
const session = (given: Partial<GameSession> = {}): GameSession => ({
  tokenHash: 'hash',
  providerId: 'studio',
  playerId: 'ann',
  gameId: 'comet',
  currency: 'EUR',
  language: 'en',
  expiresAtMs: NOW.getTime() + 1000,
  ...given,
})
const expired = session({ expiresAtMs: NOW.getTime() })

let books: Books
let count = 0

/** Decides, and enters what was decided, as a batch does. */
function give(order: Order): Decision {
  const decision = decide(books, order, { now: NOW, newId: () => `t${++count}` })
  if (decision.done) enter(books, order.session.playerId, decision.changes)
  return decision
}

const bet = (id: string, amount: number): PlayAction => ({ action: 'bet', id, amount })
const win = (id: string, amount: number, reason?: 'promo'): PlayAction => ({ action: 'win', id, amount, ...(reason && { reason }) })

function play(actions: PlayAction[], given: { round?: string; who?: GameSession; game?: string; close?: boolean } = {}): Decision {
  const { round = 'r1', who = session(), game = 'comet', close = false } = given
  return give({ kind: 'play', session: who, gameId: game, roundRef: round, actions, roundClosed: close })
}

function rollback(ref: string, original: string, { round = 'r1', who = session() } = {}): Decision {
  return give({ kind: 'rollback', session: who, roundRef: round, ref, original })
}

const codeOf = (decision: Decision) => (decision.done ? 'done' : decision.code)
const balanceOf = (decision: Decision) => Number(decision.balance)
const idsOf = (decision: Decision) => (decision.done ? decision.told.map((each) => each.transactionId) : [])
const purse = () => books.players.get('ann')?.purse

beforeEach(() => {
  count = 0
  books = { players: new Map(), rounds: new Map(), storedRounds: new Set(), transactions: new Map(), undone: new Map() }
  books.players.set('ann', { active: true, noBetsFrom: null, purse: { real: 100n, bonus: 50n } })
  books.players.set('bob', { active: true, noBetsFrom: null, purse: { real: 100n, bonus: 0n } })
})

describe('bets and wins', () => {
  it('take from real money first and pay back in the same proportion', () => {
    expect(balanceOf(play([bet('b1', 125)]))).toBe(25)
    expect(purse()).toEqual({ real: 0n, bonus: 25n })
    expect(balanceOf(play([win('w1', 250)]))).toBe(275)
    expect(purse()).toEqual({ real: 200n, bonus: 75n })
  })

  it('in one request happen in order, all or nothing', () => {
    expect(codeOf(play([bet('b1', 100), win('w1', 500), bet('b2', 600)]))).toBe('INSUFFICIENT_FUNDS')
    expect(purse()).toEqual({ real: 100n, bonus: 50n })
    expect(books.transactions.size).toBe(0)
    expect(books.rounds.size).toBe(0)
    expect(balanceOf(play([bet('b1', 100), win('w1', 500), bet('b2', 540)]))).toBe(10)
  })

  it('are refused with the balance when there is not enough', () => {
    expect(play([bet('b1', 151)])).toEqual({ done: false, code: 'INSUFFICIENT_FUNDS', balance: 150n })
  })

  it('of nothing are recorded like any other', () => {
    expect(balanceOf(play([bet('b1', 0), win('w1', 0)], { close: true }))).toBe(150)
    expect(books.transactions.size).toBe(2)
  })
})

describe('G2 a player who has to answer first', () => {
  const waits = (from: Date) => books.players.set('ann', { active: true, noBetsFrom: from, purse: { real: 100n, bonus: 0n } })

  it('bets until that moment, and from it on no more', () => {
    waits(new Date(NOW.getTime() + 1))
    expect(codeOf(play([bet('b1', 10)]))).toBe('done')
    waits(NOW)
    expect(codeOf(play([bet('b2', 10)]))).toBe('LIMIT_REACHED')
    expect(codeOf(play([bet('b3', 0), win('w3', 50)])), 'nothing of a request that holds a bet is done').toBe('LIMIT_REACHED')
  })

  it('still wins, and gets bets back', () => {
    play([bet('b1', 10)])
    waits(NOW)
    expect(codeOf(play([win('w1', 5)]))).toBe('done')
    expect(codeOf(rollback('x1', 'w1'))).toBe('done')
    expect(codeOf(rollback('x2', 'b1'))).toBe('done')
  })
})

describe('a repeat', () => {
  it('moves nothing and answers with the first id and the balance of now', () => {
    const first = play([bet('b1', 50)])
    play([bet('b2', 20)], { round: 'r2' })
    const again = play([bet('b1', 50)])
    expect(idsOf(again)).toEqual(idsOf(first))
    expect(balanceOf(again)).toBe(80)
  })

  it('is answered when the round is over, the token has expired and the player is barred', () => {
    play([bet('b1', 50), win('w1', 10)], { close: true })
    books.players.set('ann', { active: false, noBetsFrom: null, purse: purse() ?? { real: 0n, bonus: 0n } })
    expect(codeOf(play([bet('b1', 50), win('w1', 10)], { close: true, who: expired }))).toBe('done')
    expect(balanceOf(play([bet('b1', 50)], { who: expired }))).toBe(110)
  })

  it('within one request is a repeat as well', () => {
    const both = play([bet('b1', 50), bet('b1', 50)])
    expect(balanceOf(both)).toBe(100)
    expect(new Set(idsOf(both)).size).toBe(1)
  })

  it.each([
    ['amount', () => play([bet('b1', 51)])],
    ['kind', () => play([win('b1', 50)])],
    ['round', () => play([bet('b1', 50)], { round: 'r2' })],
    ['player', () => play([bet('b1', 50)], { round: 'r2', who: session({ playerId: 'bob' }) })],
    ['player in the same round', () => play([bet('b9', 50)], { who: session({ playerId: 'bob' }) })],
    ['game', () => play([bet('b1', 50)], { game: 'other', who: session({ gameId: 'other' }) })],
  ])('with another %s is a duplicate', (_, attempt) => {
    play([bet('b1', 50)])
    expect(codeOf(attempt())).toBe('DUPLICATE_TRANSACTION')
    expect(purse()).toEqual({ real: 50n, bonus: 50n })
  })
})

describe('a token', () => {
  it('that has expired serves for wins, rollbacks and closing, never for bets', () => {
    play([bet('b1', 50)])
    expect(codeOf(play([bet('b2', 1)], { who: expired }))).toBe('TOKEN_EXPIRED')
    expect(codeOf(play([win('w1', 5)], { who: expired }))).toBe('done')
    play([bet('b3', 50)], { round: 'r3' })
    expect(codeOf(rollback('x3', 'b3', { round: 'r3', who: expired }))).toBe('done')
    expect(codeOf(give({ kind: 'close', session: expired, roundRef: 'r1' }))).toBe('done')
  })

  it('serves for its own game only', () => {
    expect(codeOf(play([bet('b1', 1)], { game: 'other' }))).toBe('GAME_UNKNOWN')
  })

  it('of a barred player serves for what is still owed, never for bets', () => {
    play([bet('b1', 50)])
    books.players.set('ann', { active: false, noBetsFrom: null, purse: { real: 50n, bonus: 50n } })
    expect(codeOf(play([bet('b2', 1)]))).toBe('PLAYER_DISABLED')
    expect(codeOf(play([win('w1', 5)]))).toBe('done')
  })
})

describe('a rollback', () => {
  it('gives a bet back to the money it was paid from', () => {
    play([bet('b1', 120)])
    expect(balanceOf(rollback('x1', 'b1'))).toBe(150)
    expect(purse()).toEqual({ real: 100n, bonus: 50n })
  })

  it('answers as the first time, under its own or another reference', () => {
    play([bet('b1', 50)])
    const first = rollback('x1', 'b1')
    expect(idsOf(rollback('x1', 'b1'))).toEqual(idsOf(first))
    expect(idsOf(rollback('x2', 'b1'))).toEqual(idsOf(first))
    expect(purse()).toEqual({ real: 100n, bonus: 50n })
  })

  it('of an unknown bet is remembered: the late bet moves nothing, and nothing can be won on it', () => {
    expect(codeOf(rollback('x1', 'b1'))).toBe('done')
    const late = play([bet('b1', 70)])
    expect(balanceOf(late)).toBe(150)
    expect(idsOf(late)).toHaveLength(1)
    expect(idsOf(play([bet('b1', 70)]))).toEqual(idsOf(late))
    expect(codeOf(play([bet('b1', 71)]))).toBe('DUPLICATE_TRANSACTION')
    expect(codeOf(play([win('w1', 500)]))).toBe('ROUND_ROLLED_BACK')
    expect(codeOf(play([win('w2', 500, 'promo')]))).toBe('ROUND_ROLLED_BACK')
  })

  it('of one of two bets leaves the other and its win', () => {
    play([bet('b1', 50), bet('b2', 30)])
    expect(balanceOf(rollback('x1', 'b1'))).toBe(120)
    expect(balanceOf(play([win('w1', 60)]))).toBe(180)
  })

  it('of a bet that has been won on is refused until its wins are rolled back', () => {
    play([bet('b1', 50), win('w1', 80)], { close: true })
    expect(codeOf(rollback('x1', 'b1'))).toBe('ROUND_CLOSED')
    expect(balanceOf(rollback('x2', 'w1'))).toBe(100)
    expect(balanceOf(rollback('x1', 'b1'))).toBe(150)
    expect(codeOf(play([win('w2', 1)]))).toBe('ROUND_ROLLED_BACK')
  })

  it('of a win that has been spent is refused with the balance', () => {
    play([bet('b1', 100), win('w1', 80)], { close: true })
    play([bet('b2', 120)], { round: 'r2' })
    expect(rollback('x1', 'w1')).toEqual({ done: false, code: 'INSUFFICIENT_FUNDS', balance: 10n })
  })

  it('of a win in bonus money that has been spent is refused, however much real money there is', () => {
    books.players.set('ann', { active: true, noBetsFrom: null, purse: { real: 0n, bonus: 50n } })
    play([bet('b1', 50), win('w1', 80)], { close: true })
    play([bet('b2', 80)], { round: 'r2' })
    play([win('w2', 500, 'promo')], { round: 'r3' })
    expect(rollback('x1', 'w1')).toEqual({ done: false, code: 'INSUFFICIENT_FUNDS', balance: 500n })
    expect(purse()).toEqual({ real: 500n, bonus: 0n })
  })

  it('that was told for one bet is not told for another', () => {
    play([bet('b1', 50), bet('b2', 30)])
    rollback('x1', 'b1')
    expect(codeOf(rollback('x1', 'b2'))).toBe('DUPLICATE_TRANSACTION')
    expect(balanceOf(play([bet('b2', 30)]))).toBe(120)
  })

  it('gives nothing back in another round than the bet’s own', () => {
    play([bet('b1', 50)])
    play([bet('b2', 30)], { round: 'r2' })
    expect(codeOf(rollback('x1', 'b2'))).toBe('DUPLICATE_TRANSACTION')
    expect(books.rounds.get('r1')?.staked).toEqual({ real: 50n, bonus: 0n })
  })

  it('that came before its bet is no word for a bet in another round', () => {
    rollback('x1', 'b1')
    expect(codeOf(play([bet('b1', 70)], { round: 'r2' }))).toBe('DUPLICATE_TRANSACTION')
  })

  it('of what is another player’s, another round’s or a rollback is refused', () => {
    play([bet('b1', 50)])
    rollback('x1', 'b1')
    play([bet('b2', 50)], { round: 'r2' })
    expect(codeOf(rollback('x2', 'b2', { round: 'r9' }))).toBe('DUPLICATE_TRANSACTION')
    expect(codeOf(rollback('x2', 'b2', { round: 'r2', who: session({ playerId: 'bob' }) }))).toBe('DUPLICATE_TRANSACTION')
    expect(codeOf(rollback('x3', 'x1'))).toBe('BAD_REQUEST')
    expect(codeOf(rollback('x4', 'x4'))).toBe('BAD_REQUEST')
    expect(codeOf(rollback('b2', 'b9', { round: 'r2' }))).toBe('DUPLICATE_TRANSACTION')
  })
})

describe('a round', () => {
  it('that is over takes no bets and no wins', () => {
    play([bet('b1', 50)], { close: true })
    expect(codeOf(play([bet('b2', 1)]))).toBe('ROUND_CLOSED')
    expect(codeOf(play([win('w1', 1)]))).toBe('ROUND_CLOSED')
    expect(codeOf(play([win('w2', 1, 'promo')]))).toBe('ROUND_CLOSED')
    expect(codeOf(give({ kind: 'close', session: session(), roundRef: 'r1' }))).toBe('done')
  })

  it('of one game takes nothing from another', () => {
    play([bet('b1', 50)])
    expect(codeOf(play([bet('b2', 10)], { game: 'other', who: session({ gameId: 'other' }) }))).toBe('DUPLICATE_TRANSACTION')
    expect(purse()).toEqual({ real: 50n, bonus: 50n })
  })

  it('without a bet pays only what is marked as a free round, a promotion or a jackpot', () => {
    expect(codeOf(play([win('w1', 10)]))).toBe('BET_MISSING')
    expect(codeOf(give({ kind: 'close', session: session(), roundRef: 'r1' }))).toBe('BET_MISSING')
    expect(balanceOf(play([win('w1', 10, 'promo')]))).toBe(160)
    expect(purse()).toEqual({ real: 110n, bonus: 50n })
  })
})

it('holds what a player has plus what the house has, whatever a provider sends in whatever order', () => {
  const ref = fc.integer({ min: 1, max: 6 })
  const round = ref.map((at) => `r${at % 3}`)
  const action = fc.oneof(
    fc.tuple(ref, fc.nat(90)).map(([at, amount]) => bet(`b${at}`, amount)),
    fc.tuple(ref, fc.nat(90)).map(([at, amount]) => win(`w${at}`, amount)),
  )
  const order = fc.oneof(
    fc.tuple(fc.array(action, { minLength: 1, maxLength: 3 }), round, fc.boolean()),
    fc.tuple(fc.tuple(ref, ref, fc.constantFrom('b', 'w')), round, fc.constant(null)),
  )
  fc.assert(
    fc.property(fc.array(order, { maxLength: 40 }), (orders) => {
      books = {
        players: new Map([['ann', { active: true, noBetsFrom: null, purse: { real: 100n, bonus: 50n } }]]),
        rounds: new Map(),
        transactions: new Map(),
        storedRounds: new Set(),
        undone: new Map(),
      }
      for (const [what, where, close] of orders) {
        if (close === null) {
          const [own, of, kind] = what as [number, number, string]
          rollback(`x${own}`, `${kind}${of}`, { round: where })
        } else play(what as PlayAction[], { round: where, close })
      }
      const now = purse() ?? { real: -1n, bonus: -1n }
      const rounds = [...books.rounds.values()]
      const house = rounds.reduce((sum, each) => sum + totalOf(each.staked) - totalOf(each.won), 0n)
      const moved = [...books.transactions.values()].every(({ moved, amount }) => totalOf(moved) === amount || totalOf(moved) === 0n)
      return now.real >= 0n && now.bonus >= 0n && totalOf(now) + house === 150n && moved
    }),
    { numRuns: 1500 },
  )
})
