import { setTimeout as pause } from 'node:timers/promises'
import * as v from 'valibot'
import {
  authenticateAnswer,
  balanceAnswer,
  type PlayRequest,
  playAnswer,
  type RollbackRequest,
  WALLET_ERRORS,
  type WalletErrorCode,
} from '#contracts/wallet-api.ts'
import { signedFetch } from '../../http/signed.ts'
import type { Chaos } from './chaos.ts'

/** The wallet said no. */
export class WalletRefusal extends Error {
  /** Null for a no without a reason that we know, as to a signature that is not believed: what is owed may still be taken later. */
  readonly code: WalletErrorCode | null
  readonly balance: number | undefined
  /** True when an earlier try of the same call went unanswered: that one may still arrive, or may have been carried out. */
  afterSilence = false

  constructor(code: WalletErrorCode | null, balance?: number) {
    super(`The wallet refused: ${code ?? 'it does not say why'}`)
    this.code = code
    this.balance = balance
  }
}

/** No answer that can be trusted: the call may have been carried out or not. */
export class WalletSilent extends Error {}

export interface WalletOptions {
  casinoUrl: string
  secret: string
  chaos: Chaos
  /** How long one call may take. */
  timeoutMs?: number
  /** Pauses between the tries of one call; their number is the number of repeats. */
  backoffMs?: readonly number[]
}

export type Wallet = ReturnType<typeof openWallet>

/**
 * The casino's wallet as the studio calls it. Every call is repeated with the same ids while no answer comes; throws
 * `WalletRefusal` or `WalletSilent`.
 */
export function openWallet({ casinoUrl, secret, chaos, timeoutMs = 5000, backoffMs = [200, 800] }: WalletOptions) {
  async function call<Schema extends v.GenericSchema>(path: string, body: unknown, answer: Schema): Promise<v.InferOutput<Schema>> {
    for (const [repeats, wait] of [...backoffMs, null].entries()) {
      try {
        return await once(path, JSON.stringify(body), answer)
      } catch (error) {
        if (error instanceof WalletRefusal) error.afterSilence = repeats > 0
        if (error instanceof WalletRefusal || wait === null) throw error
        await pause(wait)
      }
    }
    throw new WalletSilent(path)
  }

  async function once<Schema extends v.GenericSchema>(path: string, body: string, answer: Schema): Promise<v.InferOutput<Schema>> {
    if (chaos.plan.delayMs > 0) await pause(chaos.plan.delayMs)
    if (chaos.strikes('loseRequest')) throw new WalletSilent(path)
    const send = () => signedFetch({ url: `${casinoUrl}/providers/studio/wallet/${path}`, secret, body, timeoutMs })
    if (chaos.strikes('duplicate'))
      await send()
        .then((response) => response.arrayBuffer())
        .catch(() => null)
    const response = await answerOf(send, path)
    if (chaos.strikes('timeoutAfterCommit')) throw new WalletSilent(path)
    if (response.status >= 400 && response.status < 500) throw refusalOf(response.body)
    const parsed = v.safeParse(answer, response.body)
    if (response.status !== 200 || !parsed.success) throw new WalletSilent(`${path} answered ${response.status}`)
    return parsed.output
  }

  return {
    authenticate: (token: string) => call('authenticate', { token }, authenticateAnswer),
    balance: (token: string) => call('balance', { token }, balanceAnswer),
    play: (request: PlayRequest) => call('play', request, playAnswer),
    rollback: (request: RollbackRequest) => call('rollback', request, playAnswer),
    /** Sends a bet once more that was rolled back, when chaos wants to see what a late bet does. */
    async betLate(request: PlayRequest): Promise<void> {
      if (chaos.strikes('lateBet')) await once('play', JSON.stringify(request), playAnswer).catch(() => null)
    },
    close: (request: { token: string; roundId: string }) => call('close', request, balanceAnswer),
  }
}

async function answerOf(send: () => Promise<Response>, path: string): Promise<{ status: number; body: unknown }> {
  try {
    const response = await send()
    return { status: response.status, body: await response.json().catch(() => null) }
  } catch (error) {
    throw new WalletSilent(path, { cause: error })
  }
}

const refusal = v.object({
  code: v.picklist(Object.keys(WALLET_ERRORS) as WalletErrorCode[]),
  balance: v.optional(v.pipe(v.number(), v.safeInteger())),
})

function refusalOf(body: unknown): WalletRefusal {
  const parsed = v.safeParse(refusal, body)
  return parsed.success ? new WalletRefusal(parsed.output.code, parsed.output.balance) : new WalletRefusal(null)
}
