import fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import type { PlayAction } from '#contracts/wallet-api.ts'
import { totalOf } from '#rules/bonus.ts'
import {
  balanceOf,
  bet,
  codeOf,
  expired,
  give,
  idsOf,
  NOW,
  openWalletState,
  play,
  purse,
  rollback,
  session,
  signedOut,
  walletState,
  win,
} from '#testkit/wallet-states.ts'

beforeEach(openWalletState)

describe('bets and wins', () => {
  it('take from real money first and pay back in the same proportion', () => {
    expect(balanceOf(play([bet('b1', 125)]))).toBe(25)
    expect(purse()).toEqual({ real: 0n, bonus: 25n })
    expect(balanceOf(play([win('w1', 250)]))).toBe(275)
    expect(purse()).toEqual({ real: 200n, bonus: 75n })
  })

  it('in one request happen in order, all or nothing', () => {
    expect(codeOf(play([bet('b1', 100), win('w1', 500), bet('b2', 600)]))).toBe(
      'INSUFFICIENT_FUNDS',
    )
    expect(purse()).toEqual({ real: 100n, bonus: 50n })
    expect(walletState.transactions.size).toBe(0)
    expect(walletState.rounds.size).toBe(0)
    expect(balanceOf(play([bet('b1', 100), win('w1', 500), bet('b2', 540)]))).toBe(10)
  })

  it('are refused with the balance when there is not enough', () => {
    expect(play([bet('b1', 151)])).toEqual({
      done: false,
      code: 'INSUFFICIENT_FUNDS',
      balance: 150n,
    })
  })

  it('of nothing are recorded like any other', () => {
    expect(balanceOf(play([bet('b1', 0), win('w1', 0)], { close: true }))).toBe(150)
    expect(walletState.transactions.size).toBe(2)
  })
})

describe('G2 a player who has to answer first', () => {
  const waits = (from: Date) =>
    walletState.players.set('ann', {
      active: true,
      noBetsFrom: from,
      bonusEndsAt: null,
      purse: { real: 100n, bonus: 0n },
      bonusId: null,
      minOdds: '1.50',
    })

  it('bets until that moment, and from it on no more', () => {
    waits(new Date(NOW.getTime() + 1))
    expect(codeOf(play([bet('b1', 10)]))).toBe('done')
    waits(NOW)
    expect(codeOf(play([bet('b2', 10)]))).toBe('LIMIT_REACHED')
    expect(
      codeOf(play([bet('b3', 0), win('w3', 50)])),
      'nothing of a request that holds a bet is done',
    ).toBe('LIMIT_REACHED')
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
    walletState.players.set('ann', {
      active: false,
      noBetsFrom: null,
      bonusEndsAt: null,
      purse: purse() ?? { real: 0n, bonus: 0n },
      bonusId: null,
      minOdds: '1.50',
    })
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
    [
      'player in the same round',
      () => play([bet('b9', 50)], { who: session({ playerId: 'bob' }) }),
    ],
    ['game', () => play([bet('b1', 50)], { game: 'other', who: session({ gameId: 'other' }) })],
  ])('with another %s is a duplicate', (_, attempt) => {
    play([bet('b1', 50)])
    expect(codeOf(attempt())).toBe('DUPLICATE_TRANSACTION')
    expect(purse()).toEqual({ real: 50n, bonus: 50n })
  })
})

describe('a token', () => {
  it.each([
    ['that has expired', expired],
    ['whose player has signed out', signedOut],
  ])('%s serves for wins, rollbacks and closing, never for bets', (_, over) => {
    play([bet('b1', 50)])
    expect(codeOf(play([bet('b2', 1)], { who: over }))).toBe('TOKEN_EXPIRED')
    expect(codeOf(play([win('w1', 5)], { who: over }))).toBe('done')
    play([bet('b3', 50)], { round: 'r3' })
    expect(codeOf(rollback('x3', 'b3', { round: 'r3', who: over }))).toBe('done')
    expect(codeOf(give({ kind: 'close', session: over, roundRef: 'r1' }))).toBe('done')
  })

  it('serves for its own game only', () => {
    expect(codeOf(play([bet('b1', 1)], { game: 'other' }))).toBe('GAME_UNKNOWN')
  })

  it('of a barred player serves for what is still owed, never for bets', () => {
    play([bet('b1', 50)])
    walletState.players.set('ann', {
      active: false,
      noBetsFrom: null,
      bonusEndsAt: null,
      purse: { real: 50n, bonus: 50n },
      bonusId: null,
      minOdds: '1.50',
    })
    expect(codeOf(play([bet('b2', 1)]))).toBe('PLAYER_DISABLED')
    expect(codeOf(play([win('w1', 5)]))).toBe('done')
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
    expect(
      codeOf(play([bet('b2', 10)], { game: 'other', who: session({ gameId: 'other' }) })),
    ).toBe('DUPLICATE_TRANSACTION')
    expect(purse()).toEqual({ real: 50n, bonus: 50n })
  })

  it('without a bet pays only what is marked as a free round, a promotion or a jackpot', () => {
    expect(codeOf(play([win('w1', 10)]))).toBe('BET_MISSING')
    expect(codeOf(give({ kind: 'close', session: session(), roundRef: 'r1' }))).toBe('BET_MISSING')
    expect(balanceOf(play([win('w1', 10, 'promo')]))).toBe(160)
    expect(purse()).toEqual({ real: 110n, bonus: 50n })
  })
})

it('holds what a player has plus what the casino has, whatever a provider sends in whatever order', () => {
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
      openWalletState()
      for (const [what, where, close] of orders) {
        if (close === null) {
          const [own, of, kind] = what as [number, number, string]
          rollback(`x${own}`, `${kind}${of}`, { round: where })
        } else play(what as PlayAction[], { round: where, close })
      }
      const now = purse() ?? { real: -1n, bonus: -1n }
      const rounds = [...walletState.rounds.values()]
      const house = rounds.reduce((sum, each) => sum + totalOf(each.staked) - totalOf(each.won), 0n)
      const moved = [...walletState.transactions.values()].every(
        ({ moved, amount }) => totalOf(moved) === amount || totalOf(moved) === 0n,
      )
      return now.real >= 0n && now.bonus >= 0n && totalOf(now) + house === 150n && moved
    }),
    { numRuns: 1500 },
  )
})
