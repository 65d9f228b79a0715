import { topicsOf } from '../../kit/topics.ts'

/** A jackpot that a player has won. */
export interface WonJackpot {
  /** Key of the transfer that paid it. */
  key: string
  poolId: string
  name: string
  /** Minor units. */
  amount: bigint
  currency: string
  at: Date
}

/** Topic of each player, on which their won jackpots are published. */
export const wonTopic = topicsOf('jackpot')

/** Returns the message by which nodes report a won jackpot to each other. */
export function wonNews({ amount, at, ...won }: WonJackpot): string {
  return JSON.stringify({ ...won, amount: String(amount), at: at.getTime() })
}

export function readWonNews(message: string): WonJackpot {
  const { amount, at, ...won } = JSON.parse(message) as Omit<WonJackpot, 'amount' | 'at'> & {
    amount: string
    at: number
  }
  return { ...won, amount: BigInt(amount), at: new Date(at) }
}
