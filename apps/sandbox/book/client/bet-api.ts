import type { ShownBet } from '../bets/bet-routes.ts'
import { type Offer, typeOf } from './slip-offers.ts'

/**
 * A bet that was not taken. `code` has words of its own (`refusal.…`); `leg` is the selection that
 * is the reason.
 */
export class BetNotTaken extends Error {
  readonly code: string
  readonly leg: number | null

  constructor(code: string, leg: number | null) {
    super(code)
    this.code = code
    this.leg = leg
  }
}

const TIMEOUT_MS = 15_000
const POLICIES = ['ask', 'higher', 'any', 'first'] as const

interface Placing {
  api: string
  token: string
  /** Id of the press; every try of one press has the same. */
  key: string
  offer: Offer
  /** 0 ask, 1 higher, 2 any, 3 try the first price. */
  oddsChangeAction: number
  /** Id of the bet whose place it takes; null for none. */
  replaces: string | null
}

/**
 * Places one bet, or puts it in the place of another one. Throws `BetNotTaken`; after its code
 * `no_answer` the same key may be tried again.
 */
export async function placeBet({
  api,
  token,
  key,
  offer,
  oddsChangeAction,
  replaces,
}: Placing): Promise<{ bet: ShownBet; balance: number | null }> {
  const type = offer.combination.key === 'builder' ? 'builder' : typeOf(offer.combination)
  const legs = offer.legs.map(({ id, odds }) => ({ id, odds }))
  const { odds, eachWay, freeBetId } = offer
  const body = {
    key,
    type,
    stake: Number(offer.stakeMinor),
    eachWay,
    policy: POLICIES[oddsChangeAction] ?? 'ask',
    odds,
    legs,
    freeBetId,
  }
  return post(replaces === null ? `${api}/bets` : `${api}/bets/${replaces}/edit`, token, body)
}

interface OfBet {
  api: string
  token: string
  betId: string
}

/**
 * Cashes a bet out, or the part `stake` of it, for at least `amount` minor units. Throws
 * `BetNotTaken`.
 */
export async function cashOutBet({
  api,
  token,
  betId,
  key,
  stake,
  amount,
}: OfBet & { key: string; stake: number | null; amount: number }) {
  const body = stake === null ? { least: amount } : { key, stake, least: amount }
  return post<{ bet: ShownBet; balance: number | null }>(
    `${api}/bets/${betId}/cash-out`,
    token,
    body,
  )
}

/** The bet ends by itself once so much is offered; null for no longer. Throws `BetNotTaken`. */
export async function setCashOutAt({ api, token, betId, at }: OfBet & { at: number | null }) {
  return post<{ bet: ShownBet }>(`${api}/bets/${betId}/cash-out-at`, token, { at })
}

async function post<Answer>(url: string, token: string, body: object): Promise<Answer> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => null)
  if (!answer) throw new BetNotTaken('no_answer', null)
  const parsedBody = await answer.json().catch(() => ({}))
  if (answer.ok) return parsedBody as Answer
  const { code = 'other', leg = null } = parsedBody as { code?: string; leg?: number | null }
  throw new BetNotTaken(code, leg)
}

/** A bet's id as hosts get it: they take numbers. */
export function numberOf(betId: string): number {
  return Number.parseInt(betId.replaceAll('-', '').slice(0, 12), 16)
}
