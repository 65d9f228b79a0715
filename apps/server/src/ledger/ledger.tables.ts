import type { Generated } from 'kysely'

declare module '../db/tables.ts' {
  interface Tables {
    ledger_account: LedgerAccountTable
    ledger_transfer: LedgerTransferTable
    ledger_posting: LedgerPostingTable
    ledger_freeze: LedgerFreezeTable
  }
}

interface LedgerAccountTable {
  id: string
  currency: string
  balance: Generated<bigint>
}

interface LedgerTransferTable {
  id: Generated<bigint>
  key: string
  kind: string
  made_at: Date
  actor: string | null
  reason: string | null
}

interface LedgerPostingTable {
  transfer_id: bigint
  line: number
  from_account: string
  to_account: string
  amount: bigint
  currency: string
}

interface LedgerFreezeTable {
  currency: string
  reason: string
  frozen_at: Date
}
