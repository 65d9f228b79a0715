import { beforeEach, describe, expect, it } from 'vitest'
import {
  balanceOf,
  bet,
  codeOf,
  idsOf,
  openWalletState,
  play,
  purse,
  rollback,
  session,
  walletState,
  win,
} from '#testkit/wallet-states.ts'

beforeEach(openWalletState)

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
    walletState.players.set('ann', {
      active: true,
      noBetsFrom: null,
      bonusEndsAt: null,
      purse: { real: 0n, bonus: 50n },
      bonusId: 'lamp',
      minOdds: '1.50',
    })
    play([bet('b1', 50), win('w1', 80)], { close: true })
    play([bet('b2', 80)], { round: 'r2' })
    play([win('w2', 500, 'promo')], { round: 'r3' })
    expect(rollback('x1', 'w1')).toEqual({ done: false, code: 'INSUFFICIENT_FUNDS', balance: 500n })
    expect(purse()).toEqual({ real: 500n, bonus: 0n })
  })

  it('with the id of another bet’s rollback is refused', () => {
    play([bet('b1', 50), bet('b2', 30)])
    rollback('x1', 'b1')
    expect(codeOf(rollback('x1', 'b2'))).toBe('DUPLICATE_TRANSACTION')
    expect(balanceOf(play([bet('b2', 30)]))).toBe(120)
  })

  it('gives nothing back in another round than the bet’s own', () => {
    play([bet('b1', 50)])
    play([bet('b2', 30)], { round: 'r2' })
    expect(codeOf(rollback('x1', 'b2'))).toBe('DUPLICATE_TRANSACTION')
    expect(walletState.rounds.get('r1')?.staked).toEqual({ real: 50n, bonus: 0n })
  })

  it('that came before its bet is none for a bet in another round', () => {
    rollback('x1', 'b1')
    expect(codeOf(play([bet('b1', 70)], { round: 'r2' }))).toBe('DUPLICATE_TRANSACTION')
  })

  it('of what is another player’s, another round’s or a rollback is refused', () => {
    play([bet('b1', 50)])
    rollback('x1', 'b1')
    play([bet('b2', 50)], { round: 'r2' })
    expect(codeOf(rollback('x2', 'b2', { round: 'r9' }))).toBe('DUPLICATE_TRANSACTION')
    expect(codeOf(rollback('x2', 'b2', { round: 'r2', who: session({ playerId: 'bob' }) }))).toBe(
      'DUPLICATE_TRANSACTION',
    )
    expect(codeOf(rollback('x3', 'x1'))).toBe('BAD_REQUEST')
    expect(codeOf(rollback('x4', 'x4'))).toBe('BAD_REQUEST')
    expect(codeOf(rollback('b2', 'b9', { round: 'r2' }))).toBe('DUPLICATE_TRANSACTION')
  })
})
