import { badInput } from '../kit/refusal.ts'
import type { RequestContext } from '../kit/request-context.ts'
import { mustNotExceed } from '../players/attempts/rate-limit.ts'
import { limitsByAddress } from '../players/places/network.ts'
import type { BonusesDeps } from './bonus.ts'
import { findOfferByCode, type Offer } from './offers.ts'

export type CodeCaller = Pick<RequestContext, 'ip' | 'requestId' | 'language'>

export interface CodeQuestion {
  code: string
  currency: string
  /** An offer that this player has taken before is not found again; null for a visitor. */
  playerId: string | null
}

/**
 * The offer that this code is for. A code is a secret of the people it was given to: one address
 * may try sixty in ten minutes, in all the places where a code can be typed together. Throws
 * Refusal('rate_limited').
 */
export async function lookUpCode(
  deps: BonusesDeps,
  { code, ...question }: CodeQuestion,
  caller: CodeCaller,
): Promise<Offer | null> {
  await mustNotExceed(deps, limitsByAddress('bonus-code', caller.ip, 60, 600), caller.requestId)
  return findOfferByCode(deps, code, { ...question, language: caller.language })
}

/** Throws a Refusal that names the field when the code of a registration was never given out. */
export async function mustBePromoCode(
  deps: BonusesDeps,
  typed: Pick<CodeQuestion, 'code' | 'currency'>,
  caller: CodeCaller,
): Promise<void> {
  if (!(await lookUpCode(deps, { ...typed, playerId: null }, caller)))
    throw badInput({ bonusCode: 'validations.promo_code_unknown' })
}
