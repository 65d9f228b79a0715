import { randomUUID } from 'node:crypto'
import type { Random } from '../maths/random.ts'
import { openPayer, type PayerOptions } from './payer.ts'
import type { TableGame } from './table-game.ts'
import type { TablePhase, TableRound } from './tables.store.ts'

export interface TableOptions extends PayerOptions {
  id: string
  game: TableGame
  random: Random
  /** The table has something new to tell. */
  onChange(): void
  /** Whether somebody is there to play or to look on: a dealer deals to no empty room. */
  isWanted(): boolean
}

/** What everybody at a table sees. */
export interface TableView {
  id: string
  /** `idle` while the dealer waits for the first player. */
  phase: TablePhase | 'idle'
  roundId: string | null
  /** How long the phase lasts from now on, and how long it lasts in all, in milliseconds. */
  leftMs: number
  lengthMs: number
  /** As the game shows it; null until it is told. */
  outcome: unknown
  /** The last outcomes in a word each, newest first. */
  road: readonly string[]
}

export type Table = ReturnType<typeof openTable>

const REMEMBERED = 60

/**
 * One live table. Bets are taken until its clock says so; then the outcome is drawn and written down, and told only after that. A
 * process that dies at any moment goes on with the round that is on the disk, to the outcome that stands there.
 */
export function openTable({ id, game, store, clock, random, settle, onChange, isWanted }: TableOptions) {
  let round = store.findLast(id)
  let road = store.listLabels(id, REMEMBERED)
  let isAsleep = true
  let isClosed = false
  let stopAlarm = () => {}
  const payer = openPayer({ store, clock, settle })

  function enter(next: TableRound): void {
    store.save(next)
    round = next
    follow()
    onChange()
  }

  /** Waits for the end of the phase. */
  function follow(): void {
    isAsleep = false
    stopAlarm()
    if (!isClosed) stopAlarm = clock.at(round?.endsAt ?? 0, goOn)
  }

  function goOn(): void {
    if (round?.phase === 'betting') close(round)
    else if (round?.phase === 'drawn') tell(round)
    else if (isWanted()) begin()
    else {
      isAsleep = true
      onChange()
    }
  }

  function begin(): void {
    const number = (round?.number ?? 0) + 1
    enter({ id: randomUUID(), tableId: id, number, phase: 'betting', endsAt: clock.now() + game.bettingMs, outcome: null, label: null })
  }

  function close(open: TableRound): void {
    enter({ ...open, phase: 'drawn', endsAt: clock.now() + game.drawingMs, outcome: game.draw(random) })
  }

  function tell(drawn: TableRound): void {
    const label = game.labelOf(drawn.outcome)
    road = [label, ...road].slice(0, REMEMBERED)
    enter({ ...drawn, phase: 'shown', endsAt: clock.now() + game.showingMs, label })
    payer.pay(drawn)
  }

  for (const left of store.listUnsettled(id)) if (left.phase === 'shown') payer.pay(left)
  if (round && round.phase !== 'shown') follow()

  return {
    id,
    /** Somebody has come: a dealer who waits begins. */
    wake(): void {
      if (isAsleep && !isClosed) begin()
    },
    /** The round that takes bets at this moment. */
    roundOfBets: (): string | null => (round?.phase === 'betting' && clock.now() < round.endsAt ? round.id : null),
    /** Whether players may know the outcome of this round. */
    hasTold: (roundId: string): boolean => round?.id !== roundId || round.phase === 'shown',
    view(): TableView {
      const lengths = { betting: game.bettingMs, drawn: game.drawingMs, shown: game.showingMs }
      const phase = round && !isAsleep ? round.phase : 'idle'
      return {
        id,
        phase,
        roundId: round?.id ?? null,
        leftMs: phase === 'idle' ? 0 : Math.max(0, (round?.endsAt ?? 0) - clock.now()),
        lengthMs: phase === 'idle' ? 0 : lengths[phase],
        outcome: round?.phase === 'shown' ? game.show(round.outcome) : null,
        road,
      }
    },
    /** Stops the clock, and waits for what is being paid. */
    async close(): Promise<void> {
      isClosed = true
      stopAlarm()
      await payer.close()
    },
  }
}
