import fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import { type BonusOutcome, totalOf } from '#rules/bonus.ts'
import {
  balanceOf,
  bet,
  codeOf,
  NOW,
  openWalletState,
  play,
  purse,
  rollback,
  walletState,
  win,
} from '#testkit/wallet-states.ts'

const HOUR_MS = 3_600_000
beforeEach(openWalletState)

/**
 * The lamp, which paid for the rounds so far, is over; a wick is active, and this is what the
 * player has.
 */
function next(outcome: BonusOutcome, has = { real: 10n, bonus: 20n }): void {
  const ann = walletState.players.get('ann')
  if (ann) walletState.players.set('ann', { ...ann, purse: has, bonusId: 'wick' })
  walletState.bonusOutcomes = new Map([['lamp', outcome]])
}

describe('a round that a bonus has paid for', () => {
  it('remembers the bonus, and one of real money remembers none', () => {
    play([bet('b1', 60)])
    expect(walletState.rounds.get('r1')?.bonusId).toBeNull()
    play([bet('b2', 60)])
    expect(walletState.rounds.get('r1')?.bonusId).toBe('lamp')
  })

  it.each<[BonusOutcome, object]>([
    ['completed', { real: 160n, bonus: 20n }],
    ['lost', { real: 110n, bonus: 20n }],
  ])('wins nothing for a later bonus, when its own was %s', (outcome, left) => {
    play([bet('b1', 150)])
    next(outcome)
    expect(codeOf(play([win('w1', 150)]))).toBe('done')
    expect(purse()).toEqual(left)
    expect(walletState.transactions.get('w1')).toMatchObject({
      moved: { real: 100n, bonus: 50n },
      late: { id: 'lamp', outcome },
    })
    rollback('x1', 'w1')
    expect(purse(), 'what was won can be taken back').toEqual({ real: 10n, bonus: 20n })
  })

  it('gives a stake back to no later bonus', () => {
    play([bet('b1', 150)])
    next('lost')
    expect(balanceOf(rollback('x1', 'b1'))).toBe(130)
    expect(purse()).toEqual({ real: 110n, bonus: 20n })
  })

  it.each<[string, number, object]>([
    ['less than two days', 48 * HOUR_MS - 1, { real: 160n, bonus: 20n }],
    [
      'two days, in which the stake may have completed the bonus',
      48 * HOUR_MS,
      { real: 110n, bonus: 20n },
    ],
  ])(
    'that was left open for %s gives its stake back to the player, or to the casino',
    (_, openFor, left) => {
      play([bet('b1', 150)], { close: true })
      const round = walletState.rounds.get('r1')
      if (round) round.openedAt = new Date(NOW.getTime() - openFor)
      next('completed')
      expect(codeOf(rollback('x1', 'b1'))).toBe('done')
      expect(purse()).toEqual(left)
      expect(walletState.transactions.get('x1')?.moved).toEqual({ real: 100n, bonus: 50n })
    },
  )

  it('is not paid from a later bonus, and goes on with real money', () => {
    play([bet('b1', 150)])
    next('lost', { real: 10n, bonus: 20n })
    expect(codeOf(play([bet('b2', 11)]))).toBe('INSUFFICIENT_FUNDS')
    expect(codeOf(play([bet('b3', 10)]))).toBe('done')
    expect(
      codeOf(play([bet('b4', 11)], { round: 'r2' })),
      'which pays for a round of its own',
    ).toBe('done')
    expect(walletState.rounds.get('r2')?.bonusId).toBe('wick')
  })

  it('L9 leaves a later bonus alone, whatever comes back, and no amount is made or lost', () => {
    const amount = fc.integer({ min: 0, max: 500 })
    fc.assert(
      fc.property(
        fc.constantFrom<BonusOutcome>('completed', 'lost'),
        fc.integer({ min: 1, max: 150 }),
        amount,
        amount,
        (outcome, stake, one, two) => {
          openWalletState()
          play([bet('b1', stake)])
          next(outcome)
          play([win('w1', one)])
          play([win('w2', two)])
          if (two % 2) rollback('x1', 'w1')
          const won = [...walletState.transactions.values()].reduce(
            (sum, { kind, late, moved }) => {
              const sign = kind === 'bet' ? 0n : kind === 'win' ? 1n : -1n
              return {
                purse: sum.purse + sign * (late?.outcome === 'lost' ? moved.real : totalOf(moved)),
                all: sum.all + sign * totalOf(moved),
              }
            },
            { purse: 0n, all: 0n },
          )
          expect(purse()?.bonus).toBe(20n)
          expect(purse()?.real).toBe(10n + won.purse)
          expect(won.all).toBe(BigInt(two) + (two % 2 ? 0n : BigInt(one)))
        },
      ),
    )
  })
})
