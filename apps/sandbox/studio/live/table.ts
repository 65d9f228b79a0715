import { type CourseOptions, openCourse } from './course.ts'
import { openTableSeats, type SeatView } from './table-seats.ts'
import type { TablePhase } from './tables.store.ts'

export interface TableOptions extends Omit<CourseOptions, 'onBegin'> {
  isHere(player: string): boolean
}

/** The view that all at a table share. */
export interface TableView {
  id: string
  /** `idle` while the dealer waits for the first player, `closed` while the room is off the air. */
  phase: TablePhase | 'idle' | 'closed'
  roundId: string | null
  /** Rest of the phase, and its whole length, in ms. */
  leftMs: number
  lengthMs: number
  /** The outcome in the form that the game shows; null until it is sent. */
  outcome: unknown
  /** The last outcomes in a word each, newest first. */
  road: readonly string[]
  /** Empty at a table without seats. */
  seats: readonly SeatView[]
}

export type Table = ReturnType<typeof openTable>

/** One live table: the course of its rounds, and who sits at it. */
export function openTable({ isHere, ...options }: TableOptions) {
  const { id, game, store, clock, seatsIn, onChange, isOpen } = options
  const seats = openTableSeats(id, game.seats?.count ?? 0, store)
  const course = openCourse({ ...options, onBegin: () => seats.sweep(isHere) })
  const lengths = {
    betting: game.bettingMs,
    drawn: game.drawingMs,
    deciding: game.seats?.decidingMs ?? 0,
    shown: game.showingMs,
  }
  const current = (phase: TablePhase) => {
    const round = course.round()
    return round?.phase === phase && clock.now() < round.endsAt ? round : null
  }

  return {
    id,
    seats,
    wake: course.wake,
    move: course.move,
    close: course.close,
    isOpen,
    /** Publishes the table again, after a player has sat down or staked at a seat. */
    changed(): void {
      const round = course.round()
      if (round) seats.stakeAt(seatsIn(round.id).keys())
      onChange()
    },
    /** The round that takes bets at this moment. */
    roundOfBets: (): string | null => current('betting')?.id ?? null,
    /** Returns whether players may know something of the outcome of this round. */
    hasShown(roundId: string): boolean {
      const round = course.round()
      return round?.id !== roundId || round.phase === 'shown' || round.phase === 'deciding'
    },
    /**
     * Returns the moves of the player of this seat in this round at this moment, and the cost of
     * each in stakes. None in another round: the seat may be another player's by then.
     */
    movesOf(roundId: string, seat: number): Readonly<Record<string, number>> {
      const deciding = current('deciding')
      if (deciding?.id !== roundId) return {}
      return game.seats?.movesOf(deciding.outcome, seat) ?? {}
    },
    view(): TableView {
      const round = course.round()
      const isResting = !round || course.isAsleep()
      const phase = isResting ? (isOpen() ? 'idle' : 'closed') : round.phase
      const isShown = round?.phase === 'shown' || round?.phase === 'deciding'
      return {
        id,
        phase,
        roundId: round?.id ?? null,
        leftMs: isResting ? 0 : Math.max(0, (round?.endsAt ?? 0) - clock.now()),
        lengthMs: isResting ? 0 : lengths[round.phase],
        outcome: isShown ? game.show(round.outcome, round.phase === 'shown') : null,
        road: course.road(),
        seats: game.seats ? seats.view(round ? [...seatsIn(round.id).keys()] : []) : [],
      }
    },
  }
}
