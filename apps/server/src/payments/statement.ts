import type { Database } from '../db/database.ts'
import { toMajor } from '../kit/money.ts'
import { badInput } from '../kit/refusal.ts'
import type { Statement } from '../kit/resolvers.generated.ts'
import { purse } from '../ledger/accounts.ts'
import { balanceAt, movements } from '../ledger/movements.ts'

export interface StatementRequest {
  playerId: string
  currency: string
  /** First and last day, both included, YYYY-MM-DD in UTC. */
  from: string
  to: string
  records: number | null
  /** Transfer and line of the last movement of the page before. */
  after?: string | null | undefined
}

const DAY_MS = 86_400_000
const RECORDS = 20

/** The real-money purse between two days, straight from the ledger: opening and all movements add up to closing (G8). */
export async function readStatement(deps: { db: Database }, request: StatementRequest): Promise<Statement> {
  const { playerId, currency, after } = request
  const from = new Date(`${request.from}T00:00:00Z`)
  const to = new Date(Date.parse(`${request.to}T00:00:00Z`) + DAY_MS)
  if (!(from < to)) throw badInput({ to: 'validations.to_before_from' })

  const account = purse(playerId, 'real')
  const records = request.records ?? RECORDS
  const [transferId = '0', line = '0'] = after?.split('-') ?? []
  const [opening, closing, found] = await Promise.all([
    balanceAt(deps.db, account, from),
    balanceAt(deps.db, account, to),
    movements(deps.db, account, {
      from,
      to,
      limit: records + 1,
      ...(after ? { before: { transferId: BigInt(transferId), line: Number(line) } } : {}),
    }),
  ])
  return {
    currency,
    opening: toMajor(opening, currency),
    closing: toMajor(closing, currency),
    hasMore: found.length > records,
    movements: found.slice(0, records).map((movement) => ({
      id: `${movement.transferId}-${movement.line}`,
      at: movement.madeAt.toISOString(),
      kind: movement.kind,
      amount: toMajor(movement.change, currency),
    })),
  }
}
