import { inTransaction, openStore } from '../../http/store.ts'

/**
 * `betting`: bets are taken. `drawn`: bets are closed, and the outcome is written down but not
 * published. `deciding`: the cards lie on the table, and the players of the seats decide. `shown`:
 * published to all, and what was won is being paid.
 */
export type TablePhase = 'betting' | 'drawn' | 'deciding' | 'shown'

/** One round of one table. Times are milliseconds since 1970. */
export interface TableRound {
  id: string
  tableId: string
  /** Counts the table's rounds from 1. */
  number: number
  phase: TablePhase
  /** When the phase ends. */
  endsAt: number
  /** Null until the bets are closed. */
  outcome: unknown
  /** The outcome in a word; null until it has been sent. */
  label: string | null
}

export type TablesStore = ReturnType<typeof openTablesStore>

/** Number of a table's rounds that are kept, beside those whose bets are not settled yet. */
const KEPT = 500
const SCHEMA = `
  create table if not exists table_round (
    id text primary key,
    table_id text not null,
    number integer not null,
    phase text not null check (phase in ('betting', 'drawn', 'deciding', 'shown')),
    ends_at integer not null,
    outcome text,
    label text,
    is_settled integer not null default 0 check (is_settled in (0, 1)),
    check ((phase = 'betting') = (outcome is null)),
    check ((phase = 'shown') = (label is not null)),
    check (is_settled = 0 or phase = 'shown'),
    unique (table_id, number)
  );
  create table if not exists table_seat (
    table_id text not null,
    number integer not null check (number >= 0),
    player text not null,
    primary key (table_id, number),
    unique (table_id, player)
  );
  create index if not exists table_round_unsettled on table_round (table_id) where is_settled = 0;
`

/**
 * The rounds of the live tables: an outcome is on the disk before it is sent to any player, and
 * stays what it is.
 */
export function openTablesStore(file: string) {
  const store = openStore(file, SCHEMA)
  const save = store.prepare(
    `insert into table_round (id, table_id, number, phase, ends_at, outcome, label) values (?, ?, ?, ?, ?, ?, ?)
     on conflict (id) do update set phase = excluded.phase, ends_at = excluded.ends_at, outcome = excluded.outcome, label = excluded.label`,
  )
  const forget = store.prepare(
    'delete from table_round where table_id = ? and number < ? and is_settled = 1',
  )
  const settled = store.prepare('update table_round set is_settled = 1 where id = ?')
  const last = store.prepare(
    'select * from table_round where table_id = ? order by number desc limit 1',
  )
  const unsettled = store.prepare(
    'select * from table_round where table_id = ? and is_settled = 0 order by number',
  )
  const labels = store.prepare(
    "select label from table_round where table_id = ? and phase = 'shown' order by number desc limit ?",
  )
  const seats = store.prepare(
    'select number, player from table_seat where table_id = ? order by number',
  )
  const sit = store.prepare('insert into table_seat (table_id, number, player) values (?, ?, ?)')
  const stand = store.prepare('delete from table_seat where table_id = ? and number = ?')
  return {
    save(round: TableRound): void {
      const { id, tableId, number, phase, endsAt, outcome, label } = round
      inTransaction(store, () => {
        save.run(
          id,
          tableId,
          number,
          phase,
          endsAt,
          outcome === null ? null : JSON.stringify(outcome),
          label,
        )
        forget.run(tableId, number - KEPT)
      })
    },
    /** The bets of this round have all come to their end. */
    saveSettled: (id: string): void => void settled.run(id),
    findLast: (tableId: string): TableRound | null => {
      const row = last.get(tableId)
      return row ? readRound(row) : null
    },
    listUnsettled: (tableId: string): TableRound[] => unsettled.all(tableId).map(readRound),
    /** The tables that were at work when the process ended. */
    listUnfinished: (): string[] =>
      store
        .prepare('select distinct table_id from table_round where is_settled = 0')
        .all()
        .map((row) => String(row.table_id)),
    /** Lists the last outcomes, newest first. */
    listLabels: (tableId: string, most: number): string[] =>
      labels.all(tableId, most).map((row) => String(row.label)),
    /** Returns the seats that are taken, each with its player. */
    listSeats: (tableId: string): [seat: number, player: string][] =>
      seats.all(tableId).map(({ number, player }) => [Number(number), String(player)]),
    saveSeat: (tableId: string, number: number, player: string): void =>
      void sit.run(tableId, number, player),
    removeSeat: (tableId: string, number: number): void => void stand.run(tableId, number),
    close: () => store.close(),
  }
}

function readRound(row: Record<string, unknown>): TableRound {
  return {
    id: String(row.id),
    tableId: String(row.table_id),
    number: Number(row.number),
    phase: row.phase as TablePhase,
    endsAt: Number(row.ends_at),
    outcome: row.outcome === null ? null : JSON.parse(String(row.outcome)),
    label: row.label === null ? null : String(row.label),
  }
}
