import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { builderResult } from './bet-builder.ts'
import { autoCashOut, type Chances, cashOutOffer, cashOutPart } from './cash-out.ts'
import { type Fraction, hundredthsText, ONE, plus, roundedDown, times, ZERO } from './fraction.ts'
import { LEG_RESULTS, type Leg, type LegResult, placeFactor, winFactor } from './leg.ts'
import { deductionOf, ruleFourRate } from './rule-four.ts'
import { type Caps, DEFAULT_CAPS, type Slip, settleSlip } from './settle-slip.ts'
import { foldsOf, linesOf, type SlipType, typesFor } from './slip-type.ts'

const legs = (...written: string[]): Leg[] =>
  written.map((each) => {
    const [odds = '', result = 'won'] = each.split(' ')
    return { odds, result: result as LegResult }
  })
const slip = (
  type: SlipType,
  stake: number,
  of: readonly Leg[],
  more: Partial<Slip> = {},
): Slip => ({
  type,
  stakeMinor: BigInt(Math.round(stake * 100)),
  legs: of,
  ...more,
})
const paid = (...args: Parameters<typeof slip>) =>
  hundredthsText(settleSlip(slip(...args)).returnedMinor)

describe('a slip pays', () => {
  test.each([
    ['a quarter handicap that wins', 'single', 200, legs('2.00'), '400.00'],
    ['a quarter handicap that is half lost', 'single', 200, legs('2.00 half_lost'), '100.00'],
    ['a quarter handicap that is lost', 'single', 200, legs('2.00 lost'), '0.00'],
    ['a quarter handicap that is half won', 'single', 1, legs('1.80 half_won'), '1.40'],
    ['doubles with a lost and a void leg', 'double', 1, legs('2 lost', '3 void', '4'), '4.00'],
    ['doubles with one line of void legs', 'double', 1, legs('2 lost', '3 void', '4 void'), '1.00'],
    ['doubles', 'double', 2, legs('2', '3', '4'), '52.00'],
    ['a trixie', 'trixie', 1, legs('2', '2', '2'), '20.00'],
    ['a patent', 'patent', 1, legs('2', '2', '2'), '26.00'],
    ['a yankee', 'yankee', 1, legs('2', '2', '2', '2'), '72.00'],
    ['a lucky 15', 'lucky15', 1, legs('2', '2', '2', '2'), '80.00'],
    ['a canadian', 'canadian', 1, legs('2', '2', '2', '2', '2'), '232.00'],
    ['a lucky 31', 'lucky31', 1, legs('2', '2', '2', '2', '2'), '242.00'],
    ['a perm of doubles', '2/3', 2, legs('2', '3', '4'), '52.00'],
  ] as const)('%s', (_name, type, stake, of, right) => {
    expect(paid(type, stake, of)).toBe(right)
  })

  test('the half that is won of totals 2.25 with two goals, and the half that is lost', () => {
    expect([
      paid('single', 10, legs('1.90 half_lost')),
      paid('single', 10, legs('1.90 half_won')),
    ]).toEqual(['5.00', '14.50'])
  })

  test('now what is decided, and later at most what is open besides', () => {
    const { returnedMinor, atMostMinor, isOpen } = settleSlip(
      slip('patent', 1, legs('2', '3 void', '4 open')),
    )
    expect([returnedMinor, atMostMinor, isOpen]).toEqual([500n, 2900n, true])
    expect(settleSlip(slip('double', 1, legs('2 lost', '4 open'))).isOpen).toBe(false)
  })

  test('the stake when all legs are void, whatever its type', () => {
    for (let count = 1; count <= 8; count++)
      for (const type of typesFor(count)) {
        const { stakedMinor, returnedMinor } = settleSlip(
          slip(type, 3.33, legs(...Array.from({ length: count }, () => '7.5 void'))),
        )
        expect([type, returnedMinor]).toEqual([type, stakedMinor])
      }
  })

  test.each([
    ['two tie for one place', 10, '11.0', { places: 1, tied: 2 }, '55.00'],
    ['three tie for one place', 50, '26', { places: 1, tied: 3 }, '433.33'],
    ['two tie for two places', 10, '11.0', { places: 2, tied: 2 }, '110.00'],
  ])('a part of the stake at full odds when %s', (_name, stake, odds, deadHeat, right) => {
    expect(paid('single', stake, [{ odds, result: 'won', deadHeat }])).toBe(right)
  })

  test.each([
    ['won', '116.00'],
    ['placed', '26.00'],
    ['lost', '0.00'],
    ['void', '20.00'],
  ] as const)('each way, when the horse is %s', (result, right) => {
    const settled = settleSlip(
      slip('single', 10, [{ odds: '9.0', result, placeFraction: '0.2' }], { eachWay: true }),
    )
    expect([settled.lines, settled.stakedMinor, hundredthsText(settled.returnedMinor)]).toEqual([
      2,
      2000n,
      right,
    ])
  })

  test('a tie for the first place in the win half alone, and one for the last place in the place half', () => {
    const tied = { odds: '9.0', placeFraction: '0.2', deadHeat: { places: 1, tied: 2 } }
    expect(paid('single', 10, [{ ...tied, result: 'won' }], { eachWay: true })).toBe('71.00')
    expect(paid('single', 10, [{ ...tied, result: 'placed' }], { eachWay: true })).toBe('13.00')
  })

  test('winnings less what rule 4 takes', () => {
    expect(paid('single', 10, [{ odds: '9.0', result: 'won', rule4: '0.25' }])).toBe('70.00')
    expect(paid('single', 10, [{ odds: '9.0', result: 'won', rule4: '0.95' }])).toBe('18.00')
    expect(deductionOf(['0.25', '0.40', '0.75'])).toEqual(deductionOf(['0.90']))
    expect([ruleFourRate('1.05'), ruleFourRate('4.00'), ruleFourRate('16.00')]).toEqual([
      '0.90',
      '0.25',
      null,
    ])
  })

  test('nothing that rounding makes: fractions of a cent are left out once, at the end', () => {
    expect(paid('double', 0.01, legs('1.5', '1.5', '1.5'))).toBe('0.06')
    expect(paid('single', 0.01, legs('1.99'))).toBe('0.01')
  })
})

describe('a bet builder', () => {
  test('is void when one part is, in whatever order its parts are decided', () => {
    expect(builderResult(['won', 'void', 'lost', 'open'])).toBe('void')
    expect(builderResult(['lost', 'open'])).toBe('open')
    expect([builderResult(['won', 'won']), builderResult(['won', 'lost'])]).toEqual(['won', 'lost'])
    expect(() => builderResult(['half_won'])).toThrow(RangeError)
  })
})

describe('a cash-out', () => {
  const single = slip('single', 10, legs('6.0 open'))
  const ends = (won: number, more: Partial<Chances> = {}): Chances => {
    const { half_won = 0, half_lost = 0, void: back = 0 } = more
    return { won, half_won, void: back, half_lost, lost: 1 - won - half_won - back - half_lost }
  }
  const fair = { win: ends(4 / 9) }

  test('offers the fair value less the margin', () => {
    expect(cashOutOffer(single, [fair], '0')).toBe(2667n)
    expect(cashOutOffer(single, [fair], '0.05')).toBe(2533n)
    expect(cashOutOffer(single, [null], '0')).toBeNull()
    expect(cashOutOffer(slip('single', 10, legs('6.0 lost')), [null], '0')).toBe(0n)
  })

  test('of a stake that will most likely come back offers little more than the stake', () => {
    const level = { win: ends(0.03, { void: 0.95 }) }
    expect(cashOutOffer(single, [level], '0')).toBe(1130n)
    const quarter = { win: ends(0.1, { half_won: 0.2, half_lost: 0.3 }) }
    expect(cashOutOffer(single, [quarter], '0')).toBe(1450n)
    const two = slip('double', 10, legs('6.0 open', '2.0 open'))
    expect(cashOutOffer(two, [level, { win: ends(0.5) }], '0')).toBe(1130n)
  })

  test('takes from the winnings what horses take that do not run', () => {
    const deducted = { ...single, legs: single.legs.map((leg) => ({ ...leg, rule4: '0.55' })) }
    expect(cashOutOffer(deducted, [{ win: ends(0.5) }], '0')).toBe(1625n)
  })

  test('of a part pays that part and leaves the rest to go on', () => {
    const { paidMinor, stakeLeftMinor } = cashOutPart(2667n, 1000n, 400n)
    expect([paidMinor, stakeLeftMinor]).toEqual([1066n, 600n])
    expect(settleSlip({ ...single, legs: legs('6.0'), stakeLeftMinor }).returnedMinor).toBe(3600n)
    expect(cashOutOffer({ ...single, stakeLeftMinor }, [fair], '0')).toBe(1600n)
    expect(() => cashOutPart(2667n, 1000n, 1001n)).toThrow(RangeError)
  })

  test('that is automatic pays the offer it finds, not the one it waited for', () => {
    expect([80n, 120n].map((offer) => autoCashOut(100n, offer))).toEqual([null, 120n])
    expect(autoCashOut(100n, null)).toBeNull()
  })
})

describe('the caps', () => {
  test('hold down winnings and combined odds, and say which', () => {
    const long = settleSlip(slip('single', 1000, legs('100')), DEFAULT_CAPS)
    expect([long.returnedMinor, long.capped]).toEqual([5_100_000n, 'winnings'])
    const many = settleSlip(slip('accumulator', 1, legs('100', '100', '100 open')), DEFAULT_CAPS)
    expect([many.returnedMinor, many.atMostMinor, many.capped]).toEqual([0n, 1_000_000n, 'odds'])
    expect(settleSlip(slip('single', 10, legs('2')), DEFAULT_CAPS).capped).toBeNull()
  })
})

const anyLeg: fc.Arbitrary<Leg> = fc.record(
  {
    odds: fc.integer({ min: 101, max: 3000 }).map((odds) => (odds / 100).toFixed(2)),
    result: fc.constantFrom(...LEG_RESULTS),
    placeFraction: fc.constantFrom('0.2', '0.25', '0.5'),
    deadHeat: fc.integer({ min: 1, max: 3 }).map((places) => ({ places, tied: places + 1 })),
    rule4: fc.constantFrom('0.05', '0.35', '0.9'),
  },
  { requiredKeys: ['odds', 'result', 'placeFraction'] },
)
const anySlip: fc.Arbitrary<Slip> = fc.array(anyLeg, { minLength: 1, maxLength: 8 }).chain((of) =>
  fc.record({
    type: fc.constantFrom(
      ...typesFor(of.length),
      ...of.map((_, at): SlipType => `${at + 1}/${of.length}`),
    ),
    stakeMinor: fc.bigInt({ min: 1n, max: 100_000n }),
    eachWay: fc.boolean(),
    legs: fc.constant(of),
  }),
)

/** Every line of a slip, one by one: the subsets of its legs as bits. */
function byBruteForce(
  { type, stakeMinor, eachWay, legs }: Slip,
  caps: Caps | null,
): { lines: number; sum: Fraction } {
  const folds = foldsOf(type, legs.length)
  let [lines, sum] = [0, ZERO]
  for (let bits = 1; bits < 1 << legs.length; bits++) {
    const taken = legs.filter((_, at) => bits & (1 << at))
    if (!folds.includes(taken.length)) continue
    for (const factorOf of eachWay ? [winFactor, placeFactor] : [winFactor]) {
      lines++
      const product = taken.reduce((product, leg) => times(product, factorOf(leg) ?? ZERO), ONE)
      const odds =
        caps && roundedDown(product) >= BigInt(caps.combinedOdds)
          ? { numerator: BigInt(caps.combinedOdds), denominator: 1n }
          : product
      sum = plus(sum, odds)
      // Sums of exact fractions grow; the power of ten is enough, because thirds come from ties
      // alone.
      const scale = 10n ** 40n * 3n ** 10n
      sum = { numerator: (sum.numerator * scale) / sum.denominator, denominator: scale }
    }
  }
  return { lines, sum: times(sum, { numerator: stakeMinor, denominator: 1n }) }
}

describe('the return of any slip', () => {
  test('is the sum over its lines by brute force, for 10,000 slips', () => {
    fc.assert(
      fc.property(
        anySlip,
        fc.constantFrom(null, { winningsMinor: 10n ** 18n, combinedOdds: 500 }),
        (any, caps) => {
          const { lines, sum } = byBruteForce(any, caps)
          const settled = settleSlip(any, caps)
          expect([settled.lines, settled.returnedMinor]).toEqual([lines, roundedDown(sum)])
          expect(settled.atMostMinor).toBeGreaterThanOrEqual(settled.returnedMinor)
        },
      ),
      { numRuns: 10_000 },
    )
  }, 60_000)

  test('of thirty legs is worked out at once, and more than 10,000 lines are refused', () => {
    const many = legs(...Array.from({ length: 30 }, () => '1.37'))
    expect(linesOf('3/30', 30)).toBe(4060)
    expect(settleSlip(slip('3/30', 1, many)).returnedMinor).toBe(
      (406_000n * 137n ** 3n) / 1_000_000n,
    )
    expect(() => linesOf('10/30', 30)).toThrow(RangeError)
  })
})
