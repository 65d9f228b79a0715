import type { SportsPlayerAnswer } from '#contracts/sports-wallet-api.ts'
import { freeBetMisfit, freeBetReturn } from '#rules/free-bet.ts'
import { en } from '../client/words/en.ts'
import type { WordKey } from '../client/words/words.ts'
import { SPORTS } from '../feed/sport.ts'
import type { Bet } from './bet.ts'
import { NotTaken } from './not-taken.ts'
import type { Quote } from './quote.ts'

type FreeBet = SportsPlayerAnswer['freeBets'][number]

/** The sport as it is sent to the casino, in English. */
export function sportName(sportId: number): string {
  const sport = SPORTS.find(({ id }) => id === sportId)
  return sport ? en[sport.name.key as WordKey] : 'Sport'
}

/** A free bet as it is sent to the page: its sports by their ids, null for every sport. */
export function shownFreeBet({ sports, ...freeBet }: FreeBet) {
  const named = sports.map((name) => name.toLowerCase())
  const ids = SPORTS.map(({ id }) => id).filter((id) => named.includes(sportName(id).toLowerCase()))
  return { ...freeBet, sportIds: sports.length > 0 ? ids : null }
}

/**
 * A slip that is paid by a free bet: what it returns is without the stake. Throws `NotTaken` where
 * the free bet is known not to fit; one that is not known here is left to the casino.
 */
export function quoteFree(
  quoted: Quote,
  { freeBetId, currency, nowMs }: { freeBetId: string; currency: string; nowMs: number },
  freeBets: readonly FreeBet[],
): Quote {
  const freeBet = freeBets.find(({ id }) => id === freeBetId)
  const { type, odds, eachWay, legs, lines, total } = quoted
  const misfit =
    freeBet &&
    freeBetMisfit(
      { ...freeBet, endsAtMs: Date.parse(freeBet.expiresAt) },
      {
        ...{ currency, odds, eachWay },
        type: kindOf(type, legs.length),
        sports: legs.map(({ sportId }) => sportName(sportId)),
      },
      nowMs,
    )
  if (misfit === 'ended') throw new NotTaken('free_bet_ended')
  if (misfit || lines !== 1 || (freeBet && freeBet.amount !== total))
    throw new NotTaken('free_bet_unfit')
  return { ...quoted, atMost: Number(freeBetReturn(BigInt(quoted.atMost), BigInt(total))) }
}

function kindOf(type: Quote['type'], legs: number) {
  if (type === 'builder') return type
  return legs === 1 ? 'single' : type === 'accumulator' ? 'multiple' : 'system'
}

/**
 * Returns the settlement of a bet with known results. The stake of a free bet is not paid: one that
 * returns no more than its stake is lost. A void one is reported with its stake, as every void bet.
 */
export function settlementOf(
  { total, freeBetId }: Pick<Bet, 'total' | 'freeBetId'>,
  { returned, isVoid }: { returned: bigint; isVoid: boolean },
): NonNullable<Bet['settlement']> {
  const paid = freeBetId === undefined || isVoid ? returned : freeBetReturn(returned, BigInt(total))
  return { result: isVoid ? 'void' : paid > 0n ? 'won' : 'lost', amount: Number(paid) }
}
