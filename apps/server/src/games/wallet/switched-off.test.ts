import { beforeEach, describe, expect, it } from 'vitest'
import {
  balanceOf,
  bet,
  codeOf,
  offered,
  openWalletState,
  play,
  rollback,
  win,
} from '#testkit/wallet-states.ts'

beforeEach(openWalletState)

describe('a provider that is switched off', () => {
  it('begins no new round', () => {
    offered(false)
    expect(codeOf(play([bet('b1', 10)]))).toBe('GAME_UNKNOWN')
  })

  it('has the rounds that were open settled: further bets, wins and rollbacks', () => {
    expect(balanceOf(play([bet('b1', 10)]))).toBe(140)
    offered(false)
    expect(balanceOf(play([bet('b2', 10)]))).toBe(130)
    expect(balanceOf(play([win('w1', 50)]))).toBe(180)
    expect(balanceOf(rollback('r1', 'w1'))).toBe(130)
    expect(balanceOf(rollback('r2', 'b1'))).toBe(140)
  })

  it('gets the first answer again for a bet that it repeats', () => {
    expect(balanceOf(play([bet('b1', 10)]))).toBe(140)
    offered(false)
    expect(balanceOf(play([bet('b1', 10)]))).toBe(140)
  })
})
