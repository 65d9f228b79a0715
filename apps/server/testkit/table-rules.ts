import { describe, expect, test } from 'vitest'
import type { Database } from '../src/db/database.ts'

/** Columns, and the SQL of what is written into them. */
type Row = Readonly<Record<string, string>>

export interface TableRules {
  table: string
  /** Statements that make what the row needs to find. */
  before?: string
  /** A row that is in order. */
  row: Row
  /** Changes of the row, by the constraint that alone refuses them. */
  refused?: Readonly<Record<string, Row | readonly Row[]>>
  /** Changes of a second row, by the unique constraint that alone refuses it. */
  once?: Readonly<Record<string, Row>>
}

/** A change of a row. */
interface Step {
  /** Values of the row before that differ. */
  from?: Row
  /** Statements that come between. */
  also?: string
  to: Row
}

export interface StepRules {
  table: string
  before?: string
  /** Its first column is the one that it is found by. */
  row: Row
  /** Allowed steps of the row, by a name in plain words. */
  taken: Readonly<Record<string, Step>>
  /** Values that are refused, and a word of the database's message. */
  refused: Readonly<Record<string, Step & { by: string }>>
}

class TakenBack extends Error {}

/** A player, for what belongs to one. */
export const PLAYER: Row = {
  id: `'ann'`,
  email: `'ann@example.test'`,
  email_key: `'ann@example.test'`,
  password_hash: `'hash'`,
  first_name: `'Ann'`,
  last_name: `'Player'`,
  gender: `'FEMALE'`,
  date_of_birth: `'1990-01-01'`,
  country: `'DE'`,
  city: `'Berlin'`,
  house_number_and_street_name: `'Spreeufer 5'`,
  post_code: `'10178'`,
  mobile_number: `'+49 30 1234567'`,
  currency: `'EUR'`,
  language: `'en'`,
  newsletter: 'false',
  created_at: `'2026-03-01T12:00:00Z'`,
}

export function insert(table: string, row: Row): string {
  return `insert into ${table} (${Object.keys(row).join()}) overriding system value values (${Object.values(row).join()});\n`
}

/** Runs statements that are taken back at once; rejects with what the database has against them. */
export async function attempt(db: Database, statements: string): Promise<void> {
  const work = db.transaction(async (tx) => {
    await tx.script(statements)
    throw new TakenBack()
  })
  await work.catch((error) => {
    if (!(error instanceof TakenBack)) throw error
  })
}

/**
 * Tests of a table that each of its constraints refuses the rows that it forbids, whatever the code
 * does, and that each constraint has such a case. Leaves nothing behind.
 */
export function describeTable(
  db: () => Database,
  { table, before = '', row, refused = {}, once = {} }: TableRules,
): void {
  const write = (...rows: Row[]) =>
    attempt(db(), before + rows.map((each) => insert(table, each)).join(''))

  describe(`the table ${table}`, () => {
    test('takes a row that is in order', async () => {
      await expect(write(row)).resolves.toBeUndefined()
    })

    if (Object.keys(refused).length > 0)
      test.each(Object.keys(refused))('refuses what %s is about', async (name) => {
        for (const change of [refused[name] ?? []].flat())
          await expect(write({ ...row, ...change })).rejects.toThrow(`"${name}"`)
      })

    test.each(Object.keys(once))('takes once what %s is about', async (name) => {
      await expect(write(row, { ...row, ...once[name] })).rejects.toThrow(`"${name}"`)
    })

    test('has no rule without such a case', async () => {
      const rules = await db().run<{ name: string }>(
        '',
        `select conname as name from pg_constraint where conrelid = $1::text::regclass and contype in ('c', 'f', 'p', 'u', 'x')
          union select c.relname from pg_index i join pg_class c on c.oid = i.indexrelid
           where i.indrelid = $1::text::regclass and i.indisunique
         order by 1`,
        [table],
      )
      expect([...Object.keys(refused), ...Object.keys(once)].sort()).toEqual(
        rules.map(({ name }) => name).sort(),
      )
    })
  })
}

/**
 * Tests which changes of a table's rows are allowed and which are refused. Leaves nothing behind.
 */
export function describeSteps(
  db: () => Database,
  { table, before = '', row, taken, refused }: StepRules,
): void {
  const [found = ''] = Object.keys(row)
  const take = ({ from = {}, also = '', to }: Step) => {
    const changes = Object.entries(to).map(([column, value]) => `${column} = ${value}`)
    const update = `update ${table} set ${changes.join()} where ${found} = ${row[found]};`
    return attempt(db(), before + insert(table, { ...row, ...from }) + also + update)
  }

  describe(`a row of ${table}`, () => {
    test.each(Object.keys(taken))('may become: %s', async (name) => {
      await expect(take(taken[name] ?? { to: {} })).resolves.toBeUndefined()
    })

    test.each(Object.keys(refused))('may not become: %s', async (name) => {
      await expect(take(refused[name] ?? { to: {} })).rejects.toThrow(refused[name]?.by)
    })
  })
}
