import { createHash } from 'node:crypto'
import { PlayRefusal } from '../rounds/play-refusal.ts'
import type { TablesStore } from './tables.store.ts'

/** A seat as all players see it. */
export interface SeatView {
  /** A made-up name of the player at the seat; null for a free seat. */
  who: string | null
  /** True once its player has staked in this round: others may bet behind. */
  isIn: boolean
}

/**
 * Rounds after which a player who has staked in none of them loses the seat. For as many rounds,
 * the last free seat is kept for others.
 */
export const MOST_IDLE_ROUNDS = 3

export type TableSeats = ReturnType<typeof openTableSeats>

/**
 * Keeps the seats of one table. A player keeps their seat from round to round, as long as they are
 * at the table and stake: others can play only where a seat is free, or behind one that stakes.
 */
export function openTableSeats(tableId: string, count: number, store: TablesStore) {
  const players = new Map(store.listSeats(tableId))
  /**
   * Rounds without a stake since a player sat down. They are counted on when the player has left,
   * or a seat could be held by leaving it in time.
   */
  const idle = new Map<string, number>()
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
      const rounds = idle.get(player) ?? 0
      const isLastFree = players.size >= count - 1
      if (rounds > MOST_IDLE_ROUNDS && isLastFree) throw new PlayRefusal('SEAT_KEPT')
      leave(player)
      // One whole round to stake in, or the seat is lost again.
      if (rounds > MOST_IDLE_ROUNDS) idle.set(player, MOST_IDLE_ROUNDS - 1)
      players.set(seat, player)
      store.saveSeat(tableId, seat, player)
    },
    /** Counts the stakes at these seats. */
    stakeAt(seatsIn: Iterable<number>): void {
      for (const seat of seatsIn) idle.delete(players.get(seat) ?? '')
    },
    /** Begins a round: frees the seats of those who have gone, or have not staked for long. */
    sweep(isHere: (player: string) => boolean): void {
      for (const player of new Set([...players.values(), ...idle.keys()])) {
        const rounds = (idle.get(player) ?? 0) + 1
        if (!isHere(player) || rounds > MOST_IDLE_ROUNDS) leave(player)
        if (rounds > 2 * MOST_IDLE_ROUNDS) idle.delete(player)
        else idle.set(player, rounds)
      }
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
