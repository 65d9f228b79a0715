import type { Random } from '../maths/draws.ts'
import type { AnyGame } from '../maths/game.ts'
import type { Round } from '../studio.store.ts'
import type { Clock } from './clock.ts'
import { openTable, type Table, type TableView } from './table.ts'
import type { TableBets } from './table-bets.ts'
import type { TablesStore } from './tables.store.ts'

export interface TablesOptions {
  store: TablesStore
  clock: Clock
  random: Random
  bets: TableBets
  findGame(id: string): AnyGame | undefined
  /** Returns whether new rounds may begin at this table now. */
  isOpen(id: string): boolean
}

/** A table as its players see it, with how many they are. */
export interface CrowdedTable extends TableView {
  players: number
}

/** The facts that a table's tile in a lobby shows. */
export interface TableNews {
  id: string
  players: number
  /** Null at a table without seats. */
  freeSeats: number | null
  /** The last outcomes in a word each, newest first. */
  road: readonly string[]
}

/** Hears a table, or of all of them. */
export interface Listener {
  onTable?(table: CrowdedTable): void
  /** A player's bet at the table has come to its end. */
  onPaid?(round: Round): void
  onNews?(news: TableNews): void
}

export type Tables = ReturnType<typeof openTables>

/**
 * Time in which players that come and go are gathered before they are sent: a thousand players that
 * come at once are sent in one message.
 */
const GATHER_MS = 500
const ROAD_OF_NEWS = 12

/**
 * All live tables, each opened when its first player comes, or when it was open as the last process
 * ended.
 */
export function openTables({ store, clock, random, bets, findGame, isOpen }: TablesOptions) {
  const tables = new Map<string, Table>()
  /** Players at each table; a player with two open windows is there once. */
  const guests = new Map<string, Map<Listener, string>>()
  const onlookers = new Set<Listener>()
  const gathering = new Set<string>()
  let isClosed = false

  function getTable(id: string): Table {
    const known = tables.get(id)
    if (known) return known
    const game = findGame(id)?.table
    if (!game) throw new RangeError(`${id} has no table`)
    const settle = (roundId: string, outcome: unknown) =>
      bets.settle(roundId, outcome, (round) => notifyPaid(id, round))
    const isWanted = () => onlookers.size > 0 || (guests.get(id)?.size ?? 0) > 0
    const isHere = (player: string) => [...(guests.get(id)?.values() ?? [])].includes(player)
    const onChange = () => notify(id)
    const { seatsIn } = bets
    const opened = openTable({
      id,
      game,
      store,
      clock,
      random,
      settle,
      isWanted,
      isHere,
      isOpen: () => isOpen(id),
      seatsIn,
      onChange,
    })
    tables.set(id, opened)
    return opened
  }

  const playersAt = (id: string) => new Set(guests.get(id)?.values()).size
  const viewOf = (id: string): CrowdedTable => ({ ...getTable(id).view(), players: playersAt(id) })
  function newsOf(id: string): TableNews {
    const { seats, road } = getTable(id).view()
    const freeSeats = seats.length > 0 ? seats.filter(({ who }) => who === null).length : null
    return { id, players: playersAt(id), freeSeats, road: road.slice(0, ROAD_OF_NEWS) }
  }

  function notify(id: string): void {
    // The first change may come while the table is still being opened.
    if (isClosed || !tables.has(id)) return
    const view = viewOf(id)
    for (const listener of guests.get(id)?.keys() ?? []) listener.onTable?.(view)
    const news = newsOf(id)
    for (const listener of onlookers) listener.onNews?.(news)
  }

  function notifyPaid(id: string, round: Round): void {
    for (const listener of guests.get(id)?.keys() ?? []) listener.onPaid?.(round)
  }

  function notifySoon(id: string): void {
    if (gathering.has(id)) return
    gathering.add(id)
    clock.at(clock.now() + GATHER_MS, () => {
      gathering.delete(id)
      notify(id)
    })
  }

  for (const id of store.listUnfinished()) if (findGame(id)?.table) getTable(id)

  return {
    /** Throws RangeError for a game that has no table. */
    get: getTable,
    viewOf,
    newsOf,
    /** Joins a table as `player`, and gets its news until the returned function is called. */
    join(id: string, player: string, listener: Listener): () => void {
      const table = getTable(id)
      const here = guests.get(id) ?? new Map<Listener, string>()
      guests.set(id, here.set(listener, player))
      table.wake()
      notifySoon(id)
      return () => {
        if (here.delete(listener)) notifySoon(id)
      }
    },
    /** Hears the news of these tables, which stay open as long as a listener is there. */
    watch(ids: readonly string[], listener: Listener): () => void {
      onlookers.add(listener)
      for (const id of ids) getTable(id).wake()
      return () => void onlookers.delete(listener)
    },
    async close(): Promise<void> {
      isClosed = true
      await Promise.all(Array.from(tables.values(), (table) => table.close()))
    },
  }
}
