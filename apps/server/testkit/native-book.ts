import { randomUUID } from 'node:crypto'
import { secretFor, sign } from '#contracts/signature.ts'
import type { SportsWalletErrorCode } from '#contracts/sports-wallet-api.ts'
import { readConfig } from '../src/config.ts'

const SECRET = secretFor('book', readConfig({}).secrets.studio[0] ?? '')
const LEG = {
  id: 's1',
  eventId: 'e1',
  sport: 'Football',
  competition: 'A league',
  event: 'A – B',
  market: 'Result',
  outcome: 'A',
}

export interface BookReply {
  status: number
  code?: SportsWalletErrorCode
  balance?: number
  state?: string
  transactionId?: string
  carried?: number
}

/** Sends a call to the wallet, as a book does that speaks its native dialect. */
export async function callAsBook(
  { url }: { url: string },
  name: string,
  fields: object,
  secret = SECRET,
): Promise<BookReply> {
  const body = JSON.stringify(fields)
  const headers = {
    'content-type': 'application/json',
    ...sign(secret, randomUUID(), Math.floor(Date.now() / 1000), body),
  }
  const answer = await fetch(`${url}/providers/book/bets/${name}`, {
    method: 'POST',
    headers,
    body,
  })
  return { status: answer.status, ...(JSON.parse((await answer.text()) || '{}') as object) }
}

/** A leg at 2.00 on a match that begins in an hour. */
export function betLeg(change: object = {}) {
  return {
    ...LEG,
    odds: '2.00',
    live: false,
    startsAt: new Date(Date.now() + 3_600_000).toISOString(),
    ...change,
  }
}

/** A single at 2.00. */
export function betSlip(token: string, betId: string, amount: number, change: object = {}) {
  const money = { amount, currency: 'EUR', odds: '2.00', potentialReturn: amount * 2 }
  return {
    token,
    id: `${betId}/make`,
    betId,
    type: 'single',
    ...money,
    legs: [betLeg()],
    ...change,
  }
}
