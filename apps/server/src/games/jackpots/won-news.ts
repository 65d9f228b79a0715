import { topicsOf } from '../../kit/topics.ts'

/** A jackpot that a player has won. */
export interface WonJackpot {
  /** Of the transfer that paid it. */
  key: string
  poolId: string
  name: string
  /** Minor units. */
  amount: bigint
  currency: string
  at: Date
}

/** Of the player who has won. */
export const wonTopic = topicsOf('jackpot')

/** As it travels between nodes. */
export function wonNews({ amount, at, ...won }: WonJackpot): string {
  return JSON.stringify({ ...won, amount: String(amount), at: at.getTime() })
}

export function readWonNews(message: string): WonJackpot {
  const { amount, at, ...won } = JSON.parse(message) as Omit<WonJackpot, 'amount' | 'at'> & { amount: string; at: number }
  return { ...won, amount: BigInt(amount), at: new Date(at) }
}
