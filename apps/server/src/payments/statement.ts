import type { Database } from '../db/database.ts'
import { toMajor } from '../kit/money.ts'
import { badInput } from '../kit/refusal.ts'
import { purse } from '../ledger/accounts.ts'
import { balanceAt, movements } from '../ledger/movements.ts'

/** A movement as the API shows it, and the key of its transfer. */
export interface ShownMovement {
  id: string
  at: string
  kind: string
  amount: string
  key: string
}

/** The movements of a purse between two moments; amounts as the API shows them. */
export interface ShownStatement {
  currency: string
  opening: string
  closing: string
  hasMore: boolean
  movements: ShownMovement[]
}

export interface StatementRequest {
  playerId: string
  currency: string
  /** The first moment, and the first one after it. */
  from: Date
  until: Date
  records: number | null
  /** Transfer and line of the last movement of the page before. */
  after?: string | null | undefined
}

const RECORDS = 20

/**
 * The real-money purse between two moments, straight from the ledger: opening and all movements add
 * up to closing (G8).
 */
export async function readStatement(
  deps: { db: Database },
  request: StatementRequest,
): Promise<ShownStatement> {
  const { playerId, currency, from, until, after } = request
  if (from >= until) throw badInput({ until: 'validations.to_before_from' })

  const account = purse(playerId, 'real')
  const records = request.records ?? RECORDS
  const [transferId = '0', line = '0'] = after?.split('-') ?? []
  const [opening, closing, found] = await Promise.all([
    balanceAt(deps.db, account, from),
    balanceAt(deps.db, account, until),
    movements(deps.db, account, {
      from,
      to: until,
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
      key: movement.key,
    })),
  }
}
