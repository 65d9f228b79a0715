import { setTimeout as pause } from 'node:timers/promises'
import * as v from 'valibot'
import {
  type BetAnswer,
  type CommitRequest,
  type DiscardRequest,
  type MakeRequest,
  type SettleRequest,
  SPORTS_WALLET_ERRORS,
  type SportsPlayerAnswer,
  type SportsWalletErrorCode,
} from '#contracts/sports-wallet-api.ts'
import { FREE_BET_KINDS } from '#rules/free-bet.ts'
import { signedFetch } from '../../http/signed.ts'

/**
 * Thrown when the casino refuses. The code is null for an unknown refusal, such as one of a
 * signature that is not believed.
 */
export class BetRefusal extends Error {
  readonly code: SportsWalletErrorCode | null

  constructor(code: SportsWalletErrorCode | null) {
    super(`The casino refused: ${code ?? 'it does not say why'}`)
    this.code = code
  }
}

/** No answer that can be trusted: the call may have been carried out or not. */
export class CasinoSilent extends Error {}

export interface BetWallet {
  authenticate(token: string): Promise<SportsPlayerAnswer>
  make(request: v.InferInput<typeof makeShape>): Promise<BetAnswer>
  commit(request: CommitRequest): Promise<BetAnswer>
  discard(request: DiscardRequest): Promise<BetAnswer>
  settle(request: SettleRequest): Promise<BetAnswer>
}

export interface BetWalletOptions {
  casinoUrl: string
  secret: string
  /** Longest time of one call, in ms. */
  timeoutMs?: number
  /** Pauses between the tries of one call; their number is the number of repeats. */
  backoffMs?: readonly number[]
}

const makeShape = v.custom<MakeRequest>(() => true)
const minor = v.pipe(v.number(), v.safeInteger())
const betAnswer = v.object({
  balance: minor,
  transactionId: v.string(),
  state: v.picklist(['made', 'committed', 'won', 'lost', 'void', 'cashed_out', 'discarded']),
  carried: minor,
})
const playerAnswer = v.object({
  player: v.object({ id: v.string(), currency: v.string(), language: v.string() }),
  balance: minor,
  limits: v.object({ maxReturn: minor, maxOdds: v.string() }),
  bonus: v.nullable(v.object({ amount: minor, minOdds: v.string() })),
  freeBets: v.array(
    v.object({
      id: v.string(),
      title: v.string(),
      amount: minor,
      currency: v.string(),
      minOdds: v.string(),
      kinds: v.array(v.picklist(FREE_BET_KINDS)),
      sports: v.array(v.string()),
      expiresAt: v.string(),
    }),
  ),
})
const refusal = v.object({
  code: v.picklist(Object.keys(SPORTS_WALLET_ERRORS) as SportsWalletErrorCode[]),
})

/**
 * The casino's sports wallet in its native dialect. Every call is repeated with the same ids while
 * no answer comes; throws `BetRefusal` or `CasinoSilent`.
 */
export function openBetWallet({
  casinoUrl,
  secret,
  timeoutMs = 5_000,
  backoffMs = [200, 800],
}: BetWalletOptions): BetWallet {
  async function call<Answer>(
    path: string,
    body: unknown,
    shape: v.GenericSchema<unknown, Answer>,
  ): Promise<Answer> {
    for (const wait of [...backoffMs, null]) {
      try {
        return await once(path, JSON.stringify(body), shape)
      } catch (error) {
        if (error instanceof BetRefusal || wait === null) throw error
        await pause(wait)
      }
    }
    throw new CasinoSilent(path)
  }

  async function once<Answer>(
    path: string,
    body: string,
    shape: v.GenericSchema<unknown, Answer>,
  ): Promise<Answer> {
    let answer: Response
    let received: unknown
    try {
      answer = await signedFetch({
        url: `${casinoUrl}/providers/book/bets/${path}`,
        secret,
        body,
        timeoutMs,
      })
      received = await answer.json().catch(() => null)
    } catch (error) {
      throw new CasinoSilent(path, { cause: error })
    }
    if (answer.status >= 400 && answer.status < 500) {
      const refused = v.safeParse(refusal, received)
      throw new BetRefusal(refused.success ? refused.output.code : null)
    }
    const parsed = v.safeParse(shape, received)
    if (answer.status !== 200 || !parsed.success)
      throw new CasinoSilent(`${path} answered ${answer.status}`)
    return parsed.output
  }

  return {
    authenticate: (token) => call('authenticate', { token }, playerAnswer),
    make: (request) => call('make', request, betAnswer),
    commit: (request) => call('commit', request, betAnswer),
    discard: (request) => call('discard', request, betAnswer),
    settle: (request) => call('settle', request, betAnswer),
  }
}
