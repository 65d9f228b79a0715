import { randomUUID } from 'node:crypto'
import type { Random } from '../maths/draws.ts'
import type { TableGame } from '../maths/game.ts'
import { openPayer, type PayerOptions } from './payer.ts'
import type { TableRound } from './tables.store.ts'

export interface CourseOptions extends PayerOptions {
  id: string
  game: TableGame
  random: Random
  /**
   * The seats whose players have a bet in this round that stands, each with what its player has
   * done there.
   */
  seatsIn(roundId: string): ReadonlyMap<number, readonly string[]>
  /** The table has something new to report. */
  onChange(): void
  /** Called before the first bets of a round are taken. */
  onBegin(): void
  /**
   * Returns whether the table has a player or an onlooker. The dealer does not deal to an empty
   * table.
   */
  isWanted(): boolean
  /** Returns whether new rounds may begin at the table: a room whose host has gone deals none. */
  isOpen(): boolean
}

export type Course = ReturnType<typeof openCourse>

const REMEMBERED = 60
/** Time between two looks whether a room has opened again. */
const LOOK_AGAIN_MS = 5000

/**
 * The rounds of one live table, one after the other. Bets are taken until its clock ends that; then
 * the outcome is drawn and stored, and sent only after that. A process that dies at any moment goes
 * on with the round that is on the disk, to the outcome that stands there.
 */
export function openCourse(options: CourseOptions) {
  const { id, game, store, clock, random, settle, onChange, isWanted, isOpen } = options
  let round = store.findLast(id)
  let road = store.listLabels(id, REMEMBERED)
  let [isAsleep, isClosed] = [true, false]
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
    else if (round?.phase === 'drawn' && game.seats) deal(round)
    else if (round?.phase === 'drawn' || round?.phase === 'deciding') notify(round)
    else if (isWanted() && isOpen()) begin()
    else {
      isAsleep = true
      lookAgain()
      onChange()
    }
  }

  /** Waits until the room opens, for those who are there before it does. */
  function lookAgain(): void {
    stopAlarm()
    if (!isClosed && isWanted() && !isOpen())
      stopAlarm = clock.at(clock.now() + LOOK_AGAIN_MS, wake)
  }

  function wake(): void {
    if (!isAsleep || isClosed) return
    if (isOpen() && isWanted()) begin()
    else lookAgain()
  }

  function begin(): void {
    options.onBegin()
    const number = (round?.number ?? 0) + 1
    enter({
      id: randomUUID(),
      tableId: id,
      number,
      phase: 'betting',
      endsAt: clock.now() + game.bettingMs,
      outcome: null,
      label: null,
    })
  }

  function close(open: TableRound): void {
    enter({
      ...open,
      phase: 'drawn',
      endsAt: clock.now() + game.drawingMs,
      outcome: game.draw(random),
    })
  }

  function deal(drawn: TableRound): void {
    const outcome = game.seats?.dealIn(drawn.outcome, [...options.seatsIn(drawn.id).keys()])
    const dealt: TableRound = {
      ...drawn,
      phase: 'deciding',
      endsAt: clock.now() + (game.seats?.decidingMs ?? 0),
      outcome,
    }
    if (isDecided(game, outcome)) notify(dealt)
    else enter(dealt)
  }

  function notify(drawn: TableRound): void {
    const label = game.labelOf(drawn.outcome)
    road = [label, ...road].slice(0, REMEMBERED)
    enter({ ...drawn, phase: 'shown', endsAt: clock.now() + game.showingMs, label })
    payer.pay(drawn)
  }

  for (const left of store.listUnsettled(id)) if (left.phase === 'shown') payer.pay(left)
  if (round?.phase === 'deciding') round = goOnDeciding(options, round)
  if (round && round.phase !== 'shown') follow()

  return {
    /** The round of this moment; null before the first. */
    round: () => round,
    road: () => road,
    /** Returns true while the table is empty and the dealer waits. */
    isAsleep: () => isAsleep,
    /** A player or an onlooker has come: a dealer who waits begins. */
    wake,
    move(roundId: string, seat: number, move: string): void {
      if (round?.phase !== 'deciding' || round.id !== roundId) return
      const next = { ...round, outcome: game.seats?.makeMove(round.outcome, seat, move) }
      if (isDecided(game, next.outcome)) notify(next)
      else enter(next)
    },
    /** Stops the clock, and waits for what is being paid. */
    async close(): Promise<void> {
      isClosed = true
      stopAlarm()
      await payer.close()
    },
  }
}

/**
 * A move is written down with its cost at its player's bet first: a process that died between the
 * two takes it up from there. Who could not decide meanwhile has the whole time again.
 */
function goOnDeciding({ game, seatsIn, clock }: CourseOptions, deciding: TableRound): TableRound {
  let { outcome, endsAt } = deciding
  for (const [seat, moves] of seatsIn(deciding.id))
    for (const move of moves.slice(game.seats?.movesMade(outcome, seat) ?? 0))
      outcome = game.seats?.makeMove(outcome, seat, move)
  if (!isDecided(game, outcome)) endsAt = clock.now() + (game.seats?.decidingMs ?? 0)
  return { ...deciding, outcome, endsAt }
}

/** Returns whether no seat has anything left to decide. */
function isDecided({ seats }: TableGame, outcome: unknown): boolean {
  return Array.from(
    { length: seats?.count ?? 0 },
    (_, seat) => seats?.movesOf(outcome, seat) ?? {},
  ).every((moves) => Object.keys(moves).length === 0)
}
