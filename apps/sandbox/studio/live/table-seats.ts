import { createHash } from 'node:crypto'
import { PlayRefusal } from '../rounds/play-refusal.ts'
import type { TablesStore } from './tables.store.ts'

/** A seat as everybody sees it. */
export interface SeatView {
  /** A made-up name of the player at the seat; null for a free seat. */
  who: string | null
  /** True once its player has staked in this round: others may bet behind. */
  isIn: boolean
}

export type TableSeats = ReturnType<typeof openTableSeats>

/**
 * Keeps the seats of one table. A player keeps their seat from round to round, as long as they are
 * at the table.
 */
export function openTableSeats(tableId: string, count: number, store: TablesStore) {
  const players = new Map(store.listSeats(tableId))
  const seatOf = (player: string) =>
    [...players].find(([, sitting]) => sitting === player)?.[0] ?? null

  function leave(player: string): void {
    const seat = seatOf(player)
    if (seat === null) return
    players.delete(seat)
    store.removeSeat(tableId, seat)
  }

  return {
    seatOf,
    /**
     * Throws `PlayRefusal` for a seat that another player has. A player has one seat: taking
     * another frees the first.
     */
    take(player: string, seat: number): void {
      if (!Number.isInteger(seat) || seat < 0 || seat >= count) throw new PlayRefusal('BAD_CHOICE')
      if ((players.get(seat) ?? player) !== player) throw new PlayRefusal('SEAT_TAKEN')
      leave(player)
      players.set(seat, player)
      store.saveSeat(tableId, seat, player)
    },
    /** Frees the seats of those who have gone. */
    sweep(isHere: (player: string) => boolean): void {
      for (const player of [...players.values()]) if (!isHere(player)) leave(player)
    },
    view: (seatsIn: readonly number[]): SeatView[] =>
      Array.from({ length: count }, (_, seat) => {
        const player = players.get(seat)
        return {
          who: player === undefined ? null : nameAt(tableId, player),
          isIn: seatsIn.includes(seat),
        }
      }),
  }
}

/** Returns a player's name at a table: always the same there, and another one at every other. */
export function nameAt(tableId: string, player: string): string {
  return createHash('sha256').update(`${tableId} ${player}`).digest('base64url').slice(0, 10)
}
