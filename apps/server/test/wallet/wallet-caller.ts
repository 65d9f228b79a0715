import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { sign } from '#contracts/signature.ts'
import type { WalletErrorCode } from '#contracts/wallet-api.ts'

/** A wallet that can be called over HTTP, and acts that a provider could not do by itself. */
export interface WalletUnderTest {
  /** Address of the wallet, with its path and without a slash at the end. */
  url: string
  secret: string
  /**
   * A new player with this much real and bonus money, who has opened the game `gameId`. Minor
   * units.
   */
  openGame(money: {
    real: number
    bonus?: number
  }): Promise<{ token: string; playerId: string; gameId: string }>
  /** Another token of the same player and game that has expired. */
  expiredToken(playerId: string, gameId: string): Promise<string>
  /** Another token, of a sign-in that has ended. */
  signedOutToken(playerId: string, gameId: string): Promise<string>
  barPlayer(playerId: string): Promise<void>
}

export interface Reply {
  status: number
  code?: WalletErrorCode
  balance: number
  transactions: { id: string; transactionId: string }[]
  player?: { id: string; currency: string; language: string }
  requestId?: string
  /** Message of the answer, for people. */
  text?: string
}

type Call = (
  path: string,
  body: unknown,
  change?: (request: SignedRequest) => void,
) => Promise<Reply>
export interface SignedRequest {
  body: string
  headers: Record<string, string>
}

const openapi = parse(
  readFileSync(new URL('../../../../openapi.yaml', import.meta.url), 'utf8'),
) as {
  paths: Record<string, { post?: { responses: Record<string, unknown> } }>
}

/**
 * Sends one signed call; `change` may spoil it on the way. Throws when openapi.yaml does not list
 * the status of the answer.
 */
export function callerOf({ url, secret }: Pick<WalletUnderTest, 'url' | 'secret'>): Call {
  return async (path, content, change) => {
    const body = typeof content === 'string' ? content : JSON.stringify(content)
    const signed: SignedRequest = {
      body,
      headers: { ...sign(secret, randomUUID(), Math.floor(Date.now() / 1000), body) },
    }
    change?.(signed)
    const answer = await fetch(`${url}/${path}`, {
      method: 'POST',
      ...signed,
      headers: { 'content-type': 'application/json', ...signed.headers },
    })
    const listed = openapi.paths[`/providers/{provider}/wallet/${path}`]?.post?.responses ?? {}
    if (!(answer.status in listed))
      throw new Error(`openapi.yaml lists no ${answer.status} for ${path}.`)
    const text = await answer.text()
    const isPlain = answer.headers.get('content-type')?.startsWith('text/plain') === true
    return {
      status: answer.status,
      balance: -1,
      transactions: [],
      ...(text === '' ? {} : isPlain ? { text } : JSON.parse(text)),
    }
  }
}

export const newRef = () => randomUUID()

/** A player at a game with an open round, and the calls that the provider may make about it. */
export async function sitDown(
  open: () => Promise<WalletUnderTest>,
  money: { real: number; bonus?: number } = { real: 1000 },
) {
  const wallet = await open()
  const { token, playerId, gameId } = await wallet.openGame(money)
  const call = callerOf(wallet)
  const roundId = newRef()
  const play = (actions: unknown[], given: object = {}) =>
    call('play', { token, gameId, roundId, actions, ...given })
  const bet = (amount: unknown, id = newRef()) => ({ action: 'bet', id, amount })
  const win = (amount: unknown, id = newRef()) => ({ action: 'win', id, amount })
  const rollback = (originalId: string, given: object = {}) =>
    call('rollback', { token, roundId, id: newRef(), originalId, ...given })
  return { wallet, token, playerId, gameId, call, roundId, play, bet, win, rollback }
}

export type Table = (money?: { real: number; bonus?: number }) => ReturnType<typeof sitDown>
