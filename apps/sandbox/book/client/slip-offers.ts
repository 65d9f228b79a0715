import { type Notation, readAmountText } from '#rules/amount-text.ts'
import { freeBetReturn } from '#rules/free-bet.ts'
import { currencyExponent, parseAmount } from '#rules/money.ts'
import { atBestTerms } from '../settlement/place-terms.ts'
import { type CasinoLimits, capsWithin, settleSlip } from '../settlement/settle-slip.ts'
import type { SlipType } from '../settlement/slip-type.ts'
import type { Leg, SlipState } from './slip.ts'
import { type Combination, systemsOf } from './slip-lines.ts'

/** A stake that can be typed: one single, the multiple, or one system. */
export interface Offer {
  key: string
  /** The price of a bet builder, which is not the product of those of its legs. */
  odds?: string
  /** Set for a single. */
  leg: Leg | null
  legs: readonly Leg[]
  combination: Combination
  eachWay: boolean
  text: string
  notation: Notation
  isUnreadable: boolean
  /** Stake of one line. */
  stakeMinor: bigint
  totalMinor: bigint
  returnMinor: bigint
  /** The limit that caps the return: on a slip's winnings, or on its odds. */
  capped: 'winnings' | 'odds' | null
  /** The free bet that pays for it; what it returns is without the stake then. */
  freeBetId?: string
}

const SINGLE: Combination = { key: 'singles', sizes: [1], lines: 1 }

/**
 * Returns the stakes that the slip can take, with their cost and possible return at the prices on
 * it. Amounts are minor units.
 */
export function offersOf(
  { legs, stakes, eachWay }: SlipState,
  tab: 'singles' | 'multiple' | 'systems' | 'builder',
  {
    currency,
    culture,
    builderOdds,
    limits = null,
  }: {
    currency: string
    culture: string
    builderOdds?: string | null
    limits?: CasinoLimits | null
  },
): Offer[] {
  const notation = notationOf(culture)
  const isEachWay = eachWay && legs.every((leg) => leg.eachWay)
  function offer(key: string, leg: Leg | null, combination: Combination): Offer {
    const text = stakes[key] ?? ''
    const { minor: stakeMinor, isUnreadable } = readTyped(text, notation, currency)
    const its = leg ? [leg] : legs
    const totalMinor = stakeMinor * BigInt(combination.lines) * (isEachWay ? 2n : 1n)
    return {
      key,
      leg,
      legs: its,
      combination,
      eachWay: isEachWay,
      text,
      notation,
      isUnreadable,
      stakeMinor,
      totalMinor,
      ...returned(typeOf(combination), its, { stakeMinor, totalMinor, eachWay: isEachWay }, limits),
    }
  }
  if (tab === 'builder') {
    if (!builderOdds) return []
    const built = offer('builder', null, { key: 'builder', sizes: [legs.length], lines: 1 })
    return [
      {
        ...built,
        odds: builderOdds,
        eachWay: false,
        totalMinor: built.stakeMinor,
        ...returned('single', [{ odds: builderOdds }], oneLine(built.stakeMinor), limits),
      },
    ]
  }
  if (tab === 'singles') return legs.map((leg) => offer(String(leg.id), leg, SINGLE))
  if (tab === 'multiple')
    return [offer('multiple', null, { key: 'multiple', sizes: [legs.length], lines: 1 })]
  return systemsOf(legs.length).map((combination) => offer(combination.key, null, combination))
}

/** An amount as it is typed. A text without an amount is unreadable, unless it is empty or zero. */
export function readTyped(
  text: string,
  notation: Notation,
  currency: string,
): { minor: bigint; isUnreadable: boolean } {
  const read = readAmountText(text, notation, currencyExponent(currency))?.text ?? ''
  const minor = parseAmount(read.replace(/\.$/, ''), currency) ?? 0n
  return { minor, isUnreadable: minor === 0n && !/^[0.,٫\s]*$/.test(text) }
}

/** An offer that a free bet pays for, of one line. */
export function freeOfferOf(
  offer: Offer,
  { id, amount }: { id: string; amount: number },
  limits: CasinoLimits | null = null,
): Offer & { freeBetId: string } {
  const legs = offer.odds === undefined ? offer.legs : [{ odds: offer.odds }]
  const type = legs.length === 1 ? 'single' : 'accumulator'
  const stakeMinor = BigInt(amount)
  const { returnMinor, capped } = returned(type, legs, oneLine(stakeMinor), limits)
  return {
    ...offer,
    key: `${offer.key}/${id}`,
    ...{ eachWay: false, text: '', isUnreadable: false, stakeMinor, totalMinor: stakeMinor },
    returnMinor: freeBetReturn(returnMinor, stakeMinor),
    capped,
    freeBetId: id,
  }
}

/** The type of a slip by which a combination is requested and settled. */
export function typeOf({ key }: Pick<Combination, 'key'>): SlipType {
  if (key === 'singles' || key === 'builder') return 'single'
  return key === 'multiple' ? 'accumulator' : (key as SlipType)
}

const oneLine = (stakeMinor: bigint) => ({ stakeMinor, totalMinor: stakeMinor, eachWay: false })

/** Returns the amount that a slip returns when all is won, by the settlement that pays it. */
function returned(
  type: SlipType,
  legs: readonly Pick<Leg, 'odds' | 'eachWay'>[],
  { totalMinor, ...stakes }: { stakeMinor: bigint; totalMinor: bigint; eachWay: boolean },
  limits: CasinoLimits | null,
): Pick<Offer, 'returnMinor' | 'capped'> {
  const { atMostMinor, capped } = settleSlip(
    {
      ...{ type, ...stakes },
      legs: legs.map(({ odds, eachWay }) => ({
        ...{ odds, result: 'open' },
        ...atBestTerms(eachWay ? { placeFraction: eachWay.fraction } : {}),
      })),
    },
    capsWithin(limits, totalMinor),
  )
  return { returnMinor: atMostMinor, capped }
}

/** The signs by which a language writes numbers. */
export function notationOf(culture: string): Notation {
  const parts = new Intl.NumberFormat(culture, { numberingSystem: 'latn' }).formatToParts(
    1_234_567.5,
  )
  const signOf = (type: string) => parts.find((part) => part.type === type)?.value
  return { decimal: signOf('decimal') ?? '.', group: signOf('group') ?? '' }
}
