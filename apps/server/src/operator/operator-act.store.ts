import type { Generated, Insertable } from 'kysely'
import type { Executor } from '../db/database.ts'

declare module '../db/tables.ts' {
  interface Tables {
    operator_act: OperatorActTable
  }
}

interface OperatorActTable {
  id: Generated<bigint>
  at: Date
  operator: string
  act: string
  subject: string
  reason: string
  /** Written as JSON text. */
  before: string
  after: string
}

export interface OperatorActRow {
  at: Date
  operator: string
  act: string
  subject: string
  reason: string
  before: unknown
  after: unknown
}

export async function insertOperatorAct(
  db: Executor,
  act: Insertable<OperatorActTable>,
): Promise<void> {
  await db.sql.insertInto('operator_act').values(act).execute()
}

/** Newest first; about one subject, or about all. */
export async function selectOperatorActs(
  db: Executor,
  subject: string | null,
  most: number,
): Promise<OperatorActRow[]> {
  return db.run<OperatorActRow>(
    'operator_act_list',
    `select at, operator, act, subject, reason, before, after from operator_act
      where $1::text is null or subject = $1 order by id desc limit $2`,
    [subject, most],
  )
}
