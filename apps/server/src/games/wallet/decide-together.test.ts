import { beforeEach, describe, expect, it } from 'vitest'
import {
  balanceOf,
  bet,
  codeOf,
  idsOf,
  openWalletState,
  play,
  purse,
  resultsOf,
  rollback,
  undo,
  walletState,
  win,
} from '#testkit/wallet-states.ts'
import { roundOfUnknown } from './decision-draft.ts'

beforeEach(openWalletState)

describe('rollbacks in one request', () => {
  it('are done together or not at all', () => {
    play([bet('b1', 50), bet('b2', 30)])
    play([bet('b3', 10)], { round: 'r2' })
    expect(codeOf(play([undo('x1', 'b1'), undo('x2', 'b2'), undo('x3', 'b3')]))).toBe(
      'DUPLICATE_TRANSACTION',
    )
    expect(purse()).toEqual({ real: 10n, bonus: 50n })
    expect(balanceOf(play([undo('x1', 'b1'), undo('x2', 'b2')]))).toBe(140)
    expect(walletState.rounds.get('r1')?.state).toBe('rolled_back')
  })

  it('undo wins before bets, and have their results in the order of the request', () => {
    play([bet('b1', 50), win('w1', 80)], { close: true })
    const done = play([undo('x1', 'b1'), undo('x2', 'w1')])
    expect([balanceOf(done), resultsOf(done)]).toEqual([150, ['x1', 'x2']])
  })

  it('of one thing twice are one, and of what is unknown are remembered', () => {
    play([bet('b1', 50)])
    const done = play([undo('x1', 'b1'), undo('x2', 'b1'), undo('x3', 'b9')])
    expect(resultsOf(done)).toEqual(['x1', 'x2 R', 'x3 U'])
    expect(idsOf(done)[1]).toBe(idsOf(done)[0])
    expect(resultsOf(play([bet('b9', 20)]))).toEqual(['b9'])
    expect(purse()).toEqual({ real: 100n, bonus: 50n })
  })

  it('may stand beside bets and wins, in their order', () => {
    expect(balanceOf(play([bet('b1', 50), bet('b2', 20), undo('x1', 'b1'), win('w1', 5)]))).toBe(
      135,
    )
    expect(codeOf(play([bet('b3', 1), undo('x3', 'b3'), bet('b4', 1)], { round: 'r3' }))).toBe(
      'ROUND_ROLLED_BACK',
    )
  })
})

describe('the results of an order', () => {
  it('show which actions are repeats', () => {
    play([bet('b1', 50)])
    expect(resultsOf(play([bet('b1', 50), win('w1', 10)]))).toEqual(['b1 R', 'w1'])
  })

  it('show whether the bet of a rollback had come, also for a repeat', () => {
    play([bet('b1', 50)])
    expect(resultsOf(rollback('x1', 'b1'))).toEqual(['x1'])
    expect(resultsOf(rollback('x1', 'b1'))).toEqual(['x1 R'])
    expect(resultsOf(rollback('x2', 'b2', { round: 'r2' }))).toEqual(['x2 U'])
    play([bet('b2', 50)], { round: 'r2' })
    expect(resultsOf(rollback('x2', 'b2', { round: 'r2' }))).toEqual(['x2 R U'])
  })
})

describe('a win that names its bet', () => {
  it('is paid for one that stands, and refused for one that does not', () => {
    play([bet('b1', 50), bet('b2', 30)])
    rollback('x1', 'b1')
    expect(codeOf(play([{ ...win('w1', 10), betId: 'b1' }]))).toBe('ROUND_ROLLED_BACK')
    expect(codeOf(play([{ ...win('w2', 10), betId: 'b9' }]))).toBe('BET_MISSING')
    expect(codeOf(play([{ ...win('w3', 10), betId: 'b2' }]))).toBe('done')
    expect(codeOf(play([{ ...win('w4', 10), betId: 'w3' }]))).toBe('BET_MISSING')
  })
})

describe('a rollback that does not name its round', () => {
  const early = () => rollback('x1', 'b1', { round: roundOfUnknown('b1') })

  it('is remembered for the bet, whatever its round', () => {
    expect(resultsOf(early())).toEqual(['x1 U'])
    expect(resultsOf(play([bet('b1', 50)]))).toEqual(['b1'])
    expect(purse()).toEqual({ real: 100n, bonus: 50n })
    expect(codeOf(play([win('w1', 50)]))).toBe('ROUND_ROLLED_BACK')
    expect(resultsOf(early())).toEqual(['x1 R U'])
    expect(resultsOf(rollback('x1', 'b1'))).toEqual(['x1 R U'])
  })

  it('is none for another bet', () => {
    early()
    expect(balanceOf(play([bet('b2', 50)]))).toBe(100)
  })
})
